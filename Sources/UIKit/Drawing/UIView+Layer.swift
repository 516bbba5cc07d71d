extension UIView {
    /// What draws the view; here it keeps what it is told, and shares the view's geometry.
    public final var layer: CALayer {
        if let found = extras?.layer { return found }
        let made = (type(of: self).layerClass as? CALayer.Type)?.make() ?? CALayer()
        made.view = self
        ensureExtras().layer = made
        return made
    }

    public final func setNeedsDisplay() {}
    public final func setNeedsDisplay(_ rect: CGRect) {}
    public final var isOpaque: Bool {
        get { extras?.others["isOpaque"] as? Bool ?? true }
        set { ensureExtras().others["isOpaque"] = newValue }
    }
    public final var contentScaleFactor: CGFloat {
        get { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
        set {}
    }
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { extras?.others["tintAdjustmentMode"] as? TintAdjustmentMode ?? .automatic }
        set { ensureExtras().others["tintAdjustmentMode"] = newValue }
    }
    public final var mask: UIView? {
        get { extras?.others["mask"] as? UIView }
        set { ensureExtras().others["mask"] = newValue }
    }
    public final var isMultipleTouchEnabled: Bool {
        get { extras?.others["isMultipleTouchEnabled"] as? Bool ?? false }
        set { ensureExtras().others["isMultipleTouchEnabled"] = newValue }
    }
    public final var isExclusiveTouch: Bool {
        get { extras?.others["isExclusiveTouch"] as? Bool ?? false }
        set { ensureExtras().others["isExclusiveTouch"] = newValue }
    }
    public final var restorationIdentifier: String? {
        get { extras?.others["restorationIdentifier"] as? String }
        set { ensureExtras().others["restorationIdentifier"] = newValue }
    }
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.others["overrideUserInterfaceStyle"] as? UIUserInterfaceStyle ?? .unspecified }
        set { ensureExtras().others["overrideUserInterfaceStyle"] = newValue }
    }
    /// A picture of the view: an empty view of its size.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestures }
        set {
            for gesture in extras?.gestures ?? [] { removeGestureRecognizer(gesture) }
            for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
        }
    }
    final func adopt(_ gesture: UIGestureRecognizer) {
        gesture.view?.removeGestureRecognizer(gesture)
        ensureExtras().gestures.append(gesture)
        gesture.attached = self
    }
    final func abandon(_ gesture: UIGestureRecognizer) {
        extras?.gestures.removeAll { $0 === gesture }
        gesture.attached = nil
    }
    public final var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { ensureExtras().interactions = newValue }
    }
    public final func addInteraction(_ interaction: any UIInteraction) { ensureExtras().interactions.append(interaction) }
    public final func removeInteraction(_ interaction: any UIInteraction) { extras?.interactions.removeAll { $0 === interaction } }
}

extension CALayer {
    /// Of the class it is called on.
    class func make() -> CALayer {
        switch ObjectIdentifier(self) {
        case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
        case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
        case ObjectIdentifier(CATextLayer.self): CATextLayer()
        default: CALayer()
        }
    }
}

/// A way to interact with a view; none occurs here.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension NSObject {
    /// A name for tests and logs. Views keep it; anything else has none.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { accessibility["identifier"] as? String }
        set { accessibility["identifier"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { accessibility["label"] as? String }
        set { accessibility["label"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { accessibility["hint"] as? String }
        set { accessibility["hint"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { accessibility["value"] as? String }
        set { accessibility["value"] = newValue }
    }
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { accessibility["isElement"] as? Bool ?? false }
        set { accessibility["isElement"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityElementsHidden: Bool {
        get { accessibility["elementsHidden"] as? Bool ?? false }
        set { accessibility["elementsHidden"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityElements: [Any]? {
        get { accessibility["elements"] as? [Any] }
        set { accessibility["elements"] = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility["traits"] as? UIAccessibilityTraits ?? .none }
        set { accessibility["traits"] = newValue }
    }

    @MainActor
    private var accessibility: [String: Any] {
        get { (self as? UIView)?.extras?.others ?? [:] }
        set { (self as? UIView)?.ensureExtras().others = newValue }
    }
}

/// What an element is to assistive software.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

extension UIView {
    /// What a log says about the view's content: the text of labels and buttons.
    final var textForLogs: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
