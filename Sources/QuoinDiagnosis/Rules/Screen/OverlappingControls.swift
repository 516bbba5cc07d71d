import QuoinLayout
import QuoinScenes

// The rule about controls that lie over each other.

extension Rule {
    static let overlappingControls = Rule(
        "overlapping-controls", .warning, summary: "Two controls lie over each other: one takes the touches of the other.",
        explanation: """
            Where two controls overlap, the upper one gets the touches, and people who aim at the lower one hit the wrong thing. The \
            cause is two views pinned to the same place, a missing spacing, or a screen that is too small for both.
            """,
        shows: "Two buttons whose tops are both pinned to the safe area.",
        nearly: "A button in the corner of a text field, or two buttons in the same place of which one is hidden."
    ) { scene in
        let controls = scene.shownViews.filter { $0.isInteractive && !scene.isMovedByConflict($0) }
        var found: [Detection] = []
        var switched: Set<[AnalyzedView]> = []
        for (index, upper) in controls.enumerated().reversed() {
            for lower in controls[..<index].reversed() {
                guard let detection = scene.overlap(lower, upper) else { continue }
                if let states = scene.statesOfOnePlace(lower, upper), !switched.insert(states).inserted { continue }
                found.append(detection)
            }
        }
        return found.reversed()
    }
}

extension SceneAnalysis {
    fileprivate func overlap(_ lower: AnalyzedView, _ upper: AnalyzedView) -> Detection? {
        guard !lower.contains(upper), lower.enclosingScrollView == upper.enclosingScrollView,
            let shared = lower.frame.overlap(upper.frame), shared.width > 6, shared.height > 6,
            shared.width * shared.height > 0.2 * min(lower.area, upper.area), !isMeant(lower, upper)
        else { return nil }
        let row = lower.selfAndAncestors.first(where: \.isCellPart), other = upper.selfAndAncestors.first(where: \.isCellPart)
        guard row == other, !upper.isInGrowingRow || shared.width < min(lower.frame.width, upper.frame.width) || upper.isTied(to: lower)
        else { return nil }
        // On another screen only what the drawing does not show.
        if !isDrawn, let one = lower.storedFrameInWindow, let two = upper.storedFrameInWindow, one.overlap(two) != nil { return nil }
        var detection = Detection(
            upper, aspect: lower.id ?? "",
            "\(upper.sentenceTitle) lies over \(lower.title): they share \(inPoints(shared.width)) × \(inPoints(shared.height)) points, and "
                + "the upper one takes the touches.",
            advice: "Connect the two with a spacing, or hide one of them.")
        detection.related = [Finding.Related(lower, "lies below it")]
        if statesOfOnePlace(lower, upper) != nil || areShownInTurn(lower, upper) || lower.isInvisibleButton || upper.isInvisibleButton {
            detection.severity = .info
        }
        if lower.dependsOnText || upper.dependsOnText { detection.tolerance = 2 }
        return detection
    }

    /// The two containers that they lie in, if these cover each other whole: a program shows one at a time.
    fileprivate func statesOfOnePlace(_ lower: AnalyzedView, _ upper: AnalyzedView) -> [AnalyzedView]? {
        let around = Set(lower.selfAndAncestors)
        guard let common = upper.selfAndAncestors.first(where: around.contains),
            let one = lower.selfAndAncestors.first(where: { $0.parent == common }),
            let two = upper.selfAndAncestors.first(where: { $0.parent == common }), one != lower, two != upper
        else { return nil }
        let inner = one.area < two.area ? one : two, outer = inner == one ? two : one
        let isCovered = Axis.allCases.allSatisfy { inner.start($0) >= outer.start($0) - 1 && inner.end($0) <= outer.end($0) + 1 }
        return isCovered ? [one, two] : nil
    }

    /// Whether code may show one and hide the other: outlets connect both with it, and they are centered on one line or lie in one place.
    private func areShownInTurn(_ lower: AnalyzedView, _ upper: AnalyzedView) -> Bool {
        guard [lower, upper].allSatisfy({ $0.properties[.isConnected] == true }), lower.parent == upper.parent else { return false }
        return Axis.allCases.contains { axis in abs(lower.start(axis) + lower.end(axis) - upper.start(axis) - upper.end(axis)) <= 2 }
    }

    /// Whether one was put into the other: a button in a field, a clear button over a picture that is a button, two states of one place.
    private func isMeant(_ lower: AnalyzedView, _ upper: AnalyzedView) -> Bool {
        let inner = lower.area < upper.area ? lower : upper, outer = inner == lower ? upper : lower
        if upper.isPlacedOn(lower) || lower.isBackdrop { return true }
        // A button beside the text of a field, higher than the field or not.
        let isField = [lower, upper].contains { ["textField", "textView"].contains($0.kind) || $0.element == "searchBar" }
        if isField, inner.kind == "button" || outer.kind == "button" {
            let button = inner.kind == "button" ? inner : outer
            let field = button == lower ? upper : lower
            let isOnItsLine = abs(button.start(.vertical) + button.end(.vertical) - field.start(.vertical) - field.end(.vertical)) <= 12
            if isOnItsLine || field.kind == "textView", button.length(.horizontal) <= 60 || button.text == nil { return true }
        }
        // A field as the frame of a text view, and a text view that begins by the inset of its text above the end of what it follows.
        if let shared = lower.frame.overlap(upper.frame) {
            if shared.width * shared.height > 0.9 * outer.area { return true }
            if shared.height <= 8, upper.isTied(to: lower), [lower, upper].contains(where: { $0.kind == "textView" }) { return true }
        }
        let isInside = Axis.allCases.allSatisfy {
            inner.start($0) >= outer.start($0) - 1 && inner.end($0) <= outer.end($0) + 1
        }
        guard isInside else { return false }
        let isSame = Axis.allCases.allSatisfy { abs(inner.length($0) - outer.length($0)) <= 2 }
        return isSame || ["textField", "textView"].contains(outer.kind) || outer.element == "searchBar" || outer.text == nil
    }
}

extension AnalyzedView {
    /// Whether it is a button without a title and an image: it enlarges what can be touched, or code gives it its content.
    fileprivate var isInvisibleButton: Bool { kind == "button" && text == nil && properties[.image] == nil }

    /// Whether an equation decides how far below another view it begins, however high the row around both is.
    fileprivate func isTied(to other: AnalyzedView) -> Bool {
        constraints.contains { constraint in
            constraint.isUser && constraint.isRequired && constraint.relation == .equal && constraint.axis == .vertical
                && constraint.sides.contains { $0.own.view == other }
        }
    }

    /// Whether constraints put its center, or a corner of it, exactly where the other view has its own: one of the two shows at a time.
    fileprivate func isPlacedOn(_ other: AnalyzedView) -> Bool {
        Axis.allCases.allSatisfy { axis in
            constraints.contains { constraint in
                guard constraint.isUser, constraint.isRequired, constraint.relation == .equal, constraint.axis == axis,
                    let side = constraint.side(of: self), side.other?.view == other, side.own.attribute.isLocation
                else { return false }
                return side.other?.attribute == side.own.attribute && abs(constraint.constant) < 1 && constraint.multiplier == 1
            }
        }
    }

    fileprivate var area: Double { frame.width * frame.height }

    /// Whether it is a button as large as the view that it lies in, below all others there: it takes the touches beside them, to dismiss
    /// a card for instance.
    fileprivate var isBackdrop: Bool {
        guard kind == "button", let parent, parent.childViews.first == self else { return false }
        return Axis.allCases.allSatisfy { abs(start($0) - parent.start($0)) <= 1 && abs(end($0) - parent.end($0)) <= 1 }
    }
}
