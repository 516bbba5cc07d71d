import Testing

@testable import QuoinDiagnosis

@Suite("Texts of views")
struct TextContentTests {
    private func text(_ text: String, _ more: String = "") throws -> TextContent? {
        try Given.analysis("{\"id\": \"a\", \"type\": \"label\", \"props\": {\"text\": \"\(text)\"}\(more)}").view("a")?.text
    }

    @Test("words are translated, and numbers, amounts and signs are not")
    func translatable() throws {
        for word in ["Sign in", "OK!", "Step 1"] { #expect(try text(word)?.isTranslatable == true, "\(word)") }
        for sign in ["42", "$ 1234", "×", "12:30", "Label"] { #expect(try text(sign)?.isTranslatable == false, "\(sign)") }
        #expect(try text("") == nil && text("  ") == nil)
    }

    @Test("short words grow more than long sentences") func growth() throws {
        let growths = try ["Sign in", "Confirm your order"].map { try text($0)?.growth ?? 0 }
        #expect(growths == [1.5, 1.4], "short words grow more")
    }

    @Test("a text's natural width is that of one line; a view with a given size has none") func width() throws {
        let width = try #require(try text("Hello")?.naturalWidth)
        #expect(width > 30 && width < 50)
        #expect(try text("Hello", ", \"intrinsic\": [10, 10]")?.naturalWidth == nil)
    }

    @Test("the text that Xcode or a designer filled in is a placeholder") func placeholder() throws {
        #expect(try text("Label")?.isPlaceholder == true && text("Lorem ipsum dolor")?.isPlaceholder == true)
        #expect(try text("Price")?.isPlaceholder == false)
    }

    @Test("a view shows text by its kind") func kinds() throws {
        let scene = try Given.analysis(#"{"id": "a", "type": "textField"}, {"id": "b", "type": "image"}, {"id": "c", "type": "label"}"#)
        #expect(scene.views.filter(\.showsText).map(\.id) == ["a", "c"])
        #expect(scene.view("a")?.numberOfLines == nil && scene.view("c")?.numberOfLines == 1)
        #expect(scene.view("b")?.dependsOnText == true, "a text beside it may push it")
    }
}
