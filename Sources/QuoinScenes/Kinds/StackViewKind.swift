import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == Axis {
    public static var axis: Self { Self("axis") }
}

extension PropertyKey where Value == StackView.Distribution {
    public static var distribution: Self { Self("distribution") }
}

extension PropertyKey where Value == StackView.Alignment {
    public static var alignment: Self { Self("alignment") }
}

extension PropertyKey where Value == Double {
    public static var spacing: Self { Self("spacing") }
}

extension PropertyKey where Value == [Double] {
    /// The spacing after each arranged view; −1: as everywhere.
    public static var customSpacing: Self { Self("customSpacing") }
}

extension PropertyKey where Value == [String] {
    /// The ids of the arranged views.
    public static var arranged: Self { Self("arranged") }
}

extension PropertyKey where Value == Bool {
    /// The spacing is the system's.
    public static var systemSpacing: Self { Self("systemSpacing") }
    public static var layoutMarginsRelative: Self { Self("layoutMarginsRelative") }
    public static var baselineRelative: Self { Self("baselineRelative") }
    /// Whether texts that do not fit give way in proportion; older editors let the last one give way.
    public static var sharesTextWidth: Self { Self("sharesTextWidth") }
    /// Whether plain views have the size of an editor's library where nothing else says how large they are.
    public static var designTimeSizes: Self { Self("designTimeSizes") }
}

extension Kind {
    static let stackView = Kind(
        "stackView", spellings: ["stack"],
        properties: PropertySchema(
            .axis, .distribution, .alignment, .spacing, .systemSpacing, .customSpacing, .arranged, .layoutMarginsRelative,
            .baselineRelative, .sharesTextWidth, .designTimeSizes)
    ) { context in
        let properties = context.properties
        let stack = StackView(
            axis: properties[.axis] ?? .horizontal, distribution: properties[.distribution] ?? .fill,
            alignment: properties[.alignment] ?? .fill, spacing: properties[.spacing] ?? 0, policy: context.isCanvas ? .canvas : .system)
        if properties[.sharesTextWidth] == false { stack.policy.textSharing = .none }
        if properties[.designTimeSizes] == false { stack.policy.givesDesignTimeSizes = false }
        if properties[.systemSpacing] ?? false { stack.spacing = .system }
        stack.isMarginsRelative = properties[.layoutMarginsRelative] ?? false
        stack.isBaselineRelative = properties[.baselineRelative] ?? false
        if let names = properties[.arranged] { arrange(names, in: stack, context) }
        context.item.behavior = stack
    }

    private static func arrange(_ names: [String], in stack: StackView, _ context: KindContext) {
        stack.arrange(names.compactMap(context.find))
        for name in names where context.find(name) == nil { context.note("arranges \"\(name)\", which is no view of this scene") }
        for (name, gap) in zip(names, context.properties[.customSpacing] ?? []) where gap >= 0 {
            if let item = context.find(name) { stack.setSpacing(.points(gap), after: item) }
        }
    }
}

extension StackView.Distribution: PropertyWord {
    public static let propertyWords: [(word: String, value: StackView.Distribution)] = allCases.map { ("\($0)", $0) }
}

extension StackView.Alignment: PropertyWord {
    /// Top and bottom are leading and trailing across the other axis (ST-34).
    public static let propertyWords: [(word: String, value: StackView.Alignment)] =
        allCases.map { ("\($0)", $0) } + [("top", .leading), ("bottom", .trailing)]
}
