import Foundation
import QuoinScenes
import QuoinText
import Testing

@testable import QuoinDrawing

/// Text in the drawing font against the widths that layouts rest on: spaced letters must not leave the frame.
@Suite("drawn text fits")
struct LabelFitTests {
    private static let folder = "/usr/share/fonts/opentype/inter/"
    private static let hasInter = FileManager.default.fileExists(atPath: folder + "Inter-Regular.otf")
    private static let files: [(weight: String, file: String)] = [
        ("light", "Light"), ("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold"),
        ("heavy", "ExtraBold"), ("black", "Black"),
    ]
    private static let texts = [
        "Sign in", "Your e-mail address", "AVATAR To Way", "1,234.50 €", "Überraschung", "WWWWWWWW", "iiiiiiii", "(415) 555-0132",
        "Terms & Conditions", "Please wait…", "No. 7 of 12 / 58 %",
    ]

    @Test(
        "letters of Inter come to the measured width within a point",
        .enabled(if: hasInter, "Inter (Debian 12: fonts-inter) is not installed"), arguments: files.map(\.file))
    func fits(_ file: String) throws {
        let weight = try #require(LabelFitTests.files.first { $0.file == file }?.weight)
        let font = try OpenTypeFont(path: LabelFitTests.folder + "Inter-\(file).otf")
        var widest = 0.0
        for size in [11.0, 14, 17, 20, 28, 34] {
            for text in LabelFitTests.texts {
                let mark = try #require(try LabelFitTests.mark(text, size: size, weight: weight))
                let measured = try #require(mark.width)
                let drawn = LabelFitTests.width(of: text, in: font, size) + mark.letterSpacing * Double(text.unicodeScalars.count)
                widest = max(widest, abs(drawn - measured))
            }
        }
        #expect(widest <= 1, "\(weight): \(widest)")
    }

    /// The one run of text that a label draws.
    private static func mark(_ text: String, size: Double, weight: String) throws -> TextMark? {
        let scene = """
            {"root": {"w": 800, "h": 100}, "views": [{"id": "a", "type": "label", "frame": [0, 0, 800, 60],
             "props": {"text": "\(text)", "fontSize": \(size), "weight": "\(weight)"}}]}
            """
        let document = SceneReader.read(Array(scene.utf8), path: "a.json", kinds: .standard)
        if let error = document.error { throw error }
        let marks = try SceneDrawing(SceneLayout(document.scenes[0])).drawing.marks
        return marks.lazy.compactMap { if case .text(let mark) = $0, mark.text == text { mark } else { nil } }.first
    }

    private static func width(of text: String, in font: OpenTypeFont, _ size: Double) -> Double {
        var units = 0
        var before: Int?
        for scalar in text.unicodeScalars {
            guard let glyph = font.glyph(for: scalar) else { continue }
            units += font.advance(of: glyph) + (before.map { font.kerning($0, glyph) } ?? 0)
            before = glyph
        }
        return Double(units) * size / Double(font.unitsPerEm)
    }
}
