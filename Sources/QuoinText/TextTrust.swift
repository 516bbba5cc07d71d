/// The source of a size, from the most to the least reliable.
public enum TextEvidence: Int, Hashable, Sendable, Comparable {
    /// Read from the very font file that the user named.
    case fontFile
    /// The table that was fitted to frames Xcode wrote.
    case table
    /// The closest known value; usually right within the tolerance.
    case fallback
    /// Nothing of the kind was ever measured.
    case guess

    public static func < (a: TextEvidence, b: TextEvidence) -> Bool { a.rawValue < b.rawValue }
}

/// The reasons why a size is less reliable than the table; one text can have several.
public struct TextDoubts: OptionSet, Hashable, Sendable {
    /// The bits of the doubts.
    public let rawValue: UInt32
    /// Creates doubts from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A character that occurred in fewer than five measured texts, or an accented form of one that occurred often.
    public static let fewSamples = TextDoubts(rawValue: 1)
    /// A font of 20 points or more, where fewer texts were measured and their widths vary more.
    public static let displaySize = TextDoubts(rawValue: 2)
    /// A font that is medium, semibold or bold, of which some fifty texts each were measured.
    public static let thinlySampledWeight = TextDoubts(rawValue: 4)
    /// A character whose width is Inter's, scaled: Greek, Cyrillic, Vietnamese, rare signs.
    public static let borrowedGlyph = TextDoubts(rawValue: 8)
    /// A text with Chinese characters.
    public static let han = TextDoubts(rawValue: 16)
    /// A text with Korean characters.
    public static let hangul = TextDoubts(rawValue: 32)
    /// A text in Helvetica Neue.
    public static let helveticaNeue = TextDoubts(rawValue: 64)
    /// A font that is ultra light, thin, light, heavy or black, of which no texts were measured.
    public static let unsampledWeight = TextDoubts(rawValue: 128)
    /// A text with Japanese kana.
    public static let kana = TextDoubts(rawValue: 256)
    /// A text with emoji.
    public static let emoji = TextDoubts(rawValue: 512)
    /// A character that no available font has; it counts as 0.6 em.
    public static let unknownScript = TextDoubts(rawValue: 1024)
    /// An unknown font, measured as the system font.
    public static let unknownFont = TextDoubts(rawValue: 2048)
    /// An italic font, which was measured as upright.
    public static let italic = TextDoubts(rawValue: 4096)
    /// A text with a tab.
    public static let tabulator = TextDoubts(rawValue: 8192)
    /// The height of Helvetica Neue.
    public static let helveticaHeight = TextDoubts(rawValue: 16384)
    /// A character that the named font file lacks; another measurer gave its width.
    public static let missingGlyph = TextDoubts(rawValue: 32768)
    /// A variable font, measured as its default instance.
    public static let variableFont = TextDoubts(rawValue: 65536)
    /// A font for which only the average width is known, as a factor of the system font's.
    public static let averageWidths = TextDoubts(rawValue: 131_072)
}

/// The reliability of a measured size: its evidence, the reasons for doubt, and its relative tolerance.
///
///     let size = SystemTextMeasurer().size(of: "Label", in: .system(17))
///     if size.trust.evidence <= .table && frame.width < size.width - size.widthTolerance { … }
public struct TextTrust: Hashable, Sendable {
    /// The source of the size.
    public private(set) var evidence: TextEvidence
    /// The reasons why the size is less reliable than the table.
    public private(set) var doubts: TextDoubts
    /// The share of the length, beyond the pixel that rounding may cost.
    public private(set) var share: Double

    /// Creates a trust from its evidence and doubts.
    public init(_ evidence: TextEvidence, because doubts: TextDoubts = [], share: Double = 0) {
        self.evidence = evidence
        self.doubts = doubts
        self.share = share
    }

    /// The trust that follows from the doubts of the built-in tables.
    init(_ doubts: TextDoubts) {
        self.doubts = doubts
        evidence = doubts.isDisjoint(with: .guesses) ? (doubts.isDisjoint(with: .fallbacks) ? .table : .fallback) : .guess
        share = TextDoubts.shares.reduce(TextDoubts.tableShare) { doubts.isDisjoint(with: $1.0) ? $0 : max($0, $1.1) }
    }

    /// Returns the less certain of the two, with the doubts of both.
    public func joined(_ other: TextTrust) -> TextTrust {
        TextTrust(max(evidence, other.evidence), because: doubts.union(other.doubts), share: max(share, other.share))
    }

    /// Returns the tolerance for a length, in points. About nine of ten lengths from the table are within it.
    public func tolerance(of length: Double) -> Double {
        max(evidence == .fontFile ? 0.5 : 1, share * length)
    }
}

extension TextDoubts {
    static let fallbacks: TextDoubts = [.borrowedGlyph, .han, .hangul, .helveticaNeue, .missingGlyph, .variableFont, .averageWidths]
    static let guesses: TextDoubts = [
        .unsampledWeight, .kana, .emoji, .unknownScript, .unknownFont, .italic, .tabulator, .helveticaHeight,
    ]

    /// Below 20 points in a sampled weight, of common characters.
    static let tableShare = 0.01
    /// Found by asking which share covers nine frames in ten; where nothing was measured, assumed.
    static let shares: [(TextDoubts, Double)] = [
        ([.fewSamples, .thinlySampledWeight], 0.02), (.displaySize, 0.03), ([.borrowedGlyph, .han, .hangul, .helveticaNeue], 0.04),
        ([.unsampledWeight, .emoji, .italic, .tabulator, .missingGlyph, .variableFont, .averageWidths], 0.06),
        ([.kana, .unknownFont], 0.1), (.unknownScript, 0.3),
    ]
}
