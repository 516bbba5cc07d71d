import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

extension PropertyKey where Value == Double {
    fileprivate static var count: Self { Self("count") }
}

@Suite("Reading scenes")
struct SceneReaderTests {
    private func message(_ json: String) -> String? { Given.document(json).error?.description }

    private func scene(views: String = "", rest: String = "") -> String {
        #"{"root": {"w": 100, "h": 100}, "views": ["# + views + "]" + rest + "}"
    }

    @Test(
        "unknown keys are errors that name the nearest known one",
        arguments: [
            (#"{"root": {"w": 1, "h": 1}, "veiws": []}"#, #"1:28: unknown key "veiws" in the scene: did you mean "views"?"#),
            (#"{"root": {"w": 1, "height": 1}}"#, #"1:19: unknown key "height" in the root"#),
            (
                #"{"root": {"w": 1, "h": 1}, "views": [{"id": "a", "paernt": "root"}]}"#,
                #"1:50: unknown key "paernt" in a view: did you mean "parent"?"#
            ),
            (
                #"{"root": {"w": 1, "h": 1}, "views": [{"id": "s", "type": "stack", "props": {"spaceing": 8}}]}"#,
                #"1:77: unknown key "spaceing" in the props of "s": did you mean "spacing"?"#
            ),
        ])
    func unknownKeys(_ json: String, _ expected: String) {
        #expect(message(json)?.hasPrefix(expected) == true, "\(message(json) ?? "no error")")
    }

    @Test(
        "says which value is wrong, what it should be and what it is",
        arguments: [
            (#"{"id": 3}"#, #""id" in a view must be a string, found a number"#),
            (#"{"type": "view"}"#, #"a view has no "id""#),
            (#"{"id": "a", "frame": [1, 2]}"#, #""frame" in a view must be a list of 4 numbers, found a list"#),
            (#"{"id": "a", "frame": [1, 2, 3, 1e200]}"#, #""frame" in a view is 1e+200, beyond 1e12"#),
            (#"{"id": "a", "frame": [1, 2, null, 4]}"#, #""frame" in a view must be a list of 4 numbers"#),
            (#"{"id": "a", "type": "stack", "props": {"axis": "z"}}"#, "must be one of horizontal, vertical, h, v, found \"z\""),
            (#"{"id": "a", "props": {"hidden": 3}}"#, #""hidden" in the props of "a" must be true or false, found a number"#),
            (#"{"id": "a.b"}"#, #""id" in a view must be a name without . and #"#),
            (#"{"id": "a", "id": "b"}"#, #"the key "id" is there twice in a view"#),
            (#"{"id": "a", "parent": "b"}"#, #"the parent "b" of "a" is no view"#),
            (#"{"id": "root"}"#, #"the id "root" is used twice"#),
            (#"{"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}"#, #""a" lies in itself"#),
            (#"{"id": "a", "parent": "a"}"#, #""a" lies in itself"#),
            (#"7"#, "a view must be an object, found a number"),
        ])
    func wrongViews(_ views: String, _ expected: String) {
        #expect(message(scene(views: views))?.contains(expected) == true, "\(message(scene(views: views)) ?? "no error")")
    }

    @Test(
        "says what is wrong with a constraint",
        arguments: [
            (#""constraints": [{"first": "root"}]"#, "an item, a point and an attribute"),
            (#""constraints": [{"first": "root.lefft"}]"#, #"unknown attribute "lefft" in "first": did you mean "left"?"#),
            (#""constraints": [{"first": "root.width", "rel": "<"}]"#, #""rel" in a constraint must be one of ==, <=, >=, found "<""#),
            (#""constraints": [{}]"#, #"a constraint has no "first""#),
            (#""vfl": [{"format": "[a]", "options": ["alignAllTopp"]}]"#, #"unknown option "alignAllTopp""#),
            (#""vfl": [{"format": "[a]", "metrics": {"gap": "8"}}]"#, #""gap" in metrics must be a number"#),
            (#""era": "ios99x""#, #""era" in the scene must be one of ios6"#),
            (#""device": "retina4_8""#, #"unknown device "retina4_8": did you mean "retina4_"#),
            (#""controller": {"navigationbar": true}"#, #"did you mean "navigationBar"?"#),
        ])
    func wrongRest(_ rest: String, _ expected: String) {
        let json = scene(rest: ", " + rest)
        #expect(message(json)?.contains(expected) == true, "\(message(json) ?? "no error")")
    }

    @Test("knows where nodes and constraints stand in the file")
    func places() throws {
        let json = "{\"root\": {\"w\": 1, \"h\": 1},\n \"views\": [\n  {\"id\": \"a\"}],\n \"constraints\": [{\"first\": \"a.width\"}]}"
        let scene = try Given.scene(json)
        let bytes = Array(json.utf8)
        #expect(scene.nodes[1].source?.start == TextPosition(line: 3, column: 3))
        let range = try #require(scene.constraints[0].source?.bytes)
        #expect(String(decoding: bytes[range], as: UTF8.self) == "{\"first\": \"a.width\"}")
    }

    @Test("keeps kinds it does not know, with their properties, as plain views, and says so")
    func unknownKinds() throws {
        let document = Given.document(scene(views: #"{"id": "a", "type": "labl", "props": {"glow": [1, "x"], "text": "t"}}"#))
        let node = try #require(document.scenes.first?.nodes.last)
        #expect(node.kind == "labl")
        #expect(node.properties["glow"] == [1, "x"])
        #expect(document.notes.map(\.message) == ["unknown type labl, laid out as a plain view (did you mean \"label\"?)"])
    }

    @Test("takes kinds of the caller's own")
    func ownKinds() throws {
        let badge = Kind("badge", properties: PropertySchema(.count)) { context in
            context.item.fixedContentSize = ContentSize(width: context.node.properties[.count], height: 5)
        }
        let kinds = KindTable.standard.adding(badge)
        let json = scene(
            views: #"{"id": "b", "type": "badge", "props": {"count": 7}}"#,
            rest: #", "constraints": [{"first": "b.left", "second": "root.left"}, {"first": "b.top", "second": "root.top"}]"#)
        let document = SceneReader.read(Array(json.utf8), path: "b.json", kinds: kinds)
        #expect(document.notes.isEmpty)
        let layout = try SceneLayout(#require(document.scenes.first), kinds: kinds)
        #expect(try layout.view("b").frame.numbers == [0, 0, 7, 5])
        #expect(layout.notes.isEmpty)
    }

    @Test("says of kinds that the table of the layout does not have that they are plain views")
    func forgottenKinds() throws {
        let kinds = KindTable.standard.adding(Kind("badge") { $0.item.fixedContentSize = ContentSize(width: 9, height: 5) })
        let json = scene(views: #"{"id": "b", "type": "badge"}"#)
        let document = SceneReader.read(Array(json.utf8), path: "b.json", kinds: kinds)
        let notes = try SceneLayout(#require(document.scenes.first)).notes
        #expect(notes.map(\.object) == ["b"])
        #expect(notes.map(\.message) == ["unknown type badge, laid out as a plain view"])
    }
}
