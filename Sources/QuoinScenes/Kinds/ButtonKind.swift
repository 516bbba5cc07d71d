import QuoinBehaviors
import QuoinLayout
import QuoinText

extension PropertyKey where Value == String {
    /// The title of a button, in its normal state.
    public static var title: Self { Self("title") }
}

extension PropertyKey where Value == Size {
    /// The size of a button's background image, in points; the button is at least as large.
    public static var backgroundSize: Self { Self("backgroundSize") }
}

extension PropertyKey where Value == Double {
    /// The distance between the title and the subtitle of a button configuration, in points.
    public static var titlePadding: Self { Self("titlePadding") }
}

extension PropertyKey where Value == Bool {
    /// Whether an editor rounds the button's height up to whole points.
    public static var roundsHeightUp: Self { Self("roundsHeightUp") }
}

extension PropertyKey where Value == Insets {
    /// The insets around a button's title and image, in points; they make the button larger.
    public static var contentEdgeInsets: Self { Self("contentEdgeInsets") }
}

extension PropertyKey where Value == Button.Style {
    /// The type of a button as far as it determines its size; `system` by default.
    public static var buttonType: Self { Self("buttonType") }
}

extension Button.Style: PropertyWord {
    /// The words for the types of buttons: `custom`, `system`, `configuration`.
    public static var propertyWords: [(word: String, value: Button.Style)] {
        [("custom", .custom), ("system", .system), ("configuration", .configuration)]
    }
}

extension Kind {
    static let button = Kind(
        "button",
        properties: .text + .buttonAppearance + PropertySchema(.title, .imageSize, .backgroundSize, .contentEdgeInsets, .buttonType)
            + PropertySchema(.titlePadding, .roundsHeightUp)
    ) { context in
        let properties = context.properties
        let style = properties[.buttonType] ?? .system
        let text = context.text
        let button = Button(
            style: style, imageSize: properties[.imageSize], traits: context.traits, title: text.isEmpty ? nil : text.measuring)
        if text.isEmpty { button.emptyLine = text.line(context.traits).rounded(.up) }
        button.contentEdgeInsets = properties[.contentEdgeInsets]
        button.backgroundSize = properties[.backgroundSize]
        if style == .configuration { configure(button, properties: properties, fonts: context.fonts) }
        let isPlain = !properties.has(.fontSize) && !properties.has(.fontName) && !properties.has(.textStyle)
        button.roundsHeightUp = context.isCanvas && isPlain && properties[.roundsHeightUp] ?? false
        context.item.behavior = button
    }

    private static func configure(_ button: Button, properties: Properties, fonts: SceneFonts) {
        button.imagePadding = properties[.imagePadding] ?? 0
        button.titlePadding = properties[.titlePadding] ?? 0
        button.stacksImage = properties[.imagePlacement] == .top || properties[.imagePlacement] == .bottom
        guard let subtitle = properties[.subtitle], !subtitle.isEmpty else { return }
        var font = Properties()
        font[.textStyle] = .subheadline
        button.subtitle = NodeText(font, text: subtitle, fonts: fonts).measuring
    }
}
