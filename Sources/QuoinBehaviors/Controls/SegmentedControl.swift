import QuoinLayout

/// The behavior of a segmented control, whose segments are all as wide as the widest, or each as wide as its own title
/// requires.
///
/// ```swift
/// item.behavior = SegmentedControl(titles: ["Day", "Week"].map { title in { request in … } })
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class SegmentedControl: AttachedBehavior {
    /// The closures that measure the titles, one for each segment.
    public var titles: [TextMeasuring] { didSet { contentSizeChanged() } }
    /// Whether each segment is as wide as its own title requires, instead of as wide as the widest.
    public var apportionsByContent = false { didSet { if apportionsByContent != oldValue { contentSizeChanged() } } }
    /// The traits that the control is measured with: era, scale, text size and idiom.
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    /// Creates a segmented control.
    public init(titles: [TextMeasuring], traits: Traits = Traits()) {
        self.titles = titles
        self.traits = traits
        super.init()
    }

    override public func didAttach(to item: Item) {
        item.alignmentInsets = Insets(top: 0, left: 0, bottom: 1, right: 0)  // VW-2
        LeafPriorities(.segmented).apply(to: item)
    }

    override public var wantsDidLayOut: Bool { false }

    /// 29 high, from iOS 13 on 32; one less counts. Titles sit at the center, their baselines 6 (5.1) below it (F35).
    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let isNew = traits.era >= .ios13
        let height = traits.era >= .ios26 ? 32.0 : isNew ? 31 : 28
        let widths = titles.map { ($0(TextRequest(lines: 1, traits: traits)).width - 1e-6).rounded(.up) }
        let count = Double(titles.count)
        let room = (isNew ? 18 : 14) * count + max(0, count - 1)  // a point between segments
        let texts = apportionsByContent ? widths.reduce(0, +) : count * (widths.max() ?? 0)
        let below = height / 2 + (isNew ? 5.1 : 6)
        return ContentSize(
            width: texts + room, height: height, firstBaseline: below, lastBaseline: height - below)
    }
}
