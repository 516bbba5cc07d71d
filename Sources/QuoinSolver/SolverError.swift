/// The reason why a call failed. A call that throws changes nothing.
///
/// ```swift
/// do {
///     try solver.add((a - b >= 8).at(1200))
/// } catch .badPriority(let row) {
///     print(row)                                  // x0 - x1 >= 8 @1200
/// } catch {
///     print(error)                                // the cause, and what to do about it
/// }
/// ```
///
/// Contradictory rows are not an error: see ``Solver/conflicts``.
public enum SolverError: Error, Equatable, Sendable {
    case outOfMemory
    /// A constant or coefficient is NaN, infinite or beyond 1e15; with the row as text.
    case notFinite(String)
    /// The variable was not created by this solver, or has been removed.
    case unknownVariable(Variable)
    /// The row was never added to this solver, or has been removed.
    case unknownRow(RowID)
    /// The priority is not above 0 and at most 1000, or the tie level is not 1 to 8; with the row as text.
    case badPriority(String)
    /// The row has no terms, or all its coefficients are zero. The associated value is the row as text.
    case emptyRow(String)
    /// Another row (or another variable) has this key.
    case duplicateKey(UInt64)
    /// A row still mentions the variable, or another variable rests at it.
    case variableInUse(Variable)
    /// The variable cannot be an anchor here: it is unknown, or its key is not smaller.
    case badAnchor(Variable)
    /// More than 2^26 variables or rows.
    case tooLarge
    /// Two arrays that belong together differ in length.
    case unequalCounts(Int, Int)
    /// No value can be suggested for the variable: it has no edit row.
    case notEditable(Variable)
    /// The variable has an edit row already.
    case alreadyEditable(Variable)
    /// The backend is not part of this build.
    case backendMissing(String)
    /// The backend failed; with its message.
    case backendFailed(String)
    /// Two threads use the solver at the same time. Only debug builds detect this.
    case usedByTwoThreads
    /// A value was requested that no solve has computed yet.
    case notSolved
}

extension SolverError: CustomStringConvertible {
    /// The cause, and a remedy.
    public var description: String {
        guard let subject else { return sentence }
        return "\(subject): \(sentence)"
    }

    private var subject: String? {
        switch self {
        case .notFinite(let row), .badPriority(let row), .emptyRow(let row): row.isEmpty ? nil : row
        case .unknownVariable(let variable), .variableInUse(let variable), .badAnchor(let variable), .notEditable(let variable),
            .alreadyEditable(let variable):
            variable.description
        case .unknownRow(let row): row.description
        case .duplicateKey(let key): "key \(key)"
        case .unequalCounts(let first, let second): "\(first) and \(second)"
        case .backendMissing(let name): name
        case .backendFailed(let text): text.isEmpty ? nil : text
        case .outOfMemory, .tooLarge, .notSolved, .usedByTwoThreads: nil
        }
    }

    private var sentence: String {
        switch self {
        case .unequalCounts: "The arrays have different lengths: make them equal."
        case .usedByTwoThreads:
            "Another thread is using the solver: use it from one thread at a time, or create one for each thread."
        case .notEditable: "The variable has no edit row: call addEdit first."
        case .alreadyEditable: "The variable already has an edit row: call suggest to change its value, or removeEdit first."
        default: refusal?.text ?? ""
        }
    }

    private var refusal: Core.Refusal? {
        switch self {
        case .outOfMemory: .outOfMemory
        case .notFinite: .notFinite
        case .unknownVariable: .unknownVariable
        case .unknownRow: .unknownRow
        case .badPriority: .badPriority
        case .emptyRow: .emptyRow
        case .duplicateKey: .duplicateKey
        case .variableInUse: .variableInUse
        case .badAnchor: .badAnchor
        case .tooLarge: .tooLarge
        case .backendMissing: .backendMissing
        case .backendFailed: .backendFailed
        case .notSolved: .notSolved
        case .unequalCounts, .notEditable, .alreadyEditable, .usedByTwoThreads: nil
        }
    }
}
