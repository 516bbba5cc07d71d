/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    case none, fade, slide
}
