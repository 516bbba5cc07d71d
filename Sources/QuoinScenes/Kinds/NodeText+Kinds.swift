import QuoinText

extension NodeText {
    /// The text that a node of a kind with text shows, in the font that the kind starts with; a field without text shows its
    /// placeholder.
    init(of node: Node, era: TextEra?) {
        var properties = node.properties
        switch node.kind {
        case "button":
            let isPlain = !properties.has(.fontSize) && !properties.has(.fontName) && !properties.has(.textStyle)
            if properties[.buttonType] == .configuration, isPlain { properties[.textStyle] = .body }
            let size = properties[.buttonType] == .custom ? 18.0 : 15
            self.init(properties, text: properties[.title] ?? properties[.text] ?? "", defaultSize: size, era: era)
        case "textField": self.init(properties, text: properties[.text] ?? properties[.placeholder], defaultSize: 14, era: era)
        case "textView": self.init(properties, defaultSize: 14, era: era)
        default: self.init(properties, era: era)
        }
    }
}
