import QuoinLayout

/// The behavior of an image view, whose content size is that of its image; without an image it has none (CT-1).
///
/// ```swift
/// item.behavior = ImageView(size: Size(width: 1000, height: 800))
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class ImageView: AttachedBehavior {
    /// The size of the image, in points; nil without an image.
    public var imageSize: Size? { didSet { if imageSize != oldValue { contentSizeChanged() } } }
    /// The image's own alignment insets, which the view takes over (VW-2).
    public var imageAlignment: Insets { didSet { item?.alignmentInsets = imageAlignment } }

    /// Creates an image view; without a size it has no content size.
    public init(size: Size? = nil, alignment: Insets = .zero) {
        imageSize = size
        imageAlignment = alignment
        super.init()
    }

    override public func didAttach(to item: Item) {
        if imageAlignment != .zero { item.alignmentInsets = imageAlignment }
    }

    override public var wantsDidLayOut: Bool { false }

    /// The size of the alignment rectangle: the image less what reaches beyond it.
    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        guard let imageSize else { return .none }
        return ContentSize(
            width: imageSize.width - imageAlignment.left - imageAlignment.right,
            height: imageSize.height - imageAlignment.top - imageAlignment.bottom)
    }
}
