import QuoinLayout
import QuoinScenes
import Testing

/// The frames of views in the window: those of all ancestors added up, less what these have scrolled.
struct WindowFrameTests {
    private func node(_ id: String, _ kind: String, in parent: String?, at frame: Rect) -> Node {
        var node = Node(id: id, kind: kind, parent: parent)
        node.placement = .frame(frame, [], parentSize: nil)
        return node
    }

    private func views(_ nodes: [Node]) throws -> SceneLayout {
        var scene = Scene(root: Node(id: "root", kind: "view", parent: nil))
        scene.environment.size = Size(width: 320, height: 480)
        scene.nodes += nodes
        return try SceneLayout(scene)
    }

    @Test("frames in the window are the sums of the frames above") func framesAddUp() throws {
        let layout = try views([
            node("outer", "view", in: "root", at: Rect(x: 10, y: 20, width: 200, height: 200)),
            node("inner", "view", in: "outer", at: Rect(x: 5, y: 6, width: 50, height: 60)),
        ])
        let inner = try #require(try layout.views().first { $0.id == "inner" })
        #expect(inner.frame == Rect(x: 5, y: 6, width: 50, height: 60))
        #expect(inner.windowFrame == Rect(x: 15, y: 26, width: 50, height: 60))
        #expect(inner.description == "view inner (5, 6, 50 × 60)")
    }

    @Test("the content offset is subtracted") func whatIsScrolledIsTakenOff() throws {
        let layout = try views([
            node("scroll", "scrollView", in: "root", at: Rect(x: 10, y: 20, width: 200, height: 200)),
            node("inner", "view", in: "scroll", at: Rect(x: 5, y: 300, width: 50, height: 60)),
        ])
        layout.layout.root.children.first { _ in true }?.contentOffset = Point(x: 0, y: 250)
        let inner = try #require(try layout.views().first { $0.id == "inner" })
        #expect(inner.windowFrame.y == 20 + 300 - (layout.layout.root.children.first { _ in true }?.contentOffset.y ?? 0))
    }
}
