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
        "button",
        properties: .text + .buttonAppearance + PropertySchema(.title, .imageSize, .backgroundSize, .contentEdgeInsets, .buttonType)
    ) { context in
        let properties = context.properties
        let style = properties[.buttonType] ?? .system
        let text = NodeText(of: context.node, era: context.textEra)
        let button = Button(
            style: style, imageSize: properties[.imageSize], traits: context.traits, title: text.isEmpty ? nil : text.measuring)
        if text.isEmpty { button.emptyLine = text.line(context.traits).rounded(.up) }
        button.contentEdgeInsets = properties[.contentEdgeInsets]
        button.backgroundSize = properties[.backgroundSize]
        context.item.behavior = button
    }
}
