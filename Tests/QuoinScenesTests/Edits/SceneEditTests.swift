import QuoinLayout
import QuoinScenes
import Testing

@Suite("Edits of a scene")
struct SceneEditTests {
    private func scene() throws -> Scene {
        try Given.scene(
            #"{"root": {"w": 100, "h": 100}, "views": [{"id": "a"}], "constraints": [{"id": "c", "first": "a.width", "const": 5}]}"#)
    }

    @Test("a new constraint is the last one, and takes part in the layout") func add() throws {
        let scene = try scene()
        let edited = try scene.applying([.addConstraint(SceneConstraint(item: "a", attribute: .height, constant: 7, id: "new"))])
        #expect(edited.constraints.map(\.id) == ["c", "new"])
        #expect(try SceneLayout(edited).view("a").frame.height == 7)
        #expect(scene.constraints.count == 1, "the scene itself stays as it is")
    }

    @Test("a constraint gets another priority or relation, or goes") func constraints() throws {
        let scene = try scene()
        let edited = try scene.applying([.setPriority(999, of: "c"), .setRelation(.greaterOrEqual, of: "c"), .setConstant(3, of: "c")])
        #expect(edited.constraints.map(\.priority) == [999])
        #expect(edited.constraints.map(\.relation) == [.greaterOrEqual])
        #expect(edited.constraints.map(\.constant) == [3])
        #expect(try scene.applying([.removeConstraint("c")]).constraints.isEmpty)
    }

    @Test("the content of a view gets another priority, and a label another number of lines") func content() throws {
        let edited = try scene().applying([
            .setContentPriority(1, .horizontalHugging, of: "a"), .setContentPriority(2, .verticalHugging, of: "a"),
            .setContentPriority(3, .horizontalResistance, of: "a"), .setContentPriority(4, .verticalResistance, of: "a"),
            .setLines(0, of: "a"),
        ])
        #expect(edited.nodes[1].hugging == Node.OptionalPriorities(horizontal: 1, vertical: 2))
        #expect(edited.nodes[1].resistance == Node.OptionalPriorities(horizontal: 3, vertical: 4))
        #expect(edited.nodes[1].properties[.numberOfLines] == 0)
    }

    @Test("a stored frame is replaced, and no longer flagged as misplaced") func frame() throws {
        var scene = try scene()
        scene.nodes[1].stored = Node.StoredLayout(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        scene.nodes[1].stored?.isMisplaced = true
        let edited = try scene.applying([.setStoredFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: "a")])
        #expect(edited.nodes[1].stored?.frame?.numbers == [1, 2, 3, 4])
        #expect(edited.nodes[1].stored?.isMisplaced == false)
    }

    @Test("a flag is taken away, and the other one stays") func flag() throws {
        var scene = try scene()
        scene.nodes[1].stored = Node.StoredLayout()
        scene.nodes[1].stored?.isMisplaced = true
        scene.nodes[1].stored?.isAmbiguous = true
        let edited = try scene.applying([.removeFlag(.ambiguous, of: "a")])
        #expect(edited.nodes[1].stored?.isAmbiguous == false && edited.nodes[1].stored?.isMisplaced == true)
    }

    @Test("an edit of something that is not there is refused, with its id") func unknown() throws {
        let edits: [SceneEdit] = [
            .addConstraint(SceneConstraint(item: "a", attribute: .width, relatedBy: .equal, toItem: "nobody", attribute: .width)),
            .setStoredFrame(.zero, of: "nobody"),
            .removeFlag(.misplaced, of: "nobody"), .setPriority(1, of: "nobody"), .setRelation(.equal, of: "nobody"),
            .setConstant(1, of: "nobody"),
            .removeConstraint("nobody"), .setContentPriority(1, .verticalHugging, of: "nobody"), .setLines(1, of: "nobody"),
        ]
        for edit in edits {
            let scene = try scene()
            let error = #expect(throws: SceneEditError.self) { try scene.applying([edit]) }
            #expect(error?.object == "nobody")
            #expect(error.map { "\($0)".contains("nobody") } == true)
        }
    }
}

@Suite("Replacements of bytes")
struct TextReplacementTests {
    private func replacement(_ range: Range<Int>, _ text: String) -> TextReplacement {
        TextReplacement(bytes: range, start: TextPosition(line: 1, column: range.lowerBound + 1), text: text)
    }

    @Test("replacements are made in any order, and all other bytes stay") func apply() {
        let bytes = Array("0123456789".utf8)
        let result = [replacement(8..<9, ""), replacement(0..<0, ">"), replacement(2..<4, "ab")].applied(to: bytes)
        #expect(result.map { String(decoding: $0, as: UTF8.self) } == ">01ab45679")
        #expect([].applied(to: bytes) == bytes)
    }

    @Test("replacements that overlap or lie outside are refused") func refuse() {
        let bytes = Array("0123".utf8)
        #expect([replacement(0..<2, ""), replacement(1..<3, "")].applied(to: bytes) == nil)
        #expect([replacement(3..<5, "")].applied(to: bytes) == nil)
    }

    @Test("replacements change their bytes and no others, line ends and other alphabets too") func bytes() {
        let bytes = Array("grün\r\nrot".utf8)
        #expect(
            [replacement(0..<0, "<"), replacement(7..<10, "blau")].applied(to: bytes).map { String(decoding: $0, as: UTF8.self) }
                == "<grün\r\nblau")
        #expect([replacement(0..<3, ""), replacement(2..<4, "")].applied(to: bytes) == nil)
        #expect([replacement(9..<99, "")].applied(to: bytes) == nil)
    }
}
