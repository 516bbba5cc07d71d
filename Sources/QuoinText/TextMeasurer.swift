/// A source of advances and line metrics of fonts: the plug-in point of this module.
///
///     text ─▶ TextMeasurer ─▶ advances, line metrics ─▶ lines, width, height, baselines
///             (three questions)                          (QuoinText's own rules, the same for every measurer)
///
/// Two measurers come with QuoinText: `SystemTextMeasurer`, the tables that are compiled in, and `OpenTypeMeasurer`,
/// which reads font files. A third needs two methods:
///
///     struct Typewriter: TextMeasurer {
///         func lineMetrics(of font: TextFont) -> LineMetrics {
///             LineMetrics(ascender: 0.8 * font.size, descender: 0.2 * font.size, trust: TextTrust(.fontFile))
///         }
///         func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
///             for _ in text.unicodeScalars { advances.append(ScalarAdvance(width: 0.6 * font.size)) }
///             return TextTrust(.fontFile)
///         }
///     }
public protocol TextMeasurer: Sendable {
    /// Ascender, descender and gap of one line.
    func lineMetrics(of font: TextFont) -> LineMetrics

    /// Appends exactly one advance per Unicode scalar of `text`, in order. Scalars that show nothing of their own
    /// (combining marks, joiners, what follows in an emoji sequence) get 0.
    func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust

    /// The unrounded width of `text` on one line. The default adds up `appendAdvances`.
    func advance(of text: String, in font: TextFont) -> TextAdvance
}

/// The width that one Unicode scalar adds to its line, in points.
public struct ScalarAdvance: Hashable, Sendable {
    /// The width of the scalar without kerning, in points.
    public var width: Double
    /// The adjustment between the previous scalar and this one, in points, which does not count at the start of a line.
    public var kerning: Double

    /// Creates an advance.
    public init(width: Double, kerning: Double = 0) {
        self.width = width
        self.kerning = kerning
    }
}

/// The unrounded width of a text on one line.
public struct TextAdvance: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The evidence for the width.
    public var trust: TextTrust

    /// Creates an advance.
    public init(width: Double, trust: TextTrust) {
        self.width = width
        self.trust = trust
    }
}

extension TextMeasurer {
    /// Returns the sum of the advances of the scalars.
    public func advance(of text: String, in font: TextFont) -> TextAdvance {
        var advances: [ScalarAdvance] = []
        let trust = appendAdvances(of: text, in: font, to: &advances)
        return TextAdvance(width: advances.reduce(0) { $0 + $1.width + $1.kerning }, trust: trust)
    }
}
