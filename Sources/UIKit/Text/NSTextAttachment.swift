// A picture among letters: a line is at least as high as the picture stands above and below the baseline.

import QuoinText

/// A picture among letters.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
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
    /// Its size in a line; where it begins is not known before the lines are.
    final func object(at index: Int) -> InlineObject {
        let room = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let box = attachmentBounds(for: nil, proposedLineFragment: room, glyphPosition: .zero, characterIndex: index)
        return InlineObject(
            width: Double(box.width + lineLayoutPadding * 2), above: Double(max(0, box.maxY)), below: Double(max(0, -box.minY)))
    }

    /// The letter that stands for the picture.
    public static var character: Int { 0xFFFC }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
    /// Nothing is drawn.
    public func draw(at point: CGPoint) {}
    /// Nothing is drawn.
    public func draw(in rect: CGRect) {}
    /// Nothing is drawn.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension NSString {
    /// Nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
