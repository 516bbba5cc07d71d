/// Heights of bars on the canvas, and how they follow from a document, by version (F2 to F9, F66).
enum BarTable {
    /// A navigation bar on a phone that is held upright.
    static let navigation = VersionTable<Double>(.from(0, 44, .seen(244, of: 247, files: 160, repositories: 45)))
    static let navigationOnPad = VersionTable<Double>(.from(0, 44, .assumed), .from(14000, 50, .seen(2, of: 2, files: 2, repositories: 2)))
    static let tab = VersionTable<Double>(.from(0, 49, .seen(34, of: 35, files: 22, repositories: 16)))
    static let tabOnPad = VersionTable<Double>(.from(0, 49, .assumed), .from(14000, 50, .assumed))
    /// Above the home indicator of an iPad without a home button: both together are 65 high.
    static let tabOnRoundPad = VersionTable<Double>(.from(0, 45, .seen(6, of: 6, files: 1, repositories: 1)))
    static let tool = VersionTable<Double>(
        .from(0, 44, .seen(3, of: 3, files: 3, repositories: 2)), .from(14800, 49, .seen(20, of: 21, files: 18, repositories: 3)))
    static let toolOnPad = VersionTable<Double>(.from(0, 44, .assumed), .from(14000, 50, .assumed))
    /// Any bar on a phone that is held sideways.
    static let sideways = VersionTable<Double>(.from(0, 32, .seen(2, of: 2, files: 2, repositories: 2)))

    /// Whether a navigation bar's stored frame says where the status bar ends (F4).
    static let storesFrame = VersionTable<Bool>(.from(0, false, .assumed), .from(13190, true, .seen(11, of: 11, files: 6, repositories: 5)))
    /// Whether `hidesBottomBarWhenPushed` hides the tab bar on the canvas (F8).
    static let hidesPushedTabBar = VersionTable<Bool>(
        .from(0, false, .seen(2, of: 2, files: 1, repositories: 1)), .from(11000, true, .seen(4, of: 6, files: 3, repositories: 3)))
    /// Whether a simulated status bar of `nil` takes it away (F2).
    static let obeysStatusMetrics = VersionTable<Bool>(
        .from(0, true, .seen(3, of: 3, files: 3, repositories: 3)), .from(13000, false, .seen(9, of: 9, files: 7, repositories: 5)))
    /// A navigation bar in a page sheet (F77).
    static let sheetNavigation = 56.0
    /// The amount that a prompt adds to a navigation bar.
    static let prompt = 30.0
    /// The amount that a large title adds to a navigation bar (F5).
    static let largeTitle = 52.0
}
