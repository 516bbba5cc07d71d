import QuoinBehaviors
import QuoinLayout

// Text fields, segmented controls, and controls of a fixed size.

// MARK: - Text fields

extension PropertyKey where Value == String {
    /// The text that an empty text field or search bar shows. An empty text field is as wide as its placeholder.
    public static var placeholder: Self { Self("placeholder") }
}

extension PropertyKey where Value == TextField.Border {
    /// The border of a text field; `roundedRect` by default.
    public static var borderStyle: Self { Self("borderStyle") }
}

extension TextField.Border: PropertyWord {
    /// The words for the borders: `none`, `line`, `bezel`, `roundedRect`.
    public static var propertyWords: [(word: String, value: TextField.Border)] {
        [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .rounded)]
    }
}

extension Kind {
    static let textField = Kind("textField", properties: .text + .fieldAppearance + PropertySchema(.placeholder, .borderStyle)) { context in
        let properties = context.properties
        let text = context.text
        let field = TextField(border: properties[.borderStyle] ?? .rounded, traits: context.traits, text: text.measuringLine)
        field.isRoomy = context.textEra.map { $0 >= .modern }
        field.isSecure = properties[.secureTextEntry] ?? false
        context.item.behavior = field
    }
}

// MARK: - Segmented controls

extension PropertyKey where Value == [String] {
    /// The titles of a segmented control's segments, in their order; empty for a segment with an image.
    public static var segments: Self { Self("segments") }
}

extension PropertyKey where Value == Bool {
    /// Whether the segments of a segmented control are as wide as their contents require, instead of all the same.
    public static var apportionsByContent: Self { Self("apportionsByContent") }
}

extension Kind {
    static let segmentedControl = Kind(
        "segmentedControl", spellings: ["segmented"], properties: .segmentsAppearance + PropertySchema(.segments, .apportionsByContent)
    ) { context in
        var font = Properties()
        font[.fontWeight] = context.traits.era >= .ios13 ? .medium : .regular
        let titles = (context.properties[.segments] ?? []).map {
            NodeText(font, text: $0, defaultSize: 13, fonts: context.fonts).measuring
        }
        let control = SegmentedControl(titles: titles, traits: context.traits)
        control.apportionsByContent = context.properties[.apportionsByContent] ?? false
        context.item.behavior = control
    }
}

// MARK: - Controls of the system's own size

extension PropertyKey where Value == String {
    /// The size of an activity indicator: `medium` or `large`, or one of the names before iOS 13; `medium` where it is not
    /// set.
    public static var indicatorStyle: Self { Self("style", choices: ["medium", "large", "gray", "white", "whiteLarge"]) }
    /// The style of a date picker: `wheels`, `compact` or `inline`.
    public static var datePickerStyle: Self { Self("datePickerStyle", choices: ["wheels", "compact", "inline"]) }
}

extension PropertyKey where Value == Bool {
    /// Whether an activity indicator is hidden while it is not animating.
    public static var hidesWhenStopped: Self { Self("hidesWhenStopped") }
}

extension PropertyKey where Value == Double {
    /// The number of dots of a page control; 3 by default.
    public static var numberOfPages: Self { Self("numberOfPages") }
    /// The width of a control on an editor's canvas, in points, where it differs from that of the era.
    public static var controlWidth: Self { Self("controlWidth") }
    /// The height of a control on an editor's canvas, in points, where it differs from that of the era.
    public static var controlHeight: Self { Self("controlHeight") }
}

extension Kind {
    static let controls: [Kind] = [
        control("switch", as: .toggle, .switchAppearance), control("stepper", as: .stepper, PropertySchema(.enabled)),
        control("slider", as: .slider, .sliderAppearance),
        control("progressView", spellings: ["progress"], as: .progress, .progressAppearance),
        control("pickerView", spellings: ["picker"], as: .picker), control("searchBar", as: .searchBar, .searchAppearance),
        control("navigationBar", as: .navigationBar, .barAppearance), control("toolbar", as: .toolbar, .barAppearance),
        control("tabBar", as: .tabBar, .barAppearance),
        Kind(
            "activityIndicatorView", spellings: ["activityIndicator", "activity"],
            properties: size + PropertySchema(.indicatorStyle, .hidesWhenStopped, .color, .animating)
        ) { context in
            let style = context.properties[.indicatorStyle] ?? "medium"
            prepare(context, .activity(isLarge: style == "large" || style == "whiteLarge"))
        },
        Kind("pageControl", properties: .pagesAppearance + PropertySchema(.numberOfPages)) { context in
            let count = Int(limited: context.properties[.numberOfPages] ?? 3)
            context.item.behavior = Control(.pages(count: count), traits: context.traits)
        },
        Kind("datePicker", properties: PropertySchema(.datePickerStyle, .datePickerMode, .columns, .month)) { context in
            let isCompact = context.properties[.datePickerStyle] == "compact"
            context.item.behavior = Control(.datePicker(isCompact: isCompact), traits: context.traits)
        },
    ]

    private static func control(
        _ name: String, spellings: [String] = [], as kind: ControlKind, _ properties: PropertySchema = PropertySchema()
    ) -> Kind {
        Kind(name, spellings: spellings, properties: size + properties) { prepare($0, kind) }
    }

    private static let size = PropertySchema(.controlWidth, .controlHeight)

    private static func prepare(_ context: KindContext, _ kind: ControlKind) {
        let control = Control(kind, traits: context.traits)
        if context.isCanvas {
            control.width = context.properties[.controlWidth]
            control.height = context.properties[.controlHeight]
        }
        context.item.behavior = control
    }
}
