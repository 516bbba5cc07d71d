import QuoinBehaviors
import QuoinLayout

// Kinds that lay out what lies in them.

extension Kind {
    static let stackView = Kind("stackView", spellings: ["stack"], properties: stackProperties) { context in
        let properties = context.node.properties
        let stack = StackView(
            axis: ["v", "vertical"].contains(properties.text("axis")) ? .vertical : .horizontal,
            distribution: StackView.Distribution(named: properties.text("distribution")),
            alignment: StackView.Alignment(named: properties.text("alignment")),
            spacing: properties.number("spacing") ?? 0, policy: context.isCanvas ? .canvas : .system)
        if let shares = properties.bool("sharesTextWidth") { stack.policy.sharesTextWidth = shares }
        if properties.bool("systemSpacing") ?? false { stack.spacing = .system }
        stack.isMarginsRelative = properties.bool("layoutMarginsRelative") ?? false
        stack.isBaselineRelative = properties.bool("baselineRelative") ?? false
        if let names = properties.texts("arranged") {
            let found = names.compactMap(context.find)
            for (name, item) in zip(names, names.map(context.find)) where item == nil {
                context.note("arranges \"\(name)\", which is no view of this scene")
            }
            stack.arrange(found)
            // -1: as everywhere.
            for (name, gap) in zip(names, properties.numbers("customSpacing") ?? []) where gap >= 0 {
                if let item = context.find(name) { stack.setSpacing(.points(gap), after: item) }
            }
        }
        context.item.behavior = stack
    }

    private static let stackProperties: [String: PropertyShape] = [
        "axis": .choice(["h", "v", "horizontal", "vertical"]), "distribution": .choice(StackView.Distribution.names),
        "alignment": .choice(StackView.Alignment.names), "spacing": .number, "systemSpacing": .bool,
        "customSpacing": .list(.number), "arranged": .list(.text), "layoutMarginsRelative": .bool, "baselineRelative": .bool,
        "sharesTextWidth": .bool,
    ]

    static let scrollView = Kind(
        "scrollView", spellings: ["scroll", "tableView", "collectionView"], properties: scrollProperties
    ) { context in
        let scrollView = ScrollView(era: context.traits.era)
        Kind.configure(scrollView, context.node.properties)
        context.item.behavior = scrollView
        Kind.place(scrollView, context.node.properties)
    }

    static let textView = Kind("textView", properties: scrollProperties.merging(NodeText.shapes) { $1 }) { context in
        let textView = TextView(
            traits: context.traits, text: NodeText(context.node.properties, defaultSize: 14, era: context.textEra).measuringLeading)
        Kind.configure(textView, context.node.properties)
        context.item.behavior = textView
        Kind.place(textView, context.node.properties)
    }

    private static let scrollProperties: [String: PropertyShape] = [
        "contentInset": .insets, "contentInsetAdjustmentBehavior": .choice(InsetAdjustment.allCases.map(\.rawValue)),
        "contentSize": .size, "contentOffset": .point, "alwaysBounce": .list(.bool, count: 2), "scrollEnabled": .bool,
        "pagingEnabled": .bool, "contentInsetReadEarly": .bool,
    ]

    private static func configure(_ scrollView: ScrollView, _ properties: Properties) {
        if let insets = properties.numbers("contentInset") { scrollView.contentInset = Insets(insets) }
        scrollView.insetAdjustment =
            properties.text("contentInsetAdjustmentBehavior").flatMap { InsetAdjustment(rawValue: $0) } ?? .automatic
        scrollView.isScrollEnabled = properties.bool("scrollEnabled") ?? true
        if let bounces = properties.bools("alwaysBounce"), bounces.count == 2 {
            scrollView.alwaysBounces = AxisPair(horizontal: bounces[0], vertical: bounces[1])
        }
        if let size = properties.numbers("contentSize").flatMap({ Size($0) }) { scrollView.contentSize = size }
    }

    /// The offset needs the item.
    private static func place(_ scrollView: ScrollView, _ properties: Properties) {
        guard let point = properties.numbers("contentOffset"), point.count == 2 else { return }
        scrollView.contentOffset = Point(x: point[0], y: point[1])
    }
}

extension StackView.Distribution {
    static let names = allCases.map { "\($0)" }

    init(named name: String?) { self = Self.allCases.first { "\($0)" == name } ?? .fill }
}

extension StackView.Alignment {
    /// Top and bottom are leading and trailing across the other axis (ST-34).
    static let names = allCases.map { "\($0)" } + ["top", "bottom"]

    init(named name: String?) {
        let word = name == "top" ? "leading" : name == "bottom" ? "trailing" : name
        self = Self.allCases.first { "\($0)" == word } ?? .fill
    }
}
