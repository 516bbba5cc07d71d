/// One of UIKit's nine font weights, from the lightest to the heaviest.
public enum FontWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Finds the weight by Interface Builder's spelling (`semibold`), which is UIKit's too.
    public init?(interfaceBuilderName name: String) {
        guard let weight = FontWeight.byName[name] else { return nil }
        self = weight
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }

    /// Whether widths of this weight were fitted to real frames; those of others are extrapolated.
    var isSampled: Bool { self >= .regular && self <= .bold }
}
