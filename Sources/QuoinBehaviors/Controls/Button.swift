import QuoinLayout

/// The behavior of a button, which has the size of a title and an image with insets (BT-1 to BT-5).
///
/// ```swift
/// let button = Button(style: .system) { request in … }
/// button.contentEdgeInsets = Insets(top: 7, left: 10, bottom: 7, right: 10)
/// item.behavior = button
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class Button: AttachedBehavior {
    /// The style of a button, which determines the rules for its size.
    public enum Style: Hashable, Sendable {
        /// A title of 18 points.
        case custom
        /// A title of 15 points.
        case system
        /// A configuration, from iOS 15 on: 7 and 12 points around (BT-4).
        case configuration
    }

    /// A closure that measures the title; nil for a button without one.
    public var title: TextMeasuring? { didSet { contentSizeChanged() } }
    /// The size of the image, in points; nil for a button without one.
    public var imageSize: Size? { didSet { if imageSize != oldValue { contentSizeChanged() } } }
    /// The style, which determines the rules for the size.
    public var style: Style { didSet { if style != oldValue { contentSizeChanged() } } }
    /// The height of a line of the title's font, in points, which a button without a title has; nil for that of the style's
    /// font.
    public var emptyLine: Double? { didSet { if emptyLine != oldValue { contentSizeChanged() } } }
    /// The insets around the content, in points; nil or zero for those of the style (BT-3).
    public var contentEdgeInsets: Insets? { didSet { if contentEdgeInsets != oldValue { contentSizeChanged() } } }
    /// The size of the background image, which is the minimum size of the button, in points; nil for a button without one.
    public var backgroundSize: Size? { didSet { if backgroundSize != oldValue { contentSizeChanged() } } }
    /// A closure that measures the second title of a configuration, below the first; nil for none.
    public var subtitle: TextMeasuring? { didSet { contentSizeChanged() } }
    /// The distance between the titles of a configuration, in points.
    public var titlePadding = 0.0 { didSet { if titlePadding != oldValue { contentSizeChanged() } } }
    /// Whether the image of a button with a configuration is above or below the titles.
    public var stacksImage = false { didSet { if stacksImage != oldValue { contentSizeChanged() } } }
    /// The distance between the image and the title of a configuration, in points.
    public var imagePadding = 0.0 { didSet { if imagePadding != oldValue { contentSizeChanged() } } }
    /// Whether the height of a button with a configuration is rounded up to whole points.
    public var roundsHeightUp = false { didSet { if roundsHeightUp != oldValue { contentSizeChanged() } } }
    /// The era, scale and text size of the measure.
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    /// Creates a button.
    public init(
        style: Style = .system, imageSize: Size? = nil, traits: Traits = Traits(), title: TextMeasuring? = nil
    ) {
        self.style = style
        self.imageSize = imageSize
        self.traits = traits
        self.title = title
        super.init()
    }

    override public var wantsDidLayOut: Bool { false }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let text = measuredTitle
        let content = size(of: text), least = backgroundSize ?? .zero
        var size = ContentSize(width: max(content.width, least.width), height: max(content.height, least.height))
        guard let baseline = text.firstBaseline else { return size }
        // F35: the line is centered.
        let insets = style == .configuration ? ownInsets ?? Button.configurationInsets : ownInsets ?? .zero
        let above = insets.top + (content.height - insets.top - insets.bottom - text.height) / 2 + baseline
        size.firstBaseline = above
        size.lastBaseline = (size.height ?? 0) - above
        return size
    }

    /// The title on its one line.
    public var measuredTitle: MeasuredText { title?(TextRequest(lines: 1, traits: traits)) ?? .empty }

    /// The size that titles and image need with their insets; a background image may make the button larger.
    public var sizeOfContent: Size { size(of: measuredTitle) }

    private func size(of text: MeasuredText) -> Size { style == .configuration ? configured(text) : plain(text) }

    private var ownInsets: Insets? { contentEdgeInsets == .zero ? nil : contentEdgeInsets }

    /// The insets around the content of a configuration (BT-4).
    static let configurationInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)

    private func configured(_ text: MeasuredText) -> Size {
        let insets = contentEdgeInsets ?? Button.configurationInsets
        let image = imageSize ?? .zero
        var texts = Size(width: text.width, height: text.height)
        if let below = subtitle?(TextRequest(lines: 1, traits: traits)), below.width > 0 {
            texts = Size(width: max(texts.width, below.width), height: texts.height + titlePadding + below.height)
        }
        let gap = imageSize != nil && texts.width > 0 ? imagePadding : 0
        let content =
            stacksImage
            ? Size(width: max(texts.width, image.width), height: texts.height + gap + image.height)
            : Size(width: texts.width + gap + image.width, height: max(texts.height, image.height))
        let height = content.height + insets.top + insets.bottom
        return Size(width: content.width + insets.left + insets.right, height: roundsHeightUp ? (height - 1e-6).rounded(.up) : height)
    }

    /// The size of a plain button: titles are as wide and high as whole points, with 6 above and below, and at least 30 wide (BT-1, BT-2).
    /// With an image there are no insets, but the button is at least as high as a line.
    private func plain(_ text: MeasuredText) -> Size {
        let line = title == nil ? emptyLine ?? style.emptyLine : (text.height - 1e-6).rounded(.up)
        let wide = (text.width - 1e-6).rounded(.up) + (imageSize?.width ?? 0)
        let insets = ownInsets ?? Insets(top: 6, left: 0, bottom: 6, right: 0)
        let least = imageSize != nil && style == .custom || ownInsets != nil && title != nil ? 0 : 30.0
        let high = max(line, imageSize?.height ?? 0)
        let isTight = imageSize != nil && ownInsets == nil
        return Size(
            width: max(least, wide + insets.left + insets.right), height: isTight ? high : high + insets.top + insets.bottom)
    }
}

extension Button.Style {
    /// A line of the font that the style starts with, in whole points.
    var emptyLine: Double {
        switch self {
        case .custom: 22
        case .system: 18
        case .configuration: 0
        }
    }
}
