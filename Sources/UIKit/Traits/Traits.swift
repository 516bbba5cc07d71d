import QuoinBehaviors
import QuoinText

/// Kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Whether an axis has much room.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether a surface stands out from what is below it.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// How far colors stand apart.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether the user prefers heavy letters.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The colors that a screen can show.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// Dynamic Type's text sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { UIContentSizeCategory.ascending.firstIndex(of: self) ?? 3 }
    public var isAccessibilityCategory: Bool { place >= 7 }
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool { lhs.place < rhs.place }

    var textCategory: TextCategory { TextCategory(rawValue: place) ?? .large }
    var fontCategory: ContentSizeCategory { ContentSizeCategory(rawValue: place) ?? .large }
}
