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
/// A variable means nothing to another solver than the one that made it, and is refused there, as one that was removed is. (The
/// handle tells 63 solvers apart, and two that were made one after the other always.)
///
/// Between two variables, `==` makes a row where a `Row` is expected, and compares the handles where a `Bool` is expected.
public struct Variable: Hashable, Sendable {
    /// The handle as the C core sees it: an index and a generation.
    public let rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The index of this variable's value in the array of ``Solver/withValues(_:)``.
    ///
    /// ```swift
    /// let width = solver.withValues { $0[right.index] - $0[left.index] }
    /// ```
    @inlinable
    public var index: Int { Int(rawValue & 0x3FF_FFFF) }

    /// Returns the variable that a batch creates at an index, for use as an anchor in the same batch.
    ///
    /// With it you can create a whole tree, parents before children, in one call. Anywhere else it is refused like an unknown variable.
    ///
    /// ```swift
    /// let made = try solver.addVariables(keys: [1, 2, 3], anchors: [nil, .inBatch(0), .inBatch(1)])
    /// ```
    @inlinable
    public static func inBatch(_ index: Int) -> Variable {
        // An index that no batch has becomes one that is refused: batches end below it.
        Variable(rawValue: batchMark | (index >= 0 && index < 0x3FF_FFFE ? UInt32(index) : 0x3FF_FFFE))
    }

    /// The generation that no handle has.
    @inlinable static var batchMark: UInt32 { 63 << 26 }

    var isInBatch: Bool { rawValue >= Variable.batchMark && rawValue != Variable.absent }

    /// The handle that names no variable.
    @inlinable static var absent: UInt32 { .max }
}

extension Variable: CustomStringConvertible {
    /// The letter x and the index, such as `x7`.
    public var description: String { isInBatch ? "variable \(index) of the batch" : "x\(index)" }
}
