/// The generation of the system font: the font and its spacing changed over the years.
///
/// ```swift
/// let old = TextFont.system(17, era: .helveticaNeue)  // iOS 7 and 8
/// let new = TextFont.system(17)                       // .modern
/// ```
public enum TextEra: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The fonts before Xcode 7 (iOS 7 and 8): the system font is Helvetica Neue.
    case helveticaNeue
    /// Xcode 7 (iOS 9), the first San Francisco.
    case xcode7
    /// Xcode 8 (iOS 10).
    case xcode8
    /// Xcode 9 to 11 (iOS 11 to 13).
    case xcode9to11
    /// Xcode 12 and later. The boundary is known only to lie between Xcode 10 and Xcode 13.
    case modern

    public static func < (a: TextEra, b: TextEra) -> Bool { a.rawValue < b.rawValue }

    /// The additional space of each glyph compared with today, in 1/1000 em: older systems spaced large sizes more loosely.
    func extraUnits(display: Bool) -> Double {
        switch self {
        case .xcode7: display ? 13.6 : 3.4
        case .xcode8: display ? 12.3 : 2.1
        case .xcode9to11: display ? 0.8 : 1.5
        case .helveticaNeue, .modern: 0
        }
    }
}
