import Foundation
import Testing

@testable import quoin

/// The page that `quoin lint --html` writes. `Scripts/test-pages` opens it in a browser.
@Suite("quoin lint --html")
final class LintPageTests {
    private static let mistakes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Mistakes")
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func page(_ words: String...) async throws -> String {
        _ = await folder.lint(["--html", folder.path("page.html")] + words)
        return try folder.read("page.html")
    }

    private func text(_ rule: String) throws -> String {
        try String(contentsOf: Self.mistakes.appending(path: "\(rule)/shows.storyboard"), encoding: .utf8)
    }

    @Test("shows each scene with findings once, drawn, with its findings marked and listed") func scenes() async throws {
        let page = try await page(folder.write(try text("scroll-content-width"), "a.storyboard"))
        #expect(page.components(separatedBy: "<article").count == 2)
        #expect(page.contains("data-layer=\"finding\" data-key=\"1\""))
        #expect(page.contains("data-number=\"1\" data-severity=\"error\" data-rule=\"scroll-content-width\""))
        #expect(page.contains("<details id=\"rule-scroll-content-width\">"))
        #expect(!page.contains("<section class=\"matrix\""))
    }

    @Test("several devices have a table, and no more than four are all drawn") func devices() async throws {
        let file = try folder.write(try text("scroll-content-width"), "a.storyboard")
        let few = try await page("--devices", "retina4_7,retina6_12", file)
        #expect(few.contains("<section class=\"matrix\""))
        #expect(few.contains("<th scope=\"col\" title=\"retina4_7\">iPhone 8</th>"))
        #expect(few.components(separatedBy: "<div class=\"screen\"").count == 3)
        let many = try await page("--devices", "retina4_7,retina6_12,retina6_1,retina5_5,retina4_0,ipad9_7", file)
        #expect(many.components(separatedBy: "<div class=\"screen\"").count == 2)
        #expect(many.components(separatedBy: "<option ").count == 7)
    }

    @Test("names from files are no markup, and nothing is loaded") func hostile() async throws {
        let name = "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"
        let file = try folder.write(try text("scroll-content-width").replacing("Content View", with: name), "a.storyboard")
        let page = try await page(file)
        #expect(page.contains(name))
        #expect(!page.contains("<img"))
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("default-src 'none'"))
        for part in page.components(separatedBy: "url(").dropFirst() { #expect(part.hasPrefix("#")) }
    }

    @Test("says that nothing was found, and what could not be read") func empty() async throws {
        let clean = try folder.write(Sample.clean, "clean.json")
        #expect(try await page(clean).contains("Nothing was found in 1 file."))
        let broken = try folder.write("<document>", "broken.storyboard")
        #expect(try await page(broken).contains("Not examined"))
    }
}
