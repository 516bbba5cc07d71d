import QuoinSolver

extension Priority {
    /// 510: a drag that may resize the window (CM-10).
    public static let dragThatResizesWindow = Priority(510)
    /// 500: the window keeps its size.
    public static let windowSizeStays = Priority(500)
    /// 490: a drag that may not resize the window.
    public static let dragThatKeepsWindow = Priority(490)
    /// 50: the target of a fitting size.
    public static let fitting = Priority(50)

    /// Whether a constraint can have it: above 0 and at most 1000 (V12).
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}
