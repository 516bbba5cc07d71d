/// A color as a file names it: plain, by a name of the system's, or by the name of a color in an asset catalog.
///
/// ```swift
/// node.properties[.backgroundColor] = .system("systemBackground")
/// node.properties[.textColor]                            // .plain(#FF3B30)
/// ```
///
/// As text, in scene files: `#RRGGBB`, `#RRGGBBAA`, `systemBlue`, `named:Brand`; behind a blank the value that a file stores
/// for a name, `named:Brand #3366FF`.
public enum SceneColor: Hashable, Sendable {
    case plain(RGBA)
    /// UIKit's name without "Color", such as `systemBlue` or `label`; and what it is where nobody knows the name.
    case system(String, otherwise: RGBA? = nil)
    /// A color of an asset catalog, and what it is without the catalog.
    case asset(String, otherwise: RGBA? = nil)
}

extension SceneColor {
    private static let assetMark = "named:"

    /// From the text of a scene file; nil: no color.
    public init?(text: String) {
        if let plain = RGBA(hex: text) {
            self = .plain(plain)
            return
        }
        guard !text.hasPrefix("#") else { return nil }
        var name = text
        var otherwise: RGBA?
        if let blank = text.lastIndex(of: " "), let value = RGBA(hex: text[text.index(after: blank)...]) {
            otherwise = value
            name = String(text[..<blank])
        }
        guard !name.isEmpty else { return nil }
        self =
            name.hasPrefix(SceneColor.assetMark)
            ? .asset(String(name.dropFirst(SceneColor.assetMark.count)), otherwise: otherwise) : .system(name, otherwise: otherwise)
    }

    /// The text that ``init(text:)`` reads.
    public var text: String {
        switch self {
        case .plain(let color): color.hex
        case .system(let name, let otherwise): name + (otherwise.map { " \($0.hex)" } ?? "")
        case .asset(let name, let otherwise): SceneColor.assetMark + name + (otherwise.map { " \($0.hex)" } ?? "")
        }
    }
}

extension SceneColor: PropertyRepresentable {
    public static var propertyShape: PropertyShape { .text }

    public init?(_ value: PropertyValue) {
        guard let text = String(value) else { return nil }
        self.init(text: text)
    }

    public var propertyValue: PropertyValue { .text(text) }
}
