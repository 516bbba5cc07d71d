import QuoinText
import Testing

@Suite struct HeightTests {
    /// The heights that Xcode wrote at both scales, or computed by the rule where no file shows the size: 50 points at 3x are 179.004
    /// pixels, so 180.
    static let heights: [(Double, Double, Double)] = [
        (10, 12, 12), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333),
        (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (21, 25.5, 25.333), (24, 29, 28.667), (30, 36, 36), (36, 43, 43),
        (50, 60, 60), (100, 119.5, 119.667), (120, 143.5, 143.333), (150, 179.5, 179.333),
    ]

    @Test("A line is as high as Xcode wrote it", arguments: heights)
    func aLineIsAsHighAsXcodeWroteIt(size: Double, at2x: Double, at3x: Double) {  // TX-1, GV-22
        #expect(measurer.size(of: "Label", in: .system(size), on: .twoX).height == at2x)
        #expect(abs(measurer.size(of: "Label", in: .system(size), on: .threeX).height - at3x) < 0.001)
    }

    @Test("Old canvases use whole points") func oldCanvasesUseWholePoints() {
        #expect(measurer.size(of: "Label", in: .system(17), on: .wholePoints).height == 21)
        #expect(measurer.size(of: "Label", in: .system(17, era: .helveticaNeue), on: .wholePoints).height == 21)
        #expect(measurer.size(of: "Label", in: .named("HelveticaNeue", size: 12), on: .wholePoints).height == 15)
    }

    @Test("The height of several lines is rounded once") func severalLinesAreRoundedOnce() {  // TX-5
        // 4 × 20.287 = 81.148, rounded up to half a point 81.5; rounding each line to 20.5 would give 82.
        let size = measurer.size(of: "one\ntwo", in: .system(17), on: .threeX)
        #expect(size.lineCount == 2)
        #expect(abs(size.height - 40.667) < 0.001)
        #expect(measurer.size(of: "one\ntwo\nthree\nfour", in: .system(17), on: .twoX).height == 81.5)
    }

    @Test("Text styles have leading between lines") func textStylesHaveLeadingBetweenLines() {  // TX-10
        #expect(measurer.size(of: "one", in: .preferred(.body), on: .twoX).height == 20.5)
        // 20.287 + 22, and 33.414 + 2 × 34.
        #expect(measurer.size(of: "one\ntwo", in: .preferred(.body), on: .twoX).height == 42.5)
        #expect(measurer.size(of: "one\ntwo\nthree", in: .preferred(.title1), on: .twoX).height == 101.5)
    }

    @Test("Other scripts do not change the line height") func otherScriptsKeepTheLineHeight() {
        for text in ["漢字", "かな", "한글", "👍", "ไทย"] {
            #expect(measurer.size(of: text, in: .system(17)).height == 20.5)
        }
    }

    @Test("An empty text has no size") func emptyTextHasNoSize() {
        let size = measurer.size(of: "", in: .system(17))
        #expect(size.width == 0 && size.height == 0 && size.lineCount == 0)
    }

    /// Nearest pixel, from pairs of fonts in newer files; whole points upward, from those in older ones.
    @Test(
        "The baseline is rounded to the nearest pixel", arguments: [(20.0, 19.0), (17, 16), (28, 26.5), (34, 32.5), (25, 24), (14, 13.5)])
    func theBaselineIsAtTheNearestPixel(size: Double, baseline: Double) {  // TX-9
        #expect(measurer.size(of: "Label", in: .system(size), on: .twoX).firstBaseline == baseline)
    }

    @Test(
        "Old canvases round baselines to whole points",
        arguments: [(14.0, 14.0, 17.0), (15, 15, 18), (17, 17, 21), (21, 20, 26), (25, 24, 30)])
    func oldBaselinesAreAtWholePoints(size: Double, baseline: Double, height: Double) {
        let old = measurer.size(of: "Label", in: .system(size, era: .xcode8), on: .wholePoints)
        #expect(old.firstBaseline == baseline)
        #expect(old.height == height)
        #expect(old.lastBaselineFromBottom == height - baseline)
    }

    @Test("The last baseline is that of the last line") func theLastBaselineBelongsToTheLastLine() {
        let one = measurer.size(of: "one", in: .system(17))
        let two = measurer.size(of: "one\ntwo", in: .system(17))
        #expect(one.firstBaseline + one.lastBaselineFromBottom == one.height)
        #expect(two.lastBaselineFromBottom == one.lastBaselineFromBottom)
        #expect(two.firstBaseline == one.firstBaseline)
    }

    @Test(
        "Named fonts have line heights of their own, and so have their light faces",
        arguments: [
            ("HelveticaNeue-Thin", 100.0, 118.0), ("HelveticaNeue-Light", 26, 31), ("HelveticaNeue-Bold", 20, 24), ("Muli-Bold", 20, 29.5),
            ("SourceSerifPro-Regular", 18, 23), ("BrandonGrotesque-Light", 15, 21.5), ("Georgia", 17, 19.5),
        ])
    func families(name: String, size: Double, height: Double) {
        let grid: TextGrid = size > 20 ? .wholePoints : .twoX
        #expect(measurer.size(of: "Label", in: .named(name, size: size), on: grid).height == height)
    }
}
