import Foundation
import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

/// The scenes in `Examples/Scenes`, and the numbers that their names promise.
@Suite("Example scenes")
struct ExampleSceneTests {
    private func layout(_ name: String) throws -> SceneLayout {
        let url = Given.folder.appendingPathComponent("../../Examples/Scenes/\(name).json")
        let document = SceneReader.read(Array(try Data(contentsOf: url)), path: name, kinds: .standard)
        let layout = try SceneLayout(#require(document.scenes.first, "\(document.error?.description ?? "")"))
        #expect(layout.problems.isEmpty)
        #expect(layout.conflicts().isEmpty)
        return layout
    }

    private func scroll(_ name: String, _ id: String = "scroll") throws -> LaidOutView.Scroll {
        try #require(try layout(name).view(id).scroll)
    }

    @Test(
        "navigation controllers before iOS 11 inset the first scroll view (OI-1 to OI-10)",
        arguments: [
            ("ImplicitInset64", 64, 0), ("ImplicitInsetWithTabBar49", 64, 49), ("ImplicitInsetBarHidden20", 20, 0),
            ("ImplicitInsetStatusBarHidden44", 44, 0), ("ImplicitInsetBothHidden0", 0, 0), ("ImplicitInsetAdds84", 84, 0),
            ("ImplicitInsetNotYetAppeared20", 20, 0), ("ImplicitInsetLandscape52", 52, 0),
            ("ImplicitInsetLandscapeSinceIOS8", 32, 0), ("ImplicitInsetFirstSubviewOnly", 64, 0), ("ImplicitInsetNotFirst", 0, 0),
            ("ImplicitInsetPositionBlind", 64, 49), ("ImplicitInsetToolbar44", 64, 44), ("ImplicitInsetTabBarAlone", 0, 0),
            ("ImplicitInsetOffByEdges", 0, 0), ("ImplicitInsetOffByFlag", 0, 0), ("NegativeInsetHack", 0, 0),
            ("NegativeInsetHackTurned", -12, 0),
        ])
    func implicitInsets(name: String, top: Double, bottom: Double) throws {
        let scroll = try scroll(name)
        #expect(scroll.contentInset.numbers == [top, 0, bottom, 0])
        #expect(scroll.adjustedContentInset == scroll.contentInset)
    }

    @Test("only the first scroll view is inset (OI-8)") func second() throws {
        #expect(try scroll("ImplicitInsetFirstSubviewOnly", "second").contentInset == .zero)
    }

    @Test("without extended edges the view itself starts below the bar (OI-10)") func edges() throws {
        let layout = try layout("ImplicitInsetOffByEdges")
        #expect(try layout.view("root").frame.numbers == [0, 64, 375, 603])
        #expect(try layout.view("scroll").frame.numbers == [0, 0, 375, 603])
    }

    @Test("content starts below the bar, because the offset follows the inset (OI-9)") func offset() throws {
        #expect(try scroll("ImplicitInset64").contentOffset == Point(x: 0, y: -64))
    }

    @Test("since iOS 11 the inset is adjusted and not changed (SC-40), for short content only in a container (SC-41)")
    func adjusted() throws {
        let inContainer = try scroll("AdjustedInsetSinceIOS11")
        #expect(inContainer.contentInset == .zero)
        #expect(inContainer.adjustedContentInset.numbers == [64, 0, 49, 0])
        #expect(try scroll("AdjustedInsetShortContentAlone").adjustedContentInset == .zero)
    }

    @Test(
        "content sizes follow from constraints (4.2)",
        arguments: [
            ("LargeImage", 1000, 800), ("LargeImageWithoutFormats", 1000, 800), ("ImageOfUnknownSize", 0, 0),
            ("ScrollingStack", 375, 125.5), ("WidthTieMissingContentEmpty", 0, 0), ("BottomMissing", 375, 0),
            ("ManualContentSizeOverwritten", 375, 125.5), ("ManualContentSizeKept", 800, 600), ("HorizontalScrolling", 1000, 667),
        ])
    func contentSizes(name: String, width: Double, height: Double) throws {
        #expect(try scroll(name).contentSize == Size(width: width, height: height))
    }

    @Test(
        "an ambiguous content size is reported (LN-2)",
        arguments: [
            ("ImageOfUnknownSize", [Layout.Dimension.contentWidth, .contentHeight]), ("BottomMissing", [.contentHeight]),
            ("WidthTieMissingContentEmpty", [.contentWidth, .contentHeight]), ("ScrollingStack", []), ("ManualContentSizeKept", []),
        ])
    func openContent(_ name: String, _ open: [Layout.Dimension]) throws {
        #expect(try layout(name).view("scroll").ambiguous == open)
    }

    @Test("without a width tie the longest label is the content's width (GV-5)") func noTie() throws {
        let layout = try layout("WidthTieMissing")
        let widest = try #require(try ["first", "second", "third"].map { try layout.view($0).frame.width }.max())
        #expect(try scroll("WidthTieMissing").contentSize.width == widest + 32)
    }

    @Test("a label with standard margins decides the content's size, until its width is tied (GV-6, GV-7)") func label() throws {
        let layout = try layout("LabelDecidesContentSize")
        let label = try layout.view("label").frame
        #expect(label.numbers == [8, 8, label.width, 20.5])
        #expect(try scroll("LabelDecidesContentSize").contentSize == Size(width: label.width + 16, height: 36.5))
        #expect(try self.layout("LabelInContentAsWideAsMainView").view("label").frame.width == 359)
        #expect(try scroll("LabelInContentAsWideAsMainView").contentSize.width == 375)
    }

    @Test("a label of several lines wraps at the width that constraints or its preferred width set (PW-2 to PW-4)") func severalLines()
        throws
    {
        #expect(try layout("LabelOfSeveralLinesNeverWraps").view("label").frame.height == 20.5)
        #expect(try scroll("LabelOfSeveralLinesNeverWraps").contentSize.width > 375)
        #expect(try layout("LabelOfSeveralLinesWraps").view("label").frame.numbers == [8, 8, 359, 61])
        let told = try layout("LabelWithPreferredWidth").view("label").frame
        #expect(told.width <= 375 && told.height == 41)
    }

    @Test("each is laid out by a test, and each test's scene is there") func complete() throws {
        let folder = Given.folder.appendingPathComponent("../../Examples/Scenes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        #expect(names.count == 35)
    }
}
