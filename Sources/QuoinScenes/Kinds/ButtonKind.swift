import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == String {
    public static var title: Self { Self("title") }
}

extension PropertyKey where Value == Size {
    public static var backgroundSize: Self { Self("backgroundSize") }
}

extension PropertyKey where Value == Insets {
    public static var contentEdgeInsets: Self { Self("contentEdgeInsets") }
}

extension PropertyKey where Value == Button.Style {
    public static var buttonType: Self { Self("buttonType") }
}

extension Button.Style: PropertyWord {
    public static var propertyWords: [(word: String, value: Button.Style)] {
        [("custom", .custom), ("system", .system), ("configuration", .configuration)]
    }
}

extension Kind {
    static let button = Kind(
        "button", properties: .text + PropertySchema(.title, .imageSize, .backgroundSize, .contentEdgeInsets, .buttonType)
    ) { context in
        var properties = context.properties
        let style = properties[.buttonType] ?? .system
        let isPlain = !properties.has(.fontSize) && !properties.has(.fontName) && !properties.has(.textStyle)
        if style == .configuration, isPlain { properties[.textStyle] = .body }
        let text = NodeText(
            properties, text: properties[.title] ?? properties[.text] ?? "", defaultSize: style == .custom ? 18 : 15, era: context.textEra)
        let button = Button(
            style: style, imageSize: properties[.imageSize], traits: context.traits, title: text.isEmpty ? nil : text.measuring)
        if text.isEmpty { button.emptyLine = text.line(context.traits).rounded(.up) }
        button.contentEdgeInsets = properties[.contentEdgeInsets]
        button.backgroundSize = properties[.backgroundSize]
        context.item.behavior = button
    }
}
