import QuoinScenes
import QuoinText

/// A run of an attributed text as the properties of a `runs` record.
///
/// ```xml
/// <fragment content="Total">
///     <attributes>
///         <font key="NSFont" metaFont="systemBold" size="13"/>
///         <paragraphStyle key="NSParagraphStyle" lineSpacing="4"/>
/// ```
struct AttributedFragment {
    let properties: Properties

    init(_ fragment: XMLElement, _ resources: DocumentResources) {
        var properties = Properties()
        properties[.text] = fragment[.content] ?? fragment.child(.string, key: "content")?.text ?? ""
        let attributes = fragment.child(.attributes)
        AttributedFragment.font(attributes?.child(.font, key: "NSFont"), &properties)
        properties[.kern] = attributes?.child(.real, key: "NSKern")?.number(.value)
        if let paragraph = attributes?.child(.paragraphStyle, key: "NSParagraphStyle") {
            for key in PropertyKey.paragraph { properties[key] = paragraph.number(named: key.name) }
            properties[.textAlignment] = paragraph[.alignment].flatMap { TextAlignment(propertyWord: $0) }
        }
        properties[.textColor] = attributes?.child(.color, key: "NSColor").flatMap { resources.color($0) }
        if attributes?.child(.integer, key: "NSUnderline")?.number(.value) ?? 0 > 0 { properties[.underline] = true }
        if attributes?.child(.integer, key: "NSStrikethrough")?.number(.value) ?? 0 > 0 { properties[.strikethrough] = true }
        self.properties = properties
    }

    /// Reads the font. Without any a text is in Helvetica 12, as attributed texts are; the Mac's system font, which Interface Builder
    /// takes where no size is written, is 13.
    private static func font(_ font: XMLElement?, _ properties: inout Properties) {
        guard let font, font[.metaFont] != nil || font[.name] != nil else {
            properties[.fontName] = "Helvetica"
            properties[.fontSize] = 12
            return
        }
        properties[.fontSize] = font.number(.size) ?? 13
        guard let meta = font[.metaFont] else {
            properties[.fontName] = font[.name]
            return
        }
        let weight = meta.hasPrefix("system") ? meta.dropFirst("system".count).lowercased() : ""
        if !weight.isEmpty { properties[.fontWeight] = FontWeight(interfaceBuilderName: weight == "ultralight" ? "ultraLight" : weight) }
        if meta == "smallSystem", font[.size] == nil { properties[.fontSize] = 11 }
    }
}
