import QuoinText
import Testing

@Suite struct OpenTypeTests {
    func check(_ font: OpenTypeFont) throws {
        let a = try #require(font.glyph(for: "A"))
        let v = try #require(font.glyph(for: "V"))
        #expect(font.advance(of: a) == 600 && font.advance(of: v) == 500)
        #expect(font.kerning(a, v) == -80)
        #expect(font.kerning(v, a) == 0 && font.kerning(a, a) == 0)
        #expect(font.glyph(for: "B") == nil)
    }

    @Test("A font's metrics and advances are read") func aFontIsRead() throws {
        let font = try OpenTypeFont(bytes: FontBuilder.sample().bytes)
        #expect(font.unitsPerEm == 1000 && font.ascender == 800 && font.descender == 200 && font.lineGap == 50)
        #expect(font.glyphCount == 5 && !font.isVariable)
        // Glyphs beyond the advances share the last one; there is none beyond the glyphs.
        #expect(font.advance(of: 4) == 400 && font.advance(of: 5) == 0 && font.advance(of: -1) == 0)
        try check(font)
    }

    @Test("Every format of pair kerning is read") func everyKindOfPairTableIsRead() throws {
        try check(OpenTypeFont(bytes: FontBuilder.sample(pairs: ("GPOS", FontBuilder.gpos(classes: true))).bytes))
        try check(OpenTypeFont(bytes: FontBuilder.sample(pairs: ("GPOS", FontBuilder.gpos(classes: false, extension: true))).bytes))
        try check(OpenTypeFont(bytes: FontBuilder.sample(pairs: ("GPOS", FontBuilder.gpos(classes: true, extension: true))).bytes))
        try check(OpenTypeFont(bytes: FontBuilder.sample(pairs: ("kern", FontBuilder.kern)).bytes))
        let plain = try OpenTypeFont(bytes: FontBuilder.sample(pairs: nil).bytes)
        #expect(plain.kerning(1, 2) == 0)
    }

    @Test("Characters beyond the basic plane are found") func charactersBeyondTheBasicPlaneAreFound() throws {
        let font = try OpenTypeFont(bytes: FontBuilder.sample(cmap: FontBuilder.groups).bytes)
        #expect(font.glyph(for: "😀") == 4)
        try check(font)
    }

    @Test("Each font of a collection can be read") func aCollectionHoldsSeveralFonts() throws {
        let font = FontBuilder.sample().bytes
        let header = Array("ttcf".utf8) + FontBuilder.longs([0x10000, 1, 16])
        // Offsets count from the file's start, so the directory's move along.
        var moved = font
        for entry in 0..<6 {
            let place = 12 + 16 * entry + 8
            let offset = Int(font[place + 2]) << 8 + Int(font[place + 3]) + 16
            moved.replaceSubrange(place..<place + 4, with: FontBuilder.longs([offset]))
        }
        try check(OpenTypeFont(bytes: header + moved))
        #expect(throws: OpenTypeError.noFont(index: 1, count: 1)) { try OpenTypeFont(bytes: header + moved, index: 1) }
        #expect(throws: OpenTypeError.noFont(index: 2, count: 1)) { try OpenTypeFont(bytes: font, index: 2) }
    }

    @Test("Errors name the damaged table") func whatIsBrokenIsNamed() {
        let good = FontBuilder.sample()
        func error(_ builder: FontBuilder) -> OpenTypeError? {
            do {
                _ = try OpenTypeFont(bytes: builder.bytes)
                return nil
            } catch { return error }
        }
        for tag in ["head", "hhea", "hmtx", "maxp", "cmap"] {
            #expect(error(good.without(tag)) == .missingTable(tag))
            #expect(error(good.replacing(tag, [0])) == .truncated(table: tag))
        }
        let noUnits = OpenTypeError.invalid(table: "head", reason: "0 units per em, where 16 to 16384 are possible")
        #expect(error(good.replacing("head", [UInt8](repeating: 0, count: 54))) == noUnits)
        #expect(error(good.replacing("cmap", FontBuilder.numbers([0, 1, 1, 0, 0, 12])))?.description.contains("symbol font") == true)
        #expect(error(good.replacing("cmap", FontBuilder.numbers([0, 1, 3, 1, 0, 12, 2])))?.description.contains("format 2") == true)
        #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont(bytes: Array("wOF2 and so on".utf8)) }
        #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont(bytes: []) }
        #expect(throws: OpenTypeError.unreadable(path: "/no/such.otf")) { try OpenTypeFont(path: "/no/such.otf") }
        #expect(throws: OpenTypeError.unreadable(path: "/")) { try OpenTypeFont(path: "/") }
    }

    @Test("Overlapping character ranges are refused") func rangesThatOverlapAreRefused() {
        // 30,000 segments that each claim the whole plane would otherwise unfold to two billion characters.
        let count = 30_000
        let ends = FontBuilder.numbers(Array(repeating: 0xFFFE, count: count))
        let starts = FontBuilder.numbers(Array(repeating: 0, count: count * 3))
        let cmap = FontBuilder.numbers([0, 1, 3, 1, 0, 12, 4, 0, 0, 2 * count, 0, 0, 0]) + ends + [0, 0] + starts
        #expect(throws: OpenTypeError.invalid(table: "cmap", reason: "its segments are not in ascending order")) {
            try OpenTypeFont(bytes: FontBuilder.sample(cmap: cmap).bytes)
        }
    }

    /// Whatever the bytes, the reader answers or throws; it neither traps nor hangs.
    @Test("Damaged fonts never trap") func damagedFontsNeverTrap() {
        var random = SeededGenerator(seed: 7)
        let seeds = [
            FontBuilder.sample().bytes,
            FontBuilder.sample(cmap: FontBuilder.groups, pairs: ("GPOS", FontBuilder.gpos(classes: true))).bytes,
            FontBuilder.sample(pairs: ("GPOS", FontBuilder.gpos(classes: false, extension: true))).bytes,
            FontBuilder.sample(pairs: ("kern", FontBuilder.kern)).bytes,
        ]
        var read = 0
        for _ in 0..<rounds(4000, long: 200_000) {
            var bytes = seeds.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            guard let font = try? OpenTypeFont(bytes: bytes) else { continue }
            read += 1
            let face = OpenTypeMeasurer(faces: [.init(font, for: .system)])
            #expect(face.size(of: "AVoA😀V", in: .system(17)).width >= 0)
        }
        #expect(read > 100)
    }

    @Test(
        "Inter is read with its published metrics",
        .enabled(if: InstalledFiles.hasInter, "Inter 3.019 (Debian 12: fonts-inter) is not installed"))
    func interIsReadAsItsMakersSay() throws {
        let font = try OpenTypeFont(path: InstalledFiles.inter + "Inter-Regular.otf")
        #expect(font.unitsPerEm == 2816)
        #expect(font.ascender == 2728 && font.descender == 680)
        let (a, v) = (try #require(font.glyph(for: "A")), try #require(font.glyph(for: "V")))
        #expect(font.kerning(a, v) < -100)
        #expect(font.kerning(a, v) == font.kerning(v, a) || font.kerning(v, a) < 0)
    }
}

@Suite struct OpenTypeMeasurerTests {
    func measurer(tracking: OpenTypeMeasurer.GlyphTracking = .none) throws -> OpenTypeMeasurer {
        let font = try OpenTypeFont(bytes: FontBuilder.sample().bytes)
        return OpenTypeMeasurer(faces: [.init(font, for: .named("Sample"), weight: .regular, sizes: 10..<20, tracking: tracking)])
    }

    let font = TextFont.named("Sample", size: 10)

    @Test("A named font is measured from its file") func aNamedFontIsMeasuredFromItsFile() throws {
        let size = try measurer().size(of: "AVo", in: font)
        #expect(size.width == 6 + 5 + 4 - 0.8 + 0.3)
        // Without the gap that the font asks for.
        #expect(size.height == 10)
        #expect(size.trust.evidence == .fontFile)
        #expect(size.widthTolerance == 0.5)
    }

    @Test("Other fonts are measured by the fallback measurer") func otherFontsAreAskedElsewhere() throws {
        let measurer = try measurer()
        for other in [TextFont.system(10), .named("Sample", size: 20), .named("Other", size: 10)] {
            #expect(measurer.size(of: "AVo", in: other) == SystemTextMeasurer().size(of: "AVo", in: other))
        }
    }

    @Test("Missing characters are measured by the fallback and reported") func missingCharactersAreAskedElsewhereAndTold() throws {
        let advance = try measurer().advance(of: "A漢V", in: font)
        #expect(abs(advance.width - (6 + 10.22 + 5)) < 1e-9)
        #expect(advance.trust.doubts.contains(.missingGlyph))
        #expect(advance.trust.evidence > .fontFile)
        // A sequence is asked for as a whole.
        #expect(abs(try measurer().advance(of: "A👨‍👩‍👧", in: font).width - (6 + 13.4)) < 1e-9)
    }

    @Test("Each scalar has one advance") func oneAdvancePerScalar() throws {
        for text in ["A\u{301}V", "\u{301}A", "A👨‍👩‍👧\u{301}V", "👨‍👩‍👧", "A\u{200B}\nV"] {
            var advances: [ScalarAdvance] = []
            _ = try measurer().appendAdvances(of: text, in: font, to: &advances)
            #expect(advances.count == text.unicodeScalars.count, "\(text)")
        }
    }

    @Test("The system font's tracking is applied on request") func trackingIsTheSystemFontsIfAsked() throws {
        let plain = try measurer().advance(of: "oo", in: font).width
        #expect(abs(try measurer(tracking: .system).advance(of: "oo", in: font).width - plain - 2 * 0.11) < 1e-9)
    }
}
