import QuoinLayout
import QuoinScenes
import Testing

@testable import QuoinDiagnosis

@Suite("The tree of an analyzed scene")
struct ViewTreeTests {
    private let views = """
        {"id": "a", "frame": [10, 20, 100, 200]}, {"id": "b", "parent": "a", "frame": [1, 2, 30, 40]},
        {"id": "c", "parent": "b", "frame": [3, 4, 5, 6]}, {"id": "d", "frame": [0, 0, 10, 10], "props": {"hidden": true}},
        {"id": "e", "parent": "d", "frame": [0, 0, 5, 5]}
        """

    @Test("views stand in pre-order, with frames in the window") func order() throws {
        let scene = try Given.analysis(views)
        #expect(scene.views.compactMap(\.id) == ["root", "a", "b", "c", "d", "e"])
        #expect(scene.view("c")?.frame == Rect(x: 14, y: 26, width: 5, height: 6))
        #expect(scene.view("c")?.frameInParent == Rect(x: 3, y: 4, width: 5, height: 6))
        #expect(scene.view("nobody") == nil)
    }

    @Test("parents, children, descendants and ancestors fit together") func relations() throws {
        let scene = try Given.analysis(views)
        let a = try #require(scene.view("a")), c = try #require(scene.view("c")), d = try #require(scene.view("d"))
        #expect(a.parent == scene.root)
        #expect(scene.root.parent == nil && scene.root.isRoot)
        #expect(scene.root.children.map(\.id) == ["a", "d"])
        #expect(a.descendants.map(\.id) == ["b", "c"])
        #expect(c.ancestors.map(\.id) == ["b", "a", "root"])
        #expect(a.contains(c) && !c.contains(a) && !a.contains(a) && !a.contains(d))
        for view in scene.views { for child in view.children { #expect(child.parent == view && view.contains(child)) } }
    }

    @Test("whatever lies in a hidden view is hidden") func hidden() throws {
        let scene = try Given.analysis(views)
        #expect(scene.views.filter(\.isHidden).map(\.id) == ["d", "e"])
        #expect(scene.view("e")?.isHiddenItself == false)
    }

    @Test("the nearest scroll view around a view is found, and the scroll view itself lies in none") func scrolls() throws {
        let scene = try Given.analysis(
            """
            {"id": "s", "type": "scroll", "frame": [0, 0, 100, 100]}, {"id": "t", "parent": "s", "type": "tableView", "frame": [0, 0, 9, 9]},
            {"id": "x", "parent": "t", "frame": [0, 0, 9, 9]}
            """)
        #expect(scene.view("x")?.enclosingScrollView?.id == "t")
        #expect(scene.view("t")?.enclosingScrollView?.id == "s")
        #expect(scene.view("s")?.enclosingScrollView == nil)
        #expect(scene.view("s")?.isScrollView == true && scene.view("t")?.isScrollView == false && scene.view("t")?.isTable == true)
        #expect(scene.scrolls.map(\.view.id) == ["s"])
    }

    @Test("views of two analyses of one scene are not the same") func identity() throws {
        let scene = try Given.scene(views)
        let one = try SceneAnalysis(scene), other = try SceneAnalysis(scene)
        #expect(one.view("a") == one.view("a"))
        #expect(one.view("a") != other.view("a"))
        #expect(Set([one.root, other.root, one.root]).count == 2)
    }

    @Test("a tree of ten thousand levels is analyzed without recursion") func depth() throws {
        var views: [String] = []
        for level in 1...10_000 {
            views.append("{\"id\": \"v\(level)\", \"parent\": \"\(level == 1 ? "root" : "v\(level - 1)")\", \"frame\": [0, 0, 1, 1]}")
        }
        let scene = try Given.analysis(views.joined(separator: ","))
        #expect(scene.root.descendants.count == 10_000)
        #expect(scene.view("v10000")?.ancestors.reduce(0) { sum, _ in sum + 1 } == 10_000)
    }
}
