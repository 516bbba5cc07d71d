/// Measures with font files that the user names, and asks another measurer about everything else.
///
///     let text = try OpenTypeFont(path: "SF-Pro-Text-Regular.otf")
///     let display = try OpenTypeFont(path: "SF-Pro-Display-Regular.otf")
///     let measurer = OpenTypeMeasurer(faces: [
///         .init(text, for: .system, weight: .regular, sizes: 0..<20, tracking: .system),
///         .init(display, for: .system, weight: .regular, sizes: 20..<1000),
///     ])
///
/// Advances and pair kerning are the font's; shaping beyond that (ligatures, contextual forms) is not done. A character
/// that the font lacks is measured by the other measurer, which the answer's doubts then say. Linear in the text.
public struct OpenTypeMeasurer: TextMeasurer {
    /// What is added to every glyph.
    public enum GlyphTracking: Hashable, Sendable {
        case none
        /// What the system font adds below 20 points; its font files do not hold it.
        case system
    }

    /// A font file and the fonts that it stands for.
    public struct Face: Sendable {
        public var font: OpenTypeFont
        public var family: TextFont.Family
        /// Nil: every weight.
        public var weight: FontWeight?
        public var sizes: Range<Double>
        public var isItalic: Bool
        public var tracking: GlyphTracking

        public init(
            _ font: OpenTypeFont, for family: TextFont.Family, weight: FontWeight? = nil, sizes: Range<Double> = 0..<(.infinity),
            isItalic: Bool = false, tracking: GlyphTracking = .none
        ) {
            self.font = font
            self.family = family
            self.weight = weight
            self.sizes = sizes
            self.isItalic = isItalic
            self.tracking = tracking
        }

        func draws(_ asked: TextFont) -> Bool {
            family == asked.family && isItalic == asked.isItalic && weight ?? asked.weight == asked.weight
                && sizes.contains(asked.measuredSize)
        }

        var trust: TextTrust { font.isVariable ? TextTrust(.variableFont) : TextTrust(.fontFile) }
    }

    /// The first face that draws a font measures it.
    public var faces: [Face]
    private let other: any TextMeasurer

    public init(faces: [Face], otherwise other: any TextMeasurer = SystemTextMeasurer()) {
        self.faces = faces
        self.other = other
    }

    public func lineMetrics(of font: TextFont) -> LineMetrics {
        guard let face = faces.first(where: { $0.draws(font) }) else { return other.lineMetrics(of: font) }
        let unit = font.measuredSize / Double(face.font.unitsPerEm)
        return LineMetrics(
            ascender: Double(face.font.ascender) * unit, descender: Double(face.font.descender) * unit,
            gap: Double(face.font.lineGap) * unit, trust: face.trust)
    }

    public func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
        guard let face = faces.first(where: { $0.draws(font) }) else {
            return other.appendAdvances(of: text, in: font, to: &advances)
        }
        let size = font.measuredSize
        let unit = size / Double(face.font.unitsPerEm)
        let tracking = face.tracking == .system && size < 20 ? Tracking.points(at: size) : 0
        var trust = face.trust
        var missing = ""
        var previous: Int?
        for scalar in text.unicodeScalars {
            let isInvisible = [.zero, .hardBreak].contains(ScalarClass(scalar.value).width)
            guard let glyph = face.font.glyph(for: scalar), missing.isEmpty || !isInvisible else {
                // Invisible characters stay with what precedes them, so that emoji sequences are asked for as a whole.
                if isInvisible && missing.isEmpty {
                    advances.append(ScalarAdvance(width: 0))
                } else {
                    missing.unicodeScalars.append(scalar)
                }
                previous = nil
                continue
            }
            trust = flush(&missing, font, &advances, trust)
            let width = isInvisible ? 0 : Double(face.font.advance(of: glyph)) * unit + tracking
            let kerning = previous.map { Double(face.font.kerning($0, glyph)) * unit } ?? 0
            advances.append(ScalarAdvance(width: width, kerning: kerning))
            if !isInvisible { previous = glyph }
        }
        return flush(&missing, font, &advances, trust)
    }

    /// Asks the other measurer for a stretch that the font lacks.
    private func flush(
        _ missing: inout String, _ font: TextFont, _ advances: inout [ScalarAdvance], _ trust: TextTrust
    ) -> TextTrust {
        if missing.isEmpty { return trust }
        let answer = other.appendAdvances(of: missing, in: font, to: &advances)
        missing = ""
        return trust.joined(answer).joined(TextTrust(.missingGlyph))
    }
}
