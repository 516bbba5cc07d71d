import QuoinScenes
import QuoinText

extension DrawnFont {
    /// Creates a drawn font from a measured one, with the family names that the reader's system may know it by.
    ///
    /// - Parameter family: The family as the file has it, such as `Avenir Next`; nil to derive it from the PostScript name.
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

/// The parts of a PostScript name such as `AvenirNext-DemiBoldItalic`: family, weight and slant.
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

    /// The words for weights; longer words come first, because `semibold` contains `bold`.
    private static let weights: [(String, FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
        ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
        ("light", .light),
    ]

    /// Returns the words of a name, separated by spaces: `Avenir Next` for `AvenirNext`.
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
