import QuoinLayout

// Rules about what is in the content, against where the content ends.

extension Rule {
    static let clippedContent = Rule(
        "clipped-content", .warning, summary: "A view lies beyond the end of the scroll view's content and cannot be scrolled to.",
        explanation: """
            A scroll view scrolls to the end of its content. A view beyond that end can be seen, if at all, only while the user drags \
            past it, and it gets no touches, because it lies outside of its container.
            """,
        shows: "A content view 400 points high with a button that ends at 460.",
        nearly: "The same with a content view that is as high as its subviews need."
    ) { scene in
        scene.scrolls.flatMap { scroll in Axis.allCases.compactMap { clipped(scroll, $0) } }
    }

    private static func clipped(_ scroll: ScrollContent, _ axis: Axis) -> Detection? {
        guard scroll.isLaidOutByConstraints, scroll[axis].isMeasured, scroll[axis].length > 0.5 else { return nil }
        let start = scroll.view.start(axis), end = start + scroll[axis].length
        // Across the scrolling axis, content beyond the edge is usually cut off on purpose, such as the next card of a carousel.
        guard axis == .vertical || scroll.meansVertical == false else { return nil }
        // A view beyond content that is shorter than the frame is visible all the same.
        let visible = max(end, scroll.view.end(axis))
        let over = scroll.leaves.filter { $0.end(axis) > visible + $0.endTolerance(axis) && !$0.isSpacer }
        guard let worst = over.max(by: { $0.end(axis) < $1.end(axis) }) else { return nil }
        var detection = Detection(
            worst, aspect: axis.lengthName,
            "\(worst.sentenceTitle) ends at \(inPoints(worst.end(axis) - start)) and the content of "
                + "\(scroll.view.title) at \(inPoints(scroll[axis].length)): it cannot be scrolled into view.",
            advice:
                "Connect the \(axis.endName) of \(worst.title) to the \(axis.endName) of its container, and let nothing else "
                + "fix the container's \(axis.lengthName).")
        if let constraint = worst.endConstraint(axis, in: scroll.view), constraint.isRequired, abs(constraint.constant) > 0.5,
            constraint.sides.contains(where: { $0.own.view == scroll.view })
        {
            detection.advise(changing: constraint)
        }
        // Of a filler nobody misses the end.
        if worst.isFiller, worst.start(axis) < visible { detection.severity = .info }
        if worst.dependsOnText { detection.tolerance = worst.endTolerance(axis) }
        if over.count > 1 {
            detection.related += over.filter { $0 != worst }.prefix(4).map { Finding.Related($0, "ends beyond the content too") }
        }
        return detection
    }

    static let trailingBlank = Rule(
        "trailing-blank", .info, summary: "There is a lot of empty space after the last view of the content.",
        explanation: """
            The content ends where the last constraint puts its end. With a constant that is far too large, often one that was meant for \
            a tab bar or a keyboard, users can scroll to an empty area. Space for bars belongs in insets, which the system maintains.
            """,
        shows: "contentView.bottom = button.bottom + 240.",
        nearly: "contentView.bottom = button.bottom + 24."
    ) { scene in
        scene.scrolls.compactMap { blank($0) }
    }

    private static func blank(_ scroll: ScrollContent) -> Detection? {
        let axis = scroll.mainAxis
        let content = scroll[axis]
        // Content stretched to the frame has free space on purpose.
        guard scroll.isLaidOutByConstraints, content.isMeasured, !content.isTied, content.sum != nil else { return nil }
        let end = scroll.view.start(axis) + content.length
        guard let last = scroll.leaves.max(by: { $0.end(axis) < $1.end(axis) }) else {
            return nil
        }
        let gap = end - last.end(axis)
        guard gap > 100, let constraint = last.endConstraint(axis, in: scroll.view), abs(constraint.constant) > 100 else { return nil }
        var detection = Detection(
            scroll.view, aspect: axis.lengthName,
            "The content of \(scroll.view.title) goes on for \(inPoints(gap)) points after \(last.title), "
                + "the last thing in it.",
            advice: "Check the constant of \(constraint).")
        detection.related = [Finding.Related(constraint)]
        return detection
    }
}

extension AnalyzedView {
    /// The constraint with the largest constant from the view, or from the containers that end with it, to the content's end.
    fileprivate func endConstraint(_ axis: Axis, in scroll: AnalyzedView) -> AnalyzedConstraint? {
        var best: AnalyzedConstraint?
        for view in selfAndAncestors.prefix(while: { $0 != scroll }) {
            for constraint in view.constraints where constraint.isUser && constraint.axis == axis {
                guard let second = constraint.second, constraint.first.attribute.isEnd, second.attribute.isEnd,
                    second.view.contains(view) || constraint.first.view.contains(view)
                else { continue }
                if abs(constraint.constant) > abs(best?.constant ?? 0) { best = constraint }
            }
        }
        return best
    }

    /// Whether it is an empty view that shows nothing: it has no class of its own and no color.
    fileprivate var isSpacer: Bool { isFiller && properties[.backgroundColor] == nil }

    /// Whether it is an empty view that has at most a color: the file has nothing in it, and code does not know it.
    fileprivate var isFiller: Bool { kind == "view" && childViews.isEmpty && node?.className == nil && properties[.isConnected] != true }
}

extension Detection {
    /// Advises to change the constraint between a view and the end of the content: where the content ends before the view, its constant
    /// has the wrong sign, or was meant as an inset.
    fileprivate mutating func advise(changing constraint: AnalyzedConstraint) {
        advice = "Make the constant of \(constraint.location) 0 or turn its sign."
        edits = [.setConstant(0, of: constraint.id)]
        isChoice = true
        related = [Finding.Related(constraint)]
    }
}
