import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// The rule about controls that are lower than their text.

extension Rule {
    static let controlTooLow = Rule(
        "control-too-low", .warning, summary: "A button, field or label is lower than a line of its text.",
        explanation: """
            A button, a field or a label that is lower than a line of its font cuts off parts of its letters. Usually the height was \
            chosen for another font.
            """,
        shows: "A text field 12 points high with a font of 17 points.",
        nearly: "The same 24 points high."
    ) { scene in
        scene.views.compactMap { view -> Detection? in
            guard ["button", "textField", "label"].contains(view.kind), view.kind == "textField" || view.text != nil, !view.isHidden,
                let constraint = view.constraints.first(where: { $0.isUser && $0.isRequired && $0.fixesHeight && $0.first.view == view }),
                let line = view.lineHeight ?? view.styledLineHeight, view.length(.vertical) > 0.5,
                view.length(.vertical) < min(line - 2, line * 0.8),
                !scene.isHeightInDoubt(of: view, by: constraint),
                view.properties[.adjustsFontSizeToFit] != true, view.hasRoomBesideImage,
                !view.isInUnknownFont
            else { return nil }
            var detection = Detection(
                view,
                "\(view.sentenceTitle) is \(inPoints(view.length(.vertical))) points high, and a line of its font takes \(inPoints(line)).",
                advice: "Remove \(constraint), or make it at least \(inPoints(line.rounded(.up))) (≥).")
            detection.take(constraint.loosening(detection.advice))
            // Through an outlet, code may set another height; digits and signs have nothing above the capitals or below the line.
            if constraint.isConnected || view.showsOnlyCapitalHeight || view.sharesItsHeight { detection.severity = .info }
            detection.related = [Finding.Related(constraint)]
            return detection
        }
    }
}

extension SceneAnalysis {
    /// Whether a conflict decides how high a view is. What it moves elsewhere does not change a height that is a constant and holds.
    fileprivate func isHeightInDoubt(of view: AnalyzedView, by constraint: AnalyzedConstraint) -> Bool {
        guard constraint.second == nil, constraint.holds else { return isMovedByConflict(view) }
        return conflicts.contains { $0.constraints.contains(constraint.id) }
    }
}

extension AnalyzedView {
    /// The height of one line of a button or field in a text style; nil for others.
    fileprivate var styledLineHeight: Double? {
        guard properties[.textStyle] != nil else { return nil }
        if let button = item.behavior as? Button { return button.measuredTitle.height }
        return (item.behavior as? TextField).map { $0.text(TextRequest(lines: 1, traits: $0.traits)).height }
    }

    /// Whether all of its text is capitals, digits and signs that need three quarters of a line.
    fileprivate var showsOnlyCapitalHeight: Bool {
        guard let text = properties[.text] ?? properties[.title], let line = lineHeight, length(.vertical) >= 0.6 * line else {
            return false
        }
        return text.allSatisfy { $0.isNumber || $0.isUppercase || "+-−×÷=%. ".contains($0) }
    }

    /// Whether it lies in a stack view that makes its views equally high, beside another one of the same fixed height.
    fileprivate var sharesItsHeight: Bool {
        guard isArranged, let parent, let stack = parent.stackBehavior, stack.axis == .horizontal, stack.alignment == .fill else {
            return false
        }
        return parent.childViews.contains { other in
            other != self && other.constraints.contains { $0.isUser && $0.isRequired && $0.fixesHeight && $0.first.view == other }
                && abs(other.length(.vertical) - length(.vertical)) < 1
        }
    }

    /// Whether a button has room for a letter beside its image; true for anything else.
    fileprivate var hasRoomBesideImage: Bool {
        guard let image = (item.behavior as? Button)?.imageSize else { return true }
        return length(.horizontal) > image.width + (lineHeight ?? 0) / 2
    }
}
