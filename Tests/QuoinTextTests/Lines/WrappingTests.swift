import QuoinText
import Testing

/// A typewriter of ten points a character and line makes lines easy to count.
struct Typewriter: TextMeasurer {
    func lineMetrics(of font: TextFont) -> LineMetrics { LineMetrics(ascender: 8, descender: 2, trust: TextTrust(.fontFile)) }

    func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
        for scalar in text.unicodeScalars {
            advances.append(ScalarAdvance(width: scalar.properties.generalCategory == .nonspacingMark ? 0 : 10))
        }
        return TextTrust(.fontFile)
    }
}

@Suite struct WrappingTests {
    let font = TextFont.system(10)

    func size(_ text: String, within width: Double?, lines: Int = 0, mode: LineBreakMode = .truncateTail) -> TextSize {
        Typewriter().size(of: text, in: font, within: TextLimits(width: width, lines: lines, lineBreakMode: mode), on: .wholePoints)
    }

    @Test("A line takes words until the next one does not fit") func aLineTakesWordsUntilTheNextDoesNotFit() {
        let three = size("aa bb cc", within: 50)
        #expect(three.lineCount == 2 && three.width == 50 && three.height == 20)
        #expect(size("aa bb cc", within: 49).lineCount == 3)
        #expect(size("aa bb cc", within: 80).lineCount == 1)
    }

    @Test("Spaces at the end of a line count only as far as there is room") func spacesAtTheEndOfALineHang() {
        let two = size("aa    bb", within: 20)
        #expect(two.lineCount == 2 && two.width == 20)
        // They count as far as there is room.
        #expect(size("aaa bb", within: 45).width == 40)
        #expect(size("aaa bb", within: 35).width == 35)
        #expect(size("aa  ", within: nil).width == 40)
        #expect(size("aa  ", within: 30).width == 30)
        #expect(size("aa  ", within: 30).lineCount == 1)
    }

    @Test("A word that is wider than the line is cut") func aWordWiderThanTheLineIsCut() {
        let cut = size("abcdefgh", within: 30)
        #expect(cut.lineCount == 3 && cut.width == 30)
        #expect(size("ab cdefgh", within: 30).lineCount == 3)
        #expect(size("abc", within: 5).lineCount == 3)
    }

    @Test("Combining marks stay on the line of their base character") func marksStayWithTheirBase() {
        let text = "e\u{301}e\u{301}e\u{301}"
        #expect(size(text, within: 20).lineCount == 2)
        #expect(size(text, within: 5).lineCount == 3)
    }

    @Test("Line breaks in the text end lines", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{0B}b", "a\u{85}b"])
    func hardBreaksEndLines(text: String) {
        #expect(size(text, within: nil).lineCount == 2)
        #expect(size(text, within: nil).width == 10)
    }

    @Test("Empty lines count, and a break at the end does not") func emptyLinesCountAndATrailingBreakDoesNot() {
        #expect(size("a\n\nb", within: nil).lineCount == 3)
        #expect(size("a\n", within: nil).lineCount == 1)
        #expect(size("\n", within: nil).lineCount == 1)
        #expect(size("\n\na", within: nil).lineCount == 3)
    }

    @Test("A width too small by only the solver's tolerance does not wrap") func aWidthThatMissesByTheSolversToleranceDoesNotWrap() {
        #expect(size("aa bb", within: 49.9995).lineCount == 1)
        #expect(size("aa bb", within: 49.9995).width == 50)
        #expect(size("aa bb", within: 49.99).lineCount == 2)
    }

    @Test("A height that changes within a point of the width is marked as uncertain") func aHeightThatHangsOnAPointSaysSo() {
        // Typewriter text may be off by half a point: at 50 the second word just fits, at 49.8 it just does not.
        #expect(size("aa bb", within: 50).heightTolerance >= 10)
        #expect(size("aa bb", within: 49.8).heightTolerance >= 10)
        #expect(size("aa bb", within: 45).heightTolerance == 1)
        #expect(size("aa bb", within: 60).heightTolerance == 1)
        #expect(size("aa bb", within: 50, lines: 1).heightTolerance == 1)
        #expect(size("aa bb", within: nil).heightTolerance == 1)
    }

    @Test("The number of lines is limited") func theNumberOfLinesIsCapped() {
        let cut = size("aa bb cc dd", within: 50, lines: 1)
        #expect(cut.lineCount == 1 && cut.isTruncated && cut.height == 10)
        #expect(!size("aa bb", within: 50, lines: 1).isTruncated)
        #expect(size("a\nb\nc", within: nil, lines: 2).lineCount == 2)
        #expect(size("a\nb\nc", within: nil, lines: 2).isTruncated)
    }

    @Test("Truncation fills the last line and ends it with an ellipsis") func truncationFillsTheLastLineWithAnEllipsis() {
        // "aa b…": the ellipsis takes a place, words may be cut.
        #expect(size("aa bbbb", within: 50, lines: 1).width == 50)
        #expect(size("aa bbbb", within: 55, lines: 1).width == 50)
        #expect(size("aa bbbb", within: 50, lines: 1, mode: .wordWrap).width == 30)
        #expect(size("aa bbbb", within: 50, lines: 1, mode: .charWrap).width == 50)
        #expect(size("aaaaaaaa", within: 55, lines: 1, mode: .clip).width == 50)
        for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
            #expect(size("abcdefghij", within: 55, lines: 1, mode: mode).width == 50)
            #expect(size("abcdefghij", within: 5, lines: 1, mode: mode).width <= 5)
        }
    }

    @Test("A tab advances to the next tab stop") func aTabGoesToTheNextStop() {
        #expect(size("\tb", within: nil).width == 38)
        #expect(size("aaa\tb", within: nil).width == 66)
    }

    @Test("A soft hyphen is visible only at the end of a line") func aSoftHyphenShowsOnlyWhereTheLineEnds() {
        #expect(size("abcd\u{AD}efgh", within: nil).width == 80)
        let two = size("abcd\u{AD}efgh", within: 50)
        #expect(two.lineCount == 2 && two.width == 50)
        // No room for the hyphen: the word is cut instead.
        #expect(size("abcd\u{AD}efgh", within: 40).lineCount == 2)
        #expect(size("abcd\u{AD}efgh", within: 40).width == 40)
    }

    @Test("Wrapping at a width of zero terminates") func noRoomAtAllStillEnds() {
        for width in [0, -5, 0.001] as [Double] { #expect(size("abc def", within: width).lineCount == 6) }
        #expect(size("abc def", within: .nan).lineCount == 1)
        #expect(size("abc def", within: .infinity).lineCount == 1)
        #expect(size("abc def", within: 0, lines: -1).lineCount == 6)
    }
}

@Suite struct AttributedTextTests {
    let font = TextFont.system(10)

    func size(_ text: AttributedText, within width: Double? = nil) -> TextSize {
        Typewriter().size(of: text, within: TextLimits(width: width), on: .wholePoints)
    }

    @Test("Several runs share one line") func runsShareALine() {
        var text = AttributedText("Total ", font: .system(13))
        text.append("42", font: .boldSystem(20))
        let size = measurer.size(of: text)
        #expect(size.lineCount == 1)
        #expect(size.height == measurer.size(of: "42", in: .boldSystem(20)).height)
        let sum = measurer.advance(of: "Total ", in: .system(13)).width + measurer.advance(of: "42", in: .boldSystem(20)).width
        #expect(size.width == TextGrid.twoX.up(sum))
    }

    @Test("A change of font within a word does not break the line") func aWordMayChangeItsFontWithoutABreak() {
        var text = AttributedText("aaa", font: font)
        text.append("aaa b", font: .boldSystem(10))
        #expect(size(text, within: 60).lineCount == 2)
        #expect(size(text, within: 80).lineCount == 1)
    }

    @Test("Each line is as high as its tallest font") func eachLineIsAsHighAsItsTallestFont() {
        var text = AttributedText("small\n", font: .system(10))
        text.append("large", font: .system(30))
        let expected = (10 + 30) * 2444.0 / 2048
        #expect(measurer.size(of: text).height == TextGrid.twoX.up(expected))
        #expect(measurer.size(of: text).firstBaseline == TextGrid.twoX.nearest(10 * 1950.0 / 2048))
    }

    @Test("Line spacing is added between lines only") func lineSpacingLiesBetweenLines() {
        var text = AttributedText("aa bb cc", font: font)
        text.paragraph.lineSpacing = 4
        #expect(size(text).height == 10)
        #expect(size(text, within: 20).height == 38)
    }

    @Test("Line heights are clamped, and the difference is added above the text") func lineHeightsAreClampedAndTheExtraLiesAbove() {
        var text = AttributedText("aa", font: font)
        text.paragraph.minimumLineHeight = 16
        #expect(size(text).height == 16)
        #expect(size(text).firstBaseline == 14)
        #expect(size(text).lastBaselineFromBottom == 2)
        text.paragraph = ParagraphStyle()
        text.paragraph.maximumLineHeight = 7
        #expect(size(text).height == 7)
        text.paragraph = ParagraphStyle()
        text.paragraph.lineHeightMultiple = 1.5
        #expect(size(text).height == 15)
    }

    @Test("Paragraph spacing separates paragraphs") func paragraphsKeepTheirDistance() {
        var text = AttributedText("aa\nbb", font: font)
        text.paragraph.paragraphSpacing = 6
        text.paragraph.paragraphSpacingBefore = 3
        #expect(size(text).height == 29)
        // No distance within a paragraph.
        #expect(size(AttributedText("aa bb", font: font), within: 20).height == 20)
    }

    @Test("Indents make lines narrower") func indentsNarrowTheLines() {
        var text = AttributedText("aa bb cc", font: font)
        text.paragraph.firstLineHeadIndent = 30
        #expect(size(text).width == 110)
        #expect(size(text, within: 50).lineCount == 2)
        text.paragraph.headIndent = 30
        #expect(size(text, within: 50).lineCount == 3)
        text.paragraph.tailIndent = -10
        #expect(size(text, within: 60).lineCount == 3)
    }

    @Test("The first run of a paragraph decides the paragraph's style") func aParagraphGoesByItsFirstRun() {
        var tall = ParagraphStyle()
        tall.minimumLineHeight = 20
        var text = AttributedText()
        text.append("aa ", font: font, paragraph: tall)
        text.append("bb cc\n", font: font)
        text.append("dd", font: font)
        #expect(size(text, within: 20).height == 3 * 20 + 10)
    }

    @Test("Kerning is added to every character") func kernIsAddedToEveryCharacter() {
        var text = AttributedText()
        text.append("abc", font: font, kern: 2)
        #expect(size(text).width == 36)
    }

    @Test("Empty runs have no effect") func emptyRunsSayNothing() {
        var text = AttributedText("", font: .system(99))
        #expect(size(text) == Typewriter().size(of: "", in: font))
        text.append("a", font: font)
        text.append("", font: .system(99))
        #expect(measurer.size(of: text).height == 12)
    }
}
