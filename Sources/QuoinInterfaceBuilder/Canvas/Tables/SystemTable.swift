import QuoinBehaviors
import QuoinText

/// The system that the canvas of an Interface Builder imitates: iOS and its text, by version (F29, F64).
enum SystemTable {
    static let era = VersionTable<Era>(
        .from(0, .ios7, .assumed), .from(6000, .ios8, .seen(67, of: 67, files: 28, repositories: 3)),
        .from(8000, .ios9, .seen(220, of: 220, files: 82, repositories: 27)),
        .from(13000, .ios11, .seen(387, of: 395, files: 102, repositories: 37)),
        .from(14800, .ios13, .seen(197, of: 199, files: 93, repositories: 33)), .from(19000, .ios15, .assumed),
        .from(24000, .ios26, .seen(12, of: 12, files: 4, repositories: 2)))

    /// The oldest iOS that an Xcode builds for.
    static let oldestSystem = VersionTable<Double>(
        .from(0, 0, .assumed), .from(17000, 9, .assumed), .from(21000, 11, .assumed), .from(22000, 12, .assumed))

    /// The era of the system font. Between Xcode 10 and 13 the boundary is known no better.
    static let font = VersionTable<TextEra>(
        .from(0, .helveticaNeue, .assumed), .from(8000, .xcode7, .assumed), .from(10000, .xcode8, .assumed),
        .from(13000, .xcode9to11, .assumed), .from(16000, .modern, .assumed))

    /// Whether text comes in whole points: up to Xcode 7.
    static let wholePointText = VersionTable<Bool>(.from(0, true, .assumed), .from(11000, false, .assumed))

    /// The text size that the canvas draws with; nil for the standard one. One below it up to Xcode 7, body with 16 points; from
    /// Xcode 12.5 to 13 the smallest, body with 14.
    static let category = VersionTable<TextCategory?>(
        .from(0, .medium, .assumed), .from(11000, nil, .seen(121, of: 148, files: 90, repositories: 30)),
        .from(18000, .extraSmall, .seen(36, of: 43, files: 22, repositories: 10)),
        .from(21000, nil, .seen(104, of: 113, files: 60, repositories: 20)))

    /// Whether wrapping texts of a stack view share its width; the first stack views, of iOS 9.0, did not do so (F60).
    static let sharesTextWidth = VersionTable<Bool>(.from(0, false, .assumed), .from(9000, true, .assumed))

    /// Whether plain views in stack views have the library's size where nothing else says how large they are (F31).
    static let givesDesignTimeSizes = VersionTable<Bool>(
        .from(0, false, .seen(2, of: 2, files: 2, repositories: 1)), .from(9000, true, .seen(33, of: 52, files: 24, repositories: 12)))

    /// Whether frames may be off the exact solution by what an integral layout left (F50).
    static let drawsRoughly = VersionTable<Bool>(
        .from(0, false, .assumed), .from(11542, true, .seen(48, of: 1291, files: 21, repositories: 14)), .from(13530, false, .assumed))

    /// Whether edges that fall between two pixels may lie on either (F75).
    static let roundsRoughly = VersionTable<Bool>(
        .from(0, false, .assumed), .from(13530, true, .seen(55, of: 1885, files: 20, repositories: 9)), .from(14400, false, .assumed))

    /// Whether frames are sure that are drawn for a television, or for no device (F75).
    static let knowsPlainCanvas = VersionTable<Bool>(
        .from(0, false, .seen(1735, of: 1790, files: 311, repositories: 33)),
        .from(14800, true, .seen(164, of: 164, files: 20, repositories: 5)))

    /// Whether frames are sure that follow the insets of a tablet (F75).
    static let knowsTablets = VersionTable<Bool>(
        .from(0, false, .seen(147, of: 155, files: 15, repositories: 8)),
        .from(14400, true, .seen(46, of: 46, files: 9, repositories: 4)),
        .from(14800, false, .seen(27, of: 32, files: 6, repositories: 3)),
        .from(21000, true, .seen(36, of: 36, files: 7, repositories: 5)))

    /// The height by which a progress view's frame reaches below its alignment rectangle (F32).
    static let progressBelow = VersionTable<Double>(
        .from(0, 0, .assumed), .from(15400, 1, .seen(2, of: 2, files: 1, repositories: 1)), .from(15500, 0, .assumed))
}
