/// The identity of a row in its solver. `add` returns it, and later changes of the row take it.
///
/// ```swift
/// let gap = try solver.add(b - a >= 8)
/// try solver.setConstant(12, of: gap)
/// try solver.remove(gap)
/// ```
///
/// It takes four bytes. The id of a removed row is detected and refused, even after another row has reused its index.
public struct RowID: Hashable, Sendable {
    /// The handle as the C core sees it: an index and a generation.
    public let rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let absent = RowID(rawValue: .max)
}

extension RowID: CustomStringConvertible {
    /// The word "row" and the index, such as `row 7`.
    public var description: String { "row \(rawValue & 0x3FF_FFFF)" }
}
