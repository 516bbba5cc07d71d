import Foundation
import QuoinScenes
import Testing

@testable import quoin

@Suite("the fonts of projects")
final class ProjectFontsTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
        try write([], "App.xcodeproj/project.pbxproj")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    private func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url.path
    }

    /// A storyboard with two labels in a font.
    private func storyboard(_ font: String) throws -> String {
        let labels = ["one", "two"].map { id in
            """
            <label text="AVo" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <fontDescription key="fontDescription" name="\(font)" family="Brand" pointSize="100"/>
            </label>
            """
        }
        let pins = ["one", "two"].flatMap { id in
            ["top", "leading"].map { side in
                "<constraint firstItem=\"\(id)\" firstAttribute=\"\(side)\" secondItem=\"root\" secondAttribute=\"\(side)\" id=\"\(id)-\(side)\"/>"
            }
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(labels.joined())</subviews><constraints>\(pins.joined())</constraints></view>
            </viewController></objects></scene></scenes></document>
            """
        return try write(Array(text.utf8), "App/Screens/Main.storyboard")
    }

    private func font(_ name: String, wider: Int) -> [UInt8] { FontBuilder.named(name, family: "Brand", wider: wider).bytes }

    /// The width of the first label, and what the answer says of the document.
    private func answer(_ words: [String]) async throws -> (width: Double, trust: [String], notes: [String]) {
        let output = folder.appendingPathComponent("out.json").path
        #expect(await Quoin.run(["layout", "--format", "json", "--output", output] + words, ProcessEnvironment()) == .done)
        let document = try #require(
            JSONText(Array(Data(contentsOf: URL(fileURLWithPath: output)))).root["documents"]?.elements.first { _ in true })
        let label = try #require(
            document["scenes"]?.elements.first { _ in true }?["views"]?.elements.first { $0["id"]?.string == "one" })
        let notes = document["notes"]?.elements.compactMap { $0["message"]?.string } ?? []
        return (label["frame"]?.elements.compactMap(\.number)[2] ?? 0, label["trust"]?.elements.compactMap(\.string) ?? [], notes)
    }

    @Test("are found in the project around a document") func project() async throws {
        let file = try storyboard("Brand-Bold")
        try write(font("Brand-Regular", wider: 0), "App/Resources/Brand-Regular.ttf")
        try write(font("Brand-Bold", wider: 100), "App/Resources/Fonts/Brand-Bold.OTF")
        let found = try await answer([file])
        #expect(found.width == 172 && found.notes.isEmpty)
    }

    @Test("are those of --fonts first, and then those that the configuration lists") func named() async throws {
        let file = try storyboard("Brand-Bold")
        try write(font("Brand-Bold", wider: 100), "App/Brand.ttf")
        try write(
            FontBuilder.collection([.named("Other", family: "Other"), .named("Brand-Bold", family: "Brand", wider: 200)]),
            "../\(folder.lastPathComponent)-shared/All.ttc")
        defer { try? FileManager.default.removeItem(atPath: folder.path + "-shared") }
        #expect(try await answer([file]).width == 172)
        try write(Array("{\"fonts\": [\"../\(folder.lastPathComponent)-shared\"]}".utf8), ".quoin.json")
        #expect(try await answer([file]).width == 202)
        let own = try write(font("Brand-Bold", wider: 300), "Elsewhere/Brand.ttf")
        #expect(try await answer(["--fonts", own, file]).width == 232)
        #expect(try await answer(["--fonts", folder.path + "/Elsewhere", file]).width == 232)
    }

    @Test("that are named and not there are said once a document") func missing() async throws {
        let file = try storyboard("Nobody-Bold")
        let found = try await answer([file])
        #expect(found.notes.filter { $0.includes("the font \"Nobody-Bold\" was not found") }.count == 1)
        #expect(found.trust.contains("text"))
    }

    @Test("that are damaged are left out") func damaged() async throws {
        let file = try storyboard("Brand-Bold")
        try write(Array("no font".utf8), "App/A.ttf")
        try write(FontBuilder.named("Brand-Bold", family: "Brand").without("cmap").bytes, "App/B.ttf")
        let found = try await answer([file])
        #expect(found.notes.contains { $0.includes("was not found") } && found.trust.contains("text"))
    }

    @Test("must be there where they are named") func wrongFolder() async throws {
        let file = try storyboard("Brand-Bold")
        #expect(await Quoin.run(["layout", "--fonts", folder.path + "/none", file], ProcessEnvironment()) == .usage)
    }

    @Test("are measured with anew by a linter that remembers") func cache() async throws {
        let file = try storyboard("Brand-Bold")
        let cache = folder.appendingPathComponent("cache").path
        let lint = ["lint", "--cache", cache, "--output", folder.appendingPathComponent("lint.txt").path, file]
        let answers = { try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.count == 32 }.count }
        _ = await Quoin.run(lint, ProcessEnvironment())
        _ = await Quoin.run(lint, ProcessEnvironment())
        #expect(try answers() == 1)
        try write(font("Brand-Bold", wider: 100), "App/Brand.ttf")
        _ = await Quoin.run(lint, ProcessEnvironment())
        #expect(try answers() == 2)
    }
}
