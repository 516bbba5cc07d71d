import QuoinLayout

/// Segments side by side, all as wide as the widest asks for: the behavior of a segmented control.
///
/// ```swift
/// item.behavior = SegmentedControl(titles: ["Day", "Week"].map { title in { request in … } })
/// ```
public final class SegmentedControl: AttachedBehavior {
    /// One measuring closure a segment.
    public var titles: [TextMeasuring] { didSet { contentSizeChanged() } }
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    public init(titles: [TextMeasuring], traits: Traits = Traits()) {
        self.titles = titles
        self.traits = traits
        super.init()
    }

    /// The room beside each title is believed, not observed.
    static let titleMargin = 10.0

    override public func didAttach(to item: Item) {
        item.alignmentInsets = Insets(top: 0, left: 0, bottom: 1, right: 0)  // VW-2
        LeafPriorities(.segmented).apply(to: item)
    }

    /// 29 high, from iOS 13 on 32; one less counts. Titles sit at the center, their baselines 6 (5.1) below it (F35).
    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let isNew = traits.era >= .ios13
        let height = traits.era >= .ios26 ? 32.0 : isNew ? 31 : 28
        let widest = titles.map { $0(TextRequest(lines: 1, traits: traits)).width }.max() ?? 0
        let below = height / 2 + (isNew ? 5.1 : 6)
        return ContentSize(
            width: Double(titles.count) * (widest + 2 * SegmentedControl.titleMargin), height: height, firstBaseline: below,
            lastBaseline: height - below)
    }
}
