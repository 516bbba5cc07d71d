import Foundation
import QuoinScenes
import Testing

@testable import quoin

@Suite("quoin layout")
final class LayoutCommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ text: String, _ name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private func box(_ width: Double) -> String {
        #"{"root": {"w": 100, "h": 50}, "views": [{"id": "box"}], "constraints": [{"first": "box.width", "const": \#(width)}]}"#
    }

    /// Runs the command; what it wrote, and its status.
    private func run(_ words: [String]) async throws -> (text: String, status: quoin.ExitStatus) {
        let output = path("out-\(UUID().uuidString)")
        let status = await Quoin.run(["layout", "--output", output] + words, ProcessEnvironment())
        return ((try? String(contentsOfFile: output, encoding: .utf8)) ?? "", status)
    }

    private func answer(_ words: [String]) async throws -> (documents: [JSONValue], status: quoin.ExitStatus) {
        let (text, status) = try await run(["--format", "json"] + words)
        let root = try JSONText(Array(text.utf8)).root
        #expect(root["version"]?.number == 1)
        return (Array(try #require(root["documents"]).elements), status)
    }

    @Test("a storyboard is laid out on its own canvas and on another device") func storyboard() async throws {
        let file = try write(
            #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait"/>
                <scenes><scene sceneID="s"><objects><viewController id="c">
                    <view key="view" id="root">
                        <rect key="frame" x="0" y="0" width="393" height="852"/>
                        <subviews>
                            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title" userLabel="Title">
                                <rect key="frame" x="5" y="59" width="60" height="30"/>
                            </label>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="guide"/>
                        <constraints>
                            <constraint firstItem="title" firstAttribute="top" secondItem="guide" secondAttribute="top" id="c1"/>
                            <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
                        </constraints>
                    </view>
                </viewController></objects></scene></scenes>
            </document>
            """#, "Main.storyboard")
        let (documents, status) = try await answer(["--intrinsics", "stored", file])
        #expect(status == .done)
        let scene = try #require(documents.first?["scenes"]?.elements.first { _ in true })
        #expect(scene["id"]?.string == "s")
        #expect(scene["device"]?.string == "retina6_12")
        let title = try #require(scene["views"]?.elements.first { $0["id"]?.string == "title" })
        #expect(title["kind"]?.string == "label")
        #expect(title["frame"]?.elements.compactMap(\.number) == [16, 59, 60, 30])
        #expect(title["trust"]?.string == "exact")
        let measured = try await answer([file]).documents.first?["scenes"]?.elements.first { _ in true }
        let guessed = try #require(measured?["views"]?.elements.first { $0["id"]?.string == "title" })
        #expect(guessed["trust"]?.elements.compactMap(\.string) == ["text"])
        #expect(title["misplaced"]?.bool == true)
        let (other, _) = try await answer(["--intrinsics", "stored", "--device", "retina5_5", file])
        let moved = other.first?["scenes"]?.elements.first { _ in true }?["views"]?.elements.first { $0["id"]?.string == "title" }
        #expect(moved?["frame"]?.elements.compactMap(\.number) == [20, 20, 60, 30])
        let (text, _) = try await run([file])
        #expect(text.contains("Title") && text.contains("misplaced"))
    }

    @Test("a file of more than 64 MB is refused before it is read") func tooLarge() async throws {
        let file = path("Huge.xib")
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try handle.truncate(atOffset: 300 << 20)  // takes no room on the disk
        try handle.close()
        let (documents, status) = try await answer([file])
        #expect(status == .input)
        #expect(documents.first?["error"]?["message"]?.string == "cannot be read: larger than 64 MB")
    }

    @Test("times are in seconds with four decimals") func times() {
        #expect([0, 0.00004, 1.23456, 12].map(LayoutCommand.fourDecimals) == ["0.0000", "0.0000", "1.2346", "12.0000"])
    }

    @Test("answers in the contract's form") func contract() async throws {
        let file = try write(
            #"""
            {"root": {}, "device": "retina4_7", "controller": {"navigationBar": true},
             "views": [{"id": "s", "type": "scroll", "props": {"contentInset": [1, 2, 3, 4]}}, {"id": "c", "parent": "s"}],
             "constraints": [{"first": "c.right", "second": "s.right"}], "vfl": [{"format": "|[s]|"}, {"format": "V:|[s]|"}]}
            """#, "a.json")
        let (documents, status) = try await answer(["--constraints", "--stats", file])
        #expect(status == .done)
        let document = try #require(documents.first)
        #expect(document["path"]?.string == file)
        #expect(document["error"]?.isNull == true)
        let scene = try #require(document["scenes"]?.elements.first { _ in true })
        #expect(scene["id"]?.isNull == true)
        #expect(scene["root"]?.string == "root")
        #expect(scene["size"]?.elements.compactMap(\.number) == [375, 667])
        #expect(scene["safeArea"]?.elements.compactMap(\.number) == [64, 0, 0, 0])
        #expect(scene["device"]?.string == "retina4_7")
        #expect(scene["solver"]?.string == "native")
        #expect(scene["statistics"]?["rows"]?.number ?? 0 > 0)
        let view = try #require(scene["views"]?.elements.first { $0["id"]?.string == "s" })
        #expect(view["kind"]?.string == "scroll")
        #expect(view["parent"]?.string == "root")
        #expect(view["frame"]?.elements.compactMap(\.number) == [0, 0, 375, 667])
        #expect(view["contentInset"]?.elements.compactMap(\.number) == [1, 2, 3, 4])
        #expect(view["adjustedContentInset"]?.elements.compactMap(\.number) == [65, 2, 3, 4])
        #expect(view["ambiguous"]?.elements.compactMap(\.string) == ["width", "height"])
        #expect(view["misplaced"] == nil)
        let content = try #require(scene["views"]?.elements.first { $0["id"]?.string == "c" })
        #expect(content["ambiguous"]?.elements.compactMap(\.string) == ["x", "y", "width", "height"])
        let constraint = try #require(scene["constraints"]?.elements.first { $0["id"]?.string == "constraints[0]" })
        #expect(constraint["owner"]?.isNull == true)
        #expect(constraint["first"]?.string == "c.right")
        #expect(constraint["rel"]?.string == "==")
    }

    @Test("a broken file does not stop the others, and the status says so") func goesOn() async throws {
        let files = [try write("{", "a.json"), try write(box(3), "b.json"), path("missing.json"), try write("", "c.txt")]
        let (documents, status) = try await answer(files)
        #expect(status == .input)
        #expect(documents.map { $0["path"]?.string } == files)
        #expect(documents.map { $0["error"]?.isNull } == [false, true, false, false])
        #expect(documents[0]["error"]?["line"]?.number == 1)
        #expect(documents[0]["error"]?["column"]?.number == 2)
    }

    @Test("a folder without anything to lay out is wrong usage, also where it has other JSON files") func empty() async throws {
        _ = try write("{}", "empty/package.json")
        for command in ["layout", "draw"] {
            let status = await Quoin.run([command, path("empty")], ProcessEnvironment())
            #expect(status == .usage)
        }
        _ = try write(box(3), "empty/b.json")
        #expect(try await run([path("empty")]).status == .done)
    }

    @Test("a program gets the same JSON from the library") func library() async throws {
        let format = #"{"root": {"w": 9, "h": 9}, "vfl": [{"format": "[c]"}]}"#
        let files = [try write(box(3), "a.json"), try write(format, "b.json"), try write("{", "c.json")]
        let (text, _) = try await run(["--format", "json"] + files)
        let documents = try files.map { path in
            LaidOutDocument(SceneReader.read(Array(try Data(contentsOf: URL(fileURLWithPath: path))), path: path, kinds: .standard))
        }
        #expect(LaidOutDocument.json(documents) == text)
        #expect(documents[0].description.contains("view box (0, 0, 3 × 0)"))
        let (answers, _) = try await answer([files[1]])
        let error = try #require(answers[0]["error"])
        #expect(error["line"]?.number == 1 && error["column"]?.number == 47 && error["caret"]?.number == 2)
    }

    @Test("answers come in the order of the files, whatever the number of jobs", arguments: ["1", "2", "7", "100"])
    func order(_ jobs: String) async throws {
        let files = try (1...30).map { try write(box(Double($0)), "\($0).json") }
        let (documents, _) = try await answer(["--jobs", jobs] + files)
        let widths = documents.map {
            $0["scenes"]?.elements.map { $0 }.first?["views"]?.elements.map { $0 }.last?["frame"]?.elements.map { $0 }[2].number
        }
        #expect(widths == (1...30).map { Double($0) })
    }

    @Test("folders are searched in order; what is no scene is passed over, hidden folders and links back too") func folders() async throws {
        _ = try write(box(1), "tree/b/one.json")
        _ = try write(box(2), "tree/a.json")
        _ = try write("{\"name\": \"package\"}", "tree/package.json")
        _ = try write(box(3), "tree/.build/three.json")
        _ = try write("{\"root\": ", "tree/broken.json")
        try FileManager.default.createSymbolicLink(atPath: path("tree/b/again"), withDestinationPath: path("tree"))
        let (documents, status) = try await answer([path("tree")])
        #expect(documents.map { $0["path"]?.string } == [path("tree/a.json"), path("tree/b/one.json"), path("tree/broken.json")])
        #expect(status == .input)
    }

    @Test("wrong usage is 64, an output that cannot be written is said") func statuses() async throws {
        #expect(await Quoin.run(["layout"], ProcessEnvironment()) == .usage)
        #expect(await Quoin.run(["layout", "--size", "1", "a"], ProcessEnvironment()) == .usage)
        let file = try write(box(1), "a.json")
        #expect(await Quoin.run(["layout", "--output", path("no/such/folder"), file], ProcessEnvironment()) == .output)
    }

    @Test("text is a tree with frames, marks and conflicts") func text() async throws {
        let file = try write(
            #"""
            {"root": {"w": 320, "h": 480}, "views": [{"id": "s", "type": "scroll", "name": "List"}, {"id": "c", "parent": "s"}, {"id": "d"}],
             "constraints": [{"first": "d.width", "const": 5}, {"first": "d.width", "const": 6}],
             "vfl": [{"format": "|[s]|"}, {"format": "V:|[s]|"}, {"format": "|[c(9)]|"}, {"format": "V:|[c]"}]}
            """#, "t.json")
        let (text, _) = try await run([file])
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("root     view    0  0  320  480"))
        #expect(lines[2] == "├─ List  scroll  0  0  320  480   content 9 × 0   ambiguous content height")
        #expect(lines[3].hasPrefix("│  └─ c  view    0  0    9    0   ambiguous height"))
        #expect(lines[4].hasPrefix("└─ d     view"))
        #expect(lines.contains("cannot all hold"))
        #expect(lines.last == "  d.width == 6  constraints[1]   ← left out")
        #expect(!text.contains("\u{1B}"))
        #expect(try await run(["--color", "always", file]).text.contains("\u{1B}[33mambiguous"))
    }

    @Test("a drawing is XML with a rectangle for each view, whatever the names") func drawing() async throws {
        let file = try write(
            #"""
            {"root": {"w": 320, "h": 480}, "views": [{"id": "a", "name": "<a>&\u0001\"", "frame": [10, 20, 30, 40]}, {"id": "s", "type": "scroll",
             "frame": [0, 0, 100, 100], "props": {"contentSize": [100, 900], "contentOffset": [0, 50]}},
             {"id": "in", "parent": "s", "frame": [0, 60, 10, 10]}]}
            """#, "d.json")
        let (svg, status) = try await run(["--format", "svg", file])
        #expect(status == .done)
        #expect(svg.contains("<rect x=\"10\" y=\"20\" width=\"30\" height=\"40\" fill=\"none\""))
        #expect(svg.contains("&lt;a&gt;&amp;&quot;"))
        #expect(svg.contains("<rect x=\"0\" y=\"-50\" width=\"100\" height=\"900\" fill=\"none\""))
        #expect(svg.contains("<rect x=\"0\" y=\"10\" width=\"10\" height=\"10\" fill=\"none\""))
        let parser = XMLChecker(svg)
        #expect(parser.isBalanced)
        #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    }

    @Test("a tree deeper than can be drawn has its depth in numbers") func deep() {
        let views = (0..<5000).map { LaidOutView(id: "\($0)", kind: "view", parent: $0 == 0 ? nil : "\($0 - 1)", frame: .zero) }
        let prefixes = TreeLines(views).prefixes
        #expect(prefixes.count == 5000)
        #expect(prefixes[2] == "   └─ ")
        #expect(prefixes[4999] == "… 4999 ")
    }
}

/// Tags opened are closed, in order: all that the drawing's simple XML needs.
private struct XMLChecker {
    private(set) var isBalanced = true

    init(_ text: String) {
        var open: [Substring] = []
        for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
            let tag = part.prefix { $0 != ">" }
            let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                if open.popLast() != name { isBalanced = false }
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
        }
        isBalanced = isBalanced && open.isEmpty
    }
}
