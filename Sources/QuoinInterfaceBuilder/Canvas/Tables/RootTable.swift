/// The canvas's treatment of roots that do not simply fill a screen, by version (F10 to F18, F58).
enum RootTable {
    /// The width from which on a root's margins are 20 and not 16 (F16), and that of a collection cell at the top of a xib (F58).
    static let wideRoot = 414.0
    static let wideCell = 412.0
    /// Whether wide roots have wider margins.
    static let wideMargins = VersionTable<Bool>(
        .from(0, false, .seen(67, of: 67, files: 28, repositories: 3)), .from(8000, true, .seen(220, of: 220, files: 82, repositories: 27)))

    /// Whether embedded controllers have the device's insets (F12).
    static let embeddedHasInsets = VersionTable<Bool>(
        .from(0, false, .seen(2, of: 2, files: 2, repositories: 2)), .from(13000, true, .seen(24, of: 24, files: 5, repositories: 5)))

    /// The insets of a root of a size of its own: of a controller of free form, or in a xib.
    enum FreeForm: Sendable {
        case nothing
        /// The device's insets from a certain height on.
        case tall(Double)
        /// The device's top inset, and the part of its bottom inset that the root overlaps; all insets if the root is wider than the
        /// screen.
        case fromTheTop
        case all
    }

    /// The rule for a controller's root with a free-form size (F13).
    static let freeFormController = VersionTable<FreeForm>(
        .from(0, .all, .assumed), .from(13000, .tall(480), .seen(21, of: 21, files: 12, repositories: 8)),
        .from(14800, .fromTheTop, .seen(2, of: 2, files: 1, repositories: 1)), .from(21700, .all, .assumed))
    /// The rule for a view of a xib with a free-form size (F14).
    static let freeFormView = VersionTable<FreeForm>(
        .from(0, .nothing, .assumed), .from(13000, .tall(480), .seen(21, of: 21, files: 12, repositories: 8)),
        .from(14800, .fromTheTop, .seen(15, of: 15, files: 15, repositories: 9)),
        .from(21700, .all, .seen(14, of: 14, files: 14, repositories: 6)))

    /// The height that a root lacks at least where it is not the whole screen.
    static let leastDeficit = 8.0
    /// The greatest deficit against the screen's height of the sheets of Xcode 14 and later: nothing covers them (F10).
    static let lowSheet = 20.0
    /// The deficit of a sheet that is covered at the top all the same; nil if there is none.
    static let coveredSheet = VersionTable<Double?>(
        .from(0, nil, .assumed), .from(19000, 54, .seen(1, of: 1, files: 1, repositories: 1)), .from(21000, nil, .assumed))

    /// The deficits of sheets, of whichever version; others are those of opaque bars (F75).
    static let sheetDeficits = [leastDeficit...lowSheet.nextDown, 54...54]

    /// The height by which the root of a popover on an iPad reaches under its arrow (F10).
    static let popoverArrow = VersionTable<Double>(.from(0, 0, .assumed), .from(14800, 13, .seen(1, of: 1, files: 1, repositories: 1)))

    /// Whether phones that are held sideways hide the status bar, in documents without a device.
    static let hidesStatusBarSideways = VersionTable<Bool>(.from(0, false, .assumed), .from(6000, true, .assumed))

    /// The margins of a collection cell's content view inside its collection; nil for those of any view (F25).
    static let collectionCellMargins = VersionTable<Double?>(
        .from(0, nil, .seen(20, of: 20, files: 6, repositories: 6)), .from(13196, 0, .seen(22, of: 22, files: 1, repositories: 1)),
        .from(13500, nil, .seen(78, of: 78, files: 7, repositories: 6)))

    /// Whether the content view of a collection cell at the top of a xib has the margins and insets of a root (F58).
    static let collectionCellIsRoot = VersionTable<Bool>(
        .from(0, false, .assumed), .from(13000, true, .seen(88, of: 89, files: 15, repositories: 2)))
}
