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
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
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
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}

open class UIDatePicker: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.datePicker(isCompact: false))
        declarePlain(UIDatePicker.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.datePicker(isCompact: false))
    }
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            (item.behavior as? Control)?.kind = .datePicker(isCompact: preferredDatePickerStyle == .compact)
            noteEngineChange()
        }
    }
    public enum Mode: Int, Hashable, Sendable {
        case time, date, dateAndTime, countDownTimer
    }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic, wheels, compact, inline
}

open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(frame: .zero) }
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

open class UISegmentedControl: UIControl {
    private let segments = SegmentedControl(titles: [], traits: UIKitEnvironment.current.traits)
    private var titles: [String?] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        item.behavior = segments
        declarePlain(UISegmentedControl.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        item.behavior = segments
    }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
        refresh()
    }
    private func refresh() {
        segments.titles = titles.map { TextContent(text: $0, font: .systemFont(ofSize: 13)).measuring }
        noteEngineChange()
    }
    open var numberOfSegments: Int { titles.count }
    open var selectedSegmentIndex = -1
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    public class var noSegment: Int { -1 }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(max(segment, 0), titles.count))
        refresh()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title
        refresh()
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    open func removeAllSegments() {
        titles = []
        refresh()
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
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
        becomeControl(.activity(isLarge: false))
        declarePlain(UIActivityIndicatorView.self)
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        becomeControl(.activity(isLarge: false))
    }
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        (item.behavior as? Control)?.kind = .activity(isLarge: style == .large)
    }
    open var style = Style.medium { didSet { (item.behavior as? Control)?.kind = .activity(isLarge: style == .large) } }
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    public enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large = 101
        public static var gray: Style { .medium }
        public static var white: Style { .medium }
        public static var whiteLarge: Style { .large }
    }
}

open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.picker)
        declarePlain(UIPickerView.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.picker)
    }
    open func reloadAllComponents() {}
}

open class UISearchBar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.searchBar)
        declarePlain(UISearchBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.searchBar)
    }
    open var text: String?
    open var placeholder: String?
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    public final let searchTextField = UITextField(frame: .zero)
}

/// A view with an effect behind its content.
open class UIVisualEffectView: UIView {
    public final let contentView = UIView()
    open var effect: UIVisualEffect?
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
    }
    public init(style: Style) { super.init() }
}

extension UIView {
    final func becomeControl(_ kind: ControlKind) {
        item.behavior = Control(kind, traits: UIKitEnvironment.current.traits)
    }
}
