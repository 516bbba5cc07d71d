import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// Rules of Interface Builder's canvas one by one, each on the smallest document that shows it.
@Suite("Rules of the canvas")
struct CanvasRuleTests {
    typealias Drawn = DrawnDocument

    @Test(
        "F29: a version draws as the system of its time does",
        arguments: [
            (5056, "ios7"), (6254, "ios8"), (8191, "ios9"), (13196, "ios11"), (15705, "ios13"), (21701, "ios15"), (32700, "ios15"),
        ])
    func era(version: Int, name: String) throws {
        let scene = try #require(Drawn.storyboard(version, Drawn.controller()).scenes.first)
        #expect(scene.environment.era?.name == name)
    }

    // MARK: What covers a root

    @Test("F2: a status bar that is simulated away counts in old versions only", arguments: [(9531, nil, 0.0), (14113, "retina4_7", 20)])
    func statusBar(version: Int, device: String?, top: Double) throws {
        let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
        let root = device == nil ? "0 0 600 600" : "0 0 375 667"
        #expect(try Drawn.storyboard(version, device: device, Drawn.controller(root: root, beside: hidden)).insets()[0] == top)
    }

    @Test(
        "F4: the stored bar is the bar; from 13190 on its place holds the status bar",
        arguments: [(17701, "0 0 375 56", 56.0), (17701, "0 48 375 96", 144), (11762, "0 0 375 50", 70), (17701, "0 0 375 1000", 44)])
    func storedBar(version: Int, bar: String, top: Double) throws {
        #expect(try Drawn.storyboard(version, Drawn.navigation(to: "c", bar: bar), Drawn.controller()).insets()[0] == top)
    }

    @Test("F6: simulated metrics beat inferred bars, also for controllers that are pushed")
    func simulatedAway() throws {
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        let first = Drawn.controller(beside: none + Drawn.segue(to: "d", "show"))
        let document = Drawn.storyboard(14113, Drawn.navigation(to: "c"), first, Drawn.controller("d"))
        #expect(try document.insets("c")[0] == 20 && document.insets("d")[0] == 20)
        let inferred = Drawn.storyboard(14113, Drawn.navigation(to: "c"), Drawn.controller())
        #expect(try inferred.insets()[0] == 64)
    }

    @Test("F6: a controller is pushed from whatever is in the scene that pushes it, such as a gesture recognizer beside the controller")
    func pushedByGesture() throws {
        let gesture = "<tapGestureRecognizer id=\"tap\">\(Drawn.segue(to: "d", "push"))</tapGestureRecognizer>"
        let first = Drawn.controller("c", "sceneMemberID=\"viewController\"").replacing("</objects>", with: gesture + "</objects>")
        let document = Drawn.storyboard(14113, Drawn.navigation(to: "c"), first, Drawn.controller("d"))
        #expect(try document.insets("d")[0] == 64)
        let segue = try #require(document.storyboard?.segues.first { $0.id == "segue-to-d" })
        #expect(segue.source == "c" && segue.trigger == "tap")
    }

    @Test("F9: toolbars are 44 high before 14800 and 49 since", arguments: [(14490, 44.0), (17701, 49)])
    func toolbar(version: Int, bottom: Double) throws {
        let document = Drawn.storyboard(version, Drawn.navigation(to: "c", "toolbarHidden=\"NO\""), Drawn.controller())
        #expect(try document.insets()[2] == bottom)
    }

    @Test(
        "F11: a root that is stored lower is covered by so much less at the top, and by what hangs over at the bottom",
        arguments: [("0 64 375 667", [0.0, 0, 64, 0]), ("0 10 375 657", [10, 0, 0, 0])])
    func lowRoot(root: String, insets: [Double]) throws {
        #expect(try Drawn.storyboard(13196, Drawn.controller(root: root)).insets() == insets)
    }

    @Test("F12: an embedded root has the device's insets from 13000 on", arguments: [(11762, 0.0), (14113, 20)])
    func embedded(version: Int, top: Double) throws {
        let outer = Drawn.controller("outer", beside: Drawn.segue(to: "c", "embed"))
        let document = Drawn.storyboard(version, outer, Drawn.controller(root: "0 0 240 128"))
        #expect(try document.insets()[0] == top)
    }

    @Test("F14: a small view in a xib has no insets before 14800, and the device's since", arguments: [(14113, 0.0), (22505, 20)])
    func xibRoot(version: Int, top: Double) throws {
        let document = Drawn.xib(
            version: version, views: box, constraints: Drawn.pin("v", "top", to: "root", "topMargin"))
        #expect(try document.frame("v")[1] == top)
    }

    @Test("F66: bars of an iPad are 50 high from 14000 on", arguments: [(13771, 64.0), (14460, 70)])
    func padBars(version: Int, top: Double) throws {
        let document = Drawn.storyboard(
            version, device: "ipad9_7", Drawn.navigation(to: "c"), Drawn.controller(root: "0 0 768 1024"))
        #expect(try document.insets()[0] == top)
    }

    @Test("F71: without a device the screen is 600 by 600, or 320 by 480 without size classes")
    func plainScreens() throws {
        let square = Drawn.storyboard(9531, device: nil, Drawn.controller(root: "0 0 600 600"))
        #expect(square.scenes.first?.environment.size == Size(width: 600, height: 600))
        let old = InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="5056" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view id="root">\(Drawn.rect("0 0 320 480"))</view></objects></document>
            """)
        #expect(old.scenes.first?.environment.size == Size(width: 320, height: 480))
    }

    // MARK: Margins

    @Test(
        "F17: margins of a root follow the safe area from 13000 on, without safe area guides too", arguments: [(11762, 0.0), (14113, 20)])
    func rootMargins(version: Int, top: Double) throws {
        #expect(try Drawn.storyboard(version, flags: "", Drawn.controller()).insets("c", "margins") == [top, 16, 0, 16])
    }

    @Test("F19, F27: a view has margins of 8 and what of the safe area reaches it where it comes to lie, not where it is stored")
    func innerMargins() throws {
        for (y, top) in [(0.0, 28.0), (15, 13), (200, 8)] {
            let box = """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(Drawn.rect("0 0 375 300"))<subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews><constraints>
                \(Drawn.pin("in", "top", to: "box", "topMargin"))\(Drawn.pin("in", "leading", to: "box", "leadingMargin"))
                \(Drawn.size("box", "height", of: 300))\(Drawn.size("box", "width", of: 375))</constraints></view>
                """
            let document = Drawn.storyboard(14113, Drawn.controller(inside: box))
            var scene = try #require(document.scenes.first)
            scene.constraints.append(
                SceneConstraint(item: "box", attribute: .top, relatedBy: .equal, toItem: "c-root", attribute: .top, constant: y))
            scene.constraints.append(
                SceneConstraint(item: "box", attribute: .leading, relatedBy: .equal, toItem: "c-root", attribute: .leading))
            #expect(try SceneLayout(scene).frame("in")[0] == 8)
            #expect(try SceneLayout(scene).frame("in")[1] == top)
        }
    }

    // MARK: Rows

    private func table(_ version: Int, device: String?, cell: String, content: String) -> Document {
        let table = """
            <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" rowHeight="60" id="table">
            \(Drawn.rect("0 0 320 480"))<prototypes><tableViewCell id="cell">\(cell)
            <tableViewCellContentView key="contentView" id="content">\(content)</tableViewCellContentView></tableViewCell>
            </prototypes></tableView></tableViewController></objects></scene>
            """
        return Drawn.storyboard(version, device: device, table)
    }

    @Test("F23: without a device a content view is stored a point lower than its row, and was half a point lower")
    func separator() throws {
        let document = table(6254, device: nil, cell: Drawn.rect("0 22 320 44"), content: Drawn.rect("0 0 320 43"))
        #expect(try document.frame("content")[3] == 43.5)
        let later = table(14113, device: "retina4_0", cell: Drawn.rect("0 28 320 44"), content: Drawn.rect("0 0 320 43.5"))
        #expect(try later.frame("content")[3] == 43.5)
    }

    @Test("F24: rows without frames are as wide as their table and as high as it says")
    func framelessRow() throws {
        let document = table(6254, device: nil, cell: "", content: "")
        #expect(try document.frame("cell") == [0, 0, 320, 60])
        #expect(try document.frame("content") == [0, 0, 320, 59.5])
    }

    // MARK: Constraints

    private let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"

    @Test("F43: standard space to a safe area guide is nothing, whatever is stored")
    func symbolic() throws {
        let inside =
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"><constraints>\(Drawn.size("v", "height", of: 10))</constraints></view>"
        let text = Drawn.controller(inside: inside).replacing(
            "</constraints></view></viewController>",
            with:
                "\(Drawn.pin("v", "top", to: "c-guide", "top", more: "constant=\"8\" symbolic=\"YES\""))</constraints></view></viewController>"
        )
        #expect(try Drawn.storyboard(14113, text).frame("v")[1] == 20)
    }

    @Test("F44: a multiplied position counts from the origin of the view that owns the constraint")
    func multipliedPositions() throws {
        let outer = """
            <view id="outer">\(Drawn.rect("100 50 200 100"))<subviews>\(box)</subviews><constraints>
            \(Drawn.pin("v", "leading", to: "outer", "trailing", more: "multiplier=\"0.25\""))\(Drawn.pin("v", "top", to: "outer", "bottom", more: "multiplier=\"0.5\""))
            </constraints></view>
            """
        #expect(try Drawn.xib(views: outer).frame("v") == [50, 50, 0, 0])
    }

    @Test("F46: a fixed frame stays in a view that constraints size, whatever its mask says")
    func fixedFrames() throws {
        let outer = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="outer">\(Drawn.rect("0 0 100 50"))<subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">\(Drawn.rect("10 5 30 20"))
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
            </subviews></view>
            """
        let pins =
            Drawn.pin("outer", "leading") + Drawn.pin("outer", "top") + Drawn.size("outer", "width", of: 200)
            + Drawn.size("outer", "height", of: 50)
        #expect(try Drawn.xib(views: outer, constraints: pins).frame("fixed") == [10, 5, 30, 20])
    }

    @Test("F47: a size that would be negative is nothing")
    func noNegativeSizes() throws {
        let pins =
            Drawn.pin("v", "leading", to: "root", "leading", more: "constant=\"200\"")
            + Drawn.pin("v", "trailing", to: "root", "trailing", more: "constant=\"-200\" priority=\"999\"") + Drawn.pin("v", "top")
            + Drawn.size("v", "height", of: 10)
        #expect(try Drawn.xib(views: box, constraints: pins).frame("v") == [200, 0, 0, 10])
    }

    @Test("F48: what priorities leave open lies on its bound, or at the origin with no size")
    func ties() throws {
        let pins =
            Drawn.pin("v", "top", to: "root", "top", more: "constant=\"30\" relation=\"greaterThanOrEqual\"")
            + Drawn.size("v", "width", of: 50, more: "relation=\"lessThanOrEqual\"")
        #expect(try Drawn.xib(views: box, constraints: pins).frame("v") == [0, 30, 0, 0])
    }
}
