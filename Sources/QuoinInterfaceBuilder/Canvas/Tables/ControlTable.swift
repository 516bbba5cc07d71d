/// Sizes of controls on the canvas where they are not those of the era (F34, F72).
enum ControlTable {
    /// The height of a progress view.
    static let progressHeight = VersionTable<Double>(
        .from(0, 2, .seen(12, of: 14, files: 14, repositories: 8)), .from(17000, 4, .seen(7, of: 7, files: 7, repositories: 6)))
    /// The height of a search bar. The canvases that draw the smallest text size have lower ones.
    static let searchBarHeight = VersionTable<Double>(
        .from(0, 44, .seen(2, of: 2, files: 2, repositories: 2)), .from(13000, 56, .seen(9, of: 9, files: 9, repositories: 5)),
        .from(18000, 51, .seen(9, of: 11, files: 9, repositories: 4)), .from(21000, 56, .seen(3, of: 4, files: 3, repositories: 3)),
        .from(24000, 64, .seen(1, of: 1, files: 1, repositories: 1)))
    /// The height of a toolbar inside a view, on a phone with a home indicator.
    static let toolbarAboveIndicator = VersionTable<Double>(
        .from(0, 44, .assumed), .from(17000, 49, .seen(26, of: 30, files: 26, repositories: 4)))
    /// The size of an info, detail or add button.
    static let infoButton = VersionTable<(width: Double, height: Double)>(
        .from(0, (22, 22), .assumed), .from(14800, (25, 24), .seen(4, of: 4, files: 4, repositories: 4)))
    /// The height of a one-line label in the library's font, 17 points, on devices with three pixels per point. The library's own 21
    /// is within a point of 20.33, and stays.
    static let libraryLabelHeight = VersionTable<Double?>(
        .from(0, nil, .seen(14, of: 22, files: 12, repositories: 6)), .from(17000, 21, .seen(57, of: 89, files: 40, repositories: 14)),
        .from(23700, nil, .seen(2, of: 3, files: 2, repositories: 2)))
    /// Whether configured buttons in the default font are as high as whole points: 35, as in the library, and not 34.33.
    static let roundsConfiguredButtons = VersionTable<Bool>(
        .from(0, false, .assumed), .from(19000, true, .seen(24, of: 29, files: 16, repositories: 8)))
    /// The side of a large activity indicator on a television: 5 of 5 in two repositories.
    static let televisionIndicator = 64.0
}
