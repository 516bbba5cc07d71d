import QuoinBehaviors

extension PropertyKey where Value == Double {
    /// The maximum number of lines of a label; 0 for as many as the text needs, 1 by default.
    public static var numberOfLines: Self { Self("numberOfLines") }
    /// The width at which a label with several lines wraps its text to find its content size, in points; 0 to use the width
    /// that layout gives it.
    public static var preferredMaxLayoutWidth: Self { Self("preferredMaxLayoutWidth") }
    /// The height that Interface Builder's library gave a label, in points. On the canvas the label keeps it where its text
    /// is less than a point lower.
    public static var libraryHeight: Self { Self("libraryHeight") }
}

extension PropertyKey where Value == Bool {
    /// Whether a label shrinks its font so that the text fits into its width.
    public static var adjustsFontSizeToFit: Self { Self("adjustsFontSizeToFit") }
    /// Whether the font follows the text size that the user chooses; it needs a text style for that.
    public static var adjustsFontForContentSize: Self { Self("adjustsFontForContentSize") }
    /// Whether a value that is set when the view is loaded is a font or a text size, which replaces the font of the file.
    public static var setsFontWhenLoaded: Self { Self("setsFontWhenLoaded") }
}

extension Kind {
    static let label = Kind(
        "label",
        properties: .text + .textAppearance
            + PropertySchema(.numberOfLines, .preferredMaxLayoutWidth, .adjustsFontSizeToFit, .libraryHeight)
    ) { context in
        let text = context.text
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
