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

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public private(set) var displayScale: CGFloat = 0
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    public override init() { super.init() }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        userInterfaceIdiom = idiom
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }
    public convenience init(displayScale scale: CGFloat) {
        self.init()
        displayScale = scale
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    /// The later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections {
            if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
            if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
            if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
            if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
            if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
            if traits.displayScale != 0 { displayScale = traits.displayScale }
            if traits.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = traits.preferredContentSizeCategory
            }
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Those of the screen.
    @preconcurrency @MainActor
    public static var current: UITraitCollection { UIKitEnvironment.current.traitCollection }

    @MainActor
    public func performAsCurrent(_ actions: () -> Void) { actions() }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }
    public override var hash: Int { horizontalSizeClass.rawValue * 31 + verticalSizeClass.rawValue }
}

extension UIKitEnvironment {
    var traitCollection: UITraitCollection {
        let screen = screen
        func sizeClass(_ found: SizeClass) -> UIUserInterfaceSizeClass { found == .compact ? .compact : .regular }
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: screen.idiom == .phone ? .phone : .pad),
            UITraitCollection(horizontalSizeClass: sizeClass(screen.sizeClasses.horizontal)),
            UITraitCollection(verticalSizeClass: sizeClass(screen.sizeClasses.vertical)),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: CGFloat(screen.scale)),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
        ])
    }
}

/// Something with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
