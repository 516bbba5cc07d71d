import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

/// Texts in scenes: what text comes to in points and pixels.
@Suite("Texts in scenes")
struct TextSceneTests {
    private func label(_ props: String, scale: Int = 2, era: String = "ios15") throws -> Rect {
        try Given.layout(
            """
            {"root": {"w": 1000, "h": 667, "scale": \(scale)}, "era": "\(era)",
             "views": [{"id": "l", "type": "label", "props": {\(props)}}]}
            """
        ).view("l").frame
    }

    /// Size, and how many pixels high a line of it is with two pixels per point and with three.
    private static let lineHeights: [[Int]] = [
        [10, 24, 36], [11, 27, 40], [12, 29, 43], [13, 32, 47], [14, 34, 51], [15, 36, 54], [16, 39, 58], [17, 41, 61],
        [18, 43, 65], [20, 48, 72], [21, 51, 76], [24, 58, 86], [30, 72, 108], [36, 86, 129], [100, 239, 359],
        [120, 287, 430], [150, 359, 538],
    ]

    @Test("TX-1, TX-2, GV-22: a line of the system font is its size times 2444 / 2048, up to the next pixel", arguments: lineHeights)
    func lines(row: [Int]) throws {
        let props = "\"text\": \"Label\", \"fontSize\": \(row[0])"
        #expect(try label(props).height * 2 == Double(row[1]))
        #expect(abs(try label(props, scale: 3).height * 3 - Double(row[2])) < 1e-9)
    }

    @Test("TX-2: up to iOS 8 texts come in whole points, since iOS 9 in pixels", arguments: [("ios7", 21.0), ("ios8", 21), ("ios9", 20.5)])
    func wholePoints(era: String, height: Double) throws {
        let frame = try label("\"text\": \"Label\", \"fontSize\": 17", era: era)
        #expect(frame.height == height)
        if era != "ios9" { #expect(frame.width == frame.width.rounded()) }
    }

    @Test("TX-4, GV-33: \"Label\" in the system font of 17 points is 42 by 20.5") func width() throws {
        #expect(try label("\"text\": \"Label\", \"fontSize\": 17").numbers == [0, 0, 42, 20.5])
    }

    @Test("TX-5: lines are added up first and rounded once") func severalLines() throws {
        let props = "\"text\": \"one\\ntwo\", \"fontSize\": 17, \"numberOfLines\": 0"
        #expect(try label(props).height == 41)
        #expect(abs(try label(props, scale: 3).height - (40 + 2.0 / 3)) < 1e-9)
    }

    @Test("TX-7: shrinking to fit changes what is drawn, not the size that is wanted") func shrinking() throws {
        let text = "\"text\": \"Label\", \"fontSize\": 17"
        #expect(try label(text + ", \"adjustsFontSizeToFit\": true") == label(text))
    }

    @Test("TX-8: the paragraph's spacing counts in a text of runs") func paragraphs() throws {
        let run = "\"text\": \"a\\nb\", \"fontSize\": 17"
        let plain = try label("\"numberOfLines\": 0, \"runs\": [{\(run)}]")
        let spaced = try label("\"numberOfLines\": 0, \"runs\": [{\(run), \"lineSpacing\": 5}]")
        #expect(plain.height == 41)
        #expect(spaced.height == 46)
    }

    @Test("TX-10: a text style has extra leading from the second line on") func leading() throws {
        #expect(try label("\"text\": \"a\", \"style\": \"body\"").height == 20.5)
        // 20.287 + 22
        #expect(try label("\"text\": \"a\\nb\", \"style\": \"body\", \"numberOfLines\": 0").height == 42.5)
        #expect(try label("\"text\": \"a\\nb\", \"fontSize\": 17, \"numberOfLines\": 0").height == 41)
    }
}
