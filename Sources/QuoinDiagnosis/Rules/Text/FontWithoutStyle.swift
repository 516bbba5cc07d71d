import QuoinScenes

// The rule about fonts that are to follow the text size and cannot.

extension Rule {
    static let fontWithoutStyle = Rule(
        "font-without-style", .warning, summary: "A text is set to adjust its font to the text size, but its font has no text style.",
        explanation: """
            Automatically Adjusts Font works with fonts of a text style. A font of a fixed size stays as it is, whatever text size the \
            user chooses. Xcode says: "Automatically Adjusts Font requires using a Dynamic Type text style."
            """,
        shows: "A label in System 17 with Automatically Adjusts Font.",
        nearly: "The same in the style Body."
    ) { scene in
        guard scene.isDrawn || scene.original.canvas == nil else { return [] }
        return scene.views.compactMap { view -> Detection? in
            guard view.properties[.adjustsFontForContentSize] == true, view.properties[.textStyle] == nil,
                !(view.properties[.runs] ?? []).contains(where: { $0[.textStyle] != nil })
            else { return nil }
            return Detection(
                view, severity: view.properties[.setsFontWhenLoaded] == true ? .info : nil,
                "\(view.sentenceTitle) has Automatically Adjusts Font on, and its font has no text style: it stays as it is.",
                advice: view.styleAdvice)
        }
    }
}

extension AnalyzedView {
    /// The advice for a font that is to follow the text size: the style of its size, or what takes the place of a style for a typeface.
    fileprivate var styleAdvice: String {
        if let name = properties[.fontName], !name.isEmpty {
            return "Scale \(name) with UIFontMetrics in code, or clear Automatically Adjusts Font."
        }
        let size = properties[.fontSize] ?? (kind == "button" ? 15 : kind == "label" ? 17 : 14)
        let style = AnalyzedView.styles.min { abs($0.size - size) < abs($1.size - size) }?.name ?? "Body"
        return "Choose a text style, such as \(style), which is near its \(inPoints(size)) points, as its font."
    }

    /// The text styles with their sizes at the default text size, the more usual one of a size first.
    private static let styles: [(name: String, size: Double)] = [
        ("Body", 17), ("Subheadline", 15), ("Footnote", 13), ("Caption 1", 12), ("Caption 2", 11), ("Callout", 16), ("Title 3", 20),
        ("Title 2", 22), ("Title 1", 28), ("Large Title", 34),
    ]
}
