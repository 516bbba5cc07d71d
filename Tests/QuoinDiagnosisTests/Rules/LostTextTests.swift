import QuoinDiagnosis
import QuoinScenes
import Testing

/// Texts that nobody sees, and the constraint that is the cause.
@Suite("Texts that are lost")
struct LostTextTests: MarkupSuite {
    private func label(_ text: String = "Title") -> String {
        "<label text=\"\(text)\" \(off) id=\"text\">\(frame(16, 100, 343, 20.5))</label>"
    }

    @Test("a text both of whose edges are held on one line is lost by the constraint that mixes them") func collapse() throws {
        let found = try findings(
            "zero-size", in: label(),
            tie("l", "text.leading", to: "root.trailing") + tie("r", "root.trailing", to: "text.trailing")
                + tie("u", "text.top", to: "root.top", plus: 100), on: [])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.related.map(\.object) == ["l", "r"])
        #expect(found.first?.fix?.description == "Check the attributes of Title.leading = View.trailing.")
    }

    @Test("a text that begins behind the end of its view is off the screen; nothing is missing at its end") func noRoom() throws {
        let found = try findings(
            "off-screen", "missing-trailing", in: label(),
            tie("l", "text.leading", to: "root.trailing", plus: 16) + tie("u", "text.top", to: "root.top", plus: 100), on: [])
        #expect(found.map(\.rule) == ["off-screen"], "\(found)")
    }

    @Test("a view that a mask places is certainly there on an axis on which nothing hangs on it") func mask() throws {
        let sheet = """
            <view id="sheet">\(frame(0, 300, 375, 200))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(label())</subviews><constraints>\(tie("x", "text.centerX", to: "sheet.centerX", more: "multiplier=\"2\""))
            \(tie("u", "text.top", to: "sheet.top", plus: 100))</constraints></view>
            <view \(off) id="footer">\(frame(0, 500, 375, 40))<constraints>\(length("h", "height", of: 40))</constraints></view>
            """
        let found = try findings(
            "off-screen", in: sheet,
            tie("f", "footer.top", to: "sheet.bottom") + tie("l", "footer.leading", to: "root.leading")
                + tie("t", "root.trailing", to: "footer.trailing"), on: [])
        #expect(found.map(\.object) == ["text"], "\(found)")
    }

    @Test("the advice for a button that a fixed height pushes off the screen names that height") func pushed() throws {
        let views = """
            <view \(off) id="list" userLabel="List">\(frame(0, 20, 375, 600))<constraints>\(length("h", "height", of: 600))</constraints></view>
            <button \(off) id="next"><state key="normal" title="Next"/>\(frame(16, 640, 100, 34))<constraints>\(length("k", "height", of: 34))
            </constraints></button>
            """
        let place =
            tie("l", "list.leading", to: "root.leading") + tie("t", "root.trailing", to: "list.trailing")
            + tie("u", "list.top", to: "root.top", plus: 40) + tie("n", "next.top", to: "list.bottom", plus: 16)
            + tie("m", "next.leading", to: "root.leading", plus: 16)
        let found = try findings("off-screen", in: views, place, on: [])
        let advice = try #require(found.first?.fix?.description)
        #expect(advice.contains("and let List.height = 600 (line") && advice.contains("give way at priority 999"), "\(advice)")
    }
}
