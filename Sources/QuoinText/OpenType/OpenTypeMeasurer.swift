/// A measurer that uses given font files, and another measurer for everything else.
///
///     let text = try OpenTypeFont(path: "SF-Pro-Text-Regular.otf")
///     let display = try OpenTypeFont(path: "SF-Pro-Display-Regular.otf")
///     let measurer = OpenTypeMeasurer(faces: [
///         .init(text, for: .system, weight: .regular, sizes: 0..<20, tracking: .system),
///         .init(display, for: .system, weight: .regular, sizes: 20..<1000),
///     ])
///
/// Advances and pair kerning are the font's. With the package trait `HarfBuzz` scripts such as Arabic and Devanagari, whose letters
/// change beside each other, are shaped; without it each letter has the width of its isolated form. A character that the font lacks is
/// measured by the other measurer, which the answer's doubts record. Linear in the text.
public struct OpenTypeMeasurer: TextMeasurer {
    /// The distance that is added to every glyph.
    public enum GlyphTracking: Hashable, Sendable {
        case none
        /// The tracking that the system font adds below 20 points; its font files do not hold it.
        case system
    }

    /// A font file and the fonts that it stands for.
    public struct Face: Sendable {
        /// The font file.
        public var font: OpenTypeFont
        /// The family that the file is used for.
        public var family: TextFont.Family
        /// The weight to which it applies; nil for every weight.
        public var weight: FontWeight?
        /// The sizes in points that the file is used for.
        public var sizes: Range<Double>
        /// Whether the face is used for italic text.
        public var isItalic: Bool
        /// The tracking that is added to every glyph.
        public var tracking: GlyphTracking

        /// Creates a face.
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

    /// The faces. A font is measured with the first face that matches it.
    public var faces: [Face]
    private let other: any TextMeasurer

    /// Creates a measurer of some faces, with another one for all other fonts.
    public init(faces: [Face], otherwise other: any TextMeasurer = SystemTextMeasurer()) {
        self.faces = faces
        self.other = other
    }

    /// Returns the line metrics of the matching face, or those of the other measurer.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        guard let face = faces.first(where: { $0.draws(font) }) else { return other.lineMetrics(of: font) }
        // Labels leave out the gap that a font asks for between its lines: of 27 labels of one line in a font that has one, in a
        // repository, 22 are as high as ascender and descender make them, and five as high as with the gap.
        let unit = font.measuredSize / Double(face.font.unitsPerEm)
        return LineMetrics(
            ascender: Double(face.font.ascender) * unit, descender: Double(face.font.descender) * unit, trust: face.trust)
    }

    /// Appends the advances by the face that fits, or by the other measurer.
    public func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
        guard let face = faces.first(where: { $0.draws(font) }) else {
            return other.appendAdvances(of: text, in: font, to: &advances)
        }
        let size = font.measuredSize
        var walk = GlyphWalk(source: face.font, font: font, other: other, otherFont: font)
        if face.tracking == .system, size < 20 { walk.tracking = Tracking.points(at: size) }
        guard let shaper = face.font.shaper else { return walk.append(text, to: &advances, trust: face.trust) }
        var trust = face.trust
        for stretch in shaper.stretches(of: text, in: face.font) {
            if stretch.isShaped, let shaped = shaper.advances(of: stretch.text.unicodeScalars) {
                let unit = size / Double(face.font.unitsPerEm)
                advances += shaped.map { ScalarAdvance(width: $0 == 0 ? 0 : Double($0) * unit + walk.tracking) }
            } else {
                trust = walk.append(stretch.text, to: &advances, trust: trust)
            }
        }
        return trust
    }
}
