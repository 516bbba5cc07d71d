import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

@Suite("Roots on Interface Builder's canvas")
struct CanvasRootTests {
    @Test("a root yields to the constraints of its content, is shown as drawn, and the contradiction is reported")
    func yieldingRoot() throws {  // F49
        let layout = try Fixture.layout("RootYields.storyboard")
        #expect(try layout.frame("root") == [0, 0, 414, 896])
        #expect(try layout.frame("row")[2] == 200)
        #expect(try layout.frame("middle") == [82, 200, 100, 20])
        #expect(layout.conflicts().first?.members.contains { $0.identifier == "root-width" } == true)
    }

    @Test("rows of a table do not give way, and neither does the root for their sake")
    func rowsHold() throws {  // F49
        var text = String(decoding: try Fixture.bytes("LongTable.storyboard"), as: UTF8.self)
        text = text.replacing(
            "id=\"inner\"/>", with: "id=\"inner\"><constraints><constraint firstAttribute=\"width\" constant=\"50\"/></constraints></view>")
        let document = InterfaceBuilderFixture.read(text)
        let layout = try SceneLayout(try #require(document.scenes.first))
        #expect(try layout.frame("content") == [0, 0, 414, 113])
        #expect(try layout.frame("inner")[2] == 374)
    }

    @Test("a free-form root that constraints place is as large as its content")
    func freeFormRoot() throws {  // F13
        let layout = try Fixture.layout("FreeFormRoot.xib")
        #expect(try layout.frame("root") == [0, 0, 100, 40])
        #expect(try layout.frame("badge") == [10, 5, 80, 30])
    }

    @Test("a free-form controller takes its own size for the screen")
    func freeFormController() throws {  // F13
        #expect(try Fixture.layout("FreeFormControllers.storyboard", 0).frame("short-view") == [0, 0, 375, 380])
        #expect(try Fixture.layout("FreeFormControllers.storyboard", 1).frame("whole-view") == [0, 20, 375, 380])
    }

    @Test("explicit margins of a view in a xib are not below 20 where it is 414 wide itself")
    func rootMargins() throws {  // F18
        #expect(try Fixture.layout("RootMargins.xib", 0).frame("narrow-view") == [16, 0, 331, 69])
        #expect(try Fixture.layout("RootMargins.xib", 1).frame("wide-view") == [20, 0, 374, 69])
    }

    @Test("views in the items of bars are laid out by themselves, with nothing above them")
    func barItems() throws {  // F70
        let document = try Fixture.document("BarItems.storyboard")
        #expect(document.scenes.map(\.id) == ["main-scene", "custom", "title"])
        #expect(try Fixture.layout("BarItems.storyboard", 1).frame("switcher") == [0, 5, 125, 34])
        #expect(try Fixture.layout("BarItems.storyboard", 2).frame("title") == [0, 0, 68, 30])
        #expect(try SceneResult(Fixture.layout("BarItems.storyboard", 1)).size == Size(width: 125, height: 44))
    }

    @Test("views that are not installed are listed separately, in the frames of Xcode's library")
    func notInstalled() throws {  // F52, IB-43
        let layout = try Fixture.layout("NotInstalled.storyboard")
        #expect(try layout.views().map(\.id) == ["root", "here"])
        let idle = try #require(layout.idleViews().first)
        #expect(idle.id == "elsewhere" && !idle.isInstalled)
        #expect(idle.frame == Rect(x: -23, y: -15, width: 46, height: 30))
    }
}

@Suite("Bars on Interface Builder's canvas")
struct CanvasBarTests {
    @Test("a large title is small over a scroll view")
    func largeTitles() throws {  // F5
        #expect(try Fixture.layout("LargeTitles.storyboard", 0).frame("large-view") == [0, 155, 393, 663])
        #expect(try Fixture.layout("LargeTitles.storyboard", 1).frame("small-view") == [0, 103, 393, 715])
    }

    @Test("of several ways to a controller the one that the file prefers counts")
    func tieBreakers() throws {  // F3
        #expect(try Fixture.layout("TieBreakers.storyboard", 1).frame("map-view") == [0, 20, 768, 1004])
        var text = String(decoding: try Fixture.bytes("TieBreakers.storyboard"), as: UTF8.self)
        text = text.replacing("<segue reference=\"to-login\"/>", with: "")
        let map = InterfaceBuilderFixture.read(text).scenes[1]
        #expect(try SceneLayout(map).frame("map-view") == [0, 64, 768, 960])
    }

    @Test(
        "sheets and popovers, by the version of Xcode",
        arguments: [
            ("SheetXcode12.storyboard", "sheet-view", [0.0, 0, 414, 808]), ("SheetXcode13.storyboard", "sheet-view", [0, 44, 414, 764]),
            ("SheetXcode14.storyboard", "sheet-view", [0, 0, 414, 886]), ("Popover.storyboard", "popover-view", [0, 13, 320, 480]),
        ])
    func presented(file: String, view: String, frame: [Double]) throws {  // F10
        #expect(try Fixture.layout(file, 1).frame(view) == frame)
    }

    @Test("a pushed controller hides the tab bar, from Xcode 8 on")
    func hidesBottomBar() throws {  // F8
        #expect(try Fixture.layout("HidesBottomBar.storyboard", 1).frame("detail-view") == [0, 64, 375, 603])
        let text = String(decoding: try Fixture.bytes("HidesBottomBar.storyboard"), as: UTF8.self)
        let older = InterfaceBuilderFixture.read(text.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"9046\""))
        #expect(try SceneLayout(older.scenes[1]).frame("detail-view") == [0, 64, 375, 554])
    }

    @Test("an old television's bar is all that covers it")
    func television() throws { #expect(try Fixture.layout("Television.storyboard").frame("view") == [0, 145, 1920, 935]) }  // F4

    @Test("bars are 32 high on phones held sideways")
    func sideways() throws { #expect(try Fixture.layout("Sideways.storyboard").frame("main-view") == [0, 32, 667, 311]) }  // F66

    @Test("an unknown device is taken for one that is as large, with a note")
    func unknownDevice() throws {  // F71
        let document = try Fixture.document("UnknownDevice.storyboard")
        #expect(document.notes.first?.message == "unknown device \"retina9_9\": taken for retina6_72, which is as large")
        #expect(try Fixture.layout("UnknownDevice.storyboard").frame("main-view") == [0, 118, 430, 746])
    }

    @Test("margins that follow the readable width leave 672 points")
    func readableRoot() throws { #expect(try Fixture.layout("ReadableRoot.storyboard").frame("inner") == [48, 20, 672, 1004]) }  // GD-5
}
