import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

/// Scenes and their parts print on one line.
struct DescriptionTests {
    @Test("nodes, constraints and scenes print on one line") func sceneParts() throws {
        let card = Node(id: "card", kind: "view", parent: nil), title = Node(id: "title", kind: "label", parent: "card")
        #expect("\(card)" == "view card" && "\(title)" == "label title in card")
        var scene = Scene(root: card)
        scene.nodes.append(title)
        #expect("\(scene)" == "scene: 2 nodes, 0 constraints")
        let gap = SceneConstraint(
            item: "title", attribute: .leading, relatedBy: .greaterOrEqual, toItem: "card#margins", attribute: .leading, constant: 8,
            priority: 750)
        #expect("\(gap)" == "title.leading >= card#margins.leading + 8 @750")
        #expect("\(SceneConstraint(item: "title", attribute: .width, constant: 20))" == "title.width == 20")
    }

    @Test("devices, size classes and overrides print on one line") func devices() throws {
        let device = try #require(Device(id: "retina4_7"))
        #expect("\(device)" == "iPhone 8 (retina4_7), 375 × 667 at 2x")
        #expect("\(SizeClasses(horizontal: .compact, vertical: .regular))" == "compact width, regular height")
        #expect("\(RectEdge([.top, .left]))" == "[top, left]")
        #expect("\(EnvironmentOverride())" == "EnvironmentOverride()")
        var small = EnvironmentOverride()
        small.size = Size(width: 3, height: 4)
        #expect("\(small)" == "EnvironmentOverride(size: 3 × 4)")
    }
}
