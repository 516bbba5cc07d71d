import QuoinText
import Testing

/// Widths that Xcode wrote into public files.
@Suite struct SystemFontTests {
    func width(_ text: String, in font: TextFont, on grid: TextGrid = .twoX) -> Double {
        measurer.width(of: text, in: font, on: grid).points
    }

    @Test("Labels are as wide as Xcode wrote them") func labelsAreAsWideAsXcodeWroteThem() {
        #expect(width("Label", in: .system(17)) == 42)
        #expect(abs(width("Label", in: .boldSystem(17), on: .threeX) - 44.667) < 0.001)
    }

    @Test(
        "Button titles are as wide as Xcode wrote them",
        arguments: [("Button", 15.0, 46.0), ("Button", 17, 51), ("Done", 15, 37), ("Cancel", 15, 48)])
    func buttonTitlesAreAsWideAsXcodeWroteThem(title: String, size: Double, expected: Double) {
        #expect(width(title, in: .system(size), on: .wholePoints) == expected)
    }

    @Test("Sizes of 20 points and more use the display shapes") func sizesFrom20PointsOnUseTheDisplayShapes() {
        let below = measurer.advance(of: "Hamburg", in: .system(19.99)).width
        let from = measurer.advance(of: "Hamburg", in: .system(20)).width
        #expect(abs(from - below) > 0.05)
        #expect(measurer.width(of: "Hamburg", in: .system(20)).trust.doubts.contains(.displaySize))
        #expect(!measurer.width(of: "Hamburg", in: .system(19.99)).trust.doubts.contains(.displaySize))
    }

    @Test("Tracking depends on the size") func trackingFollowsTheSize() {
        // "HH" twice as wide as "H": no kerning, so tracking is what differs from proportion.
        let at17 = measurer.advance(of: "H", in: .system(17)).width
        let at10 = measurer.advance(of: "H", in: .system(10)).width
        #expect(abs((at17 + 0.43) / 17 - (at10 - 0.11) / 10) < 1e-9)
        let half = measurer.advance(of: "H", in: .system(16.5)).width
        #expect(abs((half + (0.43 + 0.348) / 2) / 16.5 - (at17 + 0.43) / 17) < 1e-9)
    }

    @Test("Pairs of characters are kerned") func pairsAreKerned() {
        let apart = measurer.advance(of: "A", in: .system(17)).width + measurer.advance(of: "V", in: .system(17)).width
        #expect(abs(measurer.advance(of: "AV", in: .system(17)).width - (apart - 0.055 * 17)) < 1e-9)
        #expect(measurer.advance(of: "To", in: .system(17)).width < measurer.advance(of: "oT", in: .system(17)).width - 0.3)
    }

    @Test("Digits are proportional") func digitsAreProportional() {
        let em = { (text: String) in measurer.advance(of: text, in: .system(12)).width + 0.009 }
        #expect(abs(em("1") - 0.472 * 12) < 1e-9)
        #expect(abs(em("0") - 0.628 * 12) < 1e-9)
        #expect(abs(em("7") - 0.584 * 12) < 1e-9)
    }

    @Test("Earlier iOS versions have wider glyphs") func olderErasAreWiderByGlyph() {
        let modern = measurer.advance(of: "Settings", in: .system(17)).width
        for (era, delta) in [(TextEra.xcode7, 3.4), (.xcode8, 2.1), (.xcode9to11, 1.5)] {
            let old = measurer.advance(of: "Settings", in: .system(17, era: era)).width
            #expect(abs(old - modern - 8 * delta * 17 / 1000) < 1e-9)
        }
    }

    @Test("TX-3: before iOS 9 the system font is Helvetica Neue") func beforeXcode7TheSystemFontIsHelveticaNeue() {
        let old = TextFont.system(17, era: .helveticaNeue)
        #expect(measurer.advance(of: "Label", in: old).width == measurer.advance(of: "Label", in: .named("HelveticaNeue", size: 17)).width)
        #expect(measurer.width(of: "Label", in: old).trust.evidence == .fallback)
        let light = measurer.advance(of: "Label", in: .named("HelveticaNeue-Light", size: 17)).width
        #expect(abs(light / measurer.advance(of: "Label", in: old).width - 0.955) < 1e-9)
    }

    @Test("Published font families have their own line heights and widths") func publishedFamiliesHaveTheirOwnLinesAndWidths() {
        #expect(measurer.size(of: "Login", in: .named("ArialMT", size: 35), on: .threeX).width == TextGrid.threeX.up(85.61))
        #expect(measurer.size(of: "Login", in: .named("ArialMT", size: 35), on: .threeX).height == TextGrid.threeX.up(39.1))
        #expect(measurer.advance(of: "Login", in: .named("Helvetica-Bold", size: 1000)).width == 2722)
        #expect(measurer.advance(of: "ab-", in: .named("Menlo-Regular", size: 10)).width == 18.06)
        #expect(measurer.size(of: "x", in: .named("Avenir-Medium", size: 30)).height == 41)
        #expect(measurer.width(of: "Login", in: .named("ArialMT", size: 35)).trust.evidence == .fallback)
        #expect(measurer.width(of: "Login", in: .named("Avenir-Book", size: 15)).trust.evidence == .guess)
    }

    @Test("a family of which only the average width is known is the system font's regular weight times a factor")
    func averageWidths() {
        let heavy = measurer.advance(of: "Label", in: .named("AvenirNext-Heavy", size: 10))
        let regular = measurer.advance(of: "Label", in: .named("AvenirNext-Regular", size: 10))
        #expect(abs(heavy.width / regular.width - 1.12 / 0.98) < 1e-9)
        #expect(abs(measurer.advance(of: "Label", in: .named("AvenirNext-Heavy", size: 40)).width - 4 * heavy.width) < 1e-9)
        #expect(heavy.trust.evidence == .fallback)
        #expect(heavy.trust.doubts == .averageWidths)
    }

    @Test("the spaces and syllables of a font that has its own are as wide as those")
    func ownSpacesAndSyllables() {
        func width(_ text: String, _ name: String) -> Double { measurer.advance(of: text, in: .named(name, size: 100)).width }
        #expect(abs(width("이메일 주소", "Pretendard-Bold") - (5 * 86.5 + 24)) < 0.5)
        #expect(abs(width("이메일 주소", "Pretendard-Regular") - (5 * 86.5 + 24)) < 0.5)
        #expect(abs(width("Label", "Pretendard-Bold") / width("Label", "Pretendard-Regular") - 1.06 / 0.95) < 1e-9)
        #expect(abs(measurer.lineMetrics(of: .named("Pretendard-Medium", size: 100)).lineHeight - 119.3) < 1e-9)
    }

    @Test("the version of a font is that of the file that it comes in")
    func versionsByFile() {
        func height(_ name: String, _ file: String?) -> Double {
            measurer.lineMetrics(of: .named(name, size: 100, file: file)).lineHeight
        }
        #expect(abs(height("Muli", "Muli.ttf") - 147.45) < 1e-9)
        #expect(height("Muli", "muli.regular.ttf") == height("Muli", nil) && height("Muli", nil) < 126)
    }

    @Test("a bullet is narrower than Inter's, and a small emoji larger for its size")
    func bulletsAndEmoji() {
        #expect(measurer.width(of: "•", in: .system(14), on: .twoX).points == 7)
        #expect(measurer.width(of: "🎉", in: .system(17), on: .twoX).points == 23)
        #expect(measurer.width(of: "😬", in: .system(38), on: .twoX).points == 43)
    }

    @Test("Heavier weights are wider") func weightsGrowWider() {
        let widths = FontWeight.allCases.map { measurer.advance(of: "Hamburgefonts", in: .system(17, weight: $0)).width }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 9)
    }

    @Test("Accented letters are as wide as their base letters") func accentedLettersAreAsWideAsTheirBase() {
        for (accented, base) in [("É", "E"), ("ö", "o"), ("ñ", "n"), ("Ş", "S")] {
            #expect(measurer.advance(of: accented, in: .system(15)).width == measurer.advance(of: base, in: .system(15)).width)
        }
        #expect(measurer.advance(of: "e\u{301}a", in: .system(15)).width == measurer.advance(of: "ea", in: .system(15)).width)
    }

    @Test(
        "Characters of other scripts have widths in ems",
        arguments: [("漢字", 2.0, 1.022), ("，。", 2, 1.022), ("かナ", 2, 1.022), ("한글", 2, 0.866), ("👍", 1, 1.34)])
    func otherScriptsCountByTheEm(text: String, glyphs: Double, em: Double) {
        #expect(abs(measurer.advance(of: text, in: .system(10)).width - glyphs * em * 10) < 1e-9)
        #expect(measurer.advance(of: text, in: .system(10)).trust.evidence > .table)
    }

    @Test("Large Hangul is narrower") func largeHangulIsNarrower() {
        #expect(abs(measurer.advance(of: "한글", in: .system(20)).width - 2 * 0.859 * 20) < 1e-9)
        // The same syllable in conjoining letters.
        #expect(measurer.advance(of: "\u{1112}\u{1161}\u{11AB}", in: .system(20)).width == measurer.advance(of: "한", in: .system(20)).width)
    }

    @Test("An emoji sequence is as wide as one emoji", arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀", "©️"])
    func anEmojiSequenceIsOneEmoji(sequence: String) {
        #expect(abs(measurer.advance(of: sequence, in: .system(10)).width - 13.4) < 1e-9)
        #expect(abs(measurer.advance(of: sequence + sequence, in: .system(10)).width - 26.8) < 1e-9)
    }

    @Test("Signs in text presentation are measured as text") func textSignsStayText() {
        #expect(measurer.advance(of: "1", in: .system(10)).width < 6)
        #expect(measurer.advance(of: "©", in: .system(10)).trust.doubts.isDisjoint(with: .emoji))
    }

    @Test(
        "Invisible characters have no width",
        arguments: ["\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{301}", "\u{AD}", "\u{0}", "\u{E0100}"])
    func invisibleCharactersHaveNoWidth(character: String) {
        #expect(measurer.advance(of: character, in: .system(17)).width == 0)
        #expect(measurer.advance(of: "a" + character, in: .system(17)).width == measurer.advance(of: "a", in: .system(17)).width)
    }

    @Test("Results state how reliable they are") func answersSayHowSureTheyAre() {
        func evidence(_ text: String, _ font: TextFont) -> TextEvidence { measurer.width(of: text, in: font).trust.evidence }
        #expect(evidence("Label", .system(17)) == .table)
        #expect(evidence("Привет", .system(17)) == .fallback)
        #expect(evidence("ไทย", .system(17)) == .guess)
        #expect(evidence("Label", .system(17, weight: .thin)) == .guess)
        #expect(evidence("Label", .named("Avenir-Book", size: 17)) == .guess)
        #expect(measurer.width(of: "ไทย", in: .system(17)).trust.doubts == .unknownScript)
        let unknown = measurer.width(of: "Label", in: .named("Avenir-Book", size: 17))
        #expect(unknown.tolerance > measurer.width(of: "Label", in: .system(17)).tolerance)
    }

    @Test(
        "The family and weight follow from a font's name",
        arguments: [
            ("HelveticaNeue-Bold", TextFont.Family.helveticaNeue, FontWeight.bold, false),
            ("HelveticaNeue-UltraLightItalic", .helveticaNeue, .ultraLight, true), (".AppleSystemUIFontBold", .system, .bold, false),
            ("SFProText-Semibold", .system, .semibold, false), ("Avenir-Book", .named("Avenir-Book"), .regular, false),
        ])
    func namesTellFamilyAndWeight(name: String, family: TextFont.Family, weight: FontWeight, isItalic: Bool) {
        let font = TextFont.named(name, size: 12)
        #expect(font.family == family)
        #expect(font.weight == weight)
        #expect(font.isItalic == isItalic)
    }

    @Test("Fonts of invalid sizes measure as zero", arguments: [0, -3, Double.nan, .infinity])
    func impossibleSizesMeasureAsZero(size: Double) {
        #expect(measurer.size(of: "Label", in: .system(size)).width == 0)
        #expect(measurer.size(of: "Label", in: .system(size)).height == 0)
    }
}
