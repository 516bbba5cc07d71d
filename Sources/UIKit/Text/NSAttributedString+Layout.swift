import QuoinBehaviors
import QuoinText

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

/// How lines below or through text look.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What counts when text is measured; all text is measured by its lines' fonts here.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How drawing scales text; nothing is drawn.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
    /// The text as it is measured; runs without a font have the given one.
    func attributedText(font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) -> AttributedText {
        var text = AttributedText()
        text.paragraph = paragraph
        let whole = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let own = (attributes[.font] as? UIFont)?.textFont ?? font
            let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? (attributes[.kern] as? CGFloat).map { Double($0) } ?? 0
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph
            guard let attachment = attributes[.attachment] as? NSTextAttachment else {
                return text.append(whole.substring(with: range), font: own, kern: kern, paragraph: style)
            }
            let object = attachment.object(at: range.location)
            for _ in 0..<range.length { text.append(object, font: own, paragraph: style) }
        }
        return text
    }

    /// The unwrapped text's size.
    public func size() -> CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return boundingRect(with: unlimited, options: [.usesLineFragmentOrigin], context: nil).size
    }

    /// The size of the text in a width.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e7
        let limits = TextLimits(width: isWrapped ? Double(size.width) : nil, lines: isWrapped ? 0 : 1, lineBreakMode: .wordWrap)
        let text = attributedText(font: .named("Helvetica", size: 12))
        let measured = SystemTextMeasurer().size(of: text, within: limits, on: PixelGrid(scale: 64))
        return CGRect(x: 0, y: 0, width: measured.width, height: measured.height)
    }
}

extension NSString {
    /// The size of the text in the attributes' font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

extension String {
    /// The size of the text in the attributes' font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

/// Text and how it is measured: what labels, buttons and fields share.
struct TextContent: @unchecked Sendable {
    var text: String?
    var attributed: NSAttributedString?
    var font: UIFont
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// A closure for a behavior. It holds values only, so that the behavior keeps no view.
    var measuring: TextMeasuring {
        { request in
            let limits = TextLimits(width: request.width, lines: request.lines, lineBreakMode: lineBreakMode.lineBreakMode)
            let grid = PixelGrid(scale: request.traits.textScale)
            let measurer = SystemTextMeasurer()
            let size: TextSize
            if let attributed, attributed.length > 0 {
                size = measurer.size(of: attributed.attributedText(font: font.textFont), within: limits, on: grid)
            } else if let text, !text.isEmpty {
                size = measurer.size(of: text, in: font.textFont, within: limits, on: grid)
            } else {
                return .empty
            }
            return MeasuredText(
                width: size.width, height: size.height, firstBaseline: size.firstBaseline, lastBaseline: size.lastBaselineFromBottom)
        }
    }
}
