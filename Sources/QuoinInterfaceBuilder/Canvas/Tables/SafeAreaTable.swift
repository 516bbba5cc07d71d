import QuoinBehaviors
import QuoinLayout

/// The insets that status bar, sensor housing and home indicator give a root view on the canvas (F1, F53 to F55).
///
/// The canvas draws a device as the simulator of its Xcode showed it, and not as it is: status bars came and went, and housings
/// grew with iOS. Evidence counts pins: constraints whose two stored frames give an inset away.
enum SafeAreaTable {
    /// Whether flat phones and all iPads have a status bar. The canvas of iOS 13 to 16 drew none.
    static let drawsStatusBar = VersionTable<Bool>(
        .from(0, true, .seen(270, of: 272, files: 119, repositories: 37)),
        .from(14800, false, .seen(197, of: 199, files: 93, repositories: 33)),
        .from(21700, true, .seen(79, of: 79, files: 42, repositories: 13)))

    /// The top inset of a phone with a sensor housing, by device.
    static func housing(_ device: Device) -> VersionTable<Double> {
        switch device.id {
        case "retina5_9", "retina5_4": fiveNine
        case "retina6_1": sixOne
        case "retina6_0", "retina6_7": sixZero
        default: VersionTable(.from(0, device.safeArea(.portrait).top, sameInAllVersions[device.id] ?? .assumed))
        }
    }

    private static let fiveNine = VersionTable<Double>(
        .from(0, 44, .seen(48, of: 48, files: 19, repositories: 14)),
        .from(21200, 47, .seen(8, of: 8, files: 1, repositories: 1)),
        .from(21700, 50, .seen(66, of: 66, files: 8, repositories: 7)))
    private static let sixOne = VersionTable<Double>(
        .from(0, 44, .seen(241, of: 241, files: 220, repositories: 43)),
        .from(21200, 48, .seen(64, of: 64, files: 61, repositories: 16)))
    private static let sixZero = VersionTable<Double>(
        .from(0, 44, .seen(3, of: 3, files: 3, repositories: 3)),
        .from(21700, 47, .seen(11, of: 11, files: 2, repositories: 1)))
    /// The devices whose housing never changed.
    private static let sameInAllVersions: [String: Evidence] = [
        "retina6_5": .seen(12, of: 12, files: 10, repositories: 9), "retina6_12": .seen(72, of: 72, files: 62, repositories: 13),
        "retina6_72": .seen(2, of: 2, files: 2, repositories: 1), "retina6_9": .seen(2, of: 2, files: 1, repositories: 1),
    ]

    /// The number of times that a whole screen's insets count, on phones with a home indicator, without bars (F53).
    static let repetition = VersionTable<Double>(
        .from(0, 1, .seen(549, of: 549, files: 380, repositories: 60)),
        .from(23700, 2, .seen(43, of: 43, files: 28, repositories: 7)))

    /// The left and right inset of a phone with a sensor housing that is held sideways (F54).
    static func sides(_ device: Device) -> VersionTable<Double> {
        let later = device.safeArea(.landscape).left
        return VersionTable(
            .from(0, min(44, later), .seen(10, of: 10, files: 5, repositories: 4)), .from(21700, later, .assumed))
    }

    /// The insets of a television without bars: top and bottom, left and right (F55).
    static let television = VersionTable<(vertical: Double, horizontal: Double)>(
        .from(0, (0, 0), .seen(3, of: 3, files: 2, repositories: 2)),
        .from(13000, (60, 90), .seen(28, of: 28, files: 10, repositories: 3)),
        .from(21200, (60, 80), .seen(14, of: 14, files: 3, repositories: 2)))

    /// The insets of a document without a device: a status bar of 20, up to Xcode 10.
    static let withoutDevice = VersionTable<Double>(
        .from(0, 20, .seen(72, of: 73, files: 60, repositories: 13)), .from(14800, 0, .seen(3, of: 3, files: 3, repositories: 2)))
}

extension SafeAreaTable {
    /// The insets of a root view that fills the screen of a device, without bars.
    static func insets(of device: Device, orientation: Orientation, version: ToolsVersion) -> Insets {
        var insets = device.safeArea(orientation)
        if device.idiom == .phone, device.hasHomeIndicator {
            if orientation == .portrait {
                insets.top = housing(device)[version]
            } else {
                insets.left = sides(device)[version]
                insets.right = insets.left
            }
        } else if !drawsStatusBar[version] {
            insets.top = 0
        }
        return insets
    }
}
