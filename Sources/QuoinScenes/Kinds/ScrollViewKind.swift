import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == Insets {
    /// The insets around the content of a scroll view that the program sets, in points.
    public static var contentInset: Self { Self("contentInset") }
}

extension PropertyKey where Value == InsetAdjustment {
    /// The condition under which a scroll view adds the safe area to its insets; `automatic` by default.
    public static var contentInsetAdjustment: Self { Self("contentInsetAdjustmentBehavior") }
}

extension PropertyKey where Value == Size {
    /// The content size of a scroll view that the program sets, in points.
    public static var contentSize: Self { Self("contentSize") }
}

extension PropertyKey where Value == Point {
    /// The point of the content that is shown at the top left corner of a scroll view, in points.
    public static var contentOffset: Self { Self("contentOffset") }
}

extension PropertyKey where Value == AxisPair<Bool> {
    /// Whether a scroll view bounces on an axis even where its content is no larger than itself.
    public static var alwaysBounces: Self { Self("alwaysBounce") }
}

extension PropertyKey where Value == Bool {
    /// Whether the user can scroll a scroll view; true by default.
    public static var scrollEnabled: Self { Self("scrollEnabled") }
    /// Whether a scroll view stops at multiples of its size.
    public static var pagingEnabled: Self { Self("pagingEnabled") }
    /// Whether the program reads a scroll view's content inset before the view has appeared.
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
        let text = context.text
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
        // The offset can be set only after the behavior is attached to the item.
        if let point = properties[.contentOffset] { scrollView.contentOffset = point }
    }
}
