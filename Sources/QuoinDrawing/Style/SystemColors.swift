import QuoinScenes

/// UIKit's system colors by their names, in the light and the dark appearance.
enum SystemColors {
    /// Returns a color by its name; nil if there is none of that name.
    static func paint(_ name: String) -> Paint? { adaptive[name] ?? fixed[name].map { Paint($0) } }

    static let label = adaptive["label"] ?? .black
    static let secondaryLabel = adaptive["secondaryLabel"] ?? .black
    static let tertiaryLabel = adaptive["tertiaryLabel"] ?? .black
    static let placeholder = adaptive["placeholderText"] ?? .black
    static let separator = adaptive["separator"] ?? .black
    static let background = adaptive["systemBackground"] ?? .white
    static let groupedBackground = adaptive["systemGroupedBackground"] ?? .white
    static let groupedCell = adaptive["secondarySystemGroupedBackground"] ?? .white
    static let blue = adaptive["systemBlue"] ?? .black
    static let green = adaptive["systemGreen"] ?? .black
    static let red = adaptive["systemRed"] ?? .black
    static let gray = adaptive["systemGray"] ?? .black
    static let gray3 = adaptive["systemGray3"] ?? .black
    static let gray5 = adaptive["systemGray5"] ?? .black
    static let fill = adaptive["systemFill"] ?? .black
    static let secondaryFill = adaptive["secondarySystemFill"] ?? .black
    static let tertiaryFill = adaptive["tertiarySystemFill"] ?? .black

    private static func pair(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) -> Paint {
        Paint(light: RGBA(light.0, light.1, light.2), dark: RGBA(dark.0, dark.1, dark.2))
    }

    /// Returns shades of one gray: near black in the light appearance, near white in the dark one.
    private static func shade(_ light: Double, _ dark: Double) -> Paint {
        Paint(light: RGBA(60, 60, 67).withAlpha(light), dark: RGBA(235, 235, 245).withAlpha(dark))
    }

    private static func fill(_ level: UInt8, light: Double, dark: Double) -> Paint {
        Paint(light: RGBA(level, level, 128).withAlpha(light), dark: RGBA(level, level, 128).withAlpha(dark))
    }

    private static let adaptive: [String: Paint] = [
        "systemRed": pair((255, 59, 48), (255, 69, 58)), "systemOrange": pair((255, 149, 0), (255, 159, 10)),
        "systemYellow": pair((255, 204, 0), (255, 214, 10)), "systemGreen": pair((52, 199, 89), (48, 209, 88)),
        "systemMint": pair((0, 199, 190), (99, 230, 226)), "systemTeal": pair((48, 176, 199), (64, 200, 224)),
        "systemCyan": pair((50, 173, 230), (100, 210, 255)), "systemBlue": pair((0, 122, 255), (10, 132, 255)),
        "systemIndigo": pair((88, 86, 214), (94, 92, 230)), "systemPurple": pair((175, 82, 222), (191, 90, 242)),
        "systemPink": pair((255, 45, 85), (255, 55, 95)), "systemBrown": pair((162, 132, 94), (172, 142, 104)),
        "systemGray": pair((142, 142, 147), (142, 142, 147)), "systemGray2": pair((174, 174, 178), (99, 99, 102)),
        "systemGray3": pair((199, 199, 204), (72, 72, 74)), "systemGray4": pair((209, 209, 214), (58, 58, 60)),
        "systemGray5": pair((229, 229, 234), (44, 44, 46)), "systemGray6": pair((242, 242, 247), (28, 28, 30)),
        "label": pair((0, 0, 0), (255, 255, 255)), "secondaryLabel": shade(0.6, 0.6), "tertiaryLabel": shade(0.3, 0.3),
        "quaternaryLabel": shade(0.18, 0.16), "placeholderText": shade(0.3, 0.3), "link": pair((0, 122, 255), (9, 132, 255)),
        "separator": Paint(light: RGBA(60, 60, 67).withAlpha(0.29), dark: RGBA(84, 84, 88).withAlpha(0.6)),
        "opaqueSeparator": pair((198, 198, 200), (56, 56, 58)), "systemBackground": pair((255, 255, 255), (0, 0, 0)),
        "secondarySystemBackground": pair((242, 242, 247), (28, 28, 30)), "tertiarySystemBackground": pair((255, 255, 255), (44, 44, 46)),
        "systemGroupedBackground": pair((242, 242, 247), (0, 0, 0)), "groupTableViewBackground": pair((242, 242, 247), (0, 0, 0)),
        "secondarySystemGroupedBackground": pair((255, 255, 255), (28, 28, 30)),
        "tableCellGroupedBackground": pair((255, 255, 255), (28, 28, 30)), "tableCellPlainBackground": pair((255, 255, 255), (0, 0, 0)),
        "tableCellBackground": pair((255, 255, 255), (0, 0, 0)), "tableBackground": pair((255, 255, 255), (0, 0, 0)),
        "tertiarySystemGroupedBackground": pair((242, 242, 247), (44, 44, 46)), "systemFill": fill(120, light: 0.2, dark: 0.36),
        "secondarySystemFill": fill(120, light: 0.16, dark: 0.32), "tertiarySystemFill": fill(118, light: 0.12, dark: 0.24),
        "quaternarySystemFill": fill(116, light: 0.08, dark: 0.18),
    ]

    private static let fixed: [String: RGBA] = [
        "black": RGBA(0, 0, 0), "darkGray": RGBA(85, 85, 85), "lightGray": RGBA(170, 170, 170), "white": RGBA(255, 255, 255),
        "gray": RGBA(128, 128, 128), "red": RGBA(255, 0, 0), "green": RGBA(0, 255, 0), "blue": RGBA(0, 0, 255), "cyan": RGBA(0, 255, 255),
        "yellow": RGBA(255, 255, 0), "magenta": RGBA(255, 0, 255), "orange": RGBA(255, 128, 0), "purple": RGBA(128, 0, 128),
        "brown": RGBA(153, 102, 51), "clear": .clear, "darkText": RGBA(0, 0, 0), "lightText": RGBA(255, 255, 255, 153),
        "viewFlipsideBackground": RGBA(31, 33, 36), "scrollViewTexturedBackground": RGBA(111, 113, 121),
        "underPageBackground": RGBA(111, 113, 121),
    ]
}
