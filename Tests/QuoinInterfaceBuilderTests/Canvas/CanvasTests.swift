import QuoinLayout
import QuoinScenes
import Testing

@Suite("Interface Builder's canvas")
struct CanvasTests {
    @Test("safe area and margins of a root are the device's, by the version that saved the file")
    func safeArea() throws {  // F1, F16, IB-18
        let layout = try Fixture.layout("SafeArea.storyboard")
        #expect(try layout.frame("inner") == [0, 59, 393, 759])
        #expect(try layout.frame("margins") == [16, 59, 361, 759])
    }

    @Test("on another device the same file has that device's safe area and margins")
    func otherDevice() throws {
        let layout = try Fixture.layout("SafeArea.storyboard", on: "retina5_5")
        #expect(try layout.frame("inner") == [0, 20, 414, 716])
        #expect(try layout.frame("margins") == [20, 20, 374, 716])
    }

    @Test(
        "bars follow from the way to a controller",
        arguments: [(0, "first-view", [0.0, 64, 375, 554]), (1, "pushed-view", [0, 64, 375, 603]), (2, "modal-view", [0, 20, 375, 647])])
    func inferredBars(index: Int, view: String, frame: [Double]) throws {  // F3
        #expect(try Fixture.layout("InferredBars.storyboard", index).frame(view) == frame)
    }

    @Test("simulated bars count, and a root below an opaque one starts where it ends")
    func simulatedBars() throws {  // F6, F7
        #expect(try Fixture.layout("SimulatedBars.storyboard", 0).frame("a-view") == [0, 64, 375, 559])
        #expect(try Fixture.layout("SimulatedBars.storyboard", 1).frame("b-view") == [0, 0, 375, 603])
    }

    @Test("top and bottom layout guides end where the safe area does; standard space to them is 8")
    func layoutGuides() throws {  // F15, F43, IB-18
        #expect(try Fixture.layout("LayoutGuides.storyboard").frame("inner") == [20, 28, 560, 562])
    }

    @Test("variations: excluded first, then general before specific")
    func variations() throws {  // F45, IB-40, IB-41, IB-42, IB-43
        let layout = try Fixture.layout("Variations.storyboard")
        #expect(try layout.frame("always") == [0, 0, 30, 50])
        #expect(try layout.views().map(\.id) == ["root", "always"])
        // The width is regular there, so what was excluded is back, and what replaced it gone.
        #expect(try Fixture.layout("Variations.storyboard", on: "ipad9_7").frame("always") == [0, 0, 10, 60])
    }

    @Test("content guide and frame guide of a scroll view")
    func scrollView() throws {  // F42, IB-18
        let layout = try Fixture.layout("ScrollView.storyboard")
        #expect(try layout.frame("content") == [0, 0, 375, 900])
        #expect(try layout.view("scroll").scroll?.contentSize == Size(width: 375, height: 900))
    }

    @Test("prototype and static cells, their margins, and the narrow one beside an accessory")
    func cells() throws {  // F20, F21, F22, IB-10
        let layout = try Fixture.layout("TableCells.storyboard")
        #expect(try layout.frame("inner") == [16, 11, 343, 37.5])
        #expect(try layout.frame("beside") == [16, 11, 324, 21.5])
        #expect(try layout.view("inner").parent == "prototype-content")
    }

    @Test("a collection cell's content view needs no id, and the cell's constraints reach into it")
    func collectionCell() throws {  // F25, F58
        let layout = try Fixture.layout("CollectionCell.xib")
        #expect(try layout.frame("image") == [45, 60, 30, 20])
        #expect(try layout.view("image").parent == "cell/contentView")
    }

    @Test("stacks: margins, standard spacing, hidden views without a gap of their own, and views of no size")
    func stack() throws {  // F31, F36, F37, IB-19
        let layout = try Fixture.layout("Stack.xib")
        #expect(try layout.frame("first") == [10, 5, 240, 40])
        #expect(try layout.frame("last") == [10, 53, 50, 142])
        #expect(try layout.frame("hidden")[3] == 0)
    }
}
