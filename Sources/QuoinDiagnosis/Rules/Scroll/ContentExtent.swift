import QuoinLayout

// Rules about what is in the content, against where the content ends.

extension Rule {
    static let clippedContent = Rule(
        "clipped-content", .warning, summary: "A view lies beyond the end of the scroll view's content and cannot be scrolled to.",
        explanation: """
            A scroll view scrolls as far as its content reaches. A view that hangs over that end is drawn, if at all, where it can be seen \
            only while the finger drags, and it gets no touches: the container that ends before it does not pass them on.
            """,
        shows: "A content view 400 points high with a button that ends at 460.",
        nearly: "The same with the content view as high as what is in it."
    ) { inspection in
        inspection.scrolls.flatMap { scroll in Axis.allCases.compactMap { clipped(scroll, $0) } }
    }

    private static func clipped(_ scroll: ScrollContent, _ axis: Axis) -> Sighting? {
        let inspection = scroll.inspection
        guard scroll.isLaidOutByConstraints, scroll[axis].isMeasured, scroll[axis].length > 0.5 else { return nil }
        let start = inspection.start(scroll.place, axis), end = start + scroll[axis].length
        // Across, what hangs over is cut off on purpose more often than not: cards that peep in.
        guard axis == .vertical || scroll.meansVertical == false else { return nil }
        let over = inspection.leaves(in: scroll.place).filter { inspection.end($0, axis) > end + inspection.slack(for: $0, axis) }
        guard let worst = over.max(by: { inspection.end($0, axis) < inspection.end($1, axis) }) else { return nil }
        var sighting = Sighting(
            inspection.node(worst)?.id, aspect: axis.lengthName,
            "\(inspection.subject(worst)) ends at \(inPoints(inspection.end(worst, axis) - start)) and the content of "
                + "\(inspection.called(scroll.place)) at \(inPoints(scroll[axis].length)): it cannot be scrolled into view.",
            advice:
                "Connect the \(axis.endName) of \(inspection.called(worst)) to the \(axis.endName) of its container, and let nothing else "
                + "fix the container's \(axis.lengthName).")
        if inspection.dependsOnText(worst) { sighting.tolerance = inspection.slack(for: worst, axis) }
        if over.count > 1 {
            sighting.related = over.filter { $0 != worst }.prefix(4).map { inspection.related($0, "ends beyond the content too") }
        }
        return sighting
    }

    static let trailingBlank = Rule(
        "trailing-blank", .info, summary: "There is much empty content behind the last view.",
        explanation: """
            The content ends where the last constraint puts its end. A constant that is far too large, often one that was meant for a tab \
            bar or a keyboard, leaves room to scroll into where nothing is. Room for bars belongs into insets, which the system keeps itself.
            """,
        shows: "contentView.bottom = button.bottom + 240.",
        nearly: "contentView.bottom = button.bottom + 24."
    ) { inspection in
        inspection.scrolls.compactMap { blank($0) }
    }

    private static func blank(_ scroll: ScrollContent) -> Sighting? {
        let inspection = scroll.inspection
        let axis: Axis = scroll.meansVertical ? .vertical : .horizontal
        let content = scroll[axis]
        // Content stretched to the frame has room on purpose.
        guard scroll.isLaidOutByConstraints, content.isMeasured, !content.isTied, content.sum != nil else { return nil }
        let end = inspection.start(scroll.place, axis) + content.length
        guard let last = inspection.leaves(in: scroll.place).max(by: { inspection.end($0, axis) < inspection.end($1, axis) }) else {
            return nil
        }
        let gap = end - inspection.end(last, axis)
        guard gap > 100, let link = inspection.lastLink(last, axis, in: scroll.place), abs(link.constant) > 100 else { return nil }
        var sighting = Sighting(
            inspection.node(scroll.place)?.id, aspect: axis.lengthName,
            "The content of \(inspection.called(scroll.place)) goes on for \(inPoints(gap)) points after \(inspection.called(last)), "
                + "the last thing in it.",
            advice: "Check the constant of \(inspection.described(link)).")
        sighting.related = [inspection.related(link)]
        return sighting
    }
}

extension AxisContent {
    /// Its length is known, and constraints make it.
    var isMeasured: Bool { !ends.isEmpty && !begins.isEmpty && !isOpen && cause == nil }
}

extension Inspection {
    /// What can be seen in a scroll view: views with nothing in them, down to the next scroll view.
    func leaves(in scroll: Int) -> [Int] {
        var found: [Int] = []
        var waiting = views[scroll].children
        while let place = waiting.popLast() {
            guard isView(place), !views[place].item.isHidden else { continue }
            let children = views[place].children.filter { isView($0) }
            let isOpaque = children.isEmpty || views[place].node?.kind == "scrollView"
            if isOpaque, views[place].item.autoresizing == nil { found.append(place) }
            if !isOpaque { waiting += children }
        }
        return found.sorted()
    }

    /// Whether a view's own content, or one next to it, is text.
    func dependsOnText(_ place: Int) -> Bool {
        hasText(place) || (views[place].parent.map { views[$0].children.contains { hasText($0) } } ?? false)
    }

    /// By how much a place may be off: a pixel, and where text is around what text may be.
    func slack(for place: Int, _ axis: Axis) -> Double {
        guard dependsOnText(place) else { return 0.75 }
        return axis == .horizontal ? Inspection.tolerance(ofText: length(place, axis)) : 3 + length(place, axis) * 0.03
    }

    /// The constraint from a view, or from the containers that end with it, to the content's end.
    func lastLink(_ place: Int, _ axis: Axis, in scroll: Int) -> Link? {
        var best: Link?
        for current in [place] + ancestors(place).prefix(while: { $0 != scroll }) {
            for index in linksOfView[current] where links[index].isUser && links[index].axis == axis {
                let link = links[index]
                guard let second = link.second, link.first.attribute.isEnd, second.attribute.isEnd,
                    contains(second.view, current) || contains(link.first.view, current)
                else { continue }
                if abs(link.constant) > abs(best?.constant ?? 0) { best = link }
            }
        }
        return best
    }
}
