import QuoinScenes
import Testing

@testable import QuoinDrawing

/// Placeholders for content that is not available must be readable, and must not show through the views on top of them.
@Suite("stand-ins are readable")
struct LegibilityTests {
    private func marks(_ views: String) throws -> [Mark] {
        let scene = #"{"root": {"w": 320, "h": 480, "scale": 2}, "era": "ios15", "views": [\#(views)]}"#
        let document = SceneReader.read(Array(scene.utf8), path: "a.json", kinds: .standard)
        if let error = document.error { throw error }
        return try SceneDrawing(SceneLayout(document.scenes[0])).drawing.marks
    }

    private func text(_ wanted: String, in marks: [Mark]) -> TextMark? {
        marks.lazy.compactMap { if case .text(let mark) = $0, mark.text == wanted { mark } else { nil } }.first
    }

    private static let image =
        #"{"id": "i", "type": "imageView", "frame": [0, 0, 320, 480], "props": {"image": {"name": "sea", "size": [320, 480]}}}"#

    @Test("the name of a missing image moves to where nothing lies on it") func moves() throws {
        let free = try #require(text("sea", in: marks(Self.image)))
        #expect(abs(free.origin.y - 270) < 20)
        let label = #"{"id": "l", "type": "label", "frame": [20, 200, 280, 80], "props": {"text": "On the sea"}}"#
        let moved = try #require(text("sea", in: marks(Self.image + "," + label)))
        #expect(moved.origin.y < 200 || moved.origin.y > 280)
    }

    @Test("it is left out where something lies everywhere, and stays under what shows nothing") func covered() throws {
        func above(_ kind: String, _ properties: String) -> String {
            Self.image + #", {"id": "x", "type": "\#(kind)", "frame": [0, 0, 320, 480], "props": {\#(properties)}}"#
        }
        #expect(try text("sea", in: marks(above("label", #""text": "All""#))) == nil)
        #expect(try text("sea", in: marks(above("view", #""backgroundColor": "systemRed""#))) == nil)
        for (kind, properties) in [("view", ""), ("button", ""), ("label", ""), ("label", #""text": "All", "hidden": true"#)] {
            #expect(try text("sea", in: marks(above(kind, properties))) != nil, "\(kind) \(properties)")
        }
    }

    @Test("names of views on each other stand apart, and one without room is left out") func apart() throws {
        func tops(_ height: Int) throws -> [Double] {
            let views = ["Back", "Middle", "Front"].map {
                #"{"id": "\#($0)", "type": "view", "frame": [0, 0, 300, \#(height)], "props": {"class": "\#($0)"}}"#
            }
            return try marks(views.joined(separator: ",")).compactMap { mark in
                guard case .text(let text) = mark, ["Back", "Middle", "Front"].contains(text.text) else { return nil }
                return text.origin.y
            }
        }
        let tall = try tops(300).sorted()
        #expect(tall.count == 3)
        #expect(zip(tall, tall.dropFirst()).allSatisfy { $1 - $0 >= 13 })
        #expect(try tops(40).count == 1)
    }

    @Test("words on a hatch are light on a dark ground and dark on a light one") func ink() throws {
        func luminance(_ color: String) throws -> Double {
            let properties = #"{"class": "Chart", "backgroundColor": "\#(color)"}"#
            let view = #"{"id": "w", "type": "view", "parent": "p", "frame": [0, 0, 200, 200], "props": \#(properties)}"#
            let parent = #"{"id": "p", "type": "view", "frame": [0, 0, 300, 300]}"#
            return try #require(text("Chart", in: marks(parent + "," + view))).paint.light.luminance
        }
        #expect(try luminance("#202830") > 0.6)
        #expect(try luminance("#F0F0F0") < 0.4)
    }

    @Test("a named gray without its catalog is mirrored in the dark, and other colors are the same") func namedGrays() {
        #expect(Paint(stored: RGBA(0, 0, 0)) == Paint(light: .black, dark: .white))
        #expect(Paint(stored: RGBA(60, 60, 67)).dark == RGBA(195, 195, 188))
        #expect(Paint(stored: RGBA(60, 60, 67, 153)).dark == RGBA(195, 195, 188, 153))
        for color in [RGBA(51, 102, 255), RGBA(0, 0, 0, 128), RGBA(255, 255, 255, 128)] { #expect(Paint(stored: color) == Paint(color)) }
    }

    @Test("an item of a bar that cannot be tapped is faint and not invisible", arguments: ["black", "default"])
    func disabledItems(_ style: String) throws {
        let bar = """
            {"id": "b", "type": "navigationBar", "frame": [0, 0, 320, 44], "props": {"barStyle": "\(style)", "navigationItem":
            {"trailing": [{"title": "Edit", "enabled": false}]}}}
            """
        let paint = try #require(text("Edit", in: marks(bar))).paint.light
        #expect(paint.alpha < 128 && (paint.luminance > 0.6) == (style == "black"))
    }

    @Test("text of letters that Inter has not stays at the side it is aligned to", arguments: ["left", "center", "right"])
    func anchors(_ side: String) throws {
        let label = #"{"id": "l", "type": "label", "frame": [20, 20, 200, 30], "props": {"text": "מימין", "textAlignment": "\#(side)"}}"#
        let mark = try #require(text("מימין", in: marks(label)))
        let expected: (TextMark.Anchor, Double) = side == "left" ? (.start, 20) : side == "center" ? (.middle, 120) : (.end, 220)
        #expect(mark.anchor == expected.0)
        #expect(abs(mark.origin.x - expected.1) <= 0.5)
        let plain = try #require(text("Right", in: marks(label.replacing("מימין", with: "Right"))))
        #expect(plain.anchor == .start)
    }
}
