import QuoinLayout
import QuoinScenes
import Testing

@Suite("Content on Interface Builder's canvas")
struct CanvasContentTests {
    @Test("an arranged view keeps no frame, whatever a variation says")
    func arrangedVariation() throws {  // F46
        let text = String(decoding: try Fixture.bytes("Stack.xib"), as: UTF8.self)
        let plain = try #require(InterfaceBuilderFixture.read(text).scenes.first)
        let arranged = try #require(
            plain.nodes.first { $0.parent.flatMap { id in plain.nodes.first { $0.id == id } }?.kind == "stackView" })
        let varied =
            "<variation key=\"widthClass=regular\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/></variation>"
        let marker = "id=\"\(arranged.id)\">"
        #expect(text.contains(marker))
        let changed = InterfaceBuilderFixture.read(text.replacing(marker, with: marker + varied))
        #expect(changed.scenes.first?.nodes.first { $0.id == arranged.id }?.variations.allSatisfy { $0.placement == nil } == true)
    }

    @Test("an empty label has the baseline of its font")
    func emptyLabel() throws {  // F35
        #expect(try Fixture.layout("EmptyLabel.xib").frame("full")[1] == 15)
    }

    @Test("a label without text is 50 by 50 in a row where nothing else sizes it, and nothing in a column")
    func emptyLabelInRow() throws {  // F82
        let layout = try Fixture.layout("EmptyLabels.xib")
        #expect(try layout.frame("empty") == [0, 0, 50, 20.5])
        #expect(try layout.frame("full")[0] == 50)
        #expect(try layout.frame("upper")[3] == 0)
        let text = String(decoding: try Fixture.bytes("EmptyLabels.xib"), as: UTF8.self)
        let lonely = InterfaceBuilderFixture.read(text.replacing("text=\"Label\"", with: "text=\"\""))
        #expect(try SceneLayout(lonely.scenes[0]).frame("row") == [10, 10, 100, 50])
        let spread = InterfaceBuilderFixture.read(text.replacing("distribution=\"fill\"", with: "distribution=\"equalSpacing\""))
        #expect(try SceneLayout(spread.scenes[0]).frame("empty")[2] == 0)
    }

    @Test(
        "text styles have their own sizes on a television", arguments: [("Headline", 46.0), ("Title1", 91), ("Body", 35), ("Callout", 37)])
    func televisionText(style: String, height: Double) throws {  // F81
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
        let label = "<label text=\"Play\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"text\">\(font)</label>"
        let text = String(decoding: try Fixture.bytes("Television.storyboard"), as: UTF8.self)
        let document = InterfaceBuilderFixture.read(text.replacing("<subviews>", with: "<subviews>" + label))
        let scene = try #require(document.scenes.first { $0.nodes.contains { $0.id == "text" } })
        #expect(try SceneLayout(scene).frame("text")[3] == height)
    }

    @Test("the title of a button without a font is a headline on a television")
    func televisionButton() throws {  // F81
        let insets = "<inset key=\"contentEdgeInsets\" minX=\"40\" minY=\"20\" maxX=\"40\" maxY=\"20\"/>"
        let title = "<state key=\"normal\" title=\"Save\"/>"
        let button = "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"save\">\(insets)\(title)</button>"
        let text = String(decoding: try Fixture.bytes("Television.storyboard"), as: UTF8.self)
        let document = InterfaceBuilderFixture.read(text.replacing("<subviews>", with: "<subviews>" + button))
        let scene = try #require(document.scenes.first { $0.nodes.contains { $0.id == "save" } })
        #expect(try SceneLayout(scene).frame("save")[3] == 86)
    }

    @Test("an indicator that only hides at rest takes its room")
    func restingIndicator() throws {
        let layout = try Fixture.layout("RestingIndicator.xib")
        #expect(try layout.frame("indicator") == [0, 100, 100, 20])
        #expect(try layout.frame("below") == [0, 120, 100, 100])
    }

    @Test("a hidden last view lies half a standard gap behind the others")
    func hiddenLast() throws { #expect(try Fixture.layout("HiddenLast.xib").frame("hidden") == [204, 0, 0, 50]) }  // F38

    @Test("rows scroll out of what covers the screen's bottom")
    func rows() throws { #expect(try Fixture.layout("LongTable.storyboard").frame("inner") == [20, 11, 374, 91]) }  // F26

    @Test("margins that content preserves are measured from below what covers the top")
    func scrolledMargins() throws {  // F26
        #expect(try Fixture.layout("ScrolledMargins.storyboard").frame("inner") == [20, 20, 374, 150])
    }

    @Test("a symbol in a circle is half a point inside its alignment rectangle, a large one reaches beyond it")
    func symbols() throws {  // F33
        let layout = try Fixture.layout("Symbols.xib")
        #expect(try layout.frame("circle") == [0, 10.5, 50, 49])
        #expect(try layout.frame("large") == [50, 7, 34, 40])
        #expect(try layout.frame("plain") == [84, 10, 50, 50])
    }

    @Test("what constraints say of a collection cell is about its content view")
    func largeContent() throws { #expect(try Fixture.layout("LargeContent.xib").frame("image") == [0, 0, 100, 100]) }  // F25

    @Test("a progress view of Xcode 11 reaches a point below its alignment rectangle")
    func progress() throws { #expect(try Fixture.layout("ProgressXcode11.xib").frame("bar") == [0, 20, 300, 6]) }  // F32

    @Test("a stopwatch tells building, solving and text apart, and changes nothing")
    func stopwatch() throws {
        let scene = try Fixture.scene("Contents.xib")
        let stopwatch = Stopwatch()
        let watched = try SceneResult(SceneLayout(scene, stopwatch: stopwatch), stopwatch: stopwatch)
        #expect(watched.views == (try SceneResult(SceneLayout(scene))).views)
        for phase in [Stopwatch.Phase.building, .solving, .text, .ambiguity] { #expect(stopwatch[phase] > 0) }
        #expect(stopwatch[.reading] == 0)
    }
}
