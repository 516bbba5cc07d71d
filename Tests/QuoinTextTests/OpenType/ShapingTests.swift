import Foundation
import QuoinText
import Testing

/// Texts in scripts whose letters change beside each other: as wide as HarfBuzz makes them in builds with it, and otherwise as the
/// letters are by themselves. Only the trait decides, so both kinds of builds run the same tests.
@Suite("Shaping")
struct ShapingTests {
    #if HarfBuzz
        private let isShaped = true
    #else
        private let isShaped = false
    #endif

    private func measurer(_ font: OpenTypeFont) -> OpenTypeMeasurer {
        OpenTypeMeasurer(faces: [.init(font, for: .named("Font"))])
    }

    /// The width in font units.
    private func width(_ text: String, _ font: OpenTypeFont) -> Double {
        measurer(font).advance(of: text, in: .named("Font", size: Double(font.unitsPerEm))).width
    }

    @Test(
        "Arabic letters have the forms that their place in the word asks for",
        arguments: [
            // A blank ends a word, a joiner does not.
            ("\u{628}", 600, 600), ("\u{628}\u{628}", 800, 1200), ("\u{628}\u{628}\u{628}", 1050, 1800),
            ("\u{628} \u{628}", 1400, 1400), ("\u{628}\u{200D}", 300, 600), ("A\u{628}\u{628}A", 1600, 2000),
        ] as [(String, Double, Double)])
    func arabic(_ text: String, shaped: Double, plain: Double) throws {
        #expect(width(text, try OpenTypeFont(bytes: FontBuilder.arabic.bytes)) == (isShaped ? shaped : plain))
    }

    @Test(
        "Devanagari letters join to others",
        arguments: [("\u{915}", 600, 600), ("\u{915}\u{94D}\u{937}", 800, 1100), ("\u{915}\u{937}", 1100, 1100)]
            as [(String, Double, Double)])
    func devanagari(_ text: String, shaped: Double, plain: Double) throws {
        #expect(width(text, try OpenTypeFont(bytes: FontBuilder.devanagari.bytes)) == (isShaped ? shaped : plain))
    }

    @Test("a text has one advance for each scalar, the joined letters' at the first") func advances() throws {
        var advances: [ScalarAdvance] = []
        let font = try OpenTypeFont(bytes: FontBuilder.devanagari.bytes)
        let text = "\u{915}\u{94D}\u{937}\u{937}"
        let trust = measurer(font).appendAdvances(of: text, in: .named("Font", size: 1000), to: &advances)
        #expect(advances.map(\.width) == (isShaped ? [800, 0, 0, 500] : [600, 0, 500, 500]))
        #expect(trust.evidence == .fontFile)
    }

    @Test("what the font lacks is measured by another, and what is around it is shaped") func missing() throws {
        let font = try OpenTypeFont(bytes: FontBuilder.arabic.bytes)
        let word = "\u{628}\u{628}"
        let emoji = SystemTextMeasurer().advance(of: "😀", in: .named("Font", size: 1000)).width
        #expect(abs(width(word + "😀" + word, font) - (2 * width(word, font) + emoji)) < 1e-6)
    }

    @Test("a font whose tables for shaping are damaged measures without them", arguments: ["GSUB", "GDEF"])
    func damaged(_ tag: String) throws {
        for bytes in [[UInt8](repeating: 0xFF, count: 64), [0, 1], []] {
            let font = try OpenTypeFont(bytes: FontBuilder.arabic.replacing(tag, bytes).bytes)
            #expect(width("\u{628}", font) == 600)
            #expect(width("\u{628}\u{628}", font) > 0)
        }
    }

    /// The font that fontconfig brings along on Debian; the numbers are those of `hb-shape`.
    private static let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    @Test(
        "a real font's words are as wide as hb-shape says",
        .enabled(if: FileManager.default.fileExists(atPath: installed), "no DejaVu Sans"),
        arguments: [
            ("السلام عليكم", 11173, 15802), ("مرحبا", 4735, 6076), ("لا", 1168, 2057), ("ب", 1928, 1928), ("ببب", 3199, 5784),
            ("ສະບາຍດີ", 7898, 7898), ("ߒߞߏ", 4121, 4121),
        ] as [(String, Double, Double)])
    func dejaVu(_ text: String, shaped: Double, plain: Double) throws {
        let font = try OpenTypeFont(path: ShapingTests.installed)
        try #require(font.revision == 2.37)
        #expect(abs(width(text, font) - (isShaped ? shaped : plain)) < 1e-6)
    }

    @Test("shaping by several threads at once gives the same") func threads() async throws {
        let font = try OpenTypeFont(bytes: FontBuilder.arabic.bytes)
        let expected = width("\u{628}\u{628}\u{628}", font)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { (0..<50).allSatisfy { _ in width("\u{628}\u{628}\u{628}", font) == expected } } }
            for await same in group { #expect(same) }
        }
    }
}

// MARK: - Fonts to shape with

extension FontBuilder {
    /// Glyphs 1 the blank 200, 2 "A" 400, 3 beh 600, and beh at the start 300, in the middle 250 and at the end 500.
    static var arabic: FontBuilder {
        shaping(
            characters: [0x20, 0x41, 0x628], advances: [700, 200, 400, 600, 300, 250, 500], script: "arab",
            features: [
                ("fina", replacement(of: 3, with: 6)), ("init", replacement(of: 3, with: 4)), ("medi", replacement(of: 3, with: 5)),
            ])
    }

    /// Glyphs 1 ka 600, 2 ssa 500, 3 virama 100, and kssa 800, which the three make together.
    static var devanagari: FontBuilder {
        shaping(
            characters: [0x915, 0x937, 0x94D], advances: [700, 600, 500, 100, 800], script: "dev2",
            features: [("akhn", ligature(of: [1, 3, 2], as: 4))])
    }

    /// A font whose characters are the glyphs from 1 on, in ascending order.
    private static func shaping(
        characters: [Int], advances: [Int], script: String, features: [(tag: String, lookup: [UInt8])]
    ) -> FontBuilder {
        let count = characters.count + 1
        let ends = characters + [0xFFFF]
        let deltas = characters.enumerated().map { $0.offset + 1 - $0.element } + [1]
        let segments = numbers(ends) + numbers([0]) + numbers(ends) + numbers(deltas) + numbers(Array(repeating: 0, count: count))
        let cmap = numbers([0, 1, 3, 1]) + longs([12]) + numbers([4, 16 + 8 * count, 0, 2 * count, 0, 0, 0]) + segments
        return sample(cmap: cmap, pairs: nil)
            .replacing("hmtx", numbers(advances.flatMap { [$0, 0] })).replacing("maxp", numbers([0, 0x5000, advances.count]))
            .replacing("hhea", numbers([1, 0, 800, -200, 50]) + [UInt8](repeating: 0, count: 24) + numbers([advances.count]))
            .replacing("GSUB", substitutions(script, features))
    }

    /// A table of one script whose features have a lookup each.
    private static func substitutions(_ script: String, _ features: [(tag: String, lookup: [UInt8])]) -> [UInt8] {
        let count = features.count
        let scripts = numbers([1]) + Array(script.utf8) + numbers([8, 4, 0, 0, 0xFFFF, count]) + numbers(Array(0..<count))
        var list = numbers([count]), lookups = numbers([count]), bodies: [UInt8] = []
        for (index, feature) in features.enumerated() {
            list += Array(feature.tag.utf8) + numbers([2 + 6 * count + 6 * index])
            lookups += numbers([2 + 2 * count + bodies.count])
            bodies += feature.lookup
        }
        for index in 0..<count { list += numbers([0, 1, index]) }
        return numbers([1, 0, 10, 10 + scripts.count, 10 + scripts.count + list.count]) + scripts + list + lookups + bodies
    }

    private static func replacement(of glyph: Int, with other: Int) -> [UInt8] {
        numbers([1, 0, 1, 8]) + numbers([1, 6, other - glyph]) + numbers([1, 1, glyph])
    }

    private static func ligature(of glyphs: [Int], as whole: Int) -> [UInt8] {
        numbers([4, 0, 1, 8]) + numbers([1, 8, 1, 14]) + numbers([1, 1, glyphs[0]]) + numbers([1, 4])
            + numbers([whole, glyphs.count]) + numbers(Array(glyphs.dropFirst()))
    }
}
