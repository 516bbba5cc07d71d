/// A color as a file refers to it: by its components, by the name of a system color, or by a name in an asset catalog.
///
/// ```swift
/// node.properties[.backgroundColor] = .system("systemBackground")
/// node.properties[.textColor]                            // .plain(#FF3B30)
/// ```
///
/// In scene files a color is a text: `#RRGGBB`, `#RRGGBBAA`, `systemBlue`, `named:Brand`. A name can be followed by a space
/// and the value to use where the name is unknown: `named:Brand #3366FF`.
public enum SceneColor: Hashable, Sendable {
    /// A color given by its components.
    case plain(RGBA)
    /// A system color, by UIKit's name without "Color", such as `systemBlue` or `label`, and the value to use where the
    /// name is unknown.
    case system(String, otherwise: RGBA? = nil)
    /// A color of an asset catalog, and the value to use without the catalog.
    case asset(String, otherwise: RGBA? = nil)
}

extension SceneColor {
    private static let assetMark = "named:"

    /// Creates a color from the text of a scene file; nil if the text is not a color.
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

    /// The color as the text that ``init(text:)`` reads.
    public var text: String {
        switch self {
        case .plain(let color): color.hex
        case .system(let name, let otherwise): name + (otherwise.map { " \($0.hex)" } ?? "")
        case .asset(let name, let otherwise): SceneColor.assetMark + name + (otherwise.map { " \($0.hex)" } ?? "")
        }
    }
}

extension SceneColor: PropertyRepresentable {
    /// The shape of a text.
    public static var propertyShape: PropertyShape { .text }

    /// Creates a color from a text as ``init(text:)`` reads it; nil for anything else.
    public init?(_ value: PropertyValue) {
        guard let text = String(value) else { return nil }
        self.init(text: text)
    }

    /// The color as a text.
    public var propertyValue: PropertyValue { .text(text) }
}
