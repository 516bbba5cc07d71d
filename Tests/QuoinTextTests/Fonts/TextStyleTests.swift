import QuoinText
import Testing

@Suite struct TextStyleTests {
    @Test("The default sizes of text styles are Apple's") func theDefaultSizesAreApples() {  // DT-3
        let expected: [(TextStyle, Double, Double)] = [
            (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22),
            (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
        ]
        for (style, size, leading) in expected {
            #expect(style.metrics().size == size && style.metrics().leading == leading)
            #expect(style.weight == (style == .headline ? .semibold : .regular))
        }
    }

    @Test("The body style has Apple's size at every content size category") func theBodyAtEveryCategory() {  // DT-3
        let sizes = ContentSizeCategory.allCases.map { TextStyle.body.metrics(in: $0).size }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        let captions = ContentSizeCategory.allCases.map { TextStyle.caption2.metrics(in: $0).size }
        #expect(captions == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    }

    @Test("Every style grows with the content size category", arguments: TextStyle.allCases)
    func everyStyleGrowsWithTheCategory(style: TextStyle) {
        let sizes = ContentSizeCategory.allCases.map { style.metrics(in: $0).size }
        let leadings = ContentSizeCategory.allCases.map { style.metrics(in: $0).leading }
        #expect(sizes == sizes.sorted())
        #expect(leadings == leadings.sorted())
        #expect(sizes.count == 12)
        for (size, leading) in zip(sizes, leadings) { #expect(leading > size && leading < 1.5 * size) }
    }

    @Test("Before iOS 10 only the body style grew to accessibility sizes") func beforeIOS10OnlyTheBodyGrewToAccessibilitySizes() {
        #expect(TextStyle.title1.metrics(in: .accessibilityLarge, era: .xcode7).size == 34)
        #expect(TextStyle.body.metrics(in: .accessibilityLarge, era: .xcode7).size == 33)
        #expect(TextStyle.title1.metrics(in: .accessibilityLarge).size == 43)
    }

    @Test("The style names of Interface Builder are known") func interfaceBuilderNamesAreKnown() {
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleCallout") == .callout)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(interfaceBuilderName: "Body") == nil)
        #expect(FontWeight(interfaceBuilderName: "semibold") == .semibold)
        #expect(FontWeight(interfaceBuilderName: "fat") == nil)
        #expect(LineBreakMode(interfaceBuilderName: "tailTruncation") == .truncateTail)
    }

    @Test("The content size category follows from a stored height") func aStoredHeightTellsTheCategory() {
        #expect(TextStyle.body.category(ofLineHeight: 17, on: .twoX) == .extraSmall)
        #expect(TextStyle.body.category(ofLineHeight: 20.5, on: .twoX) == .large)
        // Footnote has 12 points in three categories; the closest to the default wins.
        #expect(TextStyle.footnote.category(ofLineHeight: 14.5, on: .twoX) == .medium)
        #expect(TextStyle.body.category(ofLineHeight: 99, on: .twoX) == nil)
    }

    @Test("DT-1: values scale as the style does") func valuesScaleWithTheStyle() {
        #expect(TextStyle.body.scaledValue(17, in: .accessibilityExtraExtraExtraLarge, on: .twoX) == 53)
        #expect(TextStyle.body.scaledValue(10, in: .large, on: .twoX) == 10)
    }

    @Test("A preferred font follows its content size category") func aPreferredFontFollowsItsCategory() {
        let font = TextFont.preferred(.headline, category: .extraLarge)
        #expect(font.size == 19 && font.weight == .semibold && font.style == .headline)
    }
}
