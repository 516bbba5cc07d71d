import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

private typealias Drawn = DrawnDocument

@Suite("What the canvas marks as ambiguous")
struct AmbiguityMarkTests {
    private static let noMask = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    /// A table of 667 points with a row of 60, at some height.
    private func row(_ version: Int, y: Double, in content: String, _ constraints: String) -> Document {
        Drawn.storyboard(
            version,
            """
            <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="table">\(Drawn.rect("0 0 375 667"))<prototypes>
            <tableViewCell id="cell">\(Drawn.rect("0 \(y) 375 60"))
            <tableViewCellContentView key="contentView" id="content">\(Drawn.rect("0 0 375 60"))<subviews>\(content)</subviews>
            <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            </tableViewController></objects></scene>
            """)
    }

    private func ambiguous(_ document: Document, _ id: String, sizes: ContentSizes = .measured) throws -> [Layout.Dimension] {
        try SceneLayout(#require(document.scenes.first), sizes: sizes).views().first { $0.id == id }?.ambiguous ?? []
    }

    @Test(
        "F83: from Xcode 13 on everything in a row far below its table is marked",
        arguments: [(21701, 780.0, true), (21701, 700, false), (17701, 780, false)])
    func farRow(version: Int, y: Double, isMarked: Bool) throws {
        let document = row(
            version, y: y, in: "<view \(AmbiguityMarkTests.noMask) id=\"in\"/>",
            ["top", "bottom", "left", "right"].map { Drawn.pin("in", $0, to: "content") }.joined())
        #expect(try ambiguous(document, "in") == (isMarked ? [.x, .y, .width, .height] : []))
        #expect(try ambiguous(document, "content").isEmpty)
    }

    private func label(_ id: String, _ frame: String, points: Int = 14, _ attributes: String = "") -> String {
        """
        <label text="Text" verticalHuggingPriority="251" horizontalHuggingPriority="251" \(attributes) \(AmbiguityMarkTests.noMask) id="\(id)">
        \(Drawn.rect(frame))<fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
        """
    }

    private func stack(_ id: String, _ frame: String, _ attributes: String = "", _ views: String...) -> String {
        "<stackView \(attributes) \(AmbiguityMarkTests.noMask) id=\"\(id)\">\(Drawn.rect(frame))<subviews>\(views.joined())</subviews></stackView>"
    }

    @Test(
        "F84: texts of a stack view that is centered between two pixels in a row are marked from Xcode 14 on",
        arguments: [(21701, 14, 17, true), (21701, 14, 14, false), (19529, 14, 17, false)])
    func betweenPixels(version: Int, first: Int, second: Int, isMarked: Bool) throws {
        let texts = stack(
            "stack", "0 0 100 40", "axis=\"vertical\"", label("a", "0 0 100 17", points: first), label("b", "0 17 100 21", points: second))
        let document = row(
            version, y: 28, in: texts, Drawn.pin("stack", "centerY", to: "content") + Drawn.pin("stack", "leading", to: "content"))
        #expect(try ambiguous(document, "a") == (isMarked ? [.height] : []))
        #expect(try ambiguous(document, "b") == (isMarked ? [.y, .height] : []))
        #expect(try ambiguous(document, "stack").isEmpty)
    }

    @Test("F84: a text that gives way first is not marked, nor is a stack view in a root")
    func betweenPixelsDecided() throws {
        func texts(_ attributes: String) -> String {
            stack("stack", "0 0 100 40", "axis=\"vertical\"", label("a", "0 0 100 17", attributes), label("b", "0 17 100 21", points: 17))
        }
        let pins = Drawn.pin("stack", "centerY", to: "content") + Drawn.pin("stack", "leading", to: "content")
        #expect(try ambiguous(row(21701, y: 28, in: texts("verticalCompressionResistancePriority=\"749\""), pins), "a").isEmpty)
        let root = Drawn.xib(views: texts(""), constraints: Drawn.pin("stack", "centerY") + Drawn.pin("stack", "leading"))
        #expect(try ambiguous(root, "a").isEmpty)
    }

    private func button(_ id: String, _ frame: String, inside: String = "") -> String {
        """
        <button buttonType="system" \(AmbiguityMarkTests.noMask) id="\(id)">\(Drawn.rect(frame))
        <buttonConfiguration key="configuration" style="plain" title="Go"/>\(inside)</button>
        """
    }

    @Test("F85: three texts that share a width longer than theirs are marked; two or four, or texts of a given width, are not")
    func threeTexts() throws {
        func marks(_ count: Int, inside: String = "") throws -> [[Layout.Dimension]] {
            let views = (0..<count).map { button("b\($0)", "\($0 * 86) 0 86 35", inside: inside) }.joined()
            let document = Drawn.xib(
                views: stack("row", "0 0 \(count * 86) 35", "", views),
                constraints: Drawn.pin("row", "top") + Drawn.pin("row", "leading") + Drawn.size("row", "width", of: Double(count * 86)))
            return try (0..<count).map { try ambiguous(document, "b\($0)", sizes: .stored) }
        }
        #expect(try marks(3) == [[.x, .width], [.x, .width], [.x, .width]])
        #expect(try marks(2) == [[], []])
        #expect(try marks(4) == [[], [], [], []])
        #expect(try marks(3, inside: "<constraints><constraint firstAttribute=\"width\" constant=\"86\"/></constraints>") == [[], [], []])
    }

    @Test("F86: stored sizes hide texts that compete for a length")
    func hiddenRivals() throws {
        func marks(_ heights: (Int, Int), height: Int) throws -> [Layout.Dimension] {
            let views = label("a", "0 0 100 \(heights.0)") + label("b", "0 \(heights.0) 100 \(heights.1)")
            let box = "<view \(AmbiguityMarkTests.noMask) id=\"box\">\(Drawn.rect("0 0 100 \(height)"))<subviews>\(views)</subviews></view>"
            let ends = Drawn.pin("a", "top", to: "box") + Drawn.pin("b", "top", to: "a", "bottom") + Drawn.pin("b", "bottom", to: "box")
            let sides = ["a", "b"].map { Drawn.pin($0, "leading", to: "box") + Drawn.pin($0, "trailing", to: "box") }.joined()
            let place = Drawn.pin("box", "top") + Drawn.pin("box", "leading") + Drawn.size("box", "width", of: 100)
            let document = Drawn.xib(views: box, constraints: ends + sides + place + Drawn.size("box", "height", of: Double(height)))
            return try ambiguous(document, "a", sizes: .stored)
        }
        #expect(try marks((10, 17), height: 27) == [.height])
        #expect(try marks((17, 17), height: 34) == [])
        // Where the measured sizes give other frames than the stored ones, they are not the editor's.
        #expect(try marks((12, 15), height: 27) == [])
    }

    @Test("F86: stored sizes that are no content sizes leave nothing open")
    func storedSizesOnly() throws {
        let image =
            "<imageView verticalHuggingPriority=\"251\" \(AmbiguityMarkTests.noMask) id=\"image\">\(Drawn.rect("0 0 100 90"))</imageView>"
        let pins =
            Drawn.pin("image", "top") + Drawn.pin("text", "top", to: "image", "bottom") + Drawn.pin("text", "bottom")
            + ["image", "text"].map { Drawn.pin($0, "leading") + Drawn.pin($0, "trailing") }.joined()
        let document = Drawn.xib(views: image + label("text", "0 90 100 17"), constraints: pins)
        #expect(try ambiguous(document, "image", sizes: .stored).isEmpty)
        let layout = try SceneLayout(#require(document.scenes.first), sizes: .stored)
        #expect(try layout.layout.ambiguousDimensions(of: #require(layout.item("image"))) == [.height])
    }

    @Test("F86: the size that the canvas gives to a plain view in a stack view decides nothing")
    func designTimeSize() throws {
        let plain = "<view \(AmbiguityMarkTests.noMask) id=\"plain\">\(Drawn.rect("0 0 320 128"))</view>"
        let pins = ["top", "leading", "trailing"].map { Drawn.pin("stack", $0) }.joined()
        let document = Drawn.xib(views: stack("stack", "0 0 320 128", "axis=\"vertical\"", plain), constraints: pins)
        #expect(try ambiguous(document, "plain") == [.height])
        #expect(try document.frame("plain") == [0, 0, 320, 128])
        let given = Drawn.xib(
            views: stack("stack", "0 0 320 128", "axis=\"vertical\"", plain), constraints: pins + Drawn.size("plain", "height", of: 128))
        #expect(try ambiguous(given, "plain").isEmpty)
    }

    @Test(
        "F80: a static row that sizes itself gives up its height in a contradiction from Xcode 11 to 12",
        arguments: [(17156, "", true), (21701, "", false), (17156, "rowHeight=\"60\"", false)])
    func staticRow(version: Int, height: String, isMarked: Bool) throws {
        let pins = ["top", "bottom", "left", "right"].map { Drawn.pin("in", $0, to: "content") }.joined()
        let document = Drawn.storyboard(
            version,
            """
            <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" rowHeight="-1" dataMode="static" id="table">
            \(Drawn.rect("0 0 375 667"))<sections><tableViewSection id="section"><cells><tableViewCell \(height) id="cell">
            \(Drawn.rect("0 0 375 60"))<tableViewCellContentView key="contentView" id="content">\(Drawn.rect("0 0 375 60"))<subviews>
            <view \(AmbiguityMarkTests.noMask) id="in"/></subviews><constraints>\(pins)\(Drawn.size("in", "height", of: 80))</constraints>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            """)
        #expect(try ambiguous(document, "content") == (isMarked ? [.height] : []))
    }
}
