import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == Axis {
    /// The axis along which a stack view arranges its views; `horizontal` by default.
    public static var axis: Self { Self("axis") }
}

extension PropertyKey where Value == StackView.Distribution {
    /// The distribution of arranged views along a stack view's axis; `fill` by default.
    public static var distribution: Self { Self("distribution") }
}

extension PropertyKey where Value == StackView.Alignment {
    /// The alignment of the arranged views across a stack view's axis; `fill` by default.
    public static var alignment: Self { Self("alignment") }
}

extension PropertyKey where Value == Double {
    /// The distance between the arranged views of a stack view, in points; 0 by default.
    public static var spacing: Self { Self("spacing") }
}

extension PropertyKey where Value == [Double] {
    /// The distance after each arranged view, in points, in the order of ``arranged``; −1 for the stack view's spacing.
    public static var customSpacing: Self { Self("customSpacing") }
}

extension PropertyKey where Value == [String] {
    /// The ids of the views that a stack view arranges, in their order.
    public static var arranged: Self { Self("arranged") }
}

extension PropertyKey where Value == Bool {
    /// Whether a stack view uses the system's spacing, in place of ``spacing``.
    public static var systemSpacing: Self { Self("systemSpacing") }
    /// Whether a stack view arranges its views within its layout margins instead of its bounds.
    public static var layoutMarginsRelative: Self { Self("layoutMarginsRelative") }
    /// Whether the spacing of a vertical stack view is measured between baselines instead of edges.
    public static var baselineRelative: Self { Self("baselineRelative") }
    /// Whether texts in a stack view that is too narrow shrink in proportion; in older editors only the last one does.
    public static var sharesTextWidth: Self { Self("sharesTextWidth") }
    /// Whether plain views in a stack view get the size that they have in an editor's library where nothing else sizes
    /// them.
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
        for name in names where context.find(name) == nil { context.note("arranges \"\(name)\", which is not a view of this scene") }
        for (name, gap) in zip(names, context.properties[.customSpacing] ?? []) where gap >= 0 {
            if let item = context.find(name) { stack.setSpacing(.points(gap), after: item) }
        }
    }
}

extension StackView.Distribution: PropertyWord {
    /// The distributions by the names of their cases, such as `equalSpacing`.
    public static let propertyWords: [(word: String, value: StackView.Distribution)] = allCases.map { ("\($0)", $0) }
}

extension StackView.Alignment: PropertyWord {
    /// The alignments by the names of their cases; `top` and `bottom` stand for leading and trailing in a horizontal stack
    /// (ST-34).
    public static let propertyWords: [(word: String, value: StackView.Alignment)] =
        allCases.map { ("\($0)", $0) } + [("top", .leading), ("bottom", .trailing)]
}
