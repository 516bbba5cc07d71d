import Foundation
import Testing

@testable import quoin

@Suite("Pages")
struct WebPageTests {
    @Test(
        "SHA-256 is that of the standard's examples, and of lengths around a block",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
        ])
    func digests(_ message: String, _ digest: String) { #expect(SHA256(Array(message.utf8)).source == "sha256-" + digest) }

    @Test("a page runs its own script alone, and holds names as text") func page() {
        let page = WebPage(title: "</title><script>x</script>", style: "", script: "let a = 1;", body: "<p></p>").text
        #expect(page.components(separatedBy: "<script>").count == 2)
        #expect(page.contains("default-src 'none'"))
        let start = page.range(of: "<script>"), end = page.range(of: "</script>")
        guard let start, let end else { return #expect(Bool(false), "no script") }
        let script = String(page[start.upperBound..<end.lowerBound])
        #expect(page.contains("script-src '\(SHA256(Array(script.utf8)).source)'"))
    }

    @Test("the page of a difference has both versions, what changed, and a slider; names are text") func diff() async throws {
        let folder = try Folder()
        let title = "&lt;/script>&lt;img src=x onerror=alert(1)>"
        let old = try folder.write(LoginScreen.before, "old.storyboard")
        let new = try folder.write(LoginScreen.after.replacing("title=\"Login\"", with: "title=\"\(title)\""), "new.storyboard")
        _ = await folder.diff("--html", folder.path("page.html"), old, new)
        let page = try folder.read("page.html")
        #expect(page.contains("Before: ") && page.contains("After: "))
        #expect(page.contains("type=\"range\""))
        #expect(page.contains("Label “No account yet?” from View, with 2 constraints and 1 outlet"))
        #expect(page.contains("class=\"removed\" data-object=\"hint\""))
        #expect(!page.contains("<img"))
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(await folder.diff("--html", "x.html", "--no-layout", old, new).status == .usage)
    }
}
