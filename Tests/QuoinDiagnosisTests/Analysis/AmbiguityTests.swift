import QuoinLayout
import Testing

@testable import QuoinDiagnosis

@Suite("Causes of ambiguity")
struct AmbiguityTests {
    private func ambiguities(_ views: String, _ constraints: String = "") throws -> [String] {
        try Given.analysis(views, constraints).ambiguities.map { ambiguity in
            let what = [ambiguity.position ? "position" : nil, ambiguity.length ? "length" : nil].compactMap { $0 }.joined(separator: "+")
            let rivals = ambiguity.rivals.compactMap(\.id).joined(separator: " ")
            return "\(ambiguity.view.id ?? "?") \(ambiguity.axis) \(what)\(rivals.isEmpty ? "" : " rivals \(rivals)")"
        }
    }

    private let pins = #"{"first": "a.top", "second": "root.top"}, {"first": "a.height", "const": 10}"#

    @Test("a determined scene has none") func none() throws {
        #expect(try ambiguities(#"{"id": "a", "frame": [0, 0, 10, 10]}"#) == [])
    }

    @Test("a view without a width and a position has one on that axis") func missing() throws {
        #expect(try ambiguities(#"{"id": "a"}"#, pins) == ["a horizontal position+length"])
        #expect(try ambiguities(#"{"id": "a"}"#, pins + #", {"first": "a.left", "second": "root.left"}"#) == ["a horizontal length"])
        #expect(try ambiguities(#"{"id": "a"}"#, pins + #", {"first": "a.width", "const": 5}"#) == ["a horizontal position"])
    }

    @Test("views in an undetermined view, and views tied to it, are not reported again") func dependents() throws {
        let views = #"{"id": "a"}, {"id": "in", "parent": "a"}, {"id": "b"}"#
        let ties = """
            , {"first": "in.left", "second": "a.left"}, {"first": "in.width", "const": 3}, {"first": "in.top", "second": "a.top"},
            {"first": "in.height", "const": 3}, {"first": "b.left", "second": "a.right"}, {"first": "b.width", "const": 3},
            {"first": "b.top", "second": "a.top"}, {"first": "b.height", "const": 3}
            """
        let scene = try Given.analysis(views, pins + ties)
        #expect(scene.ambiguities.map(\.view.id) == ["a"])
        #expect(scene.ambiguities.first?.dependents.map(\.id) == ["b"])
    }

    @Test("a stack view that code fills is the likelier cause than a plain view beside it") func filledByCode() throws {
        let views = """
            {"id": "s", "type": "stack"}, {"id": "a", "parent": "s"}, {"id": "e", "type": "stack", "parent": "s"}
            """
        let ties = """
            {"first": "s.top", "second": "root.top"}, {"first": "s.height", "const": 10}, {"first": "s.left", "second": "root.left"},
            {"first": "s.right", "second": "root.right"}
            """
        let horizontal = try Given.analysis(views, ties).ambiguities.filter { $0.axis == .horizontal }
        #expect(horizontal.map(\.view.id) == ["e"])
        #expect(horizontal.map(\.detection.severity) == [.warning])
    }

    @Test("the advice leaves out edges that are pinned") func otherWays() throws {
        let top = """
            {"first": "a.left", "second": "root.left"}, {"first": "a.width", "const": 5}, {"first": "b.left", "second": "root.left"},
            {"first": "b.width", "const": 5}, {"first": "a.bottom", "second": "root.bottom"}, {"first": "a.top", "second": "b.bottom"}
            """
        func advice(_ more: String) throws -> [String?] {
            try Given.analysis(#"{"id": "a"}, {"id": "b"}"#, top + more).ambiguities.filter { $0.view.id == "a" }.map(\.detection.advice)
        }
        #expect(try advice("") == ["Give \"a\" a height, or pin the top edge of \"b\"."])
        let bounded = try advice(#", {"first": "a.height", "rel": ">=", "const": 50}"#)
        #expect(bounded.count == 1 && bounded[0]?.hasSuffix("an equality.") == true)
    }

    @Test("contents that want the same room at the same priority are rivals; the lowest priority alone is none") func rivals() throws {
        func row(_ hugging: Double) -> String {
            """
            {"id": "a", "intrinsic": [50, 20], "hug": [250, 750]}, {"id": "b", "intrinsic": [50, 20], "hug": [\(hugging), 750]}
            """
        }
        let ties = """
            {"first": "a.top", "second": "root.top"}, {"first": "b.top", "second": "root.top"}, {"first": "a.left", "second": "root.left"},
            {"first": "b.left", "second": "a.right"}, {"first": "b.right", "second": "root.right"}
            """
        #expect(try ambiguities(row(250), ties) == ["a horizontal length rivals a b"])
        #expect(try ambiguities(row(251), ties) == [])
        let ambiguity = try #require(try Given.analysis(row(250), ties).ambiguities.first)
        #expect(ambiguity.slack == 275)
    }
}
