import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

@Suite("Laying out scenes")
struct SceneLayoutTests {
    @Test("of views that share an id the first is laid out, and the others are problems") func repeatedID() throws {
        var scene = Scene(root: Node(id: "root", kind: "view", parent: nil))
        scene.environment.size = Size(width: 100, height: 100)
        for (id, kind, x) in [("a", "label", 1.0), ("b", "view", 2), ("a", "view", 3), ("root", "view", 4)] {
            var node = Node(id: id, kind: kind, parent: "root")
            node.placement = .frame(Rect(x: x, y: 0, width: 9, height: 9), [])
            scene.nodes.append(node)
        }
        let layout = try SceneLayout(scene)
        let views = try layout.views()
        #expect(views.map(\.id) == ["root", "a", "b"])
        #expect(views.map(\.kind) == ["view", "label", "view"])
        #expect(views.map(\.frame.x) == [0, 1, 2])
        #expect(try layout.doubts(in: views).count == 3)
        #expect(layout.problems.map(\.object) == ["a", "root"])
        #expect(layout.problems.first?.message == "the id \"a\" is used twice: ids must be unique")
    }

    @Test(
        "an invalid constraint is the document's error, with UIKit's message, its line and its column",
        arguments: [
            (#"{"first": "a.top", "const": 10}"#, "Location attributes must be specified in pairs"),
            (#"{"first": "a.top", "second": "b.top", "mult": 0}"#, "A multiplier of 0 or a nil second item"),
            (#"{"first": "a.leading", "second": "b.left"}"#, "Use leading/trailing for both or neither."),
            (#"{"first": "a.width", "second": "b.top"}"#, "Invalid pairing of layout attributes"),
            (#"{"first": "a.width", "const": "inf"}"#, "is not finite"),
            (#"{"first": "a.width", "prio": 1200}"#, "It's illegal to set priority"),
            (#"{"first": "a.top", "second": "alone.top"}"#, "because they have no common ancestor"),
            (#"{"first": "a.top", "second": "bb.top"}"#, #"unknown item "bb" in a constraint: did you mean "b"?"#),
            (#"{"first": "a.top", "second": "b#contents.top"}"#, #""b" has no guide "contents""#),
        ])
    func refused(_ constraint: String, _ text: String) throws {
        let json =
            #"{"root": {"w": 9, "h": 9}, "views": [{"id": "a"}, {"id": "b"}, {"id": "alone", "parent": null}],"#
            + "\n \"constraints\": [\(constraint)]}"
        let error = try #require(try Given.error(json))
        #expect(error.message.contains(text), "\(error)")
        #expect(error.line == 2)
        #expect(error.column == 18)
    }

    @Test("invalid constraints are left out, and the rest is laid out")
    func goesOn() throws {
        let layout = try Given.layout(
            #"""
            {"root": {"w": 90, "h": 90}, "views": [{"id": "a"}],
             "constraints": [{"first": "a.top"}, {"first": "a.width", "const": 7}],
             "vfl": [{"format": "H:[b]"}, {"format": "V:|-3-[a(4)]"}]}
            """#)
        #expect(try layout.view("a").frame.numbers == [0, 3, 7, 4])
        #expect(layout.problems.count == 2)
    }

    @Test(
        "a format that does not parse carries UIKit's text and the caret's column (VF-13, VF-14)",
        arguments: [
            ("H:|-10-|", "Expected a view"), ("[c]", "c is not a key in the views dictionary."),
            ("V:|[alone]|", "Unable to interpret '|' character, because the related view doesn't have a superview"),
            ("[a]-gap-[a]", "Encountered metric with name \"gap\""),
        ])
    func formats(_ format: String, _ text: String) throws {
        let json =
            #"{"root": {"w": 9, "h": 9}, "views": [{"id": "a"}, {"id": "alone", "parent": null}],"#
            + "\n \"vfl\": [{\"format\": \"\(format)\"}]}"
        let error = try #require(try Given.error(json))
        #expect(error.message.hasPrefix("Unable to parse constraint format: "))
        #expect(error.message.contains(text), "\(error)")
        #expect(error.line == 2)
        let caret = error.message.split(separator: "\n").last.map { $0.count - 1 }
        #expect(error.caret == caret)
        #expect(error.column == 21)  // of the format, in the file
    }

    @Test("guides are items: safe area, margins, readable width, keyboard, layout guides, content and frame")
    func guides() throws {
        func frame(_ guide: String, _ type: String = "view") throws -> [Double] {
            let sides = ["left", "right", "top", "bottom"]
            let constraints = sides.map { #"{"first": "a.\#($0)", "second": "b#\#(guide).\#($0)"}"# }.joined(separator: ", ")
            let layout = try Given.layout(
                #"{"root": {"w": 1000, "h": 500, "safeArea": [20, 0, 34, 0]}, "views": ["#
                    + #"{"id": "b", "type": "\#(type)", "frame": [0, 0, 1000, 500], "props": {"margins": [1, 2, 3, 4]}},"#
                    + #"{"id": "a", "parent": "b"}], "constraints": [\#(constraints)]}"#)
            #expect(layout.problems.isEmpty)
            #expect(try layout.view("a").ambiguous.isEmpty)
            let influence = try layout.layout.constraints(affecting: #require(layout.item("a")), along: .horizontal)
            #expect(influence.contains { $0.origin == .user })
            return try layout.view("a").frame.numbers
        }
        #expect(try frame("safeArea") == [0, 20, 1000, 446])
        #expect(try frame("margins") == [2, 21, 994, 442])
        #expect(try frame("readable")[2] == 672)
        #expect(try frame("keyboard") == [0, 466, 1000, 34])
        #expect(try frame("topLayout") == [0, 0, 1000, 20])
        #expect(try frame("bottomLayout") == [0, 466, 1000, 34])
        #expect(try frame("frame", "scroll") == [0, 0, 1000, 500])
    }

    @Test("variations apply by size class, general ones first, and uninstalled views take their subviews along (IB-40, IB-41)")
    func variations() throws {
        var scene = try Given.scene(
            #"""
            {"root": {}, "device": "retina4_7", "views": [{"id": "a"}, {"id": "b", "parent": "a"}],
             "constraints": [{"id": "gap", "first": "a.top", "second": "root.top", "const": 10}]}
            """#)
        scene.constraints[0].variations = [
            Variation(where: TraitCondition(widthClass: .compact, heightClass: .compact), constant: 40),
            Variation(where: TraitCondition(heightClass: .compact), constant: 30, priority: 900),
        ]
        #expect(try SceneLayout(scene).view("a").frame.y == 10)
        var environment = EnvironmentOverride()
        environment.orientation = .landscape
        let turned = try SceneLayout(scene, overriding: environment)
        #expect(try turned.view("a").frame.y == 40)
        #expect(turned.scene.constraints[0].priority == 900)
        scene.nodes[1].variations = [Variation(where: TraitCondition(idiom: "phone"), isInstalled: false)]
        #expect(try SceneLayout(scene).views().map(\.id) == ["root"])
    }

    @Test("an override takes the place of the scene's own environment")
    func overriding() throws {
        let json = #"{"root": {"w": 320, "h": 480, "safeArea": [20, 0, 0, 0]}, "views": []}"#
        var environment = EnvironmentOverride()
        environment.device = Device(id: "retina6_12")
        environment.orientation = .landscape
        let layout = try Given.layout(json, overriding: environment)
        #expect(try layout.view("root").frame.numbers == [0, 0, 852, 393])
        #expect(try layout.view("root").safeAreaInsets.numbers == [0, 59, 21, 59])
        var turned = EnvironmentOverride()
        turned.orientation = .landscape
        #expect(try Given.layout(json, overriding: turned).view("root").frame.numbers == [0, 0, 480, 320])
        var mirrored = EnvironmentOverride()
        mirrored.direction = .rightToLeft
        let pinned = json.replacing("\"views\": []", with: "\"views\": [{\"id\": \"a\"}], \"vfl\": [{\"format\": \"|[a(40)]\"}]")
        #expect(try Given.layout(pinned, overriding: mirrored).view("a").frame.x == 280)
    }

    @Test("the safe area of an embedded controller leaves out its parent's bars")
    func embedding() throws {
        var scene = try Given.scene(
            #"{"root": {}, "device": "retina5_9", "views": [{"id": "child", "frame": [0, 0, 375, 812], "props": {"mask": ["width", "height"]}}]}"#
        )
        scene.controllers = [SceneController(root: "root", id: "outer"), SceneController(root: "child", id: "inner")]
        scene.controllers[0].bars.navigation = NavigationBar()
        scene.controllers[1].parent = "outer"
        let layout = try SceneLayout(scene)
        #expect(layout.controllers.count == 2)
        #expect(try layout.view("child").safeAreaInsets.numbers == [94, 0, 34, 0])
    }

    @Test("conflicts name the constraints by their ids, or by their index")
    func conflicts() throws {
        let layout = try Given.layout(
            #"""
            {"root": {"w": 9, "h": 9}, "views": [{"id": "a"}],
             "constraints": [{"id": "wide", "first": "a.width", "const": 5}, {"first": "a.width", "const": 6}]}
            """#)
        let conflict = try #require(layout.conflicts().first)
        #expect(conflict.constraints == ["wide", "constraints[1]"])
        #expect(conflict.broken == "constraints[1]")
        let ids = layout.constraints().map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "a stored frame a point away is misplaced (F62)", arguments: [(9.0, false), (9.5, false), (10.0, true), (10.1, true)])
    func misplaced(_ width: Double, _ expected: Bool) throws {
        var scene = try Given.scene(#"{"root": {"w": 99, "h": 99}, "views": [{"id": "a"}], "vfl": [{"format": "|[a(9)]"}]}"#)
        scene.nodes[1].stored = Node.StoredLayout(frame: Rect(x: 0, y: 0, width: width, height: 0))
        #expect(try SceneLayout(scene).view("a").isMisplaced == expected)
    }

    @Test("stored sizes replace measured ones where the kind has an intrinsic size, less its alignment insets") func stored() throws {
        var scene = try Given.scene(
            #"""
            {"root": {"w": 375, "h": 99}, "views": [{"id": "t", "type": "label", "props": {"text": "Hello"}}, {"id": "v"},
             {"id": "s", "type": "switch"}, {"id": "i", "type": "slider"}], "vfl": [{"format": "|[t][v][s]"}, {"format": "|[i]"}]}
            """#)
        for index in scene.nodes.indices.dropFirst() {
            scene.nodes[index].stored = Node.StoredLayout(frame: Rect(x: 0, y: 0, width: 77, height: 33))
        }
        let layout = try SceneLayout(scene, sizes: .stored)
        #expect(try layout.view("t").frame.size == Size(width: 77, height: 33))
        #expect(try layout.view("v").frame.size == .zero)
        #expect(try layout.view("s").frame.size == Size(width: 77, height: 33))
        #expect(try layout.view("i").frame.size == Size(width: 4, height: 33))
    }

    @Test("without a device or a scale nothing is rounded; with one everything is")
    func rounding() throws {
        func width(_ root: String) throws -> Double {
            try Given.layout(
                #"{"root": {"w": 100, "h": 9\#(root)}, "views": [{"id": "a"}], "constraints": ["#
                    + #"{"first": "a.width", "second": "root.width", "mult": 0.333}]}"#
            ).view("a").frame.width
        }
        #expect(try abs(width("") - 33.3) < 1e-9)
        #expect(try width(#", "scale": 2"#) == 33.5)
    }

    @Test("a scene of 20,000 levels is laid out and released")
    func deep() throws {
        var scene = Scene(root: Node(id: "0", kind: "view", parent: nil))
        scene.environment.size = Size(width: 10, height: 10)
        let depth = 20_000
        for level in 1...depth {
            scene.nodes.append(Node(id: "\(level)", kind: "view", parent: "\(level - 1)"))
            for attribute in [Attribute.left, .right, .top, .bottom] {
                scene.constraints.append(
                    SceneConstraint(
                        item: ItemReference("\(level)"), attribute: attribute, relatedBy: .equal, toItem: ItemReference("\(level - 1)"),
                        attribute: attribute))
            }
        }
        let layout = try SceneLayout(scene)
        let item = try #require(layout.item("\(depth)"))
        #expect(item.frame.numbers == [0, 0, 10, 10])
        #expect(try layout.views(ambiguity: false).count == depth + 1)
    }
}
