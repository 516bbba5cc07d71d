import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Heights that are too low for a text.
@Suite("Heights below a line of text")
struct LowTextTests: MarkupSuite {
    private func corner(_ id: String, _ y: Double) -> String {
        tie("l\(id)", "\(id).leading", to: "root.leading", plus: 20) + tie("u\(id)", "\(id).top", to: "root.top", plus: y)
    }

    private func button(_ title: String, height: Double, _ font: String = "type=\"system\" pointSize=\"17\"") -> String {
        """
        <button \(off) id="go"><state key="normal" title="\(title)"/><fontDescription key="fontDescription" \(font)/>
        \(frame(20, 100, 100, height))<constraints>\(length("h", "height", of: height))</constraints></button>
        """
    }

    @Test("a conflict elsewhere does not hide a height that is too low") func conflict() throws {
        let box = """
            <view \(off) id="box">\(frame(20, 300, 100, 40))<constraints>\(length("w", "width", of: 100))\(length("v", "width", of: 140))
            \(length("k", "height", of: 40))</constraints></view>
            """
        let found = try findings("control-too-low", in: button("Go on", height: 8) + box, corner("go", 100) + corner("box", 300))
        #expect(found.map(\.object) == ["go"])
    }

    @Test("a height that takes part in a conflict is not called too low") func member() throws {
        let low = button("Go on", height: 8).replacing("</constraints>", with: "\(length("k", "height", of: 60))</constraints>")
        #expect(try findings("control-too-low", in: low, corner("go", 100)).isEmpty)
    }

    @Test("a text style has a line, too") func style() throws {
        let style = "style=\"UICTFontTextStyleBody\""
        #expect(try findings("control-too-low", in: button("Go on", height: 8, style), corner("go", 100)).count == 1)
        #expect(try findings("control-too-low", in: button("Go on", height: 30, style), corner("go", 100)).isEmpty)
        let field = """
            <textField \(off) id="go">\(frame(20, 100, 100, 8))<fontDescription key="fontDescription" \(style)/><constraints>
            \(length("h", "height", of: 8))</constraints></textField>
            """
        #expect(try findings("control-too-low", in: field, corner("go", 100)).count == 1)
    }

    @Test("capitals and signs need three quarters of a line, in a button as well") func capitals() throws {
        func severity(_ title: String) throws -> [Severity] {
            try findings("control-too-low", in: button(title, height: 14), corner("go", 100)).map(\.severity)
        }
        #expect(try severity("SIGN IN") == [.info])
        #expect(try severity("+") == [.info])
        #expect(try severity("Sign in") == [.warning])
    }

    @Test("a title grows with the text size, whatever size it has on the canvas of its editor") func canvasTitle() throws {
        let label = """
            <label text="Manager" \(off) id="text">\(frame(20, 100, 100, 31.5))<fontDescription key="fontDescription"
            style="UICTFontTextStyleTitle1"/><constraints>\(length("h", "height", of: 31.5))</constraints></label>
            """
        let (_, bytes) = Given.storyboard(label, corner("text", 100))
        let old = String(decoding: bytes, as: UTF8.self).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"13529\"")
        let document = InterfaceBuilderFile.read(Array(old.utf8), path: "Main.storyboard")
        let found = Linter(rules: Rule.all.filter { $0.id == "fixed-height-text" }).findings(in: document)
        #expect(found.map(\.object) == ["text"], "\(found)")
    }

    @Test("a fixed height is too low for large text where the text refuses to be cut, too") func refusal() throws {
        let label = """
            <label text="120" verticalCompressionResistancePriority="1000" \(off) id="text">\(frame(20, 100, 30, 16))
            <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/><constraints>\(length("h", "height", of: 16))
            </constraints></label>
            """
        let found = try findings("fixed-height-text", in: label, corner("text", 100))
        #expect(found.map { $0.message.contains("is 16 points high by 120.height = 16") } == [true], "\(found)")
    }
}
