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
                let line = view.lineHeight, view.length(.vertical) > 0.5, view.length(.vertical) < min(line - 2, line * 0.8),
                !scene.isMovedByConflict(view), view.properties[.adjustsFontSizeToFit] != true, view.hasRoomBesideImage,
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

extension AnalyzedView {
    /// Whether all of its text is digits and signs that need three quarters of a line.
    fileprivate var showsOnlyCapitalHeight: Bool {
        guard let text = properties[.text], let line = lineHeight, length(.vertical) >= 0.6 * line else { return false }
        return text.allSatisfy { $0.isNumber || "+-−×÷=%. ".contains($0) }
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
