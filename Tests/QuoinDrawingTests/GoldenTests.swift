import QuoinScenes
import Testing

@testable import QuoinDrawing

@Suite("golden drawings")
struct GoldenTests {
    @Test("each kind of view is drawn as in its golden picture", arguments: Golden.all)
    func golden(_ golden: Golden) throws {
        let text = SVG(try golden.drawing()).text
        if Golden.isRecording { return try golden.record(text) }
        let expected = try golden.expected()
        #expect(text == expected, "\(golden.name) is drawn otherwise than before: \(firstDifference(text, expected))")
    }

    @Test("a drawing in both appearances has the colors of each", arguments: Golden.all)
    func appearances(_ golden: Golden) throws {
        let drawing = try golden.drawing()
        let both = SVG(drawing, appearance: nil).text
        #expect(both.contains("prefers-color-scheme:dark"))
        #expect(SVG(drawing, appearance: .dark).text != SVG(drawing, appearance: .light).text)
    }

    /// The first lines that differ.
    private func firstDifference(_ text: String, _ expected: String) -> String {
        let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
        return lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "one is longer"
    }
}
