// An attachment is an image in a line of text. The line is at least as high as the image extends above and below the baseline.

import QuoinText

/// An image in a line of text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
    /// No effect.
    open var usesTextAttachmentView: Bool { false }
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    public override init() { super.init() }
    public init(image: UIImage) {
        self.image = image
        super.init()
    }
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }
    /// The size of the attachment in its line. Its position is known only when the lines are.
    final func object(at index: Int) -> InlineObject {
        let room = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let box = attachmentBounds(for: nil, proposedLineFragment: room, glyphPosition: .zero, characterIndex: index)
        return InlineObject(
            width: Double(box.width + lineLayoutPadding * 2), above: Double(max(0, box.maxY)), below: Double(max(0, -box.minY)))
    }

    /// The character that stands for an attachment.
    public static var character: Int { 0xFFFC }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
    /// Draws the text. No effect.
    public func draw(at point: CGPoint) {}
    /// Draws the text. No effect.
    public func draw(in rect: CGRect) {}
    /// Draws the text. No effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension NSString {
    /// Draws the text. No effect.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Draws the text. No effect.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
