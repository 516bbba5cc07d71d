import QuoinLayout

/// A title, an image, and room around them: the behavior of a button (6.5).
///
/// ```swift
/// let button = Button(style: .system) { request in … }
/// button.contentEdgeInsets = Insets(top: 7, left: 10, bottom: 7, right: 10)
/// item.behavior = button
/// ```
public final class Button: AttachedBehavior {
    /// Which rules its size follows.
    public enum Style: Hashable, Sendable {
        /// No room of its own (BT-1).
        case custom
        /// 6 points above and below, and 30 at least wide (BT-2).
        case system
        /// A configuration, from iOS 15 on: 7 and 12 points around (BT-4).
        case configuration
    }

    /// Measures the title; nil: none.
    public var title: TextMeasuring? { didSet { contentSizeChanged() } }
    /// The image's size; nil: none.
    public var imageSize: Size? { didSet { if imageSize != oldValue { contentSizeChanged() } } }
    public var style: Style { didSet { if style != oldValue { contentSizeChanged() } } }
    /// Room around the content instead of the style's; nil: the style's (BT-3).
    public var contentEdgeInsets: Insets? { didSet { if contentEdgeInsets != oldValue { contentSizeChanged() } } }
    /// The background image's size, which the button is at least as large as; nil: none.
    public var backgroundSize: Size? { didSet { if backgroundSize != oldValue { contentSizeChanged() } } }
    /// Between image and title: a configuration's.
    public var imagePadding = 0.0 { didSet { if imagePadding != oldValue { contentSizeChanged() } } }
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    public init(
        style: Style = .system, imageSize: Size? = nil, traits: Traits = Traits(), title: TextMeasuring? = nil
    ) {
        self.style = style
        self.imageSize = imageSize
        self.traits = traits
        self.title = title
        super.init()
    }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let text = title?(TextRequest(lines: 1, traits: traits)) ?? .empty
        let isConfiguration = style == .configuration
        // BT-1, BT-2: legacy titles are as high as whole points.
        let line = isConfiguration ? text.height : (text.height - 1e-6).rounded(.up)
        let insets = contentEdgeInsets ?? style.insets
        var wide = text.width + (imageSize?.width ?? 0)
        if imageSize != nil, text.width > 0 { wide += imagePadding }
        let high = max(line, imageSize?.height ?? 0)
        wide += insets.left + insets.right
        if style == .system, contentEdgeInsets == nil { wide = max(wide, 30) }
        let least = backgroundSize ?? .zero
        var size = ContentSize(width: max(wide, least.width), height: max(high + insets.top + insets.bottom, least.height))
        guard let baseline = text.firstBaseline else { return size }
        // F35: the line is centered.
        let above = insets.top + (high - text.height) / 2 + baseline
        size.firstBaseline = above
        size.lastBaseline = (size.height ?? 0) - above
        return size
    }
}

extension Button.Style {
    /// The room around the content that the style brings (BT-2, BT-4).
    var insets: Insets {
        switch self {
        case .custom: .zero
        case .system: Insets(top: 6, left: 0, bottom: 6, right: 0)
        case .configuration: Insets(top: 7, left: 12, bottom: 7, right: 12)
        }
    }
}
