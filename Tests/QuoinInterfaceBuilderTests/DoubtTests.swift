import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import QuoinSolver
import Testing

/// The doubts about a document's frames: the guesses that each frame depends on.
@Suite("Doubts about frames")
struct DoubtTests {
    typealias Drawn = DrawnDocument

    private func doubts(_ document: Document, sizes: ContentSizes = .measured) throws -> [String: [Doubt]] {
        let layout = try SceneLayout(#require(document.scenes.first), sizes: sizes)
        let views = try layout.views()
        let doubts = try layout.doubts(in: views)
        #expect(try layout.views() == views, "the layout is left as it was")
        return doubts
    }

    private func view(_ id: String, _ element: String = "view", attributes: String = "", inside: String = "") -> String {
        "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(inside)</\(element)>"
    }

    @Test(
        "F75: what the file states is exact, in versions that many files show", arguments: [(21701, true), (12118, false), (99999, false)])
    func version(version: Int, isExact: Bool) throws {
        let doubts = try doubts(Drawn.storyboard(version, Drawn.controller()))
        #expect(doubts["c-safe"] == (isExact ? [] : [.version]))
        #expect(doubts["c-root"] == [], "the root is as large as it was drawn")
    }

    @Test("F75: without a device nothing is exact in old versions", arguments: [(14460, false), (21701, true)])
    func withoutDevice(version: Int, isExact: Bool) throws {
        let doubts = try doubts(Drawn.storyboard(version, device: nil, Drawn.controller()))
        #expect(doubts["c-margins"] == (isExact ? [] : [.version]))
    }

    @Test(
        "F75: the insets of a tablet are known in some versions", arguments: [(13771, false), (14460, true), (17701, false), (22155, true)])
    func tablet(version: Int, isExact: Bool) throws {
        let doubts = try doubts(Drawn.storyboard(version, device: "ipad9_7", Drawn.controller(root: "0 0 768 1024")))
        #expect(doubts["c-safe"] == (isExact ? [] : [.version]))
    }

    @Test("F75: frames of views that fill proportionally are in doubt") func proportional() throws {
        let stack = { (id: String, distribution: String) in
            let attributes = "translatesAutoresizingMaskIntoConstraints=\"NO\" distribution=\"\(distribution)\" id=\"\(id)\""
            return "<stackView \(attributes)><subviews>\(self.view("\(id)-a"))\(self.view("\(id)-b"))</subviews></stackView>"
        }
        let pins = ["one", "two"].map { id in
            Drawn.pin(id, "top") + Drawn.pin(id, "leading") + Drawn.size(id, "width", of: 90) + Drawn.size(id, "height", of: 40)
                + Drawn.size("\(id)-a", "width", of: 30) + Drawn.size("\(id)-b", "width", of: 60)
        }
        let doubts = try doubts(
            Drawn.xib(views: stack("one", "fillProportionally") + stack("two", "fill"), constraints: pins.joined()), sizes: .stored)
        #expect(doubts["one"] == [] && doubts["one-a"] == [.version])
        #expect(doubts["two"] == [] && doubts["two-a"] == [])
    }

    @Test("F75: in a sheet only what follows its insets is in doubt") func insets() throws {
        let inside = view("free")
        let pins =
            ["top", "left"].map { Drawn.pin("free", $0, to: "c-root") }.joined() + Drawn.size("free", "width", of: 9)
            + Drawn.size("free", "height", of: 9)
        let text = Drawn.controller(root: "0 0 375 657", inside: inside).replacing("<constraints>", with: "<constraints>\(pins)")
        let doubts = try doubts(Drawn.storyboard(21701, text))
        #expect(doubts["free"] == [])
        #expect(doubts["c-safe"] == [.version])
        #expect(doubts["c-margins"] == [.version])
    }

    @Test(
        "F75: frames beside a row that was stored with another size than its table gives it are in doubt",
        arguments: [(320, true), (300, false)])
    func stale(width: Int, isExact: Bool) throws {
        let row = """
            <tableViewCell id="row">\(Drawn.rect("0 28 \(width) 60"))<tableViewCellContentView key="contentView" id="content">
            \(Drawn.rect("0 0 \(width) 60"))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">\(Drawn.rect("0 0 9 9"))<prototypes>\(row)</prototypes></tableView>
            """
        let pins =
            ["top", "leading", "bottom", "trailing"].map { Drawn.pin("table", $0) }.joined() + Drawn.pin("other", "top")
            + Drawn.pin("other", "leading") + Drawn.size("other", "width", of: 9) + Drawn.size("other", "height", of: 9)
        let doubts = try doubts(Drawn.xib(views: table + view("other"), constraints: pins))
        #expect(doubts["table"] == (isExact ? [] : [.version]))
        #expect(doubts["other"] == [])
    }

    @Test(
        "F75: an edge between two pixels lies on either in versions that rounded so",
        arguments: [(14113, 20.0), (14113, 20.25), (21701, 20.25)])
    func betweenPixels(version: Int, y: Double) throws {
        let pins =
            Drawn.pin("box", "leading") + Drawn.pin("box", "top", to: "root", nil, more: "constant=\"\(y)\"")
            + Drawn.size("box", "width", of: 40)
            + Drawn.size("box", "height", of: 40)
        let doubts = try doubts(Drawn.xib(version: version, views: view("box"), constraints: pins))
        #expect(doubts["box"] == (version < 14400 && y != y.rounded() ? [.version] : []))
    }

    @Test("a class that draws itself has not the size of its placeholder") func placeholder() throws {
        let size = "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"40\""
        let views = view("own", "view", attributes: "customClass=\"Badge\" \(size)") + view("plain", "view", attributes: size)
        let pins = ["own", "plain"].map { Drawn.pin($0, "top") + Drawn.pin($0, "leading") }.joined()
        let doubts = try doubts(Drawn.xib(views: views, constraints: pins))
        #expect(doubts["own"] == [.kind])
        #expect(doubts["plain"] == [])
    }

    @Test("a view behind a text has the doubts of the text's width") func text() throws {
        let views = view("title", "label", attributes: "text=\"Hello\"") + view("before") + view("behind")
        let pins =
            Drawn.pin("title", "leading") + Drawn.pin("before", "leading") + Drawn.size("before", "width", of: 20)
            + Drawn.pin("behind", "leading", to: "title", "trailing") + Drawn.size("behind", "width", of: 20)
            + ["title", "before", "behind"].map { Drawn.pin($0, "top") }.joined()
            + ["before", "behind"].map { Drawn.size($0, "height", of: 20) }.joined()
        let document = Drawn.xib(views: views, constraints: pins)
        let doubts = try doubts(document)
        #expect(doubts["title"] == [.text])
        #expect(doubts["behind"] == [.text])
        #expect(doubts["before"] == [])
        #expect(try self.doubts(document, sizes: .stored)["before"] == [])
    }

    @Test("a plain view in a stack has a size that no one stated, unless someone did") func size() throws {
        let stack =
            "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" axis=\"vertical\" id=\"stack\"><subviews>\(view("plain"))\(view("told"))</subviews></stackView>"
        let pins = ["top", "leading", "trailing"].map { Drawn.pin("stack", $0) }.joined() + Drawn.size("told", "height", of: 30)
        let doubts = try doubts(Drawn.xib(views: stack, constraints: pins))
        #expect(doubts["plain"] == [.size])
        #expect(doubts["told"]?.contains(.size) == true, "it lies below")
        #expect(doubts["stack"]?.contains(.size) == true)
    }

    @Test("a view of an unknown kind may have a size of its own") func unknownKind() throws {
        let views = view("odd", "fooView") + view("told", "fooView")
        let pins =
            ["odd", "told"].map { Drawn.pin($0, "top") + Drawn.pin($0, "leading") }.joined() + Drawn.size("told", "width", of: 3)
            + Drawn.size("told", "height", of: 3)
        let doubts = try doubts(Drawn.xib(views: views, constraints: pins))
        #expect(doubts["odd"]?.contains(.kind) == true)
        #expect(doubts["told"]?.contains(.kind) == false)
    }

    @Test("a symbol that was never measured moves its view") func symbol() throws {
        let views =
            view("known", "imageView", attributes: "image=\"trash.circle\" catalog=\"system\"")
            + view("new", "imageView", attributes: "image=\"ladybug\" catalog=\"system\"")
        let pins = ["known", "new"].map { id in
            Drawn.pin(id, "top") + Drawn.pin(id, "leading") + Drawn.size(id, "width", of: 30) + Drawn.size(id, "height", of: 30)
        }
        let doubts = try doubts(Drawn.xib(views: views, constraints: pins.joined()))
        #expect(doubts["known"] == [])
        #expect(doubts["new"] == [.symbol])
    }

    @Test("a contradiction puts what lies around it in doubt, and nothing else") func contradiction() throws {
        let views = view("box", "view", inside: "<subviews>\(view("inner"))</subviews>") + view("other")
        let pins =
            ["box", "other"].map {
                Drawn.pin($0, "top") + Drawn.pin($0, "leading") + Drawn.size($0, "width", of: 80) + Drawn.size($0, "height", of: 80)
            }
            .joined() + Drawn.pin("inner", "top", to: "box") + Drawn.pin("inner", "bottom", to: "box")
            + Drawn.size("inner", "height", of: 50)
            + Drawn.pin("inner", "leading", to: "box") + Drawn.size("inner", "width", of: 50)
        let doubts = try doubts(Drawn.xib(views: views, constraints: pins))
        #expect(doubts["inner"] == [.contradiction])
    }

    @Test("what optional constraints share with contents is in doubt") func priority() throws {
        let stack =
            "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" axis=\"vertical\" id=\"stack\"><subviews>\(view("plain"))</subviews></stackView>"
        let pins =
            ["top", "leading", "trailing"].map { Drawn.pin("stack", $0) }.joined()
            + Drawn.pin("stack", "bottom", to: "root", nil, more: "priority=\"250\"")
        #expect(try doubts(Drawn.xib(views: stack, constraints: pins))["plain"]?.contains(.priority) == true)
        let firm = ["top", "leading", "trailing", "bottom"].map { Drawn.pin("stack", $0) }.joined()
        #expect(try doubts(Drawn.xib(views: stack, constraints: firm))["plain"] == [])
    }

    @Test("views beside an ambiguous frame are in doubt") func ambiguity() throws {
        let views = view("open") + view("box", "view", inside: "<subviews>\(view("inner"))</subviews>")
        let pins =
            Drawn.pin("open", "top") + Drawn.size("open", "width", of: 9) + Drawn.size("open", "height", of: 9)
            + ["top", "leading", "trailing", "bottom"].map { Drawn.pin("box", $0) }.joined()
        let doubts = try doubts(Drawn.xib(views: views, constraints: pins))
        #expect(doubts["open"] == [.ambiguity])
        #expect(doubts["root"] == [])
    }

    /// A backend that fails on request.
    private final class Failing: SolverBackend {
        private let inner: BuiltInBackend
        var fails = false
        init() throws { inner = try BuiltInBackend(.native) }
        var values: [Double] { inner.values }
        func load(_ change: RowChange) { inner.load(change) }
        func solve(_ levels: [Level]) throws(SolverError) -> Bool {
            if fails { throw .backendFailed("out of order") }
            return try inner.solve(levels)
        }
    }

    @Test("a search that fails leaves the layout as it was") func failure() throws {
        let label = view("title", "label", attributes: "text=\"Hello\"")
        let document = Drawn.xib(views: label, constraints: Drawn.pin("title", "top") + Drawn.pin("title", "leading"))
        let backend = try Failing()
        let layout = try SceneLayout(#require(document.scenes.first), solver: .custom(backend))
        let views = try layout.views(ambiguity: false)
        #expect(try layout.doubts(in: views)["title"] == [.text], "one of the experiments makes the text wider")
        backend.fails = true
        #expect(throws: LayoutError.self) { try layout.doubts(in: views) }
        backend.fails = false
        #expect(try layout.views(ambiguity: false) == views)
    }
}
