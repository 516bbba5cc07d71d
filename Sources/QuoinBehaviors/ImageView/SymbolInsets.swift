import QuoinLayout

/// How far a system symbol's picture stays inside the rectangle that it is aligned by, or reaches beyond it.
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
    /// As ``QuoinLayout/Item/alignmentInsets``: negative where the picture is the smaller one. Nil: never measured.
    ///
    /// - Parameter isLarge: In the large of the three scales.
    public static func insets(of symbol: String, isLarge: Bool = false) -> Insets? {
        let parts = symbol.split(separator: ".")
        if parts.contains("circle") { return isLarge ? Insets(top: 3, left: 0, bottom: 3, right: 0) : inside(0.5, 0.5) }
        guard !isLarge, let measured = measured[symbol] else { return nil }
        return inside(measured.top, measured.bottom)
    }

    private static func inside(_ top: Double, _ bottom: Double) -> Insets { Insets(top: -top, left: 0, bottom: -bottom, right: 0) }

    /// Points between the alignment rectangle and the picture, in the medium scale.
    private static let measured: [String: (top: Double, bottom: Double)] = [
        "applewatch.watchface": (0.33, 0.33), "calendar": (1, 1.5), "checkmark.icloud": (1.33, 2.67), "checkmark.seal": (-1, -0.5),
        "chevron.right": (1.83, 1.83), "clock": (1, 0.33), "cloud.snow": (-1, -1), "magnifyingglass": (1, 1), "multiply": (3, 3.5),
        "square": (1, 1.5), "triangle": (1, 1),
    ]
}
