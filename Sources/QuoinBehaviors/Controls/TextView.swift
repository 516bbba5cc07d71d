import QuoinLayout

/// The behavior of a text view. It scrolls and has no content size, or it shows its whole text (SC-28).
///
/// ```swift
/// let textView = TextView { request in … }
/// textView.isScrollEnabled = false                // as high as its text
/// item.behavior = textView
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class TextView: ScrollView {
    /// A closure that measures the text.
    public var text: TextMeasuring { didSet { contentSizeChanged() } }
    /// The insets around the text, in points: 8 above and below by default.
    public var textInsets = Insets(top: 8, left: 0, bottom: 8, right: 0) { didSet { if textInsets != oldValue { contentSizeChanged() } } }
    /// The padding at both ends of each line, in points: 5 by default.
    public var linePadding = 5.0 { didSet { if linePadding != oldValue { contentSizeChanged() } } }
    /// The era, scale and text size of the measure.
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    /// Creates a text view.
    public init(traits: Traits = Traits(), text: @escaping TextMeasuring) {
        self.traits = traits
        self.text = text
        super.init(era: traits.era)
    }

    override func scrollingChanged() { contentSizeChanged() }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        if isScrollEnabled { return .none }
        var size = wholeSize(width: width)
        size.followsWidth = true
        return size
    }

    private func wholeSize(width: Double?) -> ContentSize {
        let sides = textInsets.left + textInsets.right + 2 * linePadding
        let text = text(TextRequest(width: width.map { max(0, $0 - sides) }, traits: traits))
        return ContentSize(
            width: text.width + sides, height: text.height + textInsets.top + textInsets.bottom,
            firstBaseline: text.firstBaseline.map { $0 + textInsets.top },
            lastBaseline: text.lastBaseline.map { $0 + textInsets.bottom })
    }

    override public func ownContentSize(_ axis: Axis) -> Double? {
        guard let item else { return nil }
        return axis == .horizontal ? item.frame.width : wholeSize(width: item.frame.width).height
    }
}
