import QuoinLayout
import Testing

@testable import QuoinDiagnosis

@Suite("Constraints of an analyzed scene")
struct AnalyzedConstraintTests {
    private func scene(_ constraints: String) throws -> SceneAnalysis {
        try Given.analysis(
            """
            {"id": "a", "name": "Card"}, {"id": "b"}, {"id": "s", "type": "scroll", "frame": [0, 0, 200, 100]},
            {"id": "in", "parent": "s", "intrinsic": [50, 300]}
            """, constraints)
    }

    private func constraint(_ text: String, with others: String = "") throws -> AnalyzedConstraint {
        try #require(try scene("{\"id\": \"x\", \(text)}\(others)").constraint("x"))
    }

    @Test("a constraint is described as an equation of its views' titles")
    func description() throws {
        #expect(try constraint(#""first": "a.width", "const": 40"#).description == "Card.width = 40")
        #expect(
            try constraint(#""first": "b.leading", "rel": ">=", "second": "a.trailing", "const": 8"#).description
                == "b.leading ≥ Card.trailing + 8")
        #expect(
            try constraint(#""first": "b.height", "rel": "<=", "second": "a.width", "mult": 0.5, "const": -3"#).description
                == "b.height ≤ 0.5 × Card.width − 3")
        #expect(
            try constraint(##""first": "in.bottom", "second": "s#content.bottom""##).description
                == "in.bottom = s's content layout guide.bottom")
    }

    @Test("two views of one name are told apart by their ids")
    func sameNames() throws {
        let analysis = try Given.analysis(
            """
            {"id": "a", "name": "View"}, {"id": "b", "name": "View"}
            """,
            """
            {"id": "x", "first": "b.top", "second": "a.bottom", "const": 8}, {"id": "y", "first": "a.height", "second": "a.width"}
            """)
        #expect(analysis.constraint("x")?.description == "View (b).top = View (a).bottom + 8")
        #expect(analysis.constraint("y")?.description == "View.height = View.width")
    }

    @Test("leading and trailing are resolved to sides, and kept as they were spelled") func sides() throws {
        let constraint = try constraint(#""first": "a.leading", "second": "root.leading""#)
        #expect(constraint.first.attribute == .left && constraint.first.spelled == .leading)
        #expect(constraint.axis == .horizontal)
        #expect(constraint.side(of: constraint.first.view)?.other?.view.isRoot == true)
    }

    @Test("excess is how far a constraint is from holding")
    func excess() throws {
        let pins =
            #", {"first": "a.top", "second": "root.top"}, {"first": "a.left", "second": "root.left"}, {"first": "a.height", "const": 10}"#
        let exact = try constraint(#""first": "a.width", "const": 40"#, with: pins)
        #expect(exact.excess == 0 && exact.holds && exact.isTight && exact.isRequired && exact.isUser)
        let loose = try constraint(#""first": "a.width", "rel": ">=", "const": 40"#, with: pins + #", {"first": "a.width", "const": 60}"#)
        #expect(loose.excess == 20 && loose.holds && !loose.isTight)
        let broken = try constraint(#""first": "a.width", "const": 40, "prio": 500"#, with: pins + #", {"first": "a.width", "const": 60}"#)
        #expect(broken.excess == 20 && !broken.holds && !broken.isRequired)
    }

    @Test("edges of a scroll view mean its content, seen from inside") func content() throws {
        let scene = try scene(
            """
            {"id": "top", "first": "in.top", "second": "s.top"}, {"id": "bottom", "first": "s.bottom", "second": "in.bottom"},
            {"id": "left", "first": "in.left", "second": "s.left"}, {"id": "width", "first": "in.width", "second": "s.width"},
            {"id": "right", "first": "s.right", "second": "in.right"}
            """)
        func isContent(_ id: String) -> Bool? {
            guard let constraint = scene.constraint(id), let scroll = scene.view("s") else { return nil }
            return constraint.side(of: scroll).map { $0.own.meansContent(from: $0.other) }
        }
        #expect(isContent("top") == true && isContent("bottom") == true && isContent("width") == false)
        #expect(scene.constraint("bottom")?.excess == 0, "the content ends where the view ends")
    }

    @Test("the constraints of a view are those that name it, each once") func ofView() throws {
        let scene = try scene(
            """
            {"id": "1", "first": "a.width", "const": 40}, {"id": "2", "first": "a.height", "second": "a.width"},
            {"id": "3", "first": "b.top", "second": "a.bottom"}, {"id": "4", "first": "b.width", "const": 1}
            """)
        let own = try #require(scene.view("a")).constraints.filter(\.isUser).map(\.id)
        #expect(Set(own) == ["1", "2", "3"] && own.count == 3)
    }
}
