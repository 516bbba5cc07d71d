import QuoinSolver

extension Priority {
    /// The priority of a drag that may resize the window: 510 (CM-10).
    public static let dragThatResizesWindow = Priority(510)
    /// The priority at which the window keeps its size: 500.
    public static let windowSizeStays = Priority(500)
    /// The priority of a drag that may not resize the window: 490.
    public static let dragThatKeepsWindow = Priority(490)
    /// The priority of the target of a fitting size: 50.
    public static let fitting = Priority(50)

    /// Whether the priority is valid: above 0 and at most 1000 (V12).
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}
