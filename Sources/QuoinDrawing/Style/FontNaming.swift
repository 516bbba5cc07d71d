import QuoinScenes
import QuoinText

extension DrawnFont {
    /// A font by the names that whoever draws may know it by.
    ///
    /// - Parameter family: As the file has it, `Avenir Next`; nil: from the PostScript name.
    init(_ font: TextFont, family: String? = nil, isItalic: Bool = false) {
        self.init(size: font.size, weight: font.weight, isItalic: font.isItalic || isItalic)
        switch font.family {
        case .system: families = font.era == .helveticaNeue ? ["Helvetica Neue"] : []
        case .helveticaNeue: families = ["Helvetica Neue"]
        case .named(let name):
            guard !name.hasPrefix(".") else { return }
            let style = PostScriptName(name)
            families = [family ?? style.family]
            weight = style.weight
            self.isItalic = self.isItalic || style.isItalic
        }
    }
}

/// The PostScript name of a font taken apart: `AvenirNext-DemiBoldItalic`.
struct PostScriptName {
    let family: String
    let weight: FontWeight
    let isItalic: Bool

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        family = PostScriptName.words(parts.first.map(String.init) ?? name)
        weight = PostScriptName.weights.first { style.includes($0.0) }?.1 ?? .regular
        isItalic = style.includes("italic") || style.includes("oblique")
    }

    /// Longer words first: `semibold` holds `bold`.
    private static let weights: [(String, FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
        ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
        ("light", .light),
    ]

    /// `AvenirNext` is `Avenir Next`.
    private static func words(_ name: String) -> String {
        var result = ""
        var wasLower = false
        for letter in name {
            if wasLower, letter.isUppercase { result += " " }
            result.append(letter)
            wasLower = letter.isLowercase
        }
        return result
    }
}
