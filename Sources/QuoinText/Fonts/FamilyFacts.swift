/// Published metrics of a family that comes with iOS or with many applications: the height of its lines, and the widths of its characters
/// if they are one number or a table.
///
///     FamilyFacts("Avenir-Medium")     // lines of 1.366 of the size
///
/// The heights are those in the fonts' own headers. Systems make lines of Helvetica and Times 15 % higher than those say.
struct FamilyFacts {
    enum Advances {
        case unknown
        /// One advance for all characters, in 1/1000 em.
        case fixed(Int)
        case arial
        /// The advances of the system font's regular weight below 20 points without tracking, times a factor: the median over labels'
        /// stored widths. The spaces and Hangul syllables of some fonts are known by themselves, in 1/1000 em.
        case average(Double, space: Int? = nil, syllable: Int? = nil)
    }

    /// The ascender, as a fraction of the size.
    let ascender: Double
    let descender: Double
    let advances: Advances
    /// Whether the height was fitted to stored frames, and nothing published was at hand.
    let isFitted: Bool

    private init(ascender: Double, descender: Double, advances: Advances = .unknown) {
        self.ascender = ascender
        self.descender = descender
        self.advances = advances
        isFitted = false
    }

    /// A height that was fitted: four fifths of it above the baseline, as in most fonts.
    private init(fitted height: Double, _ advances: Advances = .unknown) {
        ascender = 0.8 * height
        descender = 0.2 * height
        self.advances = advances
        isFitted = true
    }

    /// A face of Pretendard, whose lines are as high as the system font's.
    private static func pretendard(_ factor: Double) -> FamilyFacts {
        FamilyFacts(ascender: 0.952, descender: 0.241, advances: .average(factor, space: 240, syllable: 865))
    }

    /// Looks a family up by a PostScript name, and by the name of the font's file where the versions of a font differ; nil if nothing is
    /// known of it.
    init?(_ name: String, file: String? = nil) {
        let version = file.flatMap { FamilyFacts.versions[$0] }
        guard let facts = version ?? FamilyFacts.all[name] ?? FamilyFacts.all[FontName.stem(name)] else { return nil }
        self = facts
    }

    /// The versions of fonts that differ from their tables, by the names of the files that they come in.
    private static let versions: [String: FamilyFacts] = [
        // Of 46 labels in two files 38 are as high as this and five as the table says; of 64 whose file is `muli.regular.ttf` 46 as the
        // table says and one as this. One repository.
        "Muli.ttf": FamilyFacts(fitted: 1.4745)
    ]

    private static let all: [String: FamilyFacts] = [
        "Arial": FamilyFacts(ascender: 0.905, descender: 0.212, advances: .arial),
        "ArialMT": FamilyFacts(ascender: 0.905, descender: 0.212, advances: .arial),
        "Helvetica": FamilyFacts(ascender: 0.92, descender: 0.23, advances: .arial),
        "Times": FamilyFacts(ascender: 0.9, descender: 0.25), "TimesNewRomanPSMT": FamilyFacts(ascender: 0.891, descender: 0.216),
        "TimesNewRomanPS": FamilyFacts(ascender: 0.891, descender: 0.216),
        "Georgia": FamilyFacts(ascender: 0.917, descender: 0.219), "Verdana": FamilyFacts(ascender: 1.005, descender: 0.21),
        "TrebuchetMS": FamilyFacts(ascender: 0.939, descender: 0.222),
        "Menlo": FamilyFacts(ascender: 0.928, descender: 0.236, advances: .fixed(602)),
        "CourierNewPSMT": FamilyFacts(ascender: 0.833, descender: 0.3, advances: .fixed(600)),
        "CourierNewPS": FamilyFacts(ascender: 0.833, descender: 0.3, advances: .fixed(600)),
        "Avenir": FamilyFacts(ascender: 1, descender: 0.366), "AvenirNext": FamilyFacts(ascender: 1, descender: 0.366),
        "AvenirNextCondensed": FamilyFacts(ascender: 1, descender: 0.366),
        // Eight labels of three repositories from 0.943 to 1.005; four of three from 0.961 to 1.018; three of one from 1.104 to 1.166.
        "AvenirNext-Regular": FamilyFacts(ascender: 1, descender: 0.366, advances: .average(0.98)),
        "AvenirNext-Medium": FamilyFacts(ascender: 1, descender: 0.366, advances: .average(0.99)),
        "AvenirNext-Heavy": FamilyFacts(ascender: 1, descender: 0.366, advances: .average(1.12)),
        // Three labels of two repositories from 0.952 to 0.973. The condensed faces are not meant.
        "Futura": FamilyFacts(ascender: 1.039, descender: 0.26),
        "Futura-Medium": FamilyFacts(ascender: 1.039, descender: 0.26, advances: .average(0.96)),
        "SourceSansPro": FamilyFacts(ascender: 0.984, descender: 0.273), "NotoSans": FamilyFacts(ascender: 1.069, descender: 0.293),
        "Quicksand": FamilyFacts(ascender: 1, descender: 0.25),
        "NanumGothic": FamilyFacts(ascender: 0.92, descender: 0.23), "NanumGothicBold": FamilyFacts(ascender: 0.92, descender: 0.23),
        "NanumGothicExtraBold": FamilyFacts(ascender: 0.92, descender: 0.23),
        // An earlier version of Source Serif: 59 of 65 labels are as high as this, six as the table says; one repository.
        "SourceSerifPro": FamilyFacts(ascender: 0.918, descender: 0.335),
        // An earlier version of Mulish: 20 of 21 labels, none as the table says; one repository. Its regular face came in both versions.
        "Muli-Bold": FamilyFacts(fitted: 1.4745),
        // Three weights that agree: 95 of 139 labels, where the system font's height fits 71; one repository.
        "BrandonGrotesque": FamilyFacts(fitted: 1.433),
        // 20 labels of one repository from 0.865 to 0.997, 26 of 31 as high; seven from 0.921 to 0.97; four of six from 0.848 to 0.934.
        "Optima": FamilyFacts(fitted: 1.193, .average(0.92)), "Optima-Bold": FamilyFacts(fitted: 1.193, .average(0.945)),
        "GillSans-Light": FamilyFacts(fitted: 1.14, .average(0.88)),
        // Of 59, 41 and 58 labels of one repository 49, 37 and 46 come out within half a point, as wide and as high.
        "Pretendard-Regular": .pretendard(0.95), "Pretendard-Medium": .pretendard(0.965), "Pretendard-Bold": .pretendard(1.06),
    ]
}

extension TextFont {
    /// The published measures of a font that is requested by name.
    var facts: FamilyFacts? {
        guard case .named(let name) = family else { return nil }
        return FamilyFacts(name, file: file)
    }
}
