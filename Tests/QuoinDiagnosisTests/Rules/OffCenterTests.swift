import QuoinDiagnosis
import QuoinScenes
import Testing

/// A text that reaches off the screen because its center is tied to the wrong thing.
@Suite("Texts that are put off their center")
struct OffCenterTests: MarkupSuite {
    private func rules(_ more: String, text: String = "Track is saved!", to second: String = "root.centerX") throws -> Set<String> {
        let label = """
            <label text="\(text)" numberOfLines="0" \(off) id="text">\(frame(130, 100, 115, 20.5))
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let document = Given.storyboard(
            label, tie("x", "text.centerX", to: second, more: more) + tie("u", "text.top", to: "root.top", plus: 100)
        ).document
        if let error = document.error { throw error }
        let rules: Set = ["off-screen", "multiline-no-wrap"]
        let found = Linter(rules: Rule.all.filter { rules.contains($0.id) }).findings(in: document)
        return Set(found.map(\.rule))
    }

    @Test("a text that would fit in the middle is off the screen by its constraint, and not too long") func fits() throws {
        #expect(try rules("multiplier=\"2\"") == ["off-screen"])
        #expect(try rules("", to: "root.trailing") == ["off-screen"])
        #expect(try rules("") == [])
    }

    @Test("a text that fits nowhere lacks a width") func long() throws {
        let text = "A sentence of many words that is far too long for any phone there is"
        #expect(try rules("multiplier=\"2\"", text: text).contains("multiline-no-wrap"))
    }
}
