import QuoinText

extension NodeText {
    /// Creates the text that a node shows, in the font that its kind starts with. A field without text shows its
    /// placeholder.
    init(of node: Node, fonts: SceneFonts) {
        var properties = node.properties
        switch node.kind {
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
