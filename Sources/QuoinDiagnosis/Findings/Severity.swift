/// The importance of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing has to change.
    case info
    /// Works, but not as meant, or not everywhere.
    case warning
    /// Will not work.
    case error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
