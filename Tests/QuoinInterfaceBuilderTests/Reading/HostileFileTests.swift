import QuoinInterfaceBuilder
import QuoinScenes
import Testing

@Suite("Hostile files")
struct HostileFileTests {
    private func error(_ text: String) -> String? {
        InterfaceBuilderFile.read(Array(text.utf8), path: "hostile.xib").error.map { "\($0)" }
    }

    @Test(
        "broken XML is one error with its place",
        arguments: [
            ("<document>\n  <objects>\n    <view></document>", "3:13: not well-formed XML: mismatched tag"),
            ("", "1:1: not well-formed XML: no element found"),
            ("NIBArchive\u{1}\0\0\0", "a binary file, not the XML that Interface Builder writes"),
            ("<document a=\"1\" a=\"2\"/>", "1:17: not well-formed XML: duplicate attribute"),
            ("\n<archive/>", "2:1: <archive> was saved by Xcode 4 or earlier: open and save it with a later one"),
            ("<plist/>", "1:1: <plist> is no document of Interface Builder"),
        ])
    func broken(_ text: String, _ message: String) {
        #expect(error(text) == message)
    }

    @Test("nested entities are refused before they are expanded")
    func billionLaughs() {
        var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a0 \"lol\">\n"
        for level in 1...9 {
            text += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n"
        }
        text += "]>\n<document>&a9;</document>"
        #expect(error(text)?.contains("declares entities") == true)
    }

    @Test("default attributes, which can grow as much, are refused")
    func attributeDefaults() {
        let text = "<!DOCTYPE document [<!ATTLIST view x CDATA \"long\">]><document/>"
        #expect(error(text)?.contains("declares entities or attributes") == true)
    }

    @Test("an attribute of many megabytes ends the reading")
    func longAttribute() {
        let text = "<document a=\"" + String(repeating: "x", count: 8 << 20) + "\"/>"
        #expect(error(text)?.contains("a tag is longer than") == true)
    }

    @Test("a file larger than the limit is not read")
    func large() {
        let document = InterfaceBuilderFile.read([UInt8](repeating: 0x3C, count: (64 << 20) + 1), path: "hostile.xib")
        #expect(document.error?.message.contains("larger than 64 MB") == true)
    }

    @Test("a hundred thousand levels end the reading")
    func deep() {
        let text = "<document>" + String(repeating: "<view>", count: 100_000)
        #expect(error(text)?.contains("nested deeper than 2000 levels") == true)
    }

    @Test("more elements than any file has end the reading")
    func many() {
        let text = "<document>" + String(repeating: "<a/>", count: 1_000_001) + "</document>"
        #expect(error(text)?.contains("more than 1000000 elements") == true)
    }

    @Test("views nested as deep as allowed are laid out")
    func nested() throws {
        let depth = 980
        var text = "<document useAutolayout=\"YES\"><objects>"
        for level in 0..<depth {
            text += "<view id=\"v\(level)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"10\" height=\"10\"/><subviews>"
        }
        text += String(repeating: "</subviews></view>", count: depth) + "</objects></document>"
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "deep.xib")
        #expect(document.error == nil)
        let scene = try #require(document.scenes.first)
        #expect(try SceneLayout(scene).views().count == depth)
    }
}
