import QuoinBehaviors
import QuoinText

/// The text of a node with its font, ready to be measured.
///
/// It is made from the properties `text`, `fontSize`, `weight`, `style` (a text style such as `body`), `fontName` and
/// `lineBreakMode`, or from `runs`, each of which has these properties and the attributes of its paragraph.
struct NodeText {
    var text: String
    var size: Double
    var weight: FontWeight
    var style: TextStyle?
    var fontName: String?
    var fontFile: String?
    var lineBreakMode: LineBreakMode
    var fonts: SceneFonts
    /// The parts of an attributed text; empty if the text is in one font.
    var runs: [TextRun] = []
    /// What was measured, for all copies of the text.
    private var measured = MeasuredTexts()

    init(_ properties: Properties, text: String? = nil, defaultSize: Double = 17, fonts: SceneFonts = SceneFonts()) {
        runs = (properties[.runs] ?? []).map { TextRun($0, defaultSize: defaultSize, fonts: fonts) }
        self.fonts = fonts
        self.text = text ?? properties[.text] ?? ""
        size = properties[.styleSize] ?? properties[.fontSize] ?? defaultSize
        weight = properties[.fontWeight] ?? .regular
        style = properties.has(.styleSize) ? nil : properties[.textStyle]
        fontName = properties[.fontName]
        fontFile = properties[.fontFile]
        lineBreakMode = properties[.lineBreakMode] ?? .truncateTail
    }

    var isEmpty: Bool { runs.isEmpty ? text.isEmpty : runs.allSatisfy { $0.text.text.isEmpty } }

    /// A function that measures the text in the fonts of the project, or with the tables that are compiled in. It remembers the last
    /// sizes.
    var measuring: TextMeasuring { { size($0) } }

    private func size(_ request: TextRequest) -> MeasuredText { measured.size(request) { measure($0) } }

    private func measure(_ request: TextRequest) -> MeasuredText {
        if isEmpty { return emptyLine(request) }
        let size = size(request, on: TextGrid(scale: request.traits.textScale))
        if request.width == nil, isOneLine { measured.note(size.trust, for: request.traits) }
        return MeasuredText(
            width: size.width, height: size.height, firstBaseline: size.firstBaseline, lastBaseline: size.lastBaselineFromBottom)
    }

    /// Returns a function that measures the text, and gives it the height of an editor's library if that is less than a
    /// point more.
    func measuring(atLeast height: Double?) -> TextMeasuring {
        let measuring = measuring
        guard let height else { return measuring }
        return { request in
            var size = measuring(request)
            if size.height < height, size.height > height - 1 { size.height = height }
            return size
        }
    }

    private func size(_ request: TextRequest, on grid: TextGrid) -> TextSize {
        let limits = TextLimits(width: request.width, lines: request.lines, lineBreakMode: lineBreakMode)
        if runs.isEmpty { return fonts.measurer.size(of: text, in: font(request.traits), within: limits, on: grid) }
        var whole = AttributedText()
        for run in runs { whole.append(run.text.text, font: run.text.font(request.traits), kern: run.kern, paragraph: run.paragraph) }
        return fonts.measurer.size(of: whole, within: limits, on: grid)
    }

    /// Whether nothing in the text ends a line, so that its size on a line is as reliable as its width: it is of printed characters of ASCII.
    private var isOneLine: Bool { runs.isEmpty && !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x20 < 0x5F } }

    /// Returns the size of a text without characters: none, but with the baselines of its font (F35).
    private func emptyLine(_ request: TextRequest) -> MeasuredText {
        let line = placeholder.measure(request)
        return MeasuredText(width: 0, height: 0, firstBaseline: line.firstBaseline, lastBaseline: line.lastBaseline)
    }

    /// A single letter in the same font.
    private var placeholder: NodeText {
        var line = self
        line.runs = []
        line.text = "x"
        line.measured = MeasuredTexts()
        return line
    }

    /// A function that measures the text, and gives an empty one the height of a line, as in a text field.
    var measuringLine: TextMeasuring {
        guard isEmpty else { return measuring }
        let line = placeholder
        return MeasuredTexts.remembering { request in
            var size = line.measure(request)
            size.width = 0
            return size
        }
    }

    /// A function that measures the text with the leading of its text style on every line, the first included, as in a text
    /// view.
    var measuringLeading: TextMeasuring {
        let text = self
        let plain = measuringLine
        return MeasuredTexts.remembering { request in
            var size = plain(request)
            let font = text.font(request.traits)
            guard text.runs.isEmpty, let leading = font.style?.metrics(in: font.category, era: font.era).leading else { return size }
            let metrics = text.fonts.measurer.lineMetrics(of: font)
            let lines = text.text.isEmpty ? text.placeholder : text
            let whole = lines.size(request, on: TextGrid(scale: 1024)).height - metrics.lineHeight + leading
            size.height = TextGrid(scale: request.traits.textScale).nearest(whole)
            return size
        }
    }

    /// The height of a line.
    func line(_ traits: Traits) -> Double { (isEmpty ? placeholder : self).size(TextRequest(lines: 1, traits: traits)).height }

    /// Returns whether the width is a guess for another reason than an unknown font, which is reported once per document.
    func isGuess(_ traits: Traits) -> Bool {
        if !runs.isEmpty { return runs.contains { $0.text.isGuess(traits) } }
        if text.isEmpty { return false }
        let trust = trust(traits)
        return trust.evidence == .guess && !trust.doubts.contains(.unknownFont)
    }

    /// Returns how reliable the width is.
    func trust(_ traits: Traits) -> TextTrust {
        if isOneLine { _ = size(TextRequest(lines: 1, traits: traits)) }
        return measured.trust(traits) {
            if runs.isEmpty { return fonts.measurer.advance(of: text, in: font(traits)).trust }
            return runs.reduce(TextTrust(.fontFile)) {
                $0.joined(fonts.measurer.advance(of: $1.text.text, in: $1.text.font(traits)).trust)
            }
        }
    }

    func font(_ traits: Traits) -> TextFont {
        let era = fonts.era ?? TextEra(traits.era)
        // The sizes of Interface Builder's canvas, which differ from those of all devices, and which has no other text size.
        if let style, fonts.era == .xcode9to11, traits.category == .large, let size = NodeText.canvasTitles[style] {
            return .system(size, era: era)
        }
        if let style {
            let category = ContentSizeCategory(rawValue: traits.category.rawValue) ?? .large
            return .preferred(style, category: category, era: era)
        }
        if let fontName { return .named(fontName, size: size, file: fontFile, era: era) }
        return .system(size, weight: weight, era: era)
    }

    /// The sizes of titles on the canvas of Xcode 9 to 11, in points.
    private static let canvasTitles: [TextStyle: Double] = [.largeTitle: 30, .title1: 26, .title2: 20]
}

extension TextEra {
    /// Creates the era of the system font that a system of the given era draws with.
    public init(_ era: Era) {
        switch era {
        case .ios6, .ios7, .ios8: self = .helveticaNeue
        case .ios9: self = .xcode8
        case .ios11, .ios13: self = .xcode9to11
        case .ios15, .ios26: self = .modern
        }
    }
}
