import QuoinBehaviors
import QuoinLayout

/// A control of several segments side by side.
open class UISegmentedControl: UIControl {
    private let segments = SegmentedControl(titles: [], traits: UIKitEnvironment.current.traits)
    private var titles: [String?] = []
    /// The images by the segments' indices. They do not count for the size.
    private var images: [Int: UIImage] = [:]

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
        for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
        refresh()
        sizeToContent()
    }
    private func refresh() {
        segments.titles = titles.map { StyledText(text: $0, font: .systemFont(ofSize: 13)).measuring }
        noteEngineChange()
    }
    open var numberOfSegments: Int { titles.count }
    open var selectedSegmentIndex = -1
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    public class var noSegment: Int { -1 }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), titles.count)
        images = Dictionary(uniqueKeysWithValues: images.map { ($0.key < place ? $0.key : $0.key + 1, $0.value) })
        titles.insert(title, at: place)
        refresh()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title
        refresh()
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Sets the image that a drawing shows in place of the title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { images[segment] = image }
    open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
    /// No effect.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// No effect.
    open func widthForSegment(at segment: Int) -> CGFloat { 0 }
    /// No effect.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    /// No effect.
    open func isEnabledForSegment(at segment: Int) -> Bool { true }
    /// No effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// No effect.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {}
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        images[segment] = nil
        images = Dictionary(uniqueKeysWithValues: images.map { ($0.key < segment ? $0.key : $0.key - 1, $0.value) })
        titles.remove(at: segment)
        refresh()
    }
    /// No effect.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
    open func removeAllSegments() {
        titles = []
        images = [:]
        refresh()
    }
    /// No effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}
