import QuoinLayout
import QuoinScenes

// The rule about views that lie off the screen, or outside the view that they are in.

extension Rule {
    static let offScreen = Rule(
        "off-screen", .warning, summary: "A view lies off the screen, or outside the view that it is in.",
        explanation: """
            A constant with the wrong sign, a multiplier of 2 for a center, or a center pinned to an edge puts a view where nobody sees \
            it. The part of a view outside of its superview is drawn unless the superview clips it, but it gets no touches. On a small \
            phone the same happens to views that no longer fit. A menu that slides in starts off the screen on purpose: what was drawn \
            there is a note.
            """,
        shows: "label.leading = card.leading − 24, in a card that should have a padding of 24.",
        nearly: "label.leading = card.leading + 24; or a small badge over a corner."
    ) { scene in
        var seen: Set<AnalyzedView> = []
        return scene.visibleViews.compactMap { view -> Detection? in
            guard let found = scene.outside(view), !found.view.ancestors.contains(where: { seen.contains($0) }) else { return nil }
            return seen.insert(found.view).inserted ? found.detection : nil
        }
    }
}

/// A view beyond the edge of another.
private struct Outside {
    let view: AnalyzedView
    let container: AnalyzedView
    let axis: Axis
    let distance: Double
    /// Whether nothing of it is inside.
    let isWhole: Bool
    /// Whether the container is the screen.
    let isScreen: Bool
    /// Whether it is outside on purpose: wholly outside with views in it, so that it may slide in, or drawn wholly outside or a little
    /// over the edge of a container.
    let isMeant: Bool
    /// The largest distance at which a view over an edge of its container is taken to align what is in it, and is seen whole.
    static let smallest = 12.0

    /// Whether it is the near edge that it lies beyond.
    private var isAtStart: Bool {
        container.start(axis) - view.start(axis) > view.end(axis) - container.end(axis)
    }

    /// Whether its length takes it out at one edge while the constraint that places it holds it inside at the other.
    private func isTooLong(_ placing: AnalyzedConstraint?) -> Bool {
        guard let placing, let side = placing.side(of: view), side.other?.view == container, placing.multiplier == 1 else { return false }
        let own = side.own.attribute, other = side.other?.attribute
        guard own.isStart && other?.isStart == true || own.isEnd && other?.isEnd == true else { return false }
        return own.isStart != isAtStart && abs(placing.constant) < distance
    }

    /// The rest of the advice to pin it inside: the largest fixed size on the way to it, which otherwise contradicts that.
    private var yielding: String {
        let views = container.isRoot ? view.placingChain(axis)?.views ?? [] : []
        let sizes = views.filter { $0 != view }.flatMap(\.constraints).filter { constraint in
            constraint.isUser && constraint.isRequired && constraint.isFixedSize && constraint.axis == axis
                && views.contains(constraint.first.view)
        }
        guard let largest = sizes.max(by: { $0.constant < $1.constant }), largest.constant > distance else { return "" }
        return ", and let \(largest.location) give way at priority 999"
    }

    var detection: Detection {
        let edge = view.edge(axis, of: container.frame)
        let what = isScreen ? "the \(edge) edge of the screen" : "the \(edge) edge of \(container.title)"
        let how = isWhole ? "lies wholly beyond" : "reaches \(inPoints(distance)) points beyond"
        let held = container.isRoot ? view.constraintToRoot(axis) : nil
        // A view that other views tie to the other edge of the screen is pushed by all of them.
        let isPushed = held.map { $0.view != view && $0.constraint.holdsRoot(atEnd: isAtStart) } ?? false
        let placing = container.isRoot ? held?.constraint : view.placingConstraint(axis, atStart: isAtStart)
        let cause = isPushed || isTooLong(placing) ? nil : placing
        let reason = cause.map { ": \($0)" } ?? ""
        // Whoever shows a view that is no screen may give it another size, and code may change a constraint through an outlet.
        let isFree = container.isRoot && !isScreen || placing?.isConnected == true
        var detection = Detection(
            view, aspect: axis.lengthName, severity: isMeant || isFree ? .info : nil,
            "\(view.sentenceTitle) \(how) \(what)\(reason).",
            advice: cause.map { "Check the sign, the multiplier and the attributes of \($0)." }
                ?? (isTooLong(placing)
                    ? "Make \(container.title) \(axis.longer), or \(view.title) \(axis.shorter)."
                    : "Pin it inside \(container.title)\(yielding), or let what is in it scroll."))
        if let cause { detection.related = [Finding.Related(cause)] }
        if view.dependsOnText { detection.tolerance = TextContent.tolerance(of: view.length(axis)) }
        return detection
    }
}

extension SceneAnalysis {
    /// The outermost view around a shown one, or itself, that lies beyond what it is in.
    fileprivate func outside(_ shown: AnalyzedView) -> Outside? {
        for view in shown.selfAndAncestors.reversed().dropFirst() where view.isView {
            guard let parent = view.parent, parent.isView, !parent.isScrollView, !parent.isTable, parent.element != "visualEffectView"
            else {
                continue
            }
            for axis in Axis.allCases where shown.isCertainlyPlaced(axis) && !isMovedByConflict(view, axis) {
                if let found = outside(view, parent: parent, axis: axis, shown: shown) { return found }
            }
        }
        return nil
    }

    private func outside(_ view: AnalyzedView, parent: AnalyzedView, axis: Axis, shown: AnalyzedView) -> Outside? {
        guard parent.length(axis) > 1, !(view.isInGrowingRow && axis == .vertical), !isInWronglyTiedScroll(view) else { return nil }
        let distance = view.overhang(axis, of: parent.frame)
        let tolerance = view.dependsOnText || view.showsText ? TextContent.tolerance(of: view.length(axis)) + 2 : 4
        guard distance > max(4, tolerance) else { return nil }
        let isWhole = view.isBeyond(parent.frame, axis)
        // On another screen than the drawn one only what is cut by the screen itself is news.
        if !isDrawn, !parent.isRoot || view.isScrolled { return nil }
        if isBadge(view, parent) { return nil }
        // What a neighbor pushes out of a container is a matter of the container's length.
        if !parent.isRoot, view.placingConstraint(axis).map({ $0.side(of: view)?.other?.view != parent }) ?? true { return nil }
        // A picture may bleed over an edge, and a container over that of another; a text or a control may not.
        guard isWhole || view == shown else { return nil }
        if !isWhole, view.kind == "imageView" { return nil }
        // A control that is larger than its container at both ends has room for fingers.
        if view.text == nil, view.start(axis) < parent.start(axis) - 1, view.end(axis) > parent.end(axis) + 1 { return nil }
        // What is longer than the screen is long on purpose.
        if view.length(axis) > parent.length(axis) * 1.5, !view.showsText { return nil }
        return Outside(
            view: view, container: parent, axis: axis, distance: distance, isWhole: isWhole, isScreen: parent.isRoot && isWholeScreen,
            isMeant: isWhole && !view.childViews.isEmpty
                || (isWhole || !parent.isRoot && distance <= Outside.smallest) && isDrawnThere(view, axis))
    }

    /// Whether Interface Builder drew a view where it is: whoever drew it outside saw that.
    private func isDrawnThere(_ view: AnalyzedView, _ axis: Axis) -> Bool {
        guard isDrawn, view.node?.stored?.isMisplaced != true, let frame = view.node?.stored?.frame else { return false }
        return abs(frame.start(axis) - view.frameInParent.start(axis)) <= 1
    }

    /// Whether a view overlaps a corner, or a small one an edge: an image, a number or a mark, but not text.
    private func isBadge(_ view: AnalyzedView, _ parent: AnalyzedView) -> Bool {
        if parent.isRoot || view.text.map({ $0.isTranslatable && !$0.isAbbreviation }) ?? false { return false }
        guard Axis.allCases.allSatisfy({ !view.isBeyond(parent.frame, $0) }) else { return false }
        let isSmall = view.length(.horizontal) <= 36 && view.length(.vertical) <= 36
        return isSmall || Axis.allCases.allSatisfy { view.overhang($0, of: parent.frame) > 1 }
    }
}
