import QuoinLayout
import QuoinScenes

// Rules about what constraints leave open, in plain words (SV-30).

extension Rule {
    static let ambiguousLayout = Rule(
        "ambiguous-layout", .error, summary: "Nothing decides where a view is, or how large.",
        explanation: """
            On each axis a view needs two facts: a place and a length. They come from constraints, from what the view shows (a text, an \
            image) or from a stack view. Where one is missing Auto Layout may put the view anywhere: usually it ends up at 0, or with the \
            length 0, and on another device somewhere else.
            """,
        shows: "A view with constraints to the leading and top edges, and no width.",
        nearly: "The same with a width constraint, or with a trailing constraint."
    ) { scene in
        scene.ambiguities.compactMap { ambiguity -> Detection? in
            // Nobody sees a guide.
            guard ambiguity.rivals.isEmpty, !scene.isInWronglyTiedScroll(ambiguity.view), !ambiguity.view.isScrollView,
                ambiguity.isVerified, !scene.isConsequenceOfSize(ambiguity), !ambiguity.view.isHidden, ambiguity.view.kind != "guide",
                !scene.isDoubtful(ambiguity)
            else { return nil }
            return ambiguity.detection
        }
    }

    static let contentPriorityAmbiguity = Rule(
        "content-priority-ambiguity", .error,
        summary: "Two views want the same room with the same priority, and nothing says which one gets it.",
        explanation: """
            Texts and images ask for the room they need: hugging priority keeps them from growing, compression resistance from shrinking. \
            Where several views share a length that is too long or too short for them, the one with the lowest priority gives way. If two \
            have the same one, any of them may: it differs with the text and from one version of iOS to the next.
            """,
        shows: "Two labels in a row that fills the screen, both with a horizontal hugging priority of 251.",
        nearly: "The same with one of the two at 250."
    ) { scene in
        scene.ambiguities.compactMap { ambiguity -> Detection? in
            guard !ambiguity.rivals.isEmpty, !scene.isInWronglyTiedScroll(ambiguity.view), ambiguity.isVerified,
                !ambiguity.view.isHidden
            else { return nil }
            if scene.isConsequenceOfConflict(ambiguity) || scene.isSharedByAnother(ambiguity) { return nil }
            // An empty text takes no room, and in a root of any size spare room means nothing.
            if ambiguity.rivals.contains(where: { $0.showsText && ($0.contentLength(.horizontal) ?? 0) < 1 }) { return nil }
            // Where constraints contradict the size of the root, what is left over depends on which one was left out.
            if scene.conflicts.contains(where: \.isAboutRoot) { return nil }
            let slack = ambiguity.slack, tolerance = ambiguity.tolerance
            // A row is as high as its content when the table runs; here it is as high as it was drawn.
            if ambiguity.axis == .vertical, ambiguity.view.ancestors.contains(where: \.isCellPart) {
                return nil
            }
            // A text of several lines gives way by wrapping.
            if slack < 0, ambiguity.axis == .horizontal, ambiguity.rivals.contains(where: { $0.numberOfLines.map { $0 != 1 } ?? false }) {
                return nil
            }
            guard abs(slack) > tolerance + 1.01 else { return nil }
            var detection = ambiguity.rivalDetection
            // In a stack view they are at least in order, and Interface Builder says nothing.
            if ambiguity.rivals.allSatisfy(\.isArranged) { detection.severity = .warning }
            // A view of a xib on a whole screen was never given that height.
            if ambiguity.axis == .vertical, scene.isXibOnScreen { detection.severity = .info }
            return detection
        }
    }
}

extension SceneAnalysis {
    /// Whether something that the file does not tell may decide what is open here. Xcode's own flag is beyond doubt.
    fileprivate func isDoubtful(_ ambiguity: Ambiguity) -> Bool {
        let view = ambiguity.view
        if ([view] + ambiguity.dependents).contains(where: \.isFlaggedAmbiguous) { return false }
        if isConsequenceOfConflict(ambiguity) { return true }
        // What is in a stack view whose views are all hidden comes when code shows one.
        if view.stackBehavior != nil, !view.childViews.isEmpty, view.childViews.allSatisfy(\.isHiddenItself) { return true }
        // The shares of plain views in a stack view that fills proportionally are equal: Xcode draws them so.
        if view.isArranged, view.parent?.stackBehavior?.distribution == .fillProportionally { return true }
        guard ambiguity.length || ambiguity.position else { return false }
        return ([view] + view.descendants).contains { inner in
            inner.mayHaveOwnSize && (inner == view || inner.isUndetermined(ambiguity.axis))
        }
    }

    /// Whether a conflict left open what its culprit would have decided.
    fileprivate func isConsequenceOfConflict(_ ambiguity: Ambiguity) -> Bool {
        let views = [ambiguity.view] + ambiguity.rivals
        guard !views.contains(where: \.isFlaggedAmbiguous) else { return false }
        return views.contains { isMovedByConflict($0) }
    }

    /// Whether another view beside the rivals gives way before they do: its content has a lower priority.
    fileprivate func isSharedByAnother(_ ambiguity: Ambiguity) -> Bool {
        guard let first = ambiguity.rivals.first, let parent = first.parent else { return false }
        let isGrowing = ambiguity.slack > 0
        let priority = first.contentPriority(ambiguity.axis, whenGrowing: isGrowing)
        return parent.childViews.contains { other in
            !ambiguity.rivals.contains(other) && !other.isHiddenItself && other.isArranged && first.isArranged
                && other.hasContentLength(ambiguity.axis)
                && other.contentPriority(ambiguity.axis, whenGrowing: isGrowing) < priority
        }
    }

    /// Whether views are undetermined because the screen is too small or too large for the constraints: the conflict says it all.
    fileprivate func isConsequenceOfSize(_ ambiguity: Ambiguity) -> Bool {
        !isDrawn && conflicts.contains { $0.members.contains { $0.isOfRoot && $0.firstAttribute.axis == ambiguity.axis } }
    }
}

extension Ambiguity {
    /// The possible error of the rivals' sizes together. Lines are exactly as high as the system font has them.
    fileprivate var tolerance: Double {
        rivals.reduce(0.0) { sum, view in
            let length = view.contentLength(axis) ?? 0
            guard view.showsText else { return sum + (view.kind == "imageView" ? 0 : length * 0.1) }
            let isLine = axis == .vertical && view.kind == "label" && !view.isGuess && view.numberOfLines == 1
            return sum + (isLine ? 0 : view.isGuess ? length * 0.15 : TextContent.tolerance(of: length))
        }
    }

    fileprivate var detection: Detection {
        let along = axis.adverb
        let what: String
        let missing: String
        let advice: String
        switch (position, length) {
        case (true, true):
            what = "where \(view.title) is \(along), or how \(axis.dimensionName) it is"
            missing = "\(axis.letter) position or \(axis.lengthName)"
            advice =
                "Give \(view.title) a \(axis.lengthName), or connect its \(axis.startName) and \(axis.endName) edges."
        case (false, _):
            what = "how \(axis.dimensionName) \(view.title) is"
            missing = axis.lengthName
            advice = "Give \(view.title) a \(axis.lengthName), or pin its \(axis.endName) edge too."
        default:
            what = "where \(view.title) is \(along)"
            missing = "\(axis.letter) position"
            advice = "Pin the \(axis.startName) or \(axis.endName) edge of \(view.title), or center it."
        }
        var detection = Detection(
            view, aspect: axis.lengthName, "Nothing decides \(what): it needs a constraint for its \(missing).", advice: advice)
        detection.related = dependents.prefix(4).map { Finding.Related($0, "depends on it") }
        detection.isChoice = true
        detection.edits = length ? [view.fixing(axis)].compactMap { $0 } : [view.pinning(axis)].compactMap { $0 }
        if position, length, let pin = view.pinning(axis) {
            detection.otherAdvice = [
                Fix(detection.advice ?? "", edits: [pin], isChoice: true),
                Fix(
                    "Pin the \(axis.startName) or \(axis.endName) edge of \(view.title), and give it a \(axis.lengthName).",
                    edits: detection.edits + [pin], isChoice: true),
            ]
        }
        return detection
    }

    fileprivate var rivalDetection: Detection {
        let isGrowing = slack > 0
        let priority = view.contentPriority(axis, whenGrowing: isGrowing)
        let kind = isGrowing ? "hugging" : "compression resistance"
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        let names = listed(rivals.map(\.title)).capitalizedFirst, room = inPoints(abs(slack))
        let cause = isGrowing ? "share \(room) spare points of \(axis.lengthName)" : "lack \(room) points of \(axis.lengthName)"
        let last = rivals.last ?? view
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
