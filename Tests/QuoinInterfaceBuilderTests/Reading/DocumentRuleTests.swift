import QuoinBehaviors
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// The meaning of the elements and attributes of a document, one by one.
@Suite("Rules of documents")
struct DocumentRuleTests {
    typealias Drawn = DrawnDocument

    private func view(_ element: String = "view", attributes: String = "", inside: String = "") -> String {
        "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"v\">\(inside)</\(element)>"
    }

    private let corner = DrawnDocument.pin("v", "leading") + DrawnDocument.pin("v", "top")

    private func frame(_ element: String, attributes: String = "", inside: String = "", head: String = "") throws -> [Double] {
        try Drawn.xib(head: head, views: view(element, attributes: attributes, inside: inside), constraints: corner).frame("v")
    }

    @Test("IB-1, IB-2: an absent flag means no, and without Auto Layout frames and masks place every view")
    func autoLayout() throws {
        let pinned = Drawn.rect("7 8 9 10")
        let constraints =
            Drawn.pin("v", "leading") + Drawn.pin("v", "top") + Drawn.size("v", "width", of: 50) + Drawn.size("v", "height", of: 60)
        #expect(try Drawn.xib(views: view("view", inside: pinned), constraints: constraints).frame("v") == [0, 0, 50, 60])
        #expect(try Drawn.xib(flags: "", views: view("view", inside: pinned)).frame("v") == [7, 8, 9, 10])
    }

    @Test("IB-5: a deployment target is given in steps of 256")
    func deploymentTarget() throws {
        let head = "<dependencies><deployment identifier=\"iOS\" version=\"2304\"/></dependencies>"
        #expect(Drawn.xib(head: head, views: "").scenes.first?.canvas?.supportedDevices.oldestSystem == 9)
    }

    @Test("IB-14: the findings of Xcode's checker are kept, and those that it was set to leave out")
    func flags() throws {
        let document = Drawn.xib(views: view("view", attributes: "misplaced=\"YES\" ambiguous=\"YES\" verifyAmbiguity=\"ignoreSizes\""))
        let stored = try #require(document.scenes.first?.nodes.last?.stored)
        #expect(stored.isMisplaced && stored.isAmbiguous && stored.verifiesAmbiguity == "ignoreSizes")
    }

    @Test("IB-16: a placeholder size may be written as an element too")
    func placeholderSize() throws {
        let inside = "<size key=\"intrinsicContentSize\" width=\"70\" height=\"33\"/>"
        #expect(try frame("view", inside: inside) == [0, 0, 70, 33])
    }

    @Test("IB-17: margins by edge or by direction, and whether they follow safe area and superview")
    func margins() throws {
        let edges = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"30\" bottom=\"3\" right=\"40\"/>"
        let directional = "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"30\" bottom=\"3\" trailing=\"40\"/>"
        for margins in [edges, directional] {
            let outer = """
                <view id="outer">\(Drawn.rect("0 0 200 100"))<subviews>\(view())</subviews>\(margins)<constraints>
                \(["top", "leading", "bottom", "trailing"].map { Drawn.pin("v", $0, to: "outer", "\($0)Margin") }.joined())
                </constraints></view>
                """
            #expect(try Drawn.xib(version: 14113, views: outer).frame("v") == [30, 1, 130, 96])
        }
    }

    @Test("IB-20: rows are 44 high unless the table says otherwise, and a scroll view's attributes reach it")
    func scrollViews() throws {
        let document = Drawn.xib(
            views: view("scrollView", attributes: "contentInsetAdjustmentBehavior=\"never\" scrollEnabled=\"NO\""), constraints: corner)
        let scroll = try #require(document.layout().view("v").scroll)
        #expect(scroll.adjustedContentInset == .zero)
        for (attribute, height) in [("", 44.0), ("rowHeight=\"60\"", 60)] {
            let rows = "<prototypes><tableViewCell id=\"row\"/></prototypes>"
            let table = "<tableView \(attribute) id=\"table\">\(Drawn.rect("0 0 320 240"))\(rows)</tableView>"
            #expect(try Drawn.xib(views: table).frame("row")[3] == height)
        }
    }

    @Test("IB-21: a label's lines, width and font, by size, weight or style")
    func labels() throws {
        let font = { (attributes: String) in "<fontDescription key=\"fontDescription\" \(attributes)/>" }
        let plain = try frame("label", attributes: "text=\"Label\"", inside: font("type=\"system\" pointSize=\"17\""))
        #expect(plain == [0, 0, 42, 20.5])
        #expect(try frame("label", attributes: "text=\"Label\"", inside: font("type=\"boldSystem\" pointSize=\"17\""))[2] > plain[2])
        #expect(try frame("label", attributes: "text=\"Label\"", inside: font("style=\"UICTFontTextStyleTitle1\""))[3] == 33.5)
        let wrapped = "text=\"several words in one label\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"60\""
        #expect(try frame("label", attributes: wrapped, inside: font("type=\"system\" pointSize=\"17\""))[3] > 41)
        let attributed =
            "<attributedString key=\"attributedText\"><fragment content=\"Label\"><attributes><font key=\"NSFont\" metaFont=\"system\" size=\"36\"/></attributes></fragment></attributedString>"
        #expect(try frame("label", inside: attributed)[3] == 43)
    }

    @Test("IB-22: a button's type, insets and configuration")
    func buttons() throws {
        let title = "<state key=\"normal\" title=\"Button\"/>"
        #expect(try frame("button", attributes: "buttonType=\"system\"", inside: title) == [0, 0, 46, 30])
        #expect(try frame("button", inside: title)[3] == 34)
        let insets = "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
        #expect(try frame("button", attributes: "buttonType=\"system\"", inside: title + insets) == [0, 0, 50, 24])
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>"
        #expect(try frame("button", inside: configuration)[2] == 75)
    }

    @Test("IB-23: of runtime attributes a scroll view's content size counts, as set by hand")
    func runtimeAttributes() throws {
        let size =
            "<userDefinedRuntimeAttribute type=\"size\" keyPath=\"contentSize\"><size key=\"value\" width=\"500\" height=\"900\"/></userDefinedRuntimeAttribute>"
        let other =
            "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"9\"/></userDefinedRuntimeAttribute>"
        let inside = "<userDefinedRuntimeAttributes>\(size)\(other)</userDefinedRuntimeAttributes>"
        let document = Drawn.xib(views: view("scrollView", inside: inside), constraints: corner)
        #expect(try document.layout().view("v").scroll?.contentSize == Size(width: 500, height: 900))
    }

    @Test("IB-24: a custom class is to layout what its element is")
    func customClasses() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        #expect(
            try frame("label", attributes: "text=\"Label\" customClass=\"Fancy\" customModule=\"App\"", inside: font) == [0, 0, 42, 20.5])
    }

    @Test("IB-26: a controller's flags; an edge element without attributes means no edge")
    func controllers() throws {
        let attributes = "automaticallyAdjustsScrollViewInsets=\"NO\" extendedLayoutIncludesOpaqueBars=\"YES\""
        let beside = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
        let read = { (document: Document) in document.scenes.first?.controllers.first }
        let told = try #require(read(Drawn.storyboard(14113, Drawn.controller("c", attributes, beside: beside))))
        #expect(!told.adjustsScrollViewInsets && told.extendedLayout.includesOpaqueBars && told.extendedLayout.edges == [])
        let plain = try #require(read(Drawn.storyboard(14113, Drawn.controller())))
        #expect(plain.adjustsScrollViewInsets && !plain.extendedLayout.includesOpaqueBars && plain.extendedLayout.edges == .all)
    }

    @Test("IB-30, IB-34: what a constraint leaves out has its default, and the first item is then the owner; a stored spacing counts")
    func constraints() throws {
        let text =
            "<constraint firstAttribute=\"trailing\" secondItem=\"v\" secondAttribute=\"trailing\" constant=\"20\" id=\"c1\"/>"
            + "<constraint firstItem=\"v\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"8\" symbolType=\"layoutAnchor\" id=\"c2\"/>"
            + "<constraint firstItem=\"v\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"30\" priority=\"750\" id=\"c3\"/>"
        let document = Drawn.xib(views: view(), constraints: Drawn.pin("v", "leading") + text)
        let scene = try #require(document.scenes.first)
        #expect(scene.constraints.map(\.first.node) == ["v", "root", "v", "v"])
        #expect(scene.constraints.map(\.constant) == [0, 20, 8, 30] && scene.constraints.map(\.priority) == [1000, 1000, 1000, 750])
        #expect(scene.constraints.allSatisfy { $0.multiplier == 1 } && scene.constraints[3].relation == .greaterOrEqual)
        #expect(try document.frame("v") == [0, 8, 300, 30])
    }

    @Test("IB-31: attributes by their names; baseline is the last one")
    func attributes() throws {
        let names = ["left", "rightMargin", "centerXWithinMargins", "baseline", "firstBaseline"]
        let expected: [Attribute] = [.left, .rightMargin, .centerXWithinMargins, .lastBaseline, .firstBaseline]
        for (name, attribute) in zip(names, expected) {
            let document = Drawn.xib(views: view(), constraints: Drawn.pin("v", name))
            #expect(document.scenes.first?.constraints.first?.firstAttribute == attribute)
        }
    }

    @Test("IB-42: attributes of a variation replace those of its view", arguments: [("", 50.0), ("axis=\"vertical\" spacing=\"5\"", 10)])
    func varied(attributes: String, width: Double) throws {
        let inner = { (id: String) in
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><constraints>\(Drawn.size(id, "width", of: 10))\(Drawn.size(id, "height", of: 10))</constraints></view>"
        }
        let variation = attributes.isEmpty ? "" : "<variation key=\"widthClass=compact\" \(attributes)/>"
        let stack = view("stackView", attributes: "spacing=\"30\"", inside: "<subviews>\(inner("a"))\(inner("b"))</subviews>\(variation)")
        let frame = try Drawn.xib(views: stack, constraints: corner).frame("v")
        #expect(frame[2] == width && frame[3] == (attributes.isEmpty ? 10 : 25))
    }
}
