/// A PostScript name taken apart: `HelveticaNeue-LightItalic` is Helvetica Neue, light, italic.
struct FontName {
    let family: TextFont.Family
    let weight: FontWeight
    let isItalic: Bool

    init(_ name: String) {
        let system = ".AppleSystemUIFont"
        let isSystem = name.hasPrefix(system)
        let body = name.utf8.drop { $0 == FontName.hyphen }
        let first = body.prefix { $0 != FontName.hyphen }
        let stem = isSystem ? system : first.isEmpty ? name : String(Substring(first))
        let face = isSystem ? name.dropFirst(system.count).lowercased() : Substring(body.dropFirst(first.count + 1)).lowercased()
        weight = face.isEmpty ? .regular : FontName.weights.first { face.hasPrefix($0.0) }?.1 ?? .regular
        isItalic = !face.isEmpty && (face.hasSuffix("italic") || face.hasSuffix("oblique") || face.hasSuffix("it"))
        switch stem {
        case "HelveticaNeue", ".HelveticaNeueInterface": family = .helveticaNeue
        case ".AppleSystemUIFont", ".SFUI", ".SFUIText", ".SFUIDisplay", "SFUIText", "SFUIDisplay", "SFProText", "SFProDisplay":
            family = .system
        default: family = .named(name)
        }
    }

    private static let hyphen = UInt8(ascii: "-")

    /// The first part of a PostScript name, which faces of a family share.
    static func stem(_ name: String) -> String { String(Substring(name.utf8.prefix { $0 != hyphen })) }

    /// Longer spellings first: "ultralight" before "light", "semibold" before "bold".
    private static let weights: [(String, FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold),
        ("heavy", .heavy), ("black", .black),
    ]
}
