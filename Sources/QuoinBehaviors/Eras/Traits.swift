/// The inputs of a leaf's size besides its content: era, pixels, text size, kind of device.
///
/// ```swift
/// let label = Label(traits: Traits(era: .ios13, scale: 3, category: .extraLarge)) { request in … }
/// ```
public struct Traits: Hashable, Sendable {
    /// The iOS version whose rules apply.
    public var era: Era
    /// The number of pixels per point.
    public var scale: Double
    /// The user's text size.
    public var category: TextCategory
    /// The kind of device.
    public var idiom: Idiom

    /// Creates traits; by default those of a phone with the standard era.
    public init(era: Era = .standard, scale: Double = 2, category: TextCategory = .large, idiom: Idiom = .phone) {
        self.era = era
        self.scale = scale
        self.category = category
        self.idiom = idiom
    }

    /// The number of steps per point that text sizes are rounded to: 1 up to iOS 8, the device's pixels since (TX-2).
    public var textScale: Double { era <= .ios8 ? 1 : scale }

    /// Returns the value rounded up to the next device pixel (PX-3). A value above a pixel by less than rounding errors is taken to be on
    /// it.
    func pixelsUp(_ value: Double) -> Double {
        guard scale > 0 else { return value }
        return (value * scale - 1e-6).rounded(.up) / scale
    }
}

/// The idiom of a device: phone or pad.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad
}

/// One of the twelve text sizes of Dynamic Type, in ascending order (DT-3).
public enum TextCategory: Int, Hashable, Sendable, Comparable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Finds a category by its short name, `XS` to `XXXL` or `AX1` to `AX5`, ignoring case.
    public init?(named name: String) {
        guard let index = TextCategory.names.firstIndex(of: name.uppercased()) else { return nil }
        self.init(rawValue: index)
    }

    /// The short name: `XS` to `XXXL`, `AX1` to `AX5`.
    public var name: String { TextCategory.names[rawValue] }
    /// Whether the text size is one of the five for accessibility.
    public var isAccessibility: Bool { self >= .accessibilityMedium }

    public static func < (lhs: TextCategory, rhs: TextCategory) -> Bool { lhs.rawValue < rhs.rawValue }

    private static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
}
