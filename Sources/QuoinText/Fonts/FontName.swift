/// A PostScript name taken apart: `HelveticaNeue-LightItalic` is Helvetica Neue, light, italic.
struct FontName {
    let family: TextFont.Family
    let weight: FontWeight
    let isItalic: Bool

    init(_ name: String) {
        let system = ".AppleSystemUIFont"
        let isSystem = name.hasPrefix(system)
        let parts = name.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1).map { Substring($0) }
        let stem = isSystem ? system : parts.first.map(String.init) ?? name
        let face = isSystem ? name.dropFirst(system.count).lowercased() : parts.count > 1 ? parts[1].lowercased() : ""
        weight = face.isEmpty ? .regular : FontName.weights.first { face.hasPrefix($0.0) }?.1 ?? .regular
        isItalic = face.hasSuffix("italic") || face.hasSuffix("oblique") || face.hasSuffix("it")
        switch stem {
        case "HelveticaNeue", ".HelveticaNeueInterface": family = .helveticaNeue
        case ".AppleSystemUIFont", ".SFUI", ".SFUIText", ".SFUIDisplay", "SFUIText", "SFUIDisplay", "SFProText", "SFProDisplay":
            family = .system
        default: family = .named(name)
        }
    }

    /// The first part of a PostScript name, which faces of a family share.
    static func stem(_ name: String) -> String { String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "-") })) }

    /// Longer spellings first: "ultralight" before "light", "semibold" before "bold".
    private static let weights: [(String, FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold),
        ("heavy", .heavy), ("black", .black),
    ]
}
