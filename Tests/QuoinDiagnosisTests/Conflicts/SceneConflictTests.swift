import QuoinScenes
import Testing

@testable import QuoinDiagnosis

@Suite("Conflicts of scenes, in words")
struct SceneConflictTests {
    private func explain(_ scene: String) throws -> [ConflictExplanation] {
        let document = SceneReader.read(Array(scene.utf8), path: "scene.json", kinds: .standard)
        let layout = try SceneLayout(try #require(document.scenes.first))
        for conflict in layout.conflicts() {
            let smallest = ConstraintConflict(conflict, in: layout)
            let assumptions = try #require(ConflictCore(smallest)).assumptions
            for member in smallest.members.indices {
                #expect(ConflictSystem(smallest.without(member), assumptions).contradiction() == nil)
            }
        }
        return layout.conflicts().map { ConflictExplanation($0, in: layout) }
    }

    private func summary(_ scene: String) throws -> String? { try explain(scene).first?.summary }

    @Test("two heights") func twoHeights() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "card", "name": "Card"}], "constraints": [{"id": "tall", "first": "card.height", "const": 200}, {"id": "low", "first": "card.height", "const": 84}]}"#
            ).first)
        #expect(explanation.summary == "Card cannot be both 200 and 84 high.")
        #expect(explanation.members.map(\.id) == ["tall", "low"])
        #expect(explanation.members.map(\.isBroken) == [false, true])
        #expect(explanation.fix.change == .remove)
        #expect(explanation.fix.numbers == [2])
    }

    @Test("a fixed height between edges of the screen") func edges() throws {
        #expect(
            try summary(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "card"}], "constraints": [{"first": "card.height", "const": 500}], "vfl": [{"format": "V:|-10-[card]-10-|"}]}"#
            ) == "The view (root) is given 480 points of height, but the other 3 constraints make it 520.")
    }

    @Test("the margins and the safe area take part with their sizes") func guides() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480, "safeArea": [20, 0, 0, 0], "margins": [8, 8, 8, 8]}, "views": [{"id": "card", "name": "Card"}], "constraints": [{"first": "card.top", "second": "root#safeArea.top"}, {"first": "card.bottom", "second": "root.bottom"}, {"first": "card.height", "const": 470}, {"first": "card.left", "second": "root.left"}]}"#
            ).first)
        #expect(explanation.sum == "20 (inset) + 470 [4] = 490, but [1] says 480" || explanation.sum?.contains("490") == true)
        #expect(explanation.assumptions.contains { $0.contains("the safe area of") })
    }

    @Test("a view centered in a scroll view is in the middle of the frame, and not of the content") func scrollCenter() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "s", "type": "scroll", "frame": [0, 0, 320, 480]}, {"id": "a", "parent": "s"}, {"id": "b", "parent": "s"}], "constraints": [{"id": "l", "first": "a.left", "second": "s.left", "const": 20}, {"id": "c", "first": "a.centerX", "second": "s.centerX"}, {"id": "r", "first": "a.right", "second": "s.right"}, {"id": "bl", "first": "b.left", "second": "s.left"}, {"id": "bw", "first": "b.width", "const": 400}, {"id": "br", "first": "b.right", "second": "s.right"}]}"#
            ).first)
        #expect(Set(explanation.members.map(\.id)).isSuperset(of: ["l", "c", "r", "bl", "bw", "br"]))
        #expect(explanation.sum?.contains("400") == true || explanation.summary.contains("400"))
    }

    @Test("a hidden view in a stack view, with a height of its own") func hidden() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "s", "type": "stack", "props": {"axis": "v", "arranged": ["a", "b"]}}, {"id": "a", "parent": "s", "name": "Banner", "props": {"hidden": true}}, {"id": "b", "parent": "s"}], "constraints": [{"id": "c", "first": "a.height", "const": 56}]}"#
            ).first)
        #expect(
            explanation.summary == "Banner is hidden, so its stack view makes it 0 high, but constraint 1 makes it 56."
                || explanation.summary.contains("constraint 2 makes it 56"))
        #expect(explanation.fix.change == .lower(to: 999))
        #expect(explanation.fix.numbers.map { explanation.members[$0 - 1].id } == ["c"])
    }

    @Test("a view placed by its frame whose content does not fit") func frame() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "box", "name": "Box", "frame": [0, 0, 100, 100], "props": {"mask": []}}, {"id": "inner", "parent": "box", "name": "Inner"}], "constraints": [{"first": "inner.width", "const": 150}], "vfl": [{"format": "|[inner]|"}]}"#
            ).first)
        #expect(explanation.summary == "The frame of Box keeps it 100 wide, but the other 3 constraints make it 150.")
        #expect(explanation.fix.description.contains("set the frame of Box yourself: 150 wide"))
    }

    @Test("a scroll view's edges are those of its content for what lies inside") func scroll() throws {
        let explanation = try #require(
            try explain(
                #"{"root": {"w": 320, "h": 480}, "views": [{"id": "s", "type": "scroll", "name": "Scroll View"}, {"id": "c", "parent": "s", "name": "Content"}], "constraints": [{"id": "tie", "first": "c.width", "second": "s#frame.width"}, {"id": "fixed", "first": "c.width", "const": 300}], "vfl": [{"format": "|[s]|"}, {"format": "V:|[s]|"}, {"format": "|[c]|"}, {"format": "V:|[c]|"}]}"#
            ).first)
        #expect(explanation.members.contains { $0.text == "Content is as wide as the frame of Scroll View" })
        #expect(!explanation.members.contains { $0.text.contains("the content of") })
    }
}
