import QuoinText
import Testing

/// The expected numbers are those of the font files, added up by fontTools.
@Suite("Open fonts that are compiled in")
struct OpenFontTests {
    @Test(
        "a text is as wide as the font's advances and kerning make it",
        arguments: [
            ("Roboto-Regular", "Avatar To", 14.0, 58.885), ("Roboto-Medium", "Settings", 16, 59.203),
            ("TitilliumWeb-SemiBold", "Total: 12", 17, 62.458), ("Lato-Bold", "Type", 15, 32.175),
            ("Montserrat-Regular", "Éclair", 20, 54.9),
        ])
    func widths(name: String, text: String, size: Double, width: Double) {
        let advance = measurer.advance(of: text, in: .named(name, size: size))
        #expect(abs(advance.width - width) < 0.2)
        #expect(advance.trust.evidence == .table)
        var advances: [ScalarAdvance] = []
        _ = measurer.appendAdvances(of: text, in: .named(name, size: size), to: &advances)
        #expect(advances.count == text.unicodeScalars.count)
    }

    @Test("a line is ascender and descender of the font, without its gap")
    func heights() {
        #expect(abs(measurer.lineMetrics(of: .named("Roboto-Light", size: 14)).lineHeight - 16.406) < 0.001)
        #expect(abs(measurer.lineMetrics(of: .named("Poppins-Bold", size: 10)).lineHeight - 14) < 0.001)
    }

    @Test("a missing weight is the nearest one, a missing slanted face as wide as the upright one, with less trust")
    func faces() {
        let regular = measurer.advance(of: "Sample", in: .named("OpenSans", size: 20))
        let slanted = measurer.advance(of: "Sample", in: .named("OpenSans-Italic", size: 20))
        #expect(slanted.width == regular.width && slanted.trust.evidence > regular.trust.evidence)
        #expect(measurer.advance(of: "Sample", in: .named("OpenSans-Black", size: 20)).width > regular.width)
    }

    @Test("what the font lacks is measured as the system font, and said")
    func missingCharacters() {
        let advance = measurer.advance(of: "Roboto 漢字 ok", in: .named("Roboto-Regular", size: 17))
        #expect(advance.trust.doubts.contains(.missingGlyph) && advance.trust.doubts.contains(.han))
        #expect(advance.width > measurer.advance(of: "Roboto  ok", in: .named("Roboto-Regular", size: 17)).width + 30)
    }

    @Test("a family that is not compiled in is a guess still")
    func others() { #expect(measurer.advance(of: "Sample", in: .named("Georgia-Bold", size: 20)).trust.evidence == .guess) }
}
