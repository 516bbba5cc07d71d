import QuoinBehaviors

extension PropertyKey where Value == Double {
    /// 0: as many as needed.
    public static var numberOfLines: Self { Self("numberOfLines") }
    public static var preferredMaxLayoutWidth: Self { Self("preferredMaxLayoutWidth") }
    /// The height of an editor's library label, which stays where the text is less than a point lower.
    public static var libraryHeight: Self { Self("libraryHeight") }
}

extension PropertyKey where Value == Bool {
    public static var adjustsFontSizeToFit: Self { Self("adjustsFontSizeToFit") }
    /// The font follows the text size that people choose, if it has a text style.
    public static var adjustsFontForContentSize: Self { Self("adjustsFontForContentSize") }
}

extension Kind {
    static let label = Kind(
        "label",
        properties: .text + .textAppearance
            + PropertySchema(.numberOfLines, .preferredMaxLayoutWidth, .adjustsFontSizeToFit, .libraryHeight)
    ) { context in
        let text = NodeText(of: context.node, fonts: context.fonts)
        if text.isGuess(context.traits) { context.note("the text's width is a guess: its characters or their weight were never measured") }
        let label = Label(
            lines: Int(limited: context.properties[.numberOfLines] ?? 1), traits: context.traits,
            measure: text.measuring(atLeast: context.isCanvas ? context.properties[.libraryHeight] : nil))
        label.preferredMaxLayoutWidth = context.properties[.preferredMaxLayoutWidth] ?? 0
        context.item.behavior = label
    }
}

extension Int {
    /// A whole number that is no larger than a line or a page count can be.
    init(limited value: Double) { self = Int(Swift.min(Swift.max(value, 0), 1_000_000)) }
}
