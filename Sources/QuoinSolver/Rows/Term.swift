/// A variable times a number.
///
/// ```swift
/// let half = Term(width, 0.5)
/// ```
public struct Term: Hashable, Sendable {
    // The order and size of the fields are those of the C core's term, so that terms cross over uncopied.
    public var variable: Variable
    public var coefficient: Double

    @inlinable
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
