import QuoinScenes

/// The images and colors of a button: those of its state, or those of its configuration.
struct ButtonAppearance {
    private let resources: DocumentResources

    init(_ resources: DocumentResources) { self.resources = resources }

    func read(_ element: XMLElement, _ properties: inout Properties) {
        properties[.systemType] = element[.buttonType].flatMap { SystemButtonType(propertyWord: $0) }
        // What the state that comes first leaves open is that of the normal one.
        let isSelected = element.flag(.selected) ?? false
        for state in [isSelected ? element.child(.state, key: "selected") : nil, element.child(.state, key: "normal")] {
            if let state { read(state: state, &properties) }
        }
        if let configuration = element.child(.buttonConfiguration, key: "configuration") {
            read(configuration: configuration, &properties)
        }
    }

    private func read(state: XMLElement, _ properties: inout Properties) {
        properties[.titleColor] = properties[.titleColor] ?? color("titleColor", of: state)
        if properties[.image] == nil {
            var image = resources.image("image", of: state)
            image?.configure(state.child(key: "preferredSymbolConfiguration"))
            properties[.image] = image
        }
        properties[.backgroundImage] = properties[.backgroundImage] ?? resources.image("backgroundImage", of: state)
    }

    private func read(configuration: XMLElement, _ properties: inout Properties) {
        properties[.configurationStyle] = configuration[.style].flatMap { ConfigurationStyle(propertyWord: $0) }
        properties[.cornerStyle] = configuration[.cornerStyle].flatMap { CornerStyle(propertyWord: $0) }
        if var image = resources.image("image", of: configuration) {
            image.configure(configuration.child(key: "preferredSymbolConfigurationForImage"))
            properties[.image] = image
        }
        properties[.foregroundColor] = color("baseForegroundColor", of: configuration)
        properties[.fillColor] = color("baseBackgroundColor", of: configuration)
        if let font = configuration.child(.fontDescription, key: "titleFontDescription") {
            if font[.type] == "italicSystem" { properties[.italic] = true }
            properties[.fontFamily] = font[.family]
        }
        if let background = configuration.child(.backgroundConfiguration) { read(background: background, &properties) }
    }

    private func read(background: XMLElement, _ properties: inout Properties) {
        properties[.configurationRadius] = background.number(.cornerRadius)
        properties[.strokeWidth] = background.number(.strokeWidth)
        properties[.strokeColor] = color("strokeColor", of: background)
        properties[.fillColor] = color("backgroundColor", of: background) ?? properties[.fillColor]
        properties[.backgroundImage] = resources.image("image", of: background) ?? properties[.backgroundImage]
    }

    private func color(_ key: String, of element: XMLElement) -> SceneColor? {
        element.child(.color, key: key).flatMap { resources.color($0) }
    }
}
