import QuoinLayout
import Testing

@testable import QuoinDiagnosis

@Suite("Contents of scroll views")
struct ScrollContentTests {
    /// A scroll view of the root's size with a content view that holds a label.
    private func scroll(_ constraints: String, label: String = "") throws -> ScrollContent {
        let frame = ["top", "left", "bottom", "right"].map { "{\"first\": \"s.\($0)\", \"second\": \"root.\($0)\"}" }
        let scene = try Given.analysis(
            """
            {"id": "s", "type": "scroll"}, {"id": "content", "parent": "s"},
            {"id": "label", "parent": "content", "type": "label", "props": {"text": "Hello"\(label)}}
            """, (frame + [constraints]).joined(separator: ", "))
        return try #require(scene.scrolls.first)
    }

    private func pins(_ view: String, to other: String, edges: [String] = ["top", "left", "bottom", "right"]) -> String {
        edges.map { "{\"id\": \"\(view)-\($0)\", \"first\": \"\(view).\($0)\", \"second\": \"\(other).\($0)\"}" }.joined(separator: ", ")
    }

    @Test("the length of the content is a sum of its views' contents, and of the frame") func sum() throws {
        let plain = try scroll(pins("content", to: "s") + ", " + pins("label", to: "content"))
        #expect(plain.horizontal.contents.map(\.id) == ["label"] && plain.horizontal.dependsOnText && !plain.horizontal.isTied)
        #expect(plain.vertical.cause == nil && plain.vertical.isMeasured)
        let tied = try scroll(
            pins("content", to: "s") + ", " + pins("label", to: "content") + #", {"first": "content.width", "second": "s.width"}"#)
        #expect(tied.horizontal.isTied && !tied.horizontal.dependsOnText && tied.horizontal.plainTie != nil)
        #expect(tied.horizontal.length == 375)
    }

    @Test("the edges that are missing are the cause") func edges() throws {
        #expect(
            try scroll(pins("content", to: "s", edges: ["top", "left", "right"]) + ", " + pins("label", to: "content")).vertical.cause
                == .noEnd)
        #expect(
            try scroll(pins("content", to: "s", edges: ["bottom", "left", "right"]) + ", " + pins("label", to: "content")).vertical.cause
                == .noStart)
        #expect(
            try scroll(pins("content", to: "s", edges: ["left", "right"]) + ", " + pins("label", to: "content")).vertical.cause == .noEdges)
    }

    @Test("a chain that breaks off is reported with its last view") func chain() throws {
        let broken = try scroll(pins("content", to: "s") + ", " + pins("label", to: "content", edges: ["top", "left", "right"]))
        guard case .broken(let container, let last, let next) = broken.vertical.cause else { return #expect(Bool(false)) }
        #expect(container.id == "content" && last?.id == "label" && next == nil)
    }

    @Test("a content view without a length is the cause where nothing in it is connected") func length() throws {
        let empty = try scroll(pins("content", to: "s") + #", {"first": "label.centerX", "second": "content.centerX"}"#)
        guard case .noLength(let view) = empty.horizontal.cause else { return #expect(Bool(false)) }
        #expect(view.id == "content")
    }

    @Test("an inequality at the end is reported as one") func bound() throws {
        let scroll = try scroll(
            pins("content", to: "s", edges: ["top", "left", "right"]) + ", " + pins("label", to: "content")
                + #", {"id": "bound", "first": "s.bottom", "rel": ">=", "second": "content.bottom"}"#)
        guard case .onlyAtLeast(let constraint) = scroll.vertical.cause else { return #expect(Bool(false)) }
        #expect(constraint.id == "bound")
    }

    @Test("the direction follows the bounces, else a stack view, else the order of the views") func direction() throws {
        #expect(try scroll(pins("content", to: "s")).meansVertical)
        let bouncing = try Given.analysis(#"{"id": "s", "type": "scroll", "props": {"alwaysBounce": [true, false]}}"#)
        #expect(bouncing.scrolls.first?.meansVertical == false)
        let stacked = try Given.analysis(
            #"{"id": "s", "type": "scroll"}, {"id": "t", "parent": "s", "type": "stack", "props": {"axis": "h"}}"#,
            pins("t", to: "s"))
        #expect(stacked.scrolls.first?.meansVertical == false)
        #expect(stacked.scrolls.first?.mainAxis == .horizontal)
    }

    @Test("a constraint from inside to a place outside is found, and one to the frame is none") func outside() throws {
        let scene = try Given.analysis(
            #"{"id": "s", "type": "scroll", "frame": [0, 0, 100, 100]}, {"id": "in", "parent": "s"}"#,
            ##"{"id": "1", "first": "in.top", "second": "root.top"}, {"id": "2", "first": "in.left", "second": "s#frame.left"}"##)
        #expect(scene.constraint("1")?.outsideTie?.scroll.id == "s")
        #expect(scene.constraint("2")?.outsideTie == nil)
    }
}
