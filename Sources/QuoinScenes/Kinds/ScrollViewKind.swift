import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == Insets {
    public static var contentInset: Self { Self("contentInset") }
}

extension PropertyKey where Value == InsetAdjustment {
    public static var contentInsetAdjustment: Self { Self("contentInsetAdjustmentBehavior") }
}

extension PropertyKey where Value == Size {
    /// The content size that a program set.
    public static var contentSize: Self { Self("contentSize") }
}

extension PropertyKey where Value == Point {
    public static var contentOffset: Self { Self("contentOffset") }
}

extension PropertyKey where Value == AxisPair<Bool> {
    public static var alwaysBounces: Self { Self("alwaysBounce") }
}

extension PropertyKey where Value == Bool {
    public static var scrollEnabled: Self { Self("scrollEnabled") }
    public static var pagingEnabled: Self { Self("pagingEnabled") }
    /// Code read the content inset before the view had appeared.
    public static var contentInsetReadEarly: Self { Self("contentInsetReadEarly") }
}

extension PropertySchema {
    fileprivate static let scrolling = PropertySchema(
        .contentInset, .contentInsetAdjustment, .contentSize, .contentOffset, .alwaysBounces, .scrollEnabled, .pagingEnabled,
        .contentInsetReadEarly)
}

extension Kind {
    static let scrollView = Kind(
        "scrollView", spellings: ["scroll", "tableView", "collectionView"], properties: .scrolling + .tableAppearance
    ) { context in install(ScrollView(era: context.traits.era), context) }

    static let textView = Kind("textView", properties: .scrolling + .text + .textAppearance) { context in
        let text = NodeText(of: context.node, fonts: context.fonts)
        install(TextView(traits: context.traits, text: text.measuringLeading), context)
    }

    private static func install(_ scrollView: ScrollView, _ context: KindContext) {
        let properties = context.properties
        if let insets = properties[.contentInset] { scrollView.contentInset = insets }
        scrollView.insetAdjustment = properties[.contentInsetAdjustment] ?? .automatic
        scrollView.isScrollEnabled = properties[.scrollEnabled] ?? true
        if let bounces = properties[.alwaysBounces] { scrollView.alwaysBounces = bounces }
        if let size = properties[.contentSize] { scrollView.contentSize = size }
        context.item.behavior = scrollView
        // The offset needs the item.
        if let point = properties[.contentOffset] { scrollView.contentOffset = point }
    }
}
