import QuoinLayout

/// The behavior of a label, whose text may wrap.
///
/// ```swift
/// let label = Label(lines: 0) { request in … }         // see TextMeasuring
/// item.behavior = label
/// label.numberOfLines = 2
/// ```
///
/// The content size of a label of one line is its text's size. With more lines it is first the size of the unwrapped text, and once its
/// width is known the height that the text has in that width (PW-2): one more solve.
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class Label: AttachedBehavior {
    /// A closure that measures the text. Set another one when the text or its font changes.
    public var measure: TextMeasuring { didSet { contentSizeChanged() } }
    /// The maximum number of lines; 0 for as many as needed (TX-6).
    public var numberOfLines: Int {
        didSet {
            guard numberOfLines != oldValue else { return }
            contentSizeChanged()
            reportWrapping()
        }
    }
    /// The width to wrap at; 0 for the label's own, from iOS 8 on (PW-1, PW-3).
    public var preferredMaxLayoutWidth = 0.0 { didSet { if preferredMaxLayoutWidth != oldValue { contentSizeChanged() } } }
    /// The era, the scale and the text size that the text is measured with.
    public var traits: Traits {
        didSet {
            if !adjustsForCategory { frozenCategory = frozenCategory ?? oldValue.category }
            if traits != oldValue { contentSizeChanged() }
        }
    }
    /// Whether the text follows changes of the text size; otherwise it keeps the first one (DT-2).
    public var adjustsForCategory = true {
        didSet {
            guard adjustsForCategory, frozenCategory != nil else { return }
            frozenCategory = nil
            contentSizeChanged()
        }
    }
    private var frozenCategory: TextCategory?

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - lines: The maximum number of lines; 0 for as many as the text needs.
    ///   - traits: The era, the scale and the text size.
    ///   - measure: Measures the text within a width.
    public init(lines: Int = 1, traits: Traits = Traits(), measure: @escaping TextMeasuring) {
        numberOfLines = lines
        self.traits = traits
        self.measure = measure
        super.init()
    }

    /// Invalidates the content size, after a change to the text or the font that the label cannot notice.
    public func textChanged() { contentSizeChanged() }

    /// Whether the text may have more than one line.
    var mayWrap: Bool { numberOfLines != 1 }

    private func reportWrapping() { item?.parent?.invalidateConstraints() }

    override public var wantsDidLayOut: Bool { false }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        var traits = traits
        if let frozenCategory { traits.category = frozenCategory }
        let wrapsItself = mayWrap && preferredMaxLayoutWidth <= 0 && traits.era >= .ios8  // PW-1, PW-2
        let limit = !mayWrap ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapsItself ? width : nil
        let text = measure(TextRequest(width: limit, lines: max(0, numberOfLines), traits: traits))
        return ContentSize(
            width: text.width, height: text.height, firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline,
            followsWidth: wrapsItself)
    }
}
