import QuoinBehaviors

// The width that a text may take in another language.

/// The width of a text now and in another language.
struct Translation {
    /// The text's own width.
    let text: Double
    /// The width beside the text that a button's image and insets take.
    let around: Double
    /// The factor by which its width may grow.
    let growth: Double
    /// Whether its font was not found, so that it was measured in another one.
    let isGuess: Bool
    /// Whether the system font was measured in the place of its own.
    let isInUnknownFont: Bool
    /// Whether its font is not the system's, so that its measure may be off by more than usual.
    let isInNamedFont: Bool
    /// Whether code replaces it, because an outlet connects its label with code, or lays it out, because a class of the program's
    /// places title and image.
    let isFromCode: Bool

    /// The factor by which a text may be wider in its own font than in the system font, as it is in Arial Rounded.
    private static let fontSpread = 1.15

    var present: Double { text + around }
    var needed: Double { text * growth + around }

    /// The severity of a room that does not grow: a warning if the text is cut as it is; information if only another language would
    /// show it, because nobody knows whether there will be one; nil if the longest translation fits.
    func severity(in room: Double) -> Severity? {
        if isCut(in: room) { return .warning }
        guard isGuess || needed <= room else { return .info }
        return (isGuess || isInUnknownFont) && needed * Translation.fontSpread > room ? .info : nil
    }

    /// Whether the text does not fit a room as it is, however far off its measure may be.
    private func isCut(in room: Double) -> Bool {
        guard !isGuess, !isFromCode else { return false }
        return present / (isInNamedFont ? Translation.fontSpread : 1) > room + 1.5 * TextContent.tolerance(of: text)
    }

    /// The second half of a sentence whose first half says how much space there is.
    func words(in room: Double) -> String {
        if isGuess || isInUnknownFont && needed <= room {
            return
                "its font was not found, and in another language its text may take up to \(inPoints((needed * Translation.fontSpread).rounded()))"
        }
        let about = isInUnknownFont ? "about " : "", longest = inPoints(needed.rounded())
        return around > 0.5
            ? "it needs \(about)\(inPoints(present)) for its text, and in another language up to \(longest)"
            : "its text is \(about)\(inPoints(present)) wide, and in another language up to \(longest)"
    }
}

extension AnalyzedView {
    /// The widths of a view's text; nil if there is nothing to translate, or the width is a guess.
    var translation: Translation? { anyTranslation.flatMap { $0.isGuess ? nil : $0 } }

    /// The widths of a view's text, even if they are a guess; nil if there is nothing to translate.
    var anyTranslation: Translation? {
        // An item that sizes itself grows with its text.
        guard !ancestors.contains(where: { $0.element == "collectionViewCell" && $0.properties[.sizesItself] == true }) else { return nil }
        guard let text, text.isTranslatable, !text.isAbbreviation, !text.isDrawnInAnotherFont, !isHidden, let width = text.naturalWidth,
            properties[.adjustsFontSizeToFit] != true, numberOfLines ?? 1 == 1
        else { return nil }
        let button = item.behavior as? Button
        let title = button?.measuredTitle.width ?? width
        let around = button.map { max(0, $0.sizeOfContent.width - title) } ?? 0
        return Translation(
            text: title, around: around, growth: text.growth, isGuess: text.isGuess, isInUnknownFont: isInUnknownFont,
            isInNamedFont: properties[.fontName] != nil,
            isFromCode: kind == "label" ? properties[.isConnected] == true : around > 0.5 && node?.className?.hasPrefix("UI") == false)
    }
}

extension Double {
    /// Whether a length that is an estimate exceeds some room by more than a tenth; by less, it may well fit.
    func overruns(_ room: Double) -> Bool { self > room * 1.1 }
}
