import QuoinDiagnosis
import QuoinScenes
import Testing

/// Two texts share spare room, and one of them is to grow.
@Suite("The text that is to grow")
struct YieldingTextTests: MarkupSuite {
    /// The edits for a title and a detail in one row of 343 points, the detail drawn at some place.
    private func edits(detailAt x: Double, width: Double = 64, title: Double = 34) throws -> [SceneEdit]? {
        func label(_ id: String, _ text: String, _ place: String) -> String {
            "<label text=\"\(text)\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" ambiguous=\"YES\" \(off) id=\"\(id)\">\(place)"
                + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
        }
        let document = Given.storyboard(
            label("title", "Title", frame(16, 100, title, 20.5)) + label("detail", "Detailed", frame(x, 100, width, 20.5)),
            tie("l", "title.leading", to: "root.leading", plus: 16) + tie("g", "detail.leading", to: "title.trailing", plus: 8)
                + tie("t", "root.trailing", to: "detail.trailing", plus: 16) + tie("u", "title.top", to: "root.top", plus: 100)
                + tie("v", "detail.top", to: "root.top", plus: 100)
        ).document
        if let error = document.error { throw error }
        let found = Linter(rules: Rule.all.filter { $0.id == "content-priority-ambiguity" }).findings(in: document)
        return try #require(found.first).fix?.edits
    }

    @Test("the text before the gap that is drawn grows: the other one stays at the trailing edge") func gap() throws {
        #expect(try edits(detailAt: 295) == [.setContentPriority(250, .horizontalHugging, of: "title")])
    }

    @Test("the text that is drawn longer than its content grows") func stretched() throws {
        #expect(try edits(detailAt: 58, width: 301) == [.setContentPriority(250, .horizontalHugging, of: "detail")])
        #expect(try edits(detailAt: 295, title: 271) == [.setContentPriority(250, .horizontalHugging, of: "title")])
    }

    @Test("where both are drawn beside each other the last one grows") func packed() throws {
        #expect(try edits(detailAt: 58) == [.setContentPriority(250, .horizontalHugging, of: "detail")])
    }
}
