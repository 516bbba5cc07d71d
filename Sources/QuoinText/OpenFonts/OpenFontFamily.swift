/// An open font family that many applications ship, compiled in as tables: it measures without its files.
///
///     OpenFontFamily.named("Roboto-Medium")     // Roboto
///
/// A file of the font beats the table: fonts change with their versions.
struct OpenFontFamily: Sendable {
    /// The first parts of PostScript names.
    let names: [String]
    let unitsPerEm: Int
    let ascender: Int
    let descender: Int
    /// Lightest first.
    let faces: [OpenFontFace]

    init(_ names: [String], unitsPerEm: Int, ascender: Int, descender: Int, faces: [OpenFontFace]) {
        self.names = names
        self.unitsPerEm = unitsPerEm
        self.ascender = ascender
        self.descender = descender
        self.faces = faces
    }

    private static let all: [OpenFontFamily] = [
        .lato, .manrope, .montserrat, .mulish, .nunito, .openSans, .poppins, .raleway, .roboto, .rubik, .sourceSerif, .titilliumWeb,
        .workSans,
    ]

    private static let byName: [String: OpenFontFamily] = Dictionary(
        all.flatMap { family in family.names.map { ($0, family) } }, uniquingKeysWith: { first, _ in first })

    /// The family of a PostScript name; nil if it is none of these.
    static func named(_ name: String) -> OpenFontFamily? { byName[FontName.stem(name)] }

    /// Labels leave out the gap that the font asks for between lines.
    func lineMetrics(size: Double) -> LineMetrics {
        let unit = size / Double(unitsPerEm)
        return LineMetrics(ascender: Double(ascender) * unit, descender: Double(descender) * unit, trust: TextTrust(.table))
    }

    /// The face of a weight, or of the nearest one that the family has.
    func face(_ weight: FontWeight) -> OpenFontFace? {
        faces.min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }
    }
}
