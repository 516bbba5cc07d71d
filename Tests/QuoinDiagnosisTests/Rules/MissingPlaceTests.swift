import QuoinDiagnosis
import QuoinScenes
import Testing

/// Views that lack a position, a length, or both.
@Suite("Positions and lengths that are missing")
struct MissingPlaceTests: MarkupSuite {
    private func finding(_ constraints: String, _ attributes: String = "") throws -> Finding {
        let box = "<view ambiguous=\"YES\" \(attributes) \(off) id=\"box\" userLabel=\"Box\">\(frame(98, 100, 200, 40))</view>"
        let document = Given.storyboard(
            box, tie("u", "box.top", to: "root.top", plus: 100) + tie("b", "root.bottom", to: "box.bottom", plus: 527) + constraints
        ).document
        if let error = document.error { throw error }
        return try #require(Linter(rules: Rule.all.filter { $0.id == "ambiguous-layout" }).findings(in: document).first)
    }

    @Test("a view that nothing refers to on an axis needs a position and a length") func both() throws {
        let finding = try finding("")
        #expect(
            finding.message
                == "Nothing decides where \"Box\" is horizontally, or how wide it is: it needs constraints for its X position and its width."
        )
        #expect(finding.fix?.isVerified == true && finding.fix?.edits.count == 2, "\(finding)")
        #expect(
            finding.fix?.description == "Pin both the leading and trailing edges of \"Box\", or pin one and give it a width.")
    }

    @Test("where one edge is pinned either of the two will do") func either() throws {
        let finding = try finding(tie("t", "root.trailing", to: "box.trailing", plus: 77))
        #expect(finding.message.hasSuffix("it needs a constraint for its X position or width."))
    }

    @Test("a view of the program's own class may lack a size, but its position is missing whatever code does") func ownClass() throws {
        let own = "customClass=\"ChartView\""
        #expect(try finding("", own).severity == .error)
        let pinned = try finding(tie("l", "box.leading", to: "root.leading", plus: 98), own)
        #expect(pinned.severity == .warning && pinned.fix?.description.contains("placeholder") == true, "\(pinned)")
    }
}
