import QuoinLayout
import QuoinScenes
import Testing

@testable import QuoinDrawing

@Suite("Hidden views in a drawing")
struct HiddenViewTests {
    /// A hidden panel with a box within a box, and a view that is seen.
    private func layout() throws -> SceneLayout {
        let json = """
            {"root": {"w": 320, "h": 480},
             "views": [
               {"id": "panel", "frame": [20, 100, 280, 200], "props": {"hidden": true}},
               {"id": "outer", "parent": "panel"}, {"id": "inner", "parent": "outer"}, {"id": "seen"}],
             "constraints": [
               {"first": "outer.left", "second": "panel.left", "const": 11}, {"first": "outer.top", "second": "panel.top", "const": 12},
               {"first": "outer.width", "const": 113}, {"first": "outer.height", "const": 114},
               {"first": "inner.left", "second": "outer.left", "const": 5}, {"first": "inner.top", "second": "outer.top", "const": 6},
               {"first": "inner.width", "const": 15}, {"first": "inner.height", "const": 16},
               {"first": "seen.left", "second": "root.left", "const": 31}, {"first": "seen.top", "second": "root.top", "const": 32},
               {"first": "seen.width", "const": 133}, {"first": "seen.height", "const": 134}]}
            """
        let document = SceneReader.read(Array(json.utf8), path: "hidden.json", kinds: .standard)
        if let error = document.error { throw error }
        return try SceneLayout(document.scenes[0])
    }

    @Test("views within a hidden view have their places on the drawing") func places() throws {
        let drawn = try SceneDrawing(layout())
        #expect(drawn.frames["inner"] == Rect(x: 36, y: 118, width: 15, height: 16))
        #expect(drawn.undrawn == ["panel", "outer", "inner"])
    }

    @Test("constraints, names and frames of hidden views are drawn only together with the views") func overlay() throws {
        let layers: OverlayLayers = [.constraints, .names, .frames]
        let without = SVG(SceneOverlay(try SceneDrawing(layout()), layers: layers).drawing).text
        #expect(without.contains(">133<") && !without.contains(">113<"))
        let with = SVG(SceneOverlay(try SceneDrawing(layout(), showsHidden: true), layers: layers).drawing).text
        #expect(with.contains(">133<") && with.contains(">113<"))
    }
}
