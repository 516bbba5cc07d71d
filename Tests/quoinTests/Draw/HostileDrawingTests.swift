import Foundation
import Testing

@testable import quoin

/// Documents and projects that mean harm, or are only too large: nothing in a picture runs or is fetched, and the rest is drawn.
@Suite("drawings of hostile documents")
final class HostileDrawingTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func draw(_ words: String...) async throws -> String {
        let status = await Quoin.run(["draw", "--output", folder.path("drawn.svg")] + words, ProcessEnvironment())
        #expect(status == .done)
        return try folder.read("drawn.svg")
    }

    /// A storyboard of as many controllers as wanted, each with a segue to the next and to itself, and the last one to the first.
    private func storyboard(_ count: Int, title: String = "Scene", image: String = "logo") -> String {
        let scenes = (0..<count).map { index in
            """
            <scene sceneID="s\(index)"><objects><viewController id="c\(index)" title="\(title) \(index)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(index)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><imageView contentMode="scaleAspectFit" image="\(image)" id="i\(index)"><rect key="frame" x="20" y="40" width="100" height="100"/>
            <autoresizingMask key="autoresizingMask"/></imageView></subviews></view>
            <connections><segue destination="c\((index + 1) % count)" kind="show" identifier="\(title)" id="g\(index)"/>
            <segue destination="c\(index)" kind="unwind" id="h\(index)"/></connections>
            </viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c0">
            <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
            """
    }

    /// A project with one image in its catalog.
    private func project(_ file: String, _ bytes: Data) throws -> String {
        try folder.write("", "Package.swift")
        let set = "Assets.xcassets/logo.imageset"
        try folder.write("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}", "\(set)/Contents.json")
        try bytes.write(to: folder.url.appending(path: "\(set)/\(file)"))
        return try folder.write(storyboard(1), "Main.storyboard")
    }

    private func check(_ svg: String) {
        #expect(!svg.contains("<script") && !svg.contains("<foreignObject") && !svg.contains("javascript:"))
        for part in svg.components(separatedBy: "href=\"").dropFirst() { #expect(part.hasPrefix("#") || part.hasPrefix("data:image/")) }
    }

    @Test("titles are text") func titles() async throws {
        let title = "&lt;/svg&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
        let file = try folder.write(storyboard(2, title: title), "Main.storyboard")
        for words in [["--board", file], [file]] {
            let svg = words.count == 2 ? try await draw(words[0], words[1]) : try await draw(words[0])
            check(svg)
            #expect(svg.contains("&lt;script&gt;"))
        }
    }

    @Test("an SVG with a script and links is a placeholder") func scripted() async throws {
        let image = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>alert(1)</script>
            <image href="http://example.com/a.png" width="10" height="10"/></svg>
            """
        let svg = try await draw(project("logo.svg", Data(image.utf8)))
        check(svg)
        #expect(!svg.contains("<image"))
        #expect(!svg.contains("example.com"))
    }

    @Test("a broken picture is a placeholder", arguments: [0, 8, 20, 40]) func broken(_ length: Int) async throws {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let bytes = Data(start + [UInt8](repeating: 0xFF, count: 40)).prefix(length)
        let svg = try await draw(project("logo.png", bytes))
        check(svg)
        #expect(!svg.contains("<image"))
    }

    @Test("a view of 40,000 points is drawn, and a PNG of it is smaller") func huge() async throws {
        let scene = """
            {"root": {"w": 40000, "h": 40000}, "views": [{"id": "a", "type": "scroll", "frame": [0, 0, 40000, 40000]},
             {"id": "b", "parent": "a", "type": "label", "frame": [1e9, -1e9, 1e12, 40000], "props": {"text": "far"}}]}
            """
        let file = try folder.write(scene, "huge.json")
        check(try await draw("--layers", "all", file))
        #expect(PNGFile.scale(2, width: 40_000, height: 40_000) * 40_000 <= 16_000)
        guard PNGFile.isAvailable else { return }
        let words = ["draw", "--scale", "0.01", "--output", folder.path("huge.png"), file]
        #expect(await Quoin.run(words, ProcessEnvironment()) == .done)
    }

    @Test("letters of impossible sizes, and far apart, are drawn or left out", arguments: ["1e9", "-5", "0", "1e-9", "1e308"])
    func letters(_ size: String) async throws {
        let scene = """
            {"root": {"w": 320, "h": 480}, "views": [{"id": "a", "type": "label", "frame": [0, 0, 320, 40], "props": {"text": "Large", "fontSize": \(size)}},
             {"id": "b", "type": "button", "frame": [0, 100, 320, 40], "props": {"title": "Press", "fontSize": \(size)}},
             {"id": "c", "type": "textField", "frame": [0, 200, 1e7, 40], "props": {"placeholder": "Wide", "fontSize": \(size)}}]}
            """
        let file = try folder.write(scene, "letters.json")
        check(try await draw("--layers", "all", file))
        guard PNGFile.isAvailable else { return }
        let words = ["draw", "--scale", "1", "--output", folder.path("letters.png"), file]
        #expect(await Quoin.run(words, ProcessEnvironment()) == .done)
    }

    @Test("of a line of 200,000 letters those on the screen are drawn", arguments: ["left", "center", "right"])
    func longLine(_ alignment: String) async throws {
        let text = String(repeating: "x", count: 100_000) + String(repeating: "y", count: 100_000)
        let scene = """
            {"root": {"w": 320, "h": 480}, "views": [{"id": "a", "type": "label", "frame": [-1e6, 0, 2e6, 40],
             "props": {"text": "\(text)", "textAlignment": "\(alignment)"}}]}
            """
        let svg = try await draw("--bare", folder.write(scene, "line.json"))
        #expect(svg.utf8.count < 20_000)
    }

    @Test("500 scenes with segues in a circle are a board") func board() async throws {
        let svg = try await draw("--board", folder.write(storyboard(500), "Main.storyboard"))
        check(svg)
        #expect(svg.contains("Scene 499"))
        #expect(svg.utf8.count < 5_000_000)
    }
}
