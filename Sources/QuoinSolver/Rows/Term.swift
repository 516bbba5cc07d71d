/// A variable times a number.
///
/// ```swift
/// let half = Term(width, 0.5)
/// ```
public struct Term: Hashable, Sendable {
    // The order and size of the fields are those of the C core's term, so that terms cross over uncopied.
    /// The variable of the term.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    @inlinable
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
