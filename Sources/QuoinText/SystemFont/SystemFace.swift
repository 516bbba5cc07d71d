/// A font resolved to columns of the tables: what measuring a character needs, looked up once per text.
struct SystemFace {
    /// The index of the weight's first advance among all advances.
    let column: Int
    let isDisplay: Bool
    /// The Latin-1 advances of Helvetica Neue, or Helvetica, where that is the font.
    let helvetica: PackedDigits?
    /// The advance of every character of a monospaced face, in 1/1000 em.
    let fixed: Int?
    /// The advances of a space and of a Hangul syllable, in units, where the font has its own.
    let space, syllable: Int?
    let doubts: TextDoubts
    private let pointsPerUnit: Double
    private let pointsPerGlyph: Double

    init(_ font: TextFont) {
        let size = font.measuredSize
        let advances = font.facts?.advances ?? .unknown
        if case .fixed(let advance) = advances { fixed = advance } else { fixed = nil }
        doubts = font.doubts
        if case .average(let factor, let space, let syllable) = advances {
            let units = { (thousandths: Int) in Int((Double(thousandths) / factor).rounded()) }
            self.space = space.map(units)
            self.syllable = syllable.map(units)
            isDisplay = false
            column = FontWeight.regular.rawValue * SystemFontTable.glyphCount
            helvetica = nil
            pointsPerUnit = size / 1000 * factor
            pointsPerGlyph = 0
            return
        }
        space = nil
        syllable = nil
        isDisplay = size >= 20
        column = (font.weight.rawValue + (isDisplay ? FontWeight.allCases.count : 0)) * SystemFontTable.glyphCount
        if case .arial = advances {
            helvetica = PackedDigits(font.weight >= .semibold ? ArialTable.bold : ArialTable.regular)
            pointsPerUnit = size / 1000
            pointsPerGlyph = 0
        } else if font.drawsHelvetica {
            let helveticaWeight = HelveticaWeight(font.weight)
            helvetica = PackedDigits(helveticaWeight.isBold ? HelveticaTable.bold : HelveticaTable.regular)
            pointsPerUnit = size / 1000 * helveticaWeight.factor
            pointsPerGlyph = 0
        } else {
            helvetica = nil
            pointsPerUnit = size / 1000
            let extra = font.family == .system ? font.era.extraUnits(display: isDisplay) : 0
            pointsPerGlyph = fixed == nil ? Tracking.points(at: size) + extra * size / 1000 : 0
        }
    }

    @inline(__always)
    func points(units: Int, glyphs: Int) -> Double {
        pointsPerUnit * Double(units) + pointsPerGlyph * Double(glyphs)
    }
}

extension TextFont {
    fileprivate var drawsHelvetica: Bool {
        family == .helveticaNeue || family == .system && era == .helveticaNeue
    }

    /// The doubts that follow from the font alone, before any character is measured.
    fileprivate var doubts: TextDoubts {
        var doubts: TextDoubts = isItalic ? .italic : []
        switch facts?.advances {
        case .arial: return doubts.union(.helveticaNeue)
        case .fixed: return doubts
        case .average: return doubts.union(.averageWidths)
        case .unknown, nil: if case .named = family { doubts.insert(.unknownFont) }
        }
        if drawsHelvetica {
            doubts.insert(.helveticaNeue)
            if !HelveticaWeight(weight).isKnown { doubts.insert(.unsampledWeight) }
            return doubts
        }
        if size >= 20 { doubts.insert(.displaySize) }
        if weight != .regular { doubts.insert(weight.isSampled ? .thinlySampledWeight : .unsampledWeight) }
        return doubts
    }
}

/// Helvetica Neue has tables for regular and bold; light and medium are known as a share of regular.
private struct HelveticaWeight {
    let isBold: Bool
    let factor: Double
    let isKnown: Bool

    init(_ weight: FontWeight) {
        isBold = weight >= .semibold
        // Thin: 16 of 18 labels of three repositories from 0.88 to 0.94. Light: 20 of 20 of three repositories from 0.946 to 0.958.
        factor = weight <= .thin ? 0.915 : weight == .light ? 0.955 : weight == .medium ? 1.04 : 1
        isKnown = weight != .ultraLight && weight <= .medium || weight == .bold
    }
}

/// The tracking that the system font adds to every glyph, by size.
enum Tracking {
    /// The tracking in points, for sizes from 6 to 19. Apple publishes the values from 11 on; the fit moved them a little.
    private static let table = [
        0.231, 0.22, 0.198, 0.157, 0.11, 0.058, -0.009, -0.093, -0.161, -0.251, -0.348, -0.43, -0.481, -0.492,
    ]

    /// The tracking from 21 points on, as a share of the size, relative to the display table.
    private static let displayShare = 0.0063

    /// The tracking from 20 points up to 21, where the system font is spaced more loosely: 22 of 75 texts in 12 repositories come
    /// out only with it, 10 in 4 only without.
    private static let leastDisplayShare = 0.0096

    /// The tracking in points: interpolated between whole sizes, below 6 points as at 6, from 19 up to 20 as at 19.
    static func points(at size: Double) -> Double {
        if size >= 20 { return (size < 21 ? leastDisplayShare : displayShare) * size }
        if size == 0 { return 0 }
        let position = min(max(size, 6), 19) - 6
        let low = Int(position)
        return table[low] + (table[min(low + 1, 13)] - table[low]) * (position - Double(low))
    }
}
