import QuoinBehaviors
import QuoinText

/// The text of a node with its font, ready to be measured: the bridge from properties to QuoinText.
///
/// Properties: `text`, `fontSize`, `weight`, `style` (a text style such as `body`), `fontName`, `lineBreakMode`.
struct NodeText: Sendable {
    var text: String
    var size: Double
    var weight: FontWeight
    var style: TextStyle?
    var fontName: String?
    var lineBreakMode: LineBreakMode
    /// Whose system font; nil: that of the layout's era.
    var era: TextEra?

    init(_ properties: Properties, text: String? = nil, defaultSize: Double = 17, era: TextEra? = nil) {
        self.era = era
        self.text = text ?? properties.text("text") ?? ""
        size = properties.number("fontSize") ?? defaultSize
        weight = properties.text("weight").flatMap { FontWeight(interfaceBuilderName: $0) } ?? .regular
        style = properties.text("style").flatMap { name in
            TextStyle.allCases.first { "\($0)" == name } ?? TextStyle(interfaceBuilderName: name)
        }
        fontName = properties.text("fontName")
        lineBreakMode = LineBreakMode(properties["lineBreakMode"])
    }

    /// Measures with the tables of the system font.
    var measuring: TextMeasuring {
        let text = self
        return { request in
            if text.text.isEmpty { return text.emptyLine(request) }
            let size = SystemTextMeasurer().size(
                of: text.text, in: text.font(request.traits),
                within: TextLimits(width: request.width, lines: request.lines, lineBreakMode: text.lineBreakMode),
                on: QuoinText.PixelGrid(scale: request.traits.scale))
            let measured = MeasuredText(
                width: size.width, height: size.height, firstBaseline: size.firstBaseline,
                lastBaseline: size.lastBaselineFromBottom)
            return text.style != nil && request.traits.scale == 1 ? text.roundedDown(measured, request) : measured
        }
    }

    /// Where text comes in whole points, lines in a text style are cut to them and others rounded up: body is 20 high there,
    /// and plain 17 points 21.
    private func roundedDown(_ measured: MeasuredText, _ request: TextRequest) -> MeasuredText {
        let exact = SystemTextMeasurer().size(
            of: text, in: font(request.traits),
            within: TextLimits(width: request.width, lines: request.lines, lineBreakMode: lineBreakMode),
            on: QuoinText.PixelGrid(scale: 1024))
        var result = measured
        result.height = exact.height.rounded(.down)
        result.firstBaseline = measured.firstBaseline.map { max(0, $0 - measured.height + result.height) }
        return result
    }

    /// No text takes no room, but its baseline is that of its font (F35).
    private func emptyLine(_ request: TextRequest) -> MeasuredText {
        var line = self
        line.text = "x"
        let measured = line.measuring(request)
        return MeasuredText(width: 0, height: 0, firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
    }

    /// The same for what keeps the room of a line without any text, such as a field.
    var measuringLine: TextMeasuring {
        guard text.isEmpty else { return measuring }
        var line = self
        line.text = "x"
        return { request in
            var size = line.measuring(request)
            size.width = 0
            return size
        }
    }

    /// Whether the width rests on a guess.
    func isGuess(_ traits: Traits) -> Bool {
        !text.isEmpty && SystemTextMeasurer().advance(of: text, in: font(traits)).trust.evidence == .guess
    }

    func font(_ traits: Traits) -> TextFont {
        let era = era ?? TextEra(traits.era)
        if let style {
            let category = ContentSizeCategory(rawValue: traits.category.rawValue) ?? .large
            return .preferred(style, category: category, era: era)
        }
        if let fontName { return .named(fontName, size: size, era: era) }
        return .system(size, weight: weight, era: era)
    }

    /// The properties that a kind with text has.
    static let shapes: [String: PropertyShape] = [
        "text": .text, "fontSize": .number, "fontName": .text, "weight": .choice(FontWeight.allCases.map { "\($0)" }),
        "style": .choice(TextStyle.allCases.map { "\($0)" }), "lineBreakMode": .choice(LineBreakMode.names),
    ]
}

extension TextEra {
    /// Whose font an era's system draws.
    init(_ era: Era) {
        switch era {
        case .ios6, .ios7, .ios8: self = .helveticaNeue
        case .ios9: self = .xcode8
        case .ios11, .ios13: self = .xcode9to11
        case .ios15, .ios26: self = .modern
        }
    }
}

extension LineBreakMode {
    fileprivate static let spellings: [(String, LineBreakMode)] = [
        ("wordWrap", .wordWrap), ("characterWrap", .charWrap), ("clip", .clip), ("headTruncation", .truncateHead),
        ("tailTruncation", .truncateTail), ("middleTruncation", .truncateMiddle),
    ]

    static let names = spellings.map(\.0)

    fileprivate init(_ value: PropertyValue?) {
        self = value?.text.flatMap { LineBreakMode(interfaceBuilderName: $0) } ?? .truncateTail
    }
}
