import QuoinBehaviors

open class UIActivityIndicatorView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpIndicator()
        declarePlain(UIActivityIndicatorView.self)
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUpIndicator()
    }
    public init(style: Style) {
        super.init(frame: .zero)
        setUpIndicator()
        declarePlain(UIActivityIndicatorView.self)
        self.style = style
        applyStyle()
    }
    private func setUpIndicator() {
        setUpControl(.activity(isLarge: false))
        isHidden = true
    }
    private func applyStyle() {
        (item.behavior as? Control)?.kind = .activity(isLarge: style == .large)
        sizeToContent()
    }
    open var style = Style.medium { didSet { applyStyle() } }
    /// The color that was set. Only drawings read it.
    private(set) final var ownColor: UIColor?
    open var color: UIColor! {
        get { ownColor ?? .gray }
        set { ownColor = newValue }
    }
    /// Whether the view is hidden while it does not animate, so also at first.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    open private(set) var isAnimating = false
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    public enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large = 101
        public static var gray: Style { .medium }
        public static var white: Style { .medium }
        public static var whiteLarge: Style { .large }
    }
}
