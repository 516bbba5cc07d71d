/// A minimal set of required rows that cannot all hold: without any one of them the others can.
///
/// ```swift
/// try solver.solve()
/// for conflict in solver.conflicts {
///     print("left out:", conflict.culprit)              // x1 - x0 == 20
///     for row in conflict.others { print("because of:", row) }
/// }
/// ```
///
/// Every backend reports the same conflicts, in the same order.
public struct Conflict: Sendable {
    /// The first row, by key, that contradicts the rows before it. It was left out of the answer.
    public let culprit: Row
    /// The name of the culprit.
    public let culpritID: RowID
    /// The rows that the culprit contradicts, the one with the greatest key first.
    public let others: [Row]
    /// The names of ``others``.
    public let otherIDs: [RowID]
    /// The names that variables in them have.
    let names: [Variable: String]
}

extension Conflict: CustomStringConvertible {
    /// The culprit, then what it contradicts, one row a line, with the names that variables have.
    public var description: String {
        let name = { names[$0] ?? $0.description }
        return (["\(culprit.text(name))   [left out]"] + others.map { $0.text(name) }).joined(separator: "\n")
    }
}

/// A variable whose value the priorities do not determine.
///
/// ```swift
/// for ambiguity in try solver.ambiguities() {
///     print(ambiguity.variable, "is mentioned by", ambiguity.rows)
/// }
/// ```
public struct Ambiguity: Sendable {
    /// The variable that could have another value.
    public let variable: Variable
    /// The rows that mention the variable, in the order of their keys. Another row is missing, or one of these is too weak.
    public let rows: [Row]
    /// The names of ``rows``.
    public let ids: [RowID]
    /// The names that variables in them have.
    let names: [Variable: String]
}

extension Ambiguity: CustomStringConvertible {
    /// The variable and the rows that mention it: `title.right: title.right - title.left >= 8`.
    public var description: String {
        let name = { names[$0] ?? $0.description }
        let mentions = rows.isEmpty ? "no row mentions it" : rows.map { $0.text(name) }.joined(separator: ", ")
        return "\(name(variable)): \(mentions)"
    }
}
