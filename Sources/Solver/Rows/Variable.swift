/// An unknown of one solver: a small handle, not an object. Its value is read from the solver.
///
/// ```swift
/// let solver = try Solver()
/// let left = try solver.addVariable()
/// try solver.add(left == 20)
/// try solver.solve()
/// print(try solver.value(of: left))   // 20.0
/// ```
///
/// A variable means nothing to another solver than the one that made it. One that was removed is noticed and refused.
///
/// Between two variables `==` makes a row where a `Row` is expected, and compares the handles where a `Bool` is.
public struct Variable: Hashable, Sendable {
    /// The handle as the C core sees it: an index and a generation.
    public let rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of this variable's value in the flat array of ``Solver/withValues(_:)``.
    ///
    /// ```swift
    /// let width = solver.withValues { $0[right.index] - $0[left.index] }
    /// ```
    @inlinable
    public var index: Int { Int(rawValue & 0x3FF_FFFF) }

    /// The handle that names no variable.
    @usableFromInline static let absent: UInt32 = .max
}

extension Variable: CustomStringConvertible {
    /// `x` and the index, such as `x7`.
    public var description: String { "x\(index)" }
}
