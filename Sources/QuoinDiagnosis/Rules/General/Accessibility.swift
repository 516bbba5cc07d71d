import QuoinLayout
import QuoinScenes

// Rules on request: what people need who do not see or touch as the designer does.

extension Rule {
    static let smallTapTarget = Rule(
        "small-tap-target", .warning, optIn: true, summary: "A control is smaller than a finger: less than 44 points.",
        explanation: """
            Apple's guidelines ask for at least 44 × 44 points for every control. Smaller controls are hard to hit, especially for \
            people with unsteady hands. The image may stay small if the control around it is large enough.
            """,
        shows: "A button with a picture of 24 × 24 points, and constraints that make it as small.",
        nearly: "The same button with 44 × 44 points around the picture."
    ) { scene in
        scene.shownViews.filter { ["button", "textField"].contains($0.kind) }.compactMap { view in
            guard let axis = Axis.allCases.first(where: { view.length($0) < 43.5 }) else { return nil }
            return Detection(
                view, "\(view.sentenceTitle) is \(inPoints(view.length(.horizontal))) × \(inPoints(view.length(.vertical))) points.",
                advice: "Give it a \(axis.lengthName) of at least 44.")
        }
    }

    static let noAccessibilityLabel = Rule(
        "no-accessibility-label", .warning, optIn: true, summary: "A button without a title has no accessibility label.",
        explanation: """
            VoiceOver reads a button's title. For a button with only an image it reads nothing, or the name of the file. An \
            accessibility label says what the button does.
            """,
        shows: "A button with an image, no title and no accessibility label.",
        nearly: "The same with the accessibility label \"Close\"."
    ) { scene in
        scene.views.filter { $0.kind == "button" && !$0.isHidden && $0.text == nil && $0.properties[.accessibilityLabel] == nil }.map {
            view in
            Detection(
                view, "\(view.sentenceTitle) has neither a title nor an accessibility label: VoiceOver cannot say what it does.",
                advice: "Give it an accessibility label in the identity inspector.")
        }
    }

    static let noDynamicType = Rule(
        "no-dynamic-type", .info, optIn: true, summary: "A text does not follow the text size that people choose.",
        explanation: """
            A font of a text style follows the text size in the system's settings; one of a fixed size stays small for people who need \
            it large. Texts that people read should have a text style.
            """,
        shows: "A label in System 17.",
        nearly: "A label in the style Body."
    ) { scene in
        scene.views.filter { $0.kind == "label" && !$0.isHidden && $0.text != nil && $0.properties[.textStyle] == nil }.map { view in
            Detection(view, "\(view.sentenceTitle) has a font of a fixed size.", advice: "Choose a text style such as Body as its font.")
        }
    }
}
