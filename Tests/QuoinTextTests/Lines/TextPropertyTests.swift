import Testing

@testable import QuoinText

/// Properties that must hold for every text. Each seed makes another text.
@Suite struct TextPropertyTests {
    @Test("Joining two texts adds their widths and one kerning") func joiningTextsAddsTheirWidthsAndOneKerning() {
        var random = SeededGenerator(seed: 1)
        let greatestPair = 0.15
        for _ in 0..<rounds(500, long: 10_000) {
            let (first, second) = (random.text(upTo: 8) + "a", random.text(upTo: 8))
            let font = TextFont.system([11.0, 17, 28].randomElement(using: &random) ?? 17)
            let parts = measurer.advance(of: first, in: font).width + measurer.advance(of: second, in: font).width
            let whole = measurer.advance(of: first + second, in: font).width
            #expect(abs(whole - parts) <= greatestPair * font.size, "\(first)·\(second)")
            let spaced = measurer.advance(of: first + "漢" + second, in: font).width
            #expect(abs(spaced - parts - 1.022 * font.size) < 1e-9, "\(first)·\(second)")
        }
    }

    @Test("Larger text is wider") func largerTextIsWider() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<rounds(60, long: 500) {
            let text = random.text(upTo: 20) + "a"
            // At 20 points the shapes change, so each optical size is held to it alone.
            for sizes in [stride(from: 6, to: 20, by: 0.25), stride(from: 20, to: 60, by: 0.5)] {
                let widths = sizes.map { measurer.advance(of: text, in: .system($0)).width }
                #expect(widths == widths.sorted(), "\(text)")
            }
        }
    }

    @Test("No line is wider than the available width", arguments: LineBreakMode.allCases)
    func linesAreNoWiderThanTheirRoom(mode: LineBreakMode) {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<rounds(300, long: 3000) {
            let text = random.text(upTo: 40)
            let limit = TextGrid.twoX.up(Double.random(in: 20...200, using: &random))
            let limits = TextLimits(width: limit, lines: Int.random(in: 0...3, using: &random), lineBreakMode: mode)
            // 20 points hold the widest cluster of these at 15 points.
            #expect(measurer.size(of: text, in: .system(15), within: limits).width <= limit, "\(text) in \(limit)")
        }
    }

    @Test("A greater width never needs more lines") func moreRoomNeedsNoMoreLines() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<rounds(100, long: 1000) {
            let text = random.text(upTo: 60)
            let counts = stride(from: 20.0, through: 400, by: 13).map {
                measurer.size(of: text, in: .system(15), within: .width($0)).lineCount
            }
            #expect(counts == counts.sorted(by: >), "\(text)")
        }
    }

    @Test("Text measured at its own width keeps its lines") func textMeasuredAtItsOwnWidthKeepsItsLines() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<rounds(300, long: 3000) {
            let text = random.text(upTo: 40)
            let free = measurer.size(of: text, in: .system(15))
            var own = measurer.size(of: text, in: .system(15), within: .width(free.width))
            // At its own width it fits by a hair, which its tolerance tells.
            #expect(own.heightTolerance > free.heightTolerance)
            own.heightTolerance = free.heightTolerance
            #expect(own == free, "\(text)")
            let wrapped = measurer.size(of: text, in: .system(15), within: .width(100))
            #expect(measurer.size(of: text, in: .system(15), within: .width(wrapped.width)).lineCount == wrapped.lineCount, "\(text)")
        }
    }

    @Test("Plain text and attributed text of one run measure the same") func theShortWayAndTheLongWayAgree() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<rounds(500, long: 10_000) {
            let text = random.text(upTo: 30)
            let font = TextFont.preferred(TextStyle.allCases.randomElement(using: &random) ?? .body)
            #expect(measurer.size(of: text, in: font) == measurer.size(of: AttributedText(text, font: font)), "\(text)")
            var advances: [ScalarAdvance] = []
            let trust = measurer.appendAdvances(of: text, in: font, to: &advances)
            #expect(advances.count == text.unicodeScalars.count)
            let whole = measurer.advance(of: text, in: font)
            #expect(abs(advances.reduce(0) { $0 + $1.width + $1.kerning } - whole.width) < 1e-6)
            #expect(trust == whole.trust)
        }
    }

    @Test("Code points of every plane can be measured") func codePointsOfEveryPlaneCanBeMeasured() {
        var text = String.UnicodeScalarView()
        // All of them in the long form.
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: rounds(13, long: 1)) {
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        let size = measurer.size(of: String(text), in: .system(17), within: .width(320))
        #expect(size.width <= 320 && size.lineCount > 500)
    }
}

/// Counts instead of times: what is linear looks at each scalar a fixed number of times.
@Suite struct HostileTextTests {
    /// Scalars the filler looked at, for each scalar of the text.
    func stepsPerScalar(_ text: String, room: Double) -> Double {
        let prepared = PreparedText(AttributedText(text, font: .system(17)), measurer)
        var filler = LineFiller(prepared, wrapsWords: true, lineCap: .max, hyphen: 5) { _, _ in room }
        filler.fill()
        return Double(filler.steps) / Double(prepared.count)
    }

    /// Pieces to repeat; as arguments they stay short in the log.
    @Test(
        "Filling lines measures each scalar at most three times",
        arguments: [
            "a", "漢", "a ", "\u{301}", " ", "\n", "\u{AD}", "$(", "$(\u{301}\u{301}", "👨‍👩‍👧", "🇩", "\t", "abcdefghijklmnop qrstuvwxyz ",
            "a\u{200D}",
        ])
    func fillingLooksAtEachScalarAtMostThreeTimes(piece: String) {
        let text = "e" + String(repeating: piece, count: rounds(1 << 12, long: 1 << 20))
        for room in [0.0, 10, 320] { #expect(stepsPerScalar(text, room: room) <= 3) }
    }

    @Test("A megabyte without a break opportunity is cut into full lines") func aMegabyteWithoutABreakIsCutIntoFullLines() {
        let text = String(repeating: "a", count: 1 << 20)
        let size = measurer.size(of: text, in: .system(17), within: .width(320))
        #expect(size.width <= 320 && size.width > 310)
        #expect(size.lineCount > 20_000)
        let limits = TextLimits(width: 320, lines: 1)
        let one = measurer.size(of: String(text.prefix(1 << 16)), in: .system(17), within: limits)
        #expect(one.lineCount == 1 && one.isTruncated && one.width <= 320)
    }

    @Test("Unpaired surrogates become replacement characters") func unpairedSurrogatesBecomeReplacementCharacters() {
        let source: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xD83D]
        let text = String(decoding: source, as: UTF16.self)
        let size = measurer.size(of: text, in: .system(17))
        #expect(size.lineCount == 1 && size.width > 0)
        #expect(size.width == measurer.size(of: "a\u{FFFD}b\u{FFFD}\u{FFFD}", in: .system(17)).width)
    }

    @Test("A measurer's result is corrected to one advance per scalar") func aMeasurerThatMiscountsIsHeldToOneAdvancePerScalar() {
        struct Broken: TextMeasurer {
            var extra: Int
            func lineMetrics(of font: TextFont) -> LineMetrics { LineMetrics(ascender: 8, descender: 2, trust: TextTrust(.guess)) }
            func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
                let count = max(0, text.unicodeScalars.count + extra)
                advances += Array(repeating: ScalarAdvance(width: extra == 0 ? .nan : 10), count: count)
                return TextTrust(.guess)
            }
        }
        for extra in [-2, 0, 5] {
            let size = Broken(extra: extra).size(of: "ab cd", in: .system(10), within: .width(30))
            #expect(size.lineCount >= 1 && size.width <= 30)
        }
    }
}
