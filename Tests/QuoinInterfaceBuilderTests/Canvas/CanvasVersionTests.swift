import QuoinBehaviors
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// Numbers of the canvas that changed with the versions of Interface Builder, on both sides of each change.
@Suite("The canvas by version")
struct CanvasVersionTests {
    typealias Drawn = DrawnDocument

    // MARK: What covers a root

    @Test(
        "F1: status bars came and went, housings grew",
        arguments: [
            ("retina4_7", 13771, 20.0), ("retina4_7", 15705, 0), ("retina4_7", 21507, 0), ("retina4_7", 21701, 20), ("ipad9_7", 16097, 0),
            ("ipad11_0rounded", 13771, 24), ("retina5_9", 19455, 44), ("retina5_9", 21225, 47), ("retina5_9", 22505, 50),
            ("retina6_1", 17701, 44), ("retina6_1", 21507, 48), ("retina6_1", 32700, 48), ("retina6_5", 32700, 44),
            ("retina6_0", 20037, 44), ("retina6_0", 22505, 47), ("retina6_12", 22505, 59),
        ])
    func safeArea(device: String, version: Int, top: Double) throws {
        let size = try #require(Device(id: device)).portraitSize
        let root = "0 0 \(size.width) \(size.height)"
        #expect(try Drawn.storyboard(version, device: device, Drawn.controller(root: root)).insets()[0] == top)
    }

    @Test(
        "F53: from 23700 on a screen without bars is covered twice",
        arguments: [
            ("retina6_12", 23504, [59.0, 34]), ("retina6_12", 23727, [118, 68]), ("retina6_12", 32700, [59, 34]),
            ("retina4_7", 24127, [20, 0]),
        ])
    func doubled(device: String, version: Int, insets: [Double]) throws {
        let size = try #require(Device(id: device)).portraitSize
        let found = try Drawn.storyboard(version, device: device, Drawn.controller(root: "0 0 \(size.width) \(size.height)")).insets()
        #expect([found[0], found[2]] == insets)
    }

    @Test("F53: below a bar nothing is doubled") func singleBelowBars() throws {
        let bar = Drawn.navigation(to: "c", bar: "0 59 393 44")
        let document = Drawn.storyboard(24127, device: "retina6_12", bar, Drawn.controller(root: "0 0 393 852"))
        #expect(try document.insets() == [103, 0, 34, 0])
    }

    @Test("F54: sideways, housings are 44 wide before 21700", arguments: [(18122, 44.0), (22505, 48)])
    func sides(version: Int, side: Double) throws {
        let sideways = InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_1" orientation="landscape"/>
            <scenes>\(Drawn.controller(root: "0 0 896 414"))</scenes></document>
            """)
        #expect(try sideways.insets()[1] == side && sideways.insets()[3] == side)
    }

    @Test(
        "F55: televisions are covered on all sides",
        arguments: [(12121, [0.0, 0, 0, 0]), (14113, [60, 90, 60, 90]), (21701, [60, 80, 60, 80])])
    func television(version: Int, insets: [Double]) throws {
        #expect(try Drawn.storyboard(version, device: "appleTV", Drawn.controller(root: "0 0 1920 1080")).insets() == insets)
    }

    @Test("F56: a root that ends at an opaque tab bar keeps its top") func opaqueTabBar() throws {
        let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let short = Drawn.storyboard(22505, device: "retina6_1", Drawn.controller(root: "0 0 414 813", beside: bar))
        #expect(try short.insets() == [48, 0, 0, 0])
    }

    @Test("F13: a freeform root has the status bar from a height of 480 on", arguments: [(451, 0.0), (496, 20)])
    func freeform(height: Int, top: Double) throws {
        let metrics =
            "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"375\" height=\"\(height)\"/>"
        #expect(try Drawn.storyboard(14113, Drawn.controller(root: "0 0 375 \(height)", beside: metrics)).insets()[0] == top)
    }

    @Test(
        "F14: a view in a xib reaches into the bottom inset of a phone only where it is as high, or wider",
        arguments: [(17701, "0 0 414 93", 0.0), (17701, "0 0 497 338", 34), (22505, "0 0 414 93", 34)])
    func xibBottom(version: Int, root: String, bottom: Double) throws {
        let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
        let pins = ["top", "bottom", "left", "right"].map { Drawn.pin("v", $0, to: "root", "\($0)Margin") }.joined()
        let document = Drawn.xib(version: version, device: "retina6_1", root: root, views: box, constraints: pins)
        let height = try #require(Double(root.split(separator: " ")[3]))
        let frame = try document.frame("v")
        #expect(height - frame[1] - frame[3] == bottom)
    }

    // MARK: Bars

    @Test("F3: the bar around a tab bar controller is over its tabs") func barAboveTabs() throws {
        let tabs = """
            <scene sceneID="t"><objects><tabBarController id="tabs"><connections>
            <segue destination="c" kind="relationship" relationship="viewControllers" id="to-c"/></connections></tabBarController></objects></scene>
            """
        let bar = Drawn.navigation(to: "tabs", bar: "0 20 375 44")
        #expect(try Drawn.storyboard(21701, bar, tabs, Drawn.controller()).insets() == [64, 0, 49, 0])
        let hidden = Drawn.navigation(to: "tabs", "navigationBarHidden=\"YES\"", bar: "0 20 375 44")
        #expect(try Drawn.storyboard(21701, hidden, tabs, Drawn.controller()).insets() == [20, 0, 49, 0])
    }

    @Test("F76: split views of columns put a bar over each", arguments: [("allowDoubleColumnStyle=\"YES\"", 44.0), ("", 0)])
    func column(style: String, top: Double) throws {
        let split = """
            <scene sceneID="s"><objects><splitViewController id="split" \(style)><connections>
            <segue destination="c" kind="relationship" relationship="masterViewController" id="to-c"/></connections></splitViewController></objects></scene>
            """
        #expect(try Drawn.storyboard(18122, split, Drawn.controller()).insets()[0] == top)
    }

    @Test(
        "F8: tab bars of iPads with a home indicator",
        arguments: [("ipad11_0rounded", "0 0 834 1194", 65.0), ("ipad9_7", "0 0 768 1024", 50)])
    func tabBarOnPad(device: String, root: String, bottom: Double) throws {
        let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try Drawn.storyboard(14460, device: device, Drawn.controller(root: root, beside: bar)).insets()[2] == bottom)
    }

    @Test("F77: a sheet is covered by its own bar alone") func sheetBar() throws {
        let bar = Drawn.navigation(to: "c", bar: "0 0 414 56")
        #expect(try Drawn.storyboard(17701, device: "retina6_1", bar, Drawn.controller(root: "0 0 414 842")).insets()[0] == 56)
        let simulated = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let low = Drawn.storyboard(21701, device: "retina6_1", Drawn.controller(root: "0 0 414 886", beside: simulated))
        #expect(try low.insets() == [56, 0, 0, 0])
        let metrics = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        let told = Drawn.storyboard(20037, device: "retina6_1", Drawn.controller(root: "0 0 414 842", beside: metrics))
        #expect(try told.insets() == [0, 0, 34, 0])
        let untold = Drawn.storyboard(20037, device: "retina6_1", Drawn.controller(root: "0 0 414 842"))
        #expect(try untold.insets() == [44, 0, 34, 0])
    }

    // MARK: Rows and cells

    private func row(_ version: Int, device: String, width: Double, y: Double = 28, place: String, content: String = "")
        -> Document
    {
        let cell = """
            <tableViewCell id="cell">\(Drawn.rect("0 \(y) \(width) 60"))
            <tableViewCellContentView key="contentView" \(content) id="content">\(Drawn.rect("0 0 \(width) 60"))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews><constraints>
            \(["top", "bottom", "left", "right"].map { Drawn.pin("in", $0, to: "content", "\($0)Margin") }.joined())
            </constraints></tableViewCellContentView></tableViewCell>
            """
        if place == "xib" {
            return InterfaceBuilderFixture.read(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES" useTraitCollections="YES"><device id="\(device)"/><objects>\(cell)</objects></document>
                """)
        }
        let table = """
            <tableView \(place == "root" ? "key=\"view\"" : "") id="table">\(Drawn.rect("0 0 \(width) 667"))<prototypes>\(cell)</prototypes></tableView>
            """
        let view =
            place == "root" ? table : "<view key=\"view\" id=\"root\">\(Drawn.rect("0 0 \(width) 667"))<subviews>\(table)</subviews></view>"
        return Drawn.storyboard(
            version, device: device, "<scene sceneID=\"s\"><objects><viewController id=\"c\">\(view)</viewController></objects></scene>")
    }

    private static let rows: [(Int, String, Double, String, [Double])] = [
        (11762, "retina4_7", 375, "root", [8, 8]), (14113, "retina4_7", 375, "root", [11, 16]),
        (14113, "retina4_7", 375, "inner", [11, 15]),
        (17701, "retina4_7", 375, "inner", [11, 16]), (14113, "retina4_7", 464, "xib", [11, 20]),
        (15705, "retina4_7", 464, "xib", [11, 15]),
        (17701, "retina6_1", 414, "root", [11, 20]), (17701, "retina6_1", 320, "xib", [11, 16]),
        (21701, "retina5_9", 375, "root", [11, 20]),
        (24127, "retina6_12", 393, "root", [15, 20]),
    ]

    @Test("F20: margins of rows go by version, device, width and place") func rowMargins() throws {
        for (version, device, width, place, margins) in CanvasVersionTests.rows {
            let frame = try row(version, device: device, width: width, place: place).frame("in")
            #expect([frame[1], frame[0]] == margins, "\(version) \(device) \(place)")
        }
    }

    @Test(
        "CE-1: on another device the margins at the sides of a row are that device's",
        arguments: [("retina6_12", 393.0, "retina4_7", 16.0), ("retina4_7", 375, "retina6_7", 20), ("retina6_1", 350, "retina4_7", 20)])
    func rowMarginsElsewhere(device: String, width: Double, other: String, side: Double) throws {
        let document = row(21701, device: device, width: width, place: "root")
        let layout = try SceneLayout(#require(document.scenes.first), overriding: #require(EnvironmentOverride(other)))
        #expect(layout.item("in")?.frame.x == side)
    }

    @Test("F57: a row below the end of its table was never given margins", arguments: [(600.0, [11.0, 16.0]), (667.0, [8.0, 8.0])])
    func rowBelowTable(y: Double, margins: [Double]) throws {
        let frame = try row(17701, device: "retina4_7", width: 375, y: y, place: "root").frame("in")
        #expect([frame[1], frame[0]] == margins)
    }

    private func collectionCell(_ version: Int, width: Double) -> Document {
        InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES"><device id="retina6_1"/><objects><collectionViewCell id="cell">
            \(Drawn.rect("0 0 \(width) 80"))<view key="contentView">\(Drawn.rect("0 0 \(width) 80"))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews></view><constraints>
            \(["top", "bottom", "left", "right"].map { Drawn.pin("in", $0, to: "cell", "\($0)Margin") }.joined())
            </constraints></collectionViewCell></objects></document>
            """)
    }

    @Test(
        "F58: a collection cell at the top of a xib is covered like a root",
        arguments: [(12121, 300.0, [8.0, 8]), (17701, 300, [44, 16]), (17701, 412, [44, 20])])
    func collectionCells(version: Int, width: Double, margins: [Double]) throws {
        let frame = try collectionCell(version, width: width).frame("in")
        #expect([frame[1], frame[0]] == margins)
    }

    @Test("F25: cells in collections had no margins at first", arguments: [(12121, 8.0), (13196, 0), (14113, 8)])
    func collectionMargins(version: Int, margin: Double) throws {
        let cell = """
            <collectionViewCell id="cell">\(Drawn.rect("0 0 90 80"))<view key="contentView">\(Drawn.rect("0 0 90 80"))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews></view><constraints>
            \(["top", "bottom", "left", "right"].map { Drawn.pin("in", $0, to: "cell", "\($0)Margin") }.joined())
            </constraints></collectionViewCell>
            """
        let collection = "<collectionView key=\"view\" id=\"list\">\(Drawn.rect("0 0 375 667"))<cells>\(cell)</cells></collectionView>"
        let document = Drawn.storyboard(
            version, "<scene sceneID=\"s\"><objects><viewController id=\"c\">\(collection)</viewController></objects></scene>")
        let frame = try document.frame("in")
        #expect([frame[1], frame[0]] == [margin, margin])
    }

    @Test("F78: a constrained cell of a xib is as large as its content", arguments: ["collectionViewCell", "tableViewCell"])
    func constrainedCell(name: String) throws {
        let document = InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES"><device id="retina6_1"/><objects>
            <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="cell">\(Drawn.rect("3 4 5 6"))
            <view key="contentView">\(Drawn.rect("0 0 200 140"))</view></\(name)></objects></document>
            """)
        #expect(try document.frame("cell") == [0, 0, 200, 140])
    }

    @Test("F61: a table places its rows, whatever they say") func constrainedRow() throws {
        let cell = """
            <tableViewCell translatesAutoresizingMaskIntoConstraints="NO" id="cell">\(Drawn.rect("7 28 99 99"))
            <tableViewCellContentView key="contentView" id="content">\(Drawn.rect("0 0 375 60"))</tableViewCellContentView></tableViewCell>
            """
        let table = "<tableView key=\"view\" id=\"table\">\(Drawn.rect("0 0 375 667"))<prototypes>\(cell)</prototypes></tableView>"
        let document = Drawn.storyboard(
            21701, "<scene sceneID=\"s\"><objects><viewController id=\"c\">\(table)</viewController></objects></scene>")
        #expect(try document.frame("cell") == [0, 28, 375, 60])
    }

    @Test("F61: a content view is placed by its row, whatever it says") func constrainedContent() throws {
        let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        let text = row(17701, device: "retina4_7", width: 375, place: "xib", content: constrained)
        #expect(try text.frame("content") == [0, 0, 375, 60])
    }

    // MARK: Contents and guides

    @Test(
        "F79: a text view that scrolls is as high as it was drawn, where nothing else says",
        arguments: [(ContentSizes.stored, 41.0), (.measured, 0)])
    func scrollingText(sizes: ContentSizes, height: Double) throws {
        let text = "<textView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"text\">\(Drawn.rect("9 9 300 41"))</textView>"
        let pins = ["top", "leading", "trailing"].map { Drawn.pin("text", $0) }.joined()
        let document = Drawn.xib(views: text, constraints: pins)
        #expect(try SceneLayout(#require(document.scenes.first), sizes: sizes).frame("text") == [0, 0, 320, height])
    }

    @Test("F74: what an effect view holds fills it, wherever it is stored") func effectView() throws {
        let effect = """
            <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect"><view key="contentView" id="content">
            \(Drawn.rect("7 9 50 60"))</view></visualEffectView>
            """
        let pins = ["top", "bottom", "leading", "trailing"].map { Drawn.pin("effect", $0) }.joined()
        #expect(try Drawn.xib(views: effect, constraints: pins).frame("content") == [0, 0, 320, 240])
    }

    @Test("F59: a keyboard guide has an element of its own") func keyboardGuide() throws {
        let inside = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
        let text = Drawn.controller(root: "0 0 393 852", inside: inside).replacing(
            "<constraints>",
            with: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/><constraints>\(Drawn.pin("v", "bottom", to: "keys", "top"))")
        let frame = try Drawn.storyboard(22505, device: "retina6_12", text).frame("v")
        #expect(frame[1] + frame[3] == 818)
    }

    @Test(
        "F34: controls by version",
        arguments: [
            ("progressView", 15705, 2.0), ("progressView", 17701, 4), ("searchBar", 17701, 56), ("searchBar", 18122, 51),
            ("switch", 22505, 31), ("switch", 24127, 28),
        ])
    func controls(element: String, version: Int, height: Double) throws {
        let view = "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
        #expect(try Drawn.xib(version: version, views: view).frame("v")[3] == height)
    }

    @Test(
        "F72: the library's label stays 21 high at three pixels per point",
        arguments: [(14113, "retina5_5", 20.33), (18122, "retina5_5", 21), (18122, "retina4_7", 20.5)])
    func libraryLabel(version: Int, device: String, height: Double) throws {
        let label = """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="v"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        #expect(try abs(Drawn.xib(version: version, device: device, views: label).frame("v")[3] - height) < 0.01)
    }

    @Test("F73: a configured button is as high as whole points") func configuredButton() throws {
        let button = """
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="v"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
            """
        #expect(try Drawn.xib(version: 21701, device: "retina6_12", views: button).frame("v")[3] == 35)
        #expect(try Drawn.xib(version: 18122, device: "retina6_12", views: button).frame("v")[3] == 31)
    }

    @Test("F60: a single wrapping text does not share its width") func lonelyText() throws {
        let label =
            "<label text=\"A text that may wrap\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"wraps\"/>"
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(label)
            <label text="One" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" id="one"/></subviews></stackView>
            """
        let pins = Drawn.pin("stack", "leading") + Drawn.pin("stack", "trailing") + Drawn.pin("stack", "top")
        #expect(try Drawn.xib(views: stack, constraints: pins).frame("wraps")[2] > 200)
    }

    @Test("F62: the outermost view that constraints move by a point or more is misplaced", arguments: [(20.6, false), (21, true)])
    func misplaced(x: Double, isMisplaced: Bool) throws {
        let inner = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"inner\">\(Drawn.rect("5 5 10 10"))</view>"
        let outer = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="outer">\(Drawn.rect("20 0 50 50"))
            <subviews>\(inner)</subviews></view>
            """
        let pins = Drawn.pin("outer", "leading", to: "root", "leading", more: "constant=\"\(x)\"") + Drawn.pin("outer", "top")
        let sizes = Drawn.size("outer", "width", of: 50) + Drawn.size("outer", "height", of: 50)
        let layout = try Drawn.xib(views: outer, constraints: pins + sizes).layout()
        #expect(try layout.view("outer").isMisplaced == isMisplaced)
        #expect(try layout.view("inner").isMisplaced == !isMisplaced)
    }

    @Test("F28: a version newer than any known is laid out as the newest, and the document says so") func unknownVersion() {
        let document = Drawn.storyboard(31000, Drawn.controller())
        #expect(document.notes.contains { $0.message.contains("newer than any known") })
        #expect(Drawn.storyboard(32700, Drawn.controller()).notes.isEmpty)
    }
}
