import Testing

@testable import QuoinDiagnosis

@Suite("Titles of views")
struct TitleTests {
    private func titles(_ subviews: String) throws -> [String] {
        let (document, _) = Given.storyboard(subviews)
        let scene = try SceneAnalysis(try #require(document.scenes.first))
        return scene.root.children.map(\.title)
    }

    private func label(_ id: String, _ attributes: String) -> String {
        "<label \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    }

    @Test("a title is the user's name, else the text, else the kind") func order() throws {
        let titles = try titles(
            label("1", #"userLabel="Header" text="Hello""#) + label("2", #"text="Hello""#) + label("3", "")
                + #"<activityIndicatorView id="4"/><someFancyView id="5"/>"#)
        #expect(titles == ["\"Header\"", "the label \"Hello\"", "the Label", "the Activity Indicator View", "the Some Fancy View"])
    }

    @Test("views with the same title are distinguished by their ids") func repeated() throws {
        #expect(try titles(label("1", #"text="Go""#) + label("2", #"text="Go""#)) == ["the label \"Go\" (1)", "the label \"Go\" (2)"])
    }

    @Test("a long text is cut to 25 characters, and line breaks are blanks") func long() throws {
        #expect(
            try titles(label("1", #"text="One two&#10;three four five six seven""#)) == ["the label \"One two three four five s...\""])
    }

    @Test("in scene files the title of a view is its id") func scenes() throws {
        let scene = try Given.analysis(#"{"id": "save", "type": "button", "props": {"title": "Save"}}"#)
        let view = try #require(scene.view("save"))
        #expect(view.title == "\"save\"" && view.outlineTitle == "save" && view.path == "root > save")
        #expect(view.sentenceTitle == "\"save\"")
    }
}
