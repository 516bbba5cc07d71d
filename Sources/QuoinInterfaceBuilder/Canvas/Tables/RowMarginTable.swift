/// The margins of a table row's content view on the canvas (F20, F21, F57).
///
/// ```text
///                     above, below        at the sides
///    < 13000               8                  8
///    < 17000              11            15, 16 or 20: by the host of the row, and the width of device or row
///    < 24000              11            16, on wide devices 20 in rows wider than 320
///    24000                15
/// ```
enum RowMarginTable {
    static let vertical = VersionTable<Double>(
        .from(0, 8, .seen(114, of: 114, files: 41, repositories: 12)), .from(13000, 11, .seen(387, of: 395, files: 102, repositories: 37)),
        .from(24000, 15, .seen(35, of: 35, files: 7, repositories: 4)))

    /// The view that shows a row.
    enum Host: Sendable {
        /// A row at the top of a xib.
        case xib
        /// A row in a table that is the view of a controller.
        case root
        /// A row in a table inside another view.
        case inner
    }

    /// The rule that decides the margins at the sides.
    enum Sides: Sendable {
        case fixed(Double)
        /// So much, but 20 in rows of at least that width.
        case byRow(Double, wideFrom: Double)
        /// So much on narrow devices; on others 20 in rows wider than that, and else 16.
        case byDevice(Double, wideRows: Double)
    }

    static func sides(_ host: Host) -> VersionTable<Sides> {
        switch host {
        case .xib: inXib
        case .root: inRoot
        case .inner: inner
        }
    }

    private static let inXib = VersionTable<Sides>(
        .from(0, .fixed(8), .seen(42, of: 42, files: 22, repositories: 10)),
        .from(13000, .byRow(16, wideFrom: 414), .seen(16, of: 17, files: 16, repositories: 8)),
        .from(14800, .byDevice(15, wideRows: 320), .seen(10, of: 10, files: 10, repositories: 5)),
        .from(17000, .byDevice(16, wideRows: 320), .seen(41, of: 41, files: 41, repositories: 7)))
    private static let inRoot = VersionTable<Sides>(
        .from(0, .fixed(8), .seen(30, of: 30, files: 15, repositories: 7)),
        .from(13000, .byDevice(16, wideRows: 0), .seen(52, of: 53, files: 16, repositories: 7)),
        .from(14800, .byDevice(16, wideRows: 320), .seen(223, of: 224, files: 49, repositories: 19)))
    private static let inner = VersionTable<Sides>(
        .from(0, .fixed(8), .seen(10, of: 10, files: 8, repositories: 5)),
        .from(13000, .byDevice(15, wideRows: 0), .seen(16, of: 16, files: 9, repositories: 4)),
        .from(14800, .byDevice(15, wideRows: 320), .seen(5, of: 5, files: 4, repositories: 3)),
        .from(17000, .byDevice(16, wideRows: 320), .seen(64, of: 66, files: 27, repositories: 11)))

    /// The width of the narrowest device whose rows are wide.
    static let wideDevice = 390.0
    /// The margin at the side of an accessory (F21).
    static let besideAccessory = 8.0
    /// The margins of rows below the visible end of their table, which the canvas never showed; nil for those of any row (F57).
    static let belowTable = VersionTable<(vertical: Double, side: Double)?>(
        .from(0, nil, .assumed), .from(13000, (8, 8), .seen(32, of: 32, files: 5, repositories: 4)),
        .from(24000, (11, 16), .seen(8, of: 8, files: 1, repositories: 1)))
    /// Whether rows of a 375 × 812 screen count as wide.
    static let narrowHousingIsWide = VersionTable<Bool>(
        .from(0, false, .assumed), .from(21600, true, .seen(5, of: 5, files: 3, repositories: 2)), .from(22000, false, .assumed))
    /// Whether a row at the top of a xib gives up its height in a contradiction (F80).
    static let givesUpHeight = VersionTable<Bool>(
        .from(0, false, .seen(9, of: 9, files: 9, repositories: 4)), .from(14800, true, .seen(14, of: 15, files: 15, repositories: 6)))
    /// Whether a row of a table that sizes itself, and whose height the file does not give, gives it up in a contradiction (F80).
    static let givesUpHeightInTable = VersionTable<Bool>(
        .from(0, false, .assumed), .from(14800, true, .seen(5, of: 5, files: 2, repositories: 2)),
        .from(18000, false, .seen(6, of: 6, files: 3, repositories: 3)))
    /// Whether the height of a row without constraints is open: the betas of Xcode 6 measured rows for the first time (F69).
    static let leavesHeightOpen = VersionTable<Bool>(
        .from(0, false, .assumed), .from(6000, true, .seen(5, of: 5, files: 2, repositories: 2)), .from(6200, false, .assumed))
}
