import QuoinText

// Properties of kinds that show text.

extension PropertyKey where Value == String {
    /// The text of a label, text field or text view, or of a run of it.
    public static var text: Self { Self("text") }
    /// The PostScript name of a font, such as `AvenirNext-Bold`; the system font by default.
    public static var fontName: Self { Self("fontName") }
    /// The name of the font's file, such as `Muli.ttf`: versions of some fonts differ, and their files in name.
    public static var fontFile: Self { Self("fontFile") }
}

extension PropertyKey where Value == Double {
    /// The font size in points. The size of a text that has none depends on the kind: 17 in a label, for example.
    public static var fontSize: Self { Self("fontSize") }
    /// The size that the text style has on the device of the scene, in points, where it follows no text size: on a television.
    ///
    /// ```swift
    /// label.properties[.textStyle] = .body
    /// label.properties[.styleSize] = 29
    /// ```
    public static var styleSize: Self { Self("styleSize") }
}

extension PropertyKey where Value == FontWeight {
    /// The weight of the system font; `regular` by default.
    public static var fontWeight: Self { Self("weight") }
}

extension PropertyKey where Value == TextStyle {
    /// The text style, such as `body`, which takes the place of font name, size and weight and follows the user's text
    /// size.
    public static var textStyle: Self { Self("style") }
}

extension PropertyKey where Value == LineBreakMode {
    /// The way in which a text breaks or is truncated; `truncateTail` by default.
    public static var lineBreakMode: Self { Self("lineBreakMode") }
}

extension PropertyKey where Value == [Properties] {
    /// The parts of an attributed text, each a record of its text, font, color and paragraph attributes.
    public static var runs: Self { Self("runs", shape: .list(.record(PropertySchema.run.shapes))) }
}

extension PropertySchema {
    /// A text in one font, or in several runs.
    static let text = font + PropertySchema(.lineBreakMode, .runs)

    private static let font = PropertySchema(.text, .fontSize, .fontName, .fontFile, .fontWeight, .textStyle, .styleSize)

    /// A part of an attributed text: its font, and the attributes of its paragraph.
    static let run =
        font + PropertySchema(.kern, .textColor, .textAlignment, .underline, .strikethrough) + PropertySchema(all: PropertyKey.paragraph)
}

// MARK: - Runs

extension PropertyKey where Value == Double {
    /// The distance added after each character, in points.
    public static var kern: Self { Self("kern") }

    static var lineSpacing: Self { Self("lineSpacing") }
    static var lineHeightMultiple: Self { Self("lineHeightMultiple") }
    static var minimumLineHeight: Self { Self("minimumLineHeight") }
    static var maximumLineHeight: Self { Self("maximumLineHeight") }
    static var paragraphSpacing: Self { Self("paragraphSpacing") }
    static var paragraphSpacingBefore: Self { Self("paragraphSpacingBefore") }
    static var firstLineHeadIndent: Self { Self("firstLineHeadIndent") }
    static var headIndent: Self { Self("headIndent") }
    static var tailIndent: Self { Self("tailIndent") }

    /// The keys of the attributes of a run's paragraph, which Interface Builder spells the same.
    public static var paragraph: [Self] {
        [
            .lineSpacing, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .paragraphSpacing, .paragraphSpacingBefore,
            .firstLineHeadIndent, .headIndent, .tailIndent,
        ]
    }
}
