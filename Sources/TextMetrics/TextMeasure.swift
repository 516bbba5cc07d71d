/// How a size was obtained, from surest to least sure.
public enum TextEvidence: Sendable, Comparable {
    case table, fallback, guess
}
