import QuoinLayout

/// The alignment insets of system symbols: the distances from the rectangle that constraints align to the picture of the
/// symbol.
///
/// ```swift
/// item.alignmentInsets = SymbolInsets.insets(of: "trash.circle") ?? .zero     // -0.5 above and below: half a point inside
/// ```
///
/// A symbol is aligned by the height of a line of its font (20.33 points at the standard 17), and drawn as high as its
/// shape is. Few shapes were ever measured: those in a circle, which are all alike, and some single ones.
///
/// ```text
///   ┌───────────┐ 20.33          image views of symbols are therefore not as high as constraints say:
///   │ ╭───────╮ │                    height == 50, a circle     49
///   │ │   ◯   │ │ 19.33              height == 50, a square     47.5
///   └─┴───────┴─┘
/// ```
public enum SymbolInsets {
    /// Returns the alignment insets of a symbol's image; nil if it was never measured. An inset is negative where the picture is
    /// smaller than the alignment rectangle.
    ///
    /// - Parameters:
    ///   - symbol: The name of the symbol, such as `star.fill`.
    ///   - isLarge: Whether the image is drawn at the large symbol scale.
    public static func insets(of symbol: String, isLarge: Bool = false) -> Insets? {
        let isInCircle = symbol.split(separator: ".").contains("circle")
        if isInCircle { return isLarge ? inside(-3, -3) : inside(0.5, 0.5) }
        guard let measured = (isLarge ? large : medium)[symbol] else { return nil }
        return inside(measured.top, measured.bottom)
    }

    private static func inside(_ top: Double, _ bottom: Double) -> Insets { Insets(top: -top, left: 0, bottom: -bottom, right: 0) }

    /// Points between the alignment rectangle and the picture, in the medium scale.
    private static let medium: [String: (top: Double, bottom: Double)] = [
        "applewatch.watchface": (0.33, 0.33), "calendar": (1, 1.5), "camera.metering.matrix": (1.67, 1.33),
        "checkmark.icloud": (1.33, 2.67),
        "checkmark.seal": (-1, -0.5), "chevron.left": (2, 1.5), "chevron.right": (1.83, 1.83), "clock": (1, 0.33), "cloud.snow": (-1, -1),
        "envelope": (2, 2), "line.3.horizontal": (5, 4.5), "magnifyingglass": (1, 1), "moonphase.waning.crescent.inverse": (1, 0.33),
        "multiply": (3, 3.5), "photo.on.rectangle.angled": (-1, 0), "placeholdertext.fill": (1, 1.5), "safari": (0.5, 0.5),
        "square": (1, 1.5),
        "text.cursor": (0.67, 0.33), "triangle": (1, 1), "wrongwaysign.fill": (1, 0.33),
    ]

    /// Points between the alignment rectangle and the picture, in the large scale.
    private static let large: [String: (top: Double, bottom: Double)] = [
        "exclamationmark.triangle": (-2.5, -2), "person": (-2, -2), "person.fill": (-2, -2), "star.fill": (-4.5, -2.5),
        "wand.and.stars": (-2.67, -3),
    ]
}
