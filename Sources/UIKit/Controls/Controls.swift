import QuoinBehaviors
import QuoinLayout

// Controls whose size is the system's own.

/// A view of the system's own size.
open class UISwitch: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.toggle)
        declarePlain(UISwitch.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.toggle)
    }
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    public enum Style: Int, Hashable, Sendable {
        case automatic, checkbox, sliding
    }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UIStepper: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.stepper)
        declarePlain(UIStepper.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.stepper)
    }
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var wraps = false
    open var isContinuous = true
    open var autorepeat = true
}

open class UISlider: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.slider)
        declarePlain(UISlider.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.slider)
    }
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
}

open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.pages(count: 0))
        declarePlain(UIPageControl.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.pages(count: 0))
    }
    open var numberOfPages = 0 {
        didSet {
            (item.behavior as? Control)?.kind = .pages(count: max(0, numberOfPages))
            noteEngineChange()
        }
    }
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var defersCurrentPageDisplay = false
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = UIPageControl()
        pages.numberOfPages = pageCount
        return pages.intrinsicContentSize
    }
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic, prominent, minimal
    }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}

open class UIRefreshControl: UIControl {
    /// As on iOS it is one of those that subclasses override.
    public init() { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open private(set) var isRefreshing = false
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.progress)
        declarePlain(UIProgressView.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.progress)
    }
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    public enum Style: Int, Hashable, Sendable {
        case `default`, bar
    }
}

open class UIActivityIndicatorView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeIndicator()
        declarePlain(UIActivityIndicatorView.self)
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        becomeIndicator()
    }
    public init(style: Style) {
        super.init(frame: .zero)
        becomeIndicator()
        declarePlain(UIActivityIndicatorView.self)
        self.style = style
        becomeStyle()
    }
    private func becomeIndicator() {
        becomeControl(.activity(isLarge: false))
        isHidden = true
    }
    private func becomeStyle() {
        (item.behavior as? Control)?.kind = .activity(isLarge: style == .large)
        takeOwnSize()
    }
    open var style = Style.medium { didSet { becomeStyle() } }
    open var color: UIColor! = .gray
    /// It is hidden from the start, as it stands still.
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

extension UIView {
    final func becomeControl(_ kind: ControlKind) {
        item.behavior = Control(kind, traits: UIKitEnvironment.current.traits)
        switch kind {
        case .toggle, .stepper: takeOwnSize()
        case .activity, .picker, .datePicker: if bounds.size == .zero { takeOwnSize() }
        default: break
        }
    }
}
