import QuoinText

/// The font of a text style on a television, where texts are read from across the room and do not follow a text size (F81).
///
/// The sizes are those that Apple documents for tvOS. Stored heights of single lines, in whole points: the headline's 46 in 13 of 14
/// labels of three repositories, title 1's 91 in two of two, title 2's 69 in two of three, title 3's 58 in three of three, the
/// subheadline's 35 in four of four, the callout's 37 in three of three, the body's 35 in two of four, caption 1's 30 in one of one.
struct TelevisionFont {
    let size: Double
    let weight: FontWeight

    /// Nil for the styles that tvOS does not have.
    init?(_ style: TextStyle) {
        switch style {
        case .title1: size = 76
        case .title2: size = 57
        case .title3: size = 48
        case .headline: size = 38
        case .callout: size = 31
        case .body, .subheadline, .footnote: size = 29
        case .caption1: size = 25
        case .caption2: size = 23
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: return nil
        }
        switch style {
        case .title1, .title2, .title3, .headline: weight = .medium
        default: weight = .regular
        }
    }
}
