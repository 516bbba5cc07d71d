import QuoinLayout
import QuoinScenes

// The findings about ambiguities in words, with their edits.

extension LayoutAmbiguity {
    /// The possible error of the rivals' sizes together. Lines are exactly as high as the system font has them.
    var tolerance: Double {
        rivals.reduce(0.0) { sum, view in
            let length = view.contentLength(axis) ?? 0
            guard view.showsText else { return sum + (view.kind == "imageView" ? 0 : length * 0.1) }
            let fitsLine = view.numberOfLines == 1 || (view.text?.naturalWidth).map { $0 <= view.length(.horizontal) } ?? false
            let isLine = axis == .vertical && view.kind == "label" && !view.isGuess && fitsLine
            return sum + (isLine ? 0 : view.isGuess ? length * 0.15 : TextContent.tolerance(of: length))
        }
    }

    /// The finding about a view that lacks a constraint.
    var detection: Detection {
        if let tie { return detection(ofTie: tie) }
        var detection = Detection(view, aspect: axis.lengthName, message, advice: advice)
        detection.related = dependents.prefix(4).map { Finding.Related($0, "depends on it") }
        detection.isChoice = true
        guard !mayBeSizedByCode || lacksBoth else {
            // What an outlet connects with code has likely its size from there, if Xcode did not flag it.
            let isFromCode = sizedByCode.contains { $0.properties[.isConnected] == true }
            detection.severity = isFromCode && !([view] + dependents).contains(where: \.isFlaggedAmbiguous) ? .info : .warning
            return detection
        }
        detection.edits = [length ? view.fixing(axis) : nil, lacksBoth || !length ? view.pinning(axis) : nil].compactMap { $0 }
        if position, length, !lacksBoth, let pin = view.pinning(axis) {
            detection.otherAdvice = [
                Fix(advice, edits: [pin], isChoice: true),
                Fix(
                    "Pin the \(axis.startName) or \(axis.endName) edge of \(view.title), and give it a \(axis.lengthName).",
                    edits: detection.edits + [pin], isChoice: true),
            ]
        }
        return detection
    }

    private var message: String {
        if let bound { return "Nothing decides \(what): \(bound.location) is only a bound." }
        guard !lacksBoth else {
            return "Nothing decides \(what): it needs constraints for its \(axis.letter) position and its \(axis.lengthName)."
        }
        let missing =
            switch (position, length) {
            case (true, true): "\(axis.letter) position or \(axis.lengthName)"
            case (false, _): axis.lengthName
            default: "\(axis.letter) position"
            }
        return "Nothing decides \(what): it needs a constraint for its \(missing)."
    }

    private var what: String {
        switch (position, length) {
        case (true, true): "where \(view.title) is \(axis.adverb), or how \(axis.dimensionName) it is"
        case (false, _): "how \(axis.dimensionName) \(view.title) is"
        default: "where \(view.title) is \(axis.adverb)"
        }
    }

    private var advice: String {
        if mayBeSizedByCode, !lacksBoth {
            let all = sizedByCode
            let sized = all.first { view in !all.contains { view.contains($0) && view != $0 } } ?? view
            let name = sized == view ? "it" : sized.title, verb = sized.stackBehavior == nil ? "sizes" : "fills"
            return "If code \(verb) \(name), set its intrinsic size to placeholder; else give \(name) a size."
        }
        if lacksBoth {
            return "Pin both the \(axis.startName) and \(axis.endName) edges of \(view.title), or pin one and give it a "
                + "\(axis.lengthName)."
        }
        switch (position, length) {
        case (true, true): return "Give \(view.title) a \(axis.lengthName), or \(otherWay)."
        case (false, _): return "Give \(view.title) a \(axis.lengthName), or pin its \(axis.endName) edge too."
        default: return "Pin the \(axis.startName) or \(axis.endName) edge of \(view.title), or center it."
        }
    }

    /// The way out beside a length for a view that lacks position and length.
    private var otherWay: String {
        guard let start = view.pin(axis, where: \.isStart) else {
            let isPinnedAtEnd = view.pin(axis, where: \.isEnd) != nil
            return isPinnedAtEnd ? "pin its \(axis.startName) edge, too" : "connect its \(axis.startName) and \(axis.endName) edges"
        }
        // Its neighbor is as open as itself, or the edge would have a position.
        if let bound = view.constraints.first(where: { $0.isUser && $0.axis == axis && $0.relation != .equal && $0.second == nil }) {
            return "make \(bound.location) an equality"
        }
        guard let neighbor = start.side(of: view)?.other?.view, neighbor != view.parent else {
            return "connect its \(axis.startName) and \(axis.endName) edges"
        }
        return "pin the \(axis.startName) edge of \(neighbor.title)"
    }

    /// The finding about an optional constraint that is as strong as others that contradict it.
    private func detection(ofTie tie: AnalyzedConstraint) -> Detection {
        let raised = inPoints(min(tie.priority + 1, 999))
        var detection = Detection(
            view, aspect: axis.lengthName,
            "Nothing decides \(what): \(tie.location) is optional at priority \(inPoints(tie.priority)), and others have the same priority.",
            advice: "Raise the priority of the one that is to hold to \(raised), or lower that of the others.")
        detection.severity = .warning
        detection.isChoice = true
        if view.tree.layout.scene.constraints.contains(where: { $0.id == tie.id }), tie.priority < 999 {
            detection.edits = [.setPriority(min(tie.priority + 1, 999), of: tie.id)]
        }
        return detection
    }

    /// The optional equation that would say what is open, were it not as strong as another one.
    private var tie: AnalyzedConstraint? {
        guard length else { return nil }
        return view.constraints.first {
            $0.isUser && !$0.isRequired && $0.priority > 1 && $0.axis == axis && $0.relation == .equal && $0.second == nil
        }
    }

    /// The only constraint that says something of the view on the axis, an inequality.
    private var bound: AnalyzedConstraint? {
        let own: [AnalyzedConstraint] = view.constraints.filter { $0.isUser && $0.axis == axis }
        return own.count == 1 && own[0].relation != .equal ? own[0] : nil
    }

    /// Whether code may give the view, or something undetermined in it, a length that the file does not tell.
    var mayBeSizedByCode: Bool { length && !sizedByCode.isEmpty }

    /// Whether nothing outside holds an edge or the center of the view, so that it lacks a position whatever its length is.
    private var lacksBoth: Bool {
        guard position, length, !view.isArranged else { return false }
        return !view.constraints.contains { constraint in
            guard constraint.isUser, constraint.axis == axis, let (own, other) = constraint.side(of: view), let other else { return false }
            return own.attribute.isLocation && other.view != view && !view.contains(other.view)
        }
    }

    /// The view, or what is undetermined in it, to which code may give a length.
    private var sizedByCode: [AnalyzedView] {
        (view.mayBeSizedByCode ? [view] : []) + view.descendants.filter { $0.isUndetermined(axis) && $0.mayBeSizedByCode }
    }

    /// The finding about views that compete for the same space.
    var rivalDetection: Detection {
        let isGrowing = slack > 0
        let priority = view.contentPriority(axis, whenGrowing: isGrowing)
        let kind = isGrowing ? "hugging" : "compression resistance"
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        let names = listed(rivals.map(\.title)).capitalizedFirst, room = inPoints(abs(slack))
        let cause = isGrowing ? "share \(room) spare points of \(axis.lengthName)" : "lack \(room) points of \(axis.lengthName)"
        let last = yieldingRival ?? view
        var detection = Detection(
            view, aspect: axis.lengthName,
            "\(names) \(cause) with equal \(direction) \(kind) (\(inPoints(priority))): nothing says which one "
                + "\(isGrowing ? "grows" : "shrinks").",
            advice: "Lower the \(direction) \(kind) of the one that is to \(isGrowing ? "grow" : "shrink"), such as \(last.title), to "
                + "\(inPoints(max(1, priority - 1))).")
        detection.isChoice = true
        detection.edits = [last.lowering(to: max(1, priority - 1), axis, isGrowing: isGrowing)].compactMap { $0 }
        detection.tolerance = tolerance > 0 ? tolerance : nil
        detection.related = rivals.dropFirst().prefix(4).map { Finding.Related($0, "has the same priority") }
        return detection
    }
}

extension LayoutAmbiguity {
    /// The rival that is to give way: the one that the drawing stretches or compresses, else the one behind which the drawing leaves the
    /// spare room, so that no other one moves when it grows; else the last one in reading order.
    private var yieldingRival: AnalyzedView? {
        let ordered = rivals.sorted { ($0.drawnStart(axis), $0.index) < ($1.drawnStart(axis), $1.index) }
        let sign: Double = slack > 0 ? 1 : -1
        let drawn = ordered.map { rival in
            (rival.node?.stored?.frame?.length(axis)).map { sign * ($0 - (rival.contentLength(axis) ?? 0)) } ?? 0
        }
        if let most = drawn.max(), most > max(2, tolerance) { return drawn.lastIndex(of: most).map { ordered[$0] } }
        // The drawing keeps each as long as its content: the gap that is wider than its constraint says is where the spare room went.
        guard slack > 0 else { return ordered.last }
        let spare = zip(ordered, ordered.dropFirst()).map { $1.drawnStart(axis) - $0.drawnEnd(axis) - $0.spacing(to: $1, axis) }
        guard let widest = spare.max(), widest > max(4, slack / 2) else { return ordered.last }
        return spare.firstIndex(of: widest).map { ordered[$0] }
    }
}

extension AnalyzedView {
    /// Returns its left or top edge in the window as the file draws it, or as it is laid out if the file does not.
    fileprivate func drawnStart(_ axis: Axis) -> Double { (storedFrameInWindow ?? frame).start(axis) }

    /// Returns the distance that a constraint asks for between it and the view behind it; 0 if there is none.
    fileprivate func spacing(to next: AnalyzedView, _ axis: Axis) -> Double {
        let between = constraints.filter { $0.isUser && $0.axis == axis && $0.first.attribute.isLocation && $0.side(of: next) != nil }
        return between.map { abs($0.constant) }.max() ?? 0
    }

    /// Returns its right or bottom edge in the window as the file draws it, or as it is laid out if the file does not.
    fileprivate func drawnEnd(_ axis: Axis) -> Double { (storedFrameInWindow ?? frame).end(axis) }
}

extension AnalyzedView {
    /// The edit that gives a view the length that it is drawn with.
    fileprivate func fixing(_ axis: Axis) -> SceneEdit? {
        let drawn = node?.stored?.frame?.length(axis) ?? length(axis)
        return id.map {
            .addConstraint(
                SceneConstraint(item: ItemReference($0), attribute: axis == .horizontal ? .width : .height, constant: max(1, drawn)))
        }
    }

    /// The edit that pins a view to its superview where it is drawn.
    fileprivate func pinning(_ axis: Axis) -> SceneEdit? {
        guard let id, let parent = parent?.id else { return nil }
        let attribute: Attribute = axis == .horizontal ? .leading : .top
        let drawn = (node?.stored?.frame ?? frameInParent).start(axis)
        return .addConstraint(
            SceneConstraint(
                item: ItemReference(id), attribute: attribute, relatedBy: .equal, toItem: ItemReference(parent), attribute: attribute,
                constant: drawn))
    }

    /// The edit that gives the content of a view another priority.
    fileprivate func lowering(to value: Double, _ axis: Axis, isGrowing: Bool) -> SceneEdit? {
        let priority: SceneEdit.ContentPriority =
            switch (axis, isGrowing) {
            case (.horizontal, true): .horizontalHugging
            case (.horizontal, false): .horizontalResistance
            case (.vertical, true): .verticalHugging
            case (.vertical, false): .verticalResistance
            }
        return id.map { .setContentPriority(value, priority, of: $0) }
    }
}

extension AnalyzedView {
    /// The equation of the scene that holds one of its edges on an axis.
    fileprivate func pin(_ axis: Axis, where isWanted: (Attribute) -> Bool) -> AnalyzedConstraint? {
        constraints.first { constraint in
            constraint.isUser && constraint.axis == axis && constraint.relation == .equal && constraint.second != nil
                && constraint.side(of: self).map { isWanted($0.own.attribute) } ?? false
        }
    }
}
