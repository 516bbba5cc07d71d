import QuoinDiagnosis

/// Rules of one house, beside Quoin's own. Documentation/WriteARule.md goes through them.
extension Rule {
    /// Texts and controls that do not stand on the house's grid.
    public static let offGrid = Rule(
        "house-off-grid", .warning, summary: "A text or control is not on the grid of 8 points.",
        explanation: "Screens look calm where everything starts on one of few lines.",
        shows: "A label 13 points below the one above it.", nearly: "The same label 16 points below."
    ) { scene in
        let drawn = scene.views.filter { ["label", "button", "textField"].contains($0.kind) && !$0.isHidden }
        return drawn.compactMap { view in
            let left = view.frameInParent.x
            guard left.truncatingRemainder(dividingBy: 8) != 0 else { return nil }
            return Detection(
                view, "\(view.sentenceTitle) starts at \(left), which is not on the grid of 8 points.",
                advice: "Move it to \((left / 8).rounded() * 8).")
        }
    }

    /// Fixed widths of buttons, whose titles are longer in other languages. Each detection names the constraint that is to go.
    public static let fixedButton = Rule(
        "house-fixed-button", .error, summary: "A button has a fixed width.", explanation: "German titles are a third longer.",
        shows: "A button with a constraint width = 120.", nearly: "A button with width >= 120."
    ) { scene in
        scene.views.filter { $0.kind == "button" }.flatMap { button -> [Detection] in
            let fixed = button.constraints.filter { constraint in
                constraint.isUser && constraint.relation == .equal && constraint.second == nil
                    && constraint.first.view == button && constraint.first.attribute == .width
            }
            return fixed.map { width in
                var detection = Detection(
                    button, "\(button.sentenceTitle) is always \(width.constant) points wide.", advice: "Make it at least as wide.")
                detection.related = [Finding.Related(width)]
                return detection
            }
        }
    }
}

extension [Rule] {
    /// All rules of the house.
    public static var house: [Rule] { [.offGrid, .fixedButton] }
}
