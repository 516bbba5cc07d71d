import QuoinLayout

/// The behavior of a text field, which has one line of text.
///
/// ```swift
/// item.behavior = TextField(border: .rounded) { request in … }        // 34 high at 14 points, before iOS 13 30
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class TextField: AttachedBehavior {
    /// The border around the text, which adds to the size.
    public enum Border: Hashable, Sendable {
        case none, line, bezel, rounded
    }

    /// A closure that measures the text, or the placeholder if there is no text.
    public var text: TextMeasuring { didSet { contentSizeChanged() } }
    /// The border of this field.
    public var border: Border { didSet { if border != oldValue { contentSizeChanged() } } }
    /// The era, scale and text size of the measure.
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    /// Creates a text field.
    public init(border: Border = .rounded, traits: Traits = Traits(), text: @escaping TextMeasuring) {
        self.border = border
        self.traits = traits
        self.text = text
        super.init()
    }

    /// On each side of the text within a rounded border, and before iOS 13.
    static let sideMargin = 14.0, oldSideMargin = 11.0
    /// The width of a rounded field without a text, from iOS 13 on.
    static let emptyWidth = 32.0
    /// Beside the text without one, before iOS 14.
    static let plainMargin = 2.0

    /// Whether a line has some space above and below it, as from iOS 14 on; nil to follow the era.
    public var isRoomy: Bool? { didSet { if isRoomy != oldValue { contentSizeChanged() } } }

    /// Whether the text is hidden while it is typed, as a password is.
    public var isSecure = false { didSet { if isSecure != oldValue { contentSizeChanged() } } }

    override public var wantsDidLayOut: Bool { false }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let text = text(TextRequest(lines: 1, traits: traits))
        let sides = isRoomyNow || text.width == 0 ? 0 : 2 * TextField.plainMargin
        var size = ContentSize(width: text.width + sides, height: height(text.height))
        if border == .rounded { size.width = roundedWidth(text.width) }
        guard let baseline = text.firstBaseline, let height = size.height else { return size }
        // F35: centered, and rounded down to the grid.
        let middle = height / 2 + ((baseline - text.height / 2) * traits.scale).rounded(.down) / max(traits.scale, 1)
        size.firstBaseline = middle
        size.lastBaseline = height - middle
        return size
    }

    /// The width of a rounded field: the text and what is on both sides of it (TX-11).
    private func roundedWidth(_ text: Double) -> Double {
        if traits.era < .ios13 { return text + 2 * TextField.oldSideMargin }
        return text == 0 ? TextField.emptyWidth : text + 2 * TextField.sideMargin
    }

    private var isRoomyNow: Bool { isRoomy ?? (traits.era >= .ios15) }

    /// The height with a line of text. The constants are the height of a rounded field at 14 points, and the difference from the line's
    /// height (TX-11).
    private func height(_ line: Double) -> Double {
        let isRoomy = isRoomyNow && line > 0, whole = line.rounded(.up)
        guard border == .rounded else { return isSecure ? whole : isRoomy ? height(with: 1.6) : line }
        if traits.era < .ios13 { return max(30, whole + 4) }
        return max(34, isSecure ? whole + 8 : isRoomy ? height(with: 9.6) : line + 9)
    }

    /// A line and that much more, up to pixels.
    private func height(with room: Double) -> Double {
        var exact = traits
        exact.scale = 1024
        let line = text(TextRequest(lines: 1, traits: exact)).height
        let scale = max(traits.scale, 1)
        return ((line + room) * scale - 0.01).rounded(.up) / scale
    }
}
