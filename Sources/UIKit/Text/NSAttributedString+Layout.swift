import QuoinText

extension NSAttributedString {
    /// The text for measuring; runs without a font have the given one.
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

    /// The size of the text without wrapping.
    public func size() -> CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return boundingRect(with: unlimited, options: [.usesLineFragmentOrigin], context: nil).size
    }

    /// The size of the text when it wraps at a width.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e7
        let limits = TextLimits(width: isWrapped ? Double(size.width) : nil, lines: isWrapped ? 0 : 1, lineBreakMode: .wordWrap)
        let text = attributedText(font: .named("Helvetica", size: 12))
        let measured = SystemTextMeasurer().size(of: text, within: limits, on: TextGrid(scale: 64))
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
