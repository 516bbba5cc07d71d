/// How bars look; only kept.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    public required override init() { super.init() }
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
        (backgroundEffect, backgroundImage, shadowImage) = (
            barAppearance.backgroundEffect, barAppearance.backgroundImage, barAppearance.shadowImage
        )
    }
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
    }
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

/// How an item looks in one state; only kept.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}

public typealias UITabBarItemStateAppearance = UIBarButtonItemStateAppearance

/// How buttons in a bar look; only kept.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let selected = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
}

public typealias UITabBarItemAppearance = UIBarButtonItemAppearance
