import QuoinText

extension NodeText {
    /// Creates the text that a node shows, in the font that its kind starts with. A field without text shows its
    /// placeholder.
    init(of node: Node, fonts: SceneFonts) { self.init(node.properties, ofKind: node.kind, fonts: fonts) }

    /// Creates the text of a node of a kind, by the node's properties.
    init(_ properties: Properties, ofKind kind: String, fonts: SceneFonts) {
        var properties = properties
        switch kind {
        case "button":
            let isPlain = !properties.has(.fontSize) && !properties.has(.fontName) && !properties.has(.textStyle)
            if properties[.buttonType] == .configuration, isPlain { properties[.textStyle] = .body }
            let size = properties[.buttonType] == .custom ? 18.0 : 15
            self.init(properties, text: properties[.title] ?? properties[.text] ?? "", defaultSize: size, fonts: fonts)
        case "textField": self.init(properties, text: properties[.text] ?? properties[.placeholder], defaultSize: 14, fonts: fonts)
        case "textView": self.init(properties, defaultSize: 14, fonts: fonts)
        default: self.init(properties, fonts: fonts)
        }
    }
}
