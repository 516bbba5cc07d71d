import Foundation
import QuoinDrawing
import Testing
import UIKit

/// The images of live views in `UIView.drawing()`.
@MainActor
@Suite("Drawings of live views' images")
struct ImageDrawingTests {
    /// Four by two red pixels.
    private static let red =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg=="

    private var bytes: Data { Data(base64Encoded: Self.red) ?? Data() }

    private func show(_ images: UIImage?...) -> Drawing {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (index, image) in images.enumerated() {
            let shown = UIImageView(image: image)
            shown.frame = CGRect(x: 0, y: 30 * CGFloat(index), width: 40, height: 20)
            view.addSubview(shown)
        }
        return view.drawing()
    }

    private func pictures(_ drawing: Drawing) -> [PictureMark] {
        drawing.marks.compactMap { if case .picture(let mark) = $0 { mark } else { nil } }
    }

    @Test("An image of data shows its picture, shared by the views that show it") func data() throws {
        let drawing = show(UIImage(data: bytes), UIImage(data: bytes))
        let found = pictures(drawing)
        try #require(found.count == 2)
        #expect(found[0].picture == found[1].picture)
        #expect(found[0].picture.bytes == [UInt8](bytes))
        let text = SVG(drawing).text
        #expect(text.components(separatedBy: Self.red).count == 2, "stored once")
        #expect(text.contains("data:image/png;base64,"))
    }

    @Test("An image of a file shows its picture by the file's name, not by its path") func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("red@2x.png").path
        try bytes.write(to: URL(fileURLWithPath: path))
        let image = try #require(UIImage(contentsOfFile: path))
        #expect(image.size == CGSize(width: 2, height: 1))
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        let frame = try #require(pictures(button.drawing()).first?.frame)
        #expect(frame.width == 2 && frame.height == 1)
        #expect(pictures(show(image)).map(\.picture.key) == ["red@2x.png"])
        try FileManager.default.removeItem(atPath: path)
        #expect(pictures(show(image)).isEmpty, "a file that is gone leaves a placeholder")
    }

    @Test("A template takes the tint color, and a tinted original its own") func tint() throws {
        let image = try #require(UIImage(data: bytes))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tintColor = .systemGreen
        for made in [image, image.withRenderingMode(.alwaysTemplate), image.withTintColor(.systemPink, renderingMode: .alwaysOriginal)] {
            let shown = UIImageView(image: made)
            shown.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            view.addSubview(shown)
        }
        #expect(pictures(view.drawing()).map(\.tint) == [nil, Paint.system("systemGreen"), Paint.system("systemPink")])
    }

    @Test("A symbol is drawn in its color and weight") func symbol() throws {
        let star = try #require(UIImage(systemName: "star"))
        let plain = SVG(show(star)).text
        #expect(plain.contains("#007AFF"))
        let pink = star.withTintColor(.systemPink, renderingMode: .alwaysOriginal)
        #expect(SVG(show(pink)).text.contains("#FF2D55"))
        let heavy = star.withConfiguration(UIImage.SymbolConfiguration(weight: .heavy))
        #expect(SVG(show(heavy)).text != plain)
    }

    @Test("An image that the program rendered, and broken data, leave placeholders") func unknown() {
        let made = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let drawing = show(made)
        #expect(pictures(drawing).isEmpty)
        #expect(drawing.marks.count > 2)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }
}
