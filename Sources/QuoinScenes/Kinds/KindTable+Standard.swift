import QuoinBehaviors
import QuoinLayout

extension KindTable {
    /// UIKit's views: what Quoin knows by itself.
    public static let standard = KindTable(
        [
            Kind("view"), Kind("guide", isGuide: true), .label, .imageView, .button, .stackView, .scrollView, .textField, .textView,
            .segmentedControl,
        ] + Kind.controls)
}

extension Kind {
    static let label = Kind(
        "label",
        properties: NodeText.shapes.merging([
            "numberOfLines": .number, "preferredMaxLayoutWidth": .number, "adjustsFontSizeToFit": .bool,
        ]) { $1 }
    ) { context in
        let text = NodeText(context.node.properties, era: context.textEra)
        if text.isGuess(context.traits) { context.note("the text's width is a guess: its font was never measured") }
        let label = Label(
            lines: Int(limited: context.node.properties.number("numberOfLines") ?? 1), traits: context.traits, measure: text.measuring)
        label.preferredMaxLayoutWidth = context.node.properties.number("preferredMaxLayoutWidth") ?? 0
        context.item.behavior = label
    }

    static let imageView = Kind("imageView", spellings: ["image"], properties: ["imageSize": .size]) {
        context in
        let size = context.node.properties.numbers("imageSize").flatMap { Size($0) }
        if size == nil, context.node.contentSize == nil { context.note("the image's size is not known: it wants none") }
        let alignment = context.node.properties.numbers("alignmentRectInsets").map { Insets($0) }
        context.item.behavior = ImageView(size: size, alignment: alignment ?? .zero)
    }

    static let button = Kind(
        "button",
        properties: NodeText.shapes.merging([
            "title": .text, "imageSize": .size, "backgroundSize": .size, "contentEdgeInsets": .insets,
            "buttonType": .choice(["custom", "system", "configuration"]),
        ]) { $1 }
    ) { context in
        var properties = context.node.properties
        let styles: [String: Button.Style] = ["custom": .custom, "configuration": .configuration]
        let style = properties.text("buttonType").flatMap { styles[$0] } ?? .system
        let isPlain = ["fontSize", "fontName", "style"].allSatisfy { properties[$0] == nil }
        if style == .configuration, isPlain { properties["style"] = "body" }
        let text = NodeText(
            properties, text: properties.text("title") ?? properties.text("text") ?? "", defaultSize: style == .custom ? 18 : 15,
            era: context.textEra)
        let button = Button(
            style: style, imageSize: properties.numbers("imageSize").flatMap { Size($0) }, traits: context.traits,
            title: text.isEmpty ? nil : text.measuring)
        if text.isEmpty { button.emptyLine = text.line(context.traits).rounded(.up) }
        button.contentEdgeInsets = properties.numbers("contentEdgeInsets").map { Insets($0) }
        button.backgroundSize = properties.numbers("backgroundSize").flatMap { Size($0) }
        context.item.behavior = button
    }

    static let textField = Kind(
        "textField",
        properties: NodeText.shapes.merging([
            "placeholder": .text, "borderStyle": .choice(["none", "line", "bezel", "roundedRect"]),
        ]) { $1 }
    ) { context in
        let properties = context.node.properties
        let borders: [String: TextField.Border] = ["none": .none, "line": .line, "bezel": .bezel]
        let text = NodeText(
            properties, text: properties.text("text") ?? properties.text("placeholder"), defaultSize: 14, era: context.textEra)
        let field = TextField(
            border: properties.text("borderStyle").flatMap { borders[$0] } ?? .rounded, traits: context.traits, text: text.measuringLine)
        field.isRoomy = context.textEra.map { $0 >= .modern }
        context.item.behavior = field
    }

    static let segmentedControl = Kind(
        "segmentedControl", spellings: ["segmented"], properties: ["segments": .list(.text), "apportionsByContent": .bool]
    ) { context in
        var font = Properties()
        font["weight"] = context.traits.era >= .ios13 ? "medium" : "regular"
        let titles = (context.node.properties.texts("segments") ?? []).map {
            NodeText(font, text: $0, defaultSize: 13, era: context.textEra).measuring
        }
        let control = SegmentedControl(titles: titles, traits: context.traits)
        control.apportionsByContent = context.node.properties.bool("apportionsByContent") ?? false
        context.item.behavior = control
    }
}

// MARK: - Controls of the system's own size

extension Kind {
    fileprivate static let controls: [Kind] = [
        control("switch", .toggle), control("stepper", .stepper), control("slider", .slider),
        control("progressView", spellings: ["progress"], .progress), control("pickerView", spellings: ["picker"], .picker),
        control("searchBar", .searchBar), control("navigationBar", .navigationBar), control("toolbar", .toolbar),
        control("tabBar", .tabBar),
        Kind(
            "activityIndicatorView", spellings: ["activityIndicator", "activity"],
            properties: ["style": .choice(["medium", "large", "gray", "white", "whiteLarge"]), "hidesWhenStopped": .bool]
        ) { context in
            let style = context.node.properties.text("style") ?? "medium"
            context.item.behavior = Control(.activity(isLarge: style == "large" || style == "whiteLarge"), traits: context.traits)
        },
        Kind("pageControl", properties: ["numberOfPages": .number]) { context in
            let count = Int(limited: context.node.properties.number("numberOfPages") ?? 3)
            context.item.behavior = Control(.pages(count: count), traits: context.traits)
        },
        Kind(
            "datePicker", properties: ["datePickerStyle": .choice(["wheels", "compact"])]
        ) { context in
            let isCompact = context.node.properties.text("datePickerStyle") == "compact"
            context.item.behavior = Control(.datePicker(isCompact: isCompact), traits: context.traits)
        },
    ]

    private static func control(_ name: String, spellings: [String] = [], _ kind: ControlKind) -> Kind {
        return Kind(name, spellings: spellings) {
            $0.item.behavior = Control(kind, traits: $0.traits)
        }
    }
}

extension Int {
    /// A whole number that is no larger than a line or a page count can be.
    init(limited value: Double) { self = Int(Swift.min(Swift.max(value, 0), 1_000_000)) }
}

extension Size {
    /// From width and height.
    init?(_ values: [Double]) {
        guard values.count == 2 else { return nil }
        self.init(width: values[0], height: values[1])
    }
}
