/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
}

public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
