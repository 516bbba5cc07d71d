import QuoinLayout
import QuoinScenes

/// The text of a label or button, and how sure its measure is.
///
/// ```swift
/// if let text = view.text, let width = text.naturalWidth, width > view.length(.horizontal) + text.tolerance { … }
/// ```
///
/// This type is not `Sendable`: it looks at a live layout, which one thread at a time uses. Findings are values for any thread.
public struct TextContent {
    let view: AnalyzedView

    /// The text as messages quote it, cut to 25 characters.
    public let shown: String

    /// The width of the text on one line; nil if the view's size is given by hand.
    public var naturalWidth: Double? {
        guard view.node?.contentSize == nil else { return nil }
        return view.item.behavior?.contentSize(of: view.item, width: nil).width
    }

    /// Whether the text's font was never measured, or is not the one that it is drawn in.
    public var isGuess: Bool { view.id.map { view.tree.guessedTexts.contains($0) } ?? true || isDrawnInAnotherFont }

    /// Whether a class of the program's draws it in a font of its own: Interface Builder then stores another height for its one line.
    var isDrawnInAnotherFont: Bool {
        guard let name = view.node?.className, !name.hasPrefix("UI"), view.numberOfLines == 1, let stored = view.node?.stored,
            !stored.isMisplaced, let frame = stored.frame, !view.constraints.contains(where: { $0.isUser && $0.fixesHeight }),
            let height = view.item.behavior?.contentSize(of: view.item, width: nil).height
        else { return false }
        return abs(frame.height - height) > 2
    }

    /// The possible error of the natural width.
    public var tolerance: Double { TextContent.tolerance(of: naturalWidth ?? 0) }

    /// The possible error of a text of that width: the median is 0.6 %, and three times that is rare.
    static func tolerance(of length: Double) -> Double { max(1.5, length * 0.03) }

    /// The factor by which the text becomes wider in another language: short words grow more than long sentences.
    var growth: Double {
        switch shown.count {
        case ...10: 1.5
        case ...30: 1.4
        default: 1.3
        }
    }

    /// Whether it is words, and not a number, an amount or a sign: something that is translated.
    var isTranslatable: Bool {
        guard shown.count > 1 else { return false }
        let letters = shown.count { $0.isLetter }, digits = shown.count { $0.isNumber }
        return letters > 0 && 2 * letters >= digits && !["Label", "Button"].contains(shown)
    }

    /// Whether it is a single word of a script that puts spaces between words.
    var isOneWord: Bool { !shown.contains { $0.isWhitespace } && shown.contains { $0.isCased } }

    /// Whether it is a short word such as `To:`, which other languages have as short ones for.
    var isAbbreviation: Bool { shown.count { $0.isLetter } <= 3 && !shown.contains { $0.isNumber } }

    /// The text that Xcode writes into a new label, or that designers type to fill space.
    var isPlaceholder: Bool {
        ["Label", "Title", "Button", "Text"].contains(shown) || shown.lowercased().hasPrefix("lorem ipsum")
    }
}

extension AnalyzedView {
    /// The text that the view shows; nil if it is not a label or button, or has no text.
    public var text: TextContent? { node?.shownText.map { TextContent(view: self, shown: $0) } }

    /// Whether the size of the view depends on text.
    public var showsText: Bool { ["label", "button", "textField", "textView", "segmentedControl"].contains(kind) }

    /// Returns the height that the lines of its text take in a width, and the least that they take if the text is narrower than
    /// measured; nil if it has no text.
    func heightOfLines(in width: Double) -> (least: Double, expected: Double)? {
        guard let behavior = item.behavior, let expected = behavior.contentSize(of: item, width: width).height else { return nil }
        let least = behavior.contentSize(of: item, width: width + TextContent.tolerance(of: width)).height
        return (least ?? expected, expected)
    }

    /// The number of lines that a label may have; 0 for any, nil if it is not a label.
    public var numberOfLines: Int? {
        guard kind == "label" else { return nil }
        return Int(min(max(properties[.numberOfLines] ?? 1, 0), 1000))
    }

    /// Whether the measure of its text, or of a text beside it, takes part in where it is.
    var dependsOnText: Bool { showsText || (parent?.children.contains(where: \.showsText) ?? false) }

    /// The possible error of its end: a pixel, and with text around the tolerance of text.
    func endTolerance(_ axis: Axis) -> Double {
        guard dependsOnText else { return 0.75 }
        return axis == .horizontal ? TextContent.tolerance(of: length(axis)) : 3 + length(axis) * 0.03
    }

    /// Whether the font of its text was not found, so that it is measured in the system font.
    var isInUnknownFont: Bool {
        guard properties[.textStyle] == nil, let name = properties[.fontName] else { return false }
        return tree.unknownFonts.contains(name)
    }

    /// Whether the font of its text was never measured.
    var isGuess: Bool { id.map { tree.guessedTexts.contains($0) } ?? true }
}
