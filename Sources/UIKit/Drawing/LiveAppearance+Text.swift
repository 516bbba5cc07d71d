import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

// Labels, fields and text views as properties of a scene's nodes.

extension LiveAppearance {
    func describe(_ label: UILabel, _ properties: inout Properties) {
        let color = label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
        properties[.textColor] = color?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(label.textAlignment)")
        if !label.isEnabled { properties[.enabled] = false }
        if let shadow = label.shadowColor {
            properties[.textShadowColor] = shadow.sceneColor
            properties[.textShadowOffset] = Size(width: Double(label.shadowOffset.width), height: Double(label.shadowOffset.height))
        }
        if label.adjustsFontSizeToFitWidth, label.minimumScaleFactor > 0 {
            properties[.minimumScaleFactor] = Double(label.minimumScaleFactor)
        }
        if let text = label.ownAttributedText { describe(text, font: label.font, &properties) }
    }

    func describe(_ field: UITextField, _ properties: inout Properties) {
        properties[.text] = field.hasText ? field.text : nil  // an empty text shows the placeholder
        properties[.placeholder] = field.placeholder ?? field.attributedPlaceholder?.string
        properties[.textColor] = field.textColor?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(field.textAlignment)")
        properties[.secureTextEntry] = field.isSecureTextEntry
        if field.clearButtonMode != .never { properties[.clearButtonMode] = "\(field.clearButtonMode)" }
        switch field.borderStyle {
        case .roundedRect: properties[.borderStyle] = .rounded
        case .bezel: properties[.borderStyle] = .bezel
        case .line: properties[.borderStyle] = .line
        case .none: properties[.borderStyle] = TextField.Border.none
        }
        if let font = field.font { describe(font, &properties) }
    }

    func describe(_ text: UITextView, _ properties: inout Properties) {
        properties[.text] = text.text
        properties[.textColor] = text.textColor?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(text.textAlignment)")
        if let font = text.font { describe(font, &properties) }
    }

    func describe(_ font: UIFont, _ properties: inout Properties) {
        let font = font.textFont
        properties[.fontSize] = font.size
        properties[.fontWeight] = font.weight
        if case .named(let name) = font.family { properties[.fontName] = name }
        properties[.textStyle] = font.style
    }

    /// Describes the runs of an attributed text; those without a font have the given one. Attachments are left out.
    func describe(_ text: NSAttributedString, font: UIFont, _ properties: inout Properties) {
        let whole = text.string as NSString
        var runs: [Properties] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            guard attributes[.attachment] == nil else { return }
            var run = Properties()
            run[.text] = whole.substring(with: range)
            describe(attributes[.font] as? UIFont ?? font, &run)
            run[.textColor] = (attributes[.foregroundColor] as? UIColor)?.sceneColor
            if let kern = attributes[.kern] as? NSNumber { run[.kern] = kern.doubleValue }
            if let line = attributes[.underlineStyle] as? Int, line != 0 { run[.underline] = true }
            if let line = attributes[.strikethroughStyle] as? Int, line != 0 { run[.strikethrough] = true }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { describe(style, &run) }
            runs.append(run)
        }
        if !runs.isEmpty { properties[.runs] = runs }
    }

    private func describe(_ style: NSParagraphStyle, _ run: inout Properties) {
        let paragraph = style.paragraph
        let values = [
            paragraph.lineSpacing, paragraph.lineHeightMultiple, paragraph.minimumLineHeight, paragraph.maximumLineHeight,
            paragraph.paragraphSpacing, paragraph.paragraphSpacingBefore, paragraph.firstLineHeadIndent, paragraph.headIndent,
            paragraph.tailIndent,
        ]
        for (key, value) in zip(PropertyKey<Double>.paragraph, values) where value != 0 { run[key] = value }
        if style.alignment != .natural { run[.textAlignment] = TextAlignment(propertyWord: "\(style.alignment)") }
    }
}
