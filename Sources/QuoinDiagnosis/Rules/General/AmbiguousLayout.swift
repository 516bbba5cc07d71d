import QuoinLayout
import QuoinScenes

// Rules about what constraints leave open, in plain words (SV-30).

extension Rule {
    static let ambiguousLayout = Rule(
        "ambiguous-layout", .error, summary: "The constraints do not determine a view's position or size.",
        explanation: """
            On each axis a view needs a position and a length. They come from constraints, from what the view shows (a text, an image) \
            or from a stack view. If one is missing, Auto Layout may put the view anywhere: usually it ends up at 0, or with the length \
            0, and on another device somewhere else.
            """,
        shows: "A view with constraints to the leading and top edges, and no width.",
        nearly: "The same with a width constraint, or with a trailing constraint."
    ) { scene in
        let found = scene.ambiguities.compactMap { ambiguity -> Detection? in
            // Nobody sees a guide.
            guard ambiguity.rivals.isEmpty, !scene.isInWronglyTiedScroll(ambiguity.view), !ambiguity.view.isScrollView,
                ambiguity.isVerified, !scene.isConsequenceOfSize(ambiguity), ambiguity.view.kind != "guide", !scene.isDoubtful(ambiguity)
            else { return nil }
            var detection = ambiguity.detection
            // Code that shows it may place it, too.
            if ambiguity.view.isHidden { detection.severity = .info }
            return detection
        }
        return scene.openRows + found + scene.farRowNotes
    }

    static let contentPriorityAmbiguity = Rule(
        "content-priority-ambiguity", .error,
        summary: "Two views compete for the same space with the same priority, and nothing determines which one gets it.",
        explanation: """
            Texts and images have an intrinsic size: hugging priority keeps them from growing, compression resistance from shrinking. \
            Where several views share a length that is too long or too short for them, the one with the lowest priority is stretched or \
            compressed. If two have the same priority, it may be either, depending on the text and the version of iOS.
            """,
        shows: "Two labels in a row that fills the screen, both with a horizontal hugging priority of 251.",
        nearly: "The same with one of the two at 250."
    ) { scene in
        let found = scene.ambiguities.compactMap { ambiguity -> Detection? in
            guard !ambiguity.rivals.isEmpty, !scene.isInWronglyTiedScroll(ambiguity.view), ambiguity.isVerified,
                !ambiguity.view.isHidden
            else { return nil }
            if scene.isConsequenceOfConflict(ambiguity) || scene.isSharedByAnother(ambiguity) { return nil }
            // An empty text takes no room, and in a root of any size spare room means nothing.
            if ambiguity.rivals.contains(where: { $0.showsText && ($0.contentLength(.horizontal) ?? 0) < 1 }) { return nil }
            // Where constraints contradict the size of the root, what is left over depends on which one was left out.
            if scene.conflicts.contains(where: \.isAboutRoot) { return nil }
            let slack = ambiguity.slack, tolerance = ambiguity.tolerance
            // A text of several lines gives way by wrapping.
            if slack < 0, ambiguity.axis == .horizontal, ambiguity.rivals.contains(where: { $0.numberOfLines.map { $0 != 1 } ?? false }) {
                return nil
            }
            if scene.isDrawnWithoutSlack(ambiguity) { return nil }
            // A row that sizes itself grows with what is in it.
            if slack < 0, ambiguity.axis == .vertical, ambiguity.view.isInGrowingRow { return nil }
            guard abs(slack) > (tolerance > 0 ? tolerance + 1.01 : LayoutAmbiguity.sureTolerance) else { return nil }
            var detection = ambiguity.rivalDetection
            // In a stack view they are at least in order, and Interface Builder says nothing. In a row code may set the texts, and the
            // height.
            if ambiguity.rivals.allSatisfy(\.isArranged) || scene.isOfRow(ambiguity) { detection.severity = .warning }
            if slack > 0, ambiguity.isInvisible { detection.severity = .info }
            let isRounding = abs(slack) <= 0.7 * Double(ambiguity.rivals.count) + 0.3
            if ambiguity.axis == .vertical, isRounding || scene.isOfAnyHeight(ambiguity.view) { detection.severity = .info }
            return detection
        }
        return found + scene.threeTextNotes + scene.betweenPixelNotes
    }
}

extension SceneAnalysis {
    /// Whether something that the file does not tell may decide what is open here. Xcode's own flag is beyond doubt.
    fileprivate func isDoubtful(_ ambiguity: LayoutAmbiguity) -> Bool {
        let view = ambiguity.view
        if ([view] + ambiguity.dependents).contains(where: \.isFlaggedAmbiguous) { return false }
        if isConsequenceOfConflict(ambiguity) { return true }
        // Xcode adds constraints that keep the drawn frame of a view that has none.
        if original.canvas != nil, !view.isArranged, !view.constraints.contains(where: \.isUser), !original.constrains(view.id) {
            return true
        }
        // What is in a stack view whose views are all hidden comes when code shows one.
        if view.stackBehavior != nil, !view.childViews.isEmpty, view.childViews.allSatisfy(\.isHiddenItself) { return true }
        // The shares of plain views in a stack view that fills proportionally are equal, if it has a length: Xcode draws them so.
        if view.isArranged, let stack = view.parent, stack.stackBehavior?.distribution == .fillProportionally,
            !stack.isUndetermined(ambiguity.axis)
        {
            return true
        }
        // A view that is as long as a text in it has a length; several such texts may share what is left over.
        if original.canvas != nil, ambiguity.length, view.childViews.contains(where: { $0.fillsParent(ambiguity.axis) }) { return true }
        guard ambiguity.length || ambiguity.position else { return false }
        return ([view] + view.descendants).contains { inner in
            inner.mayHaveOwnSize && (inner == view || inner.isUndetermined(ambiguity.axis))
        }
    }

    /// Whether Xcode drew the rivals as long as their contents, and flagged none of them, where Quoin sees much to share.
    fileprivate func isDrawnWithoutSlack(_ ambiguity: LayoutAmbiguity) -> Bool {
        let drawn = ambiguity.rivals.compactMap { $0.node?.stored?.frame?.length(ambiguity.axis) }
        guard drawn.count == ambiguity.rivals.count, !ambiguity.rivals.contains(where: \.isFlaggedAmbiguous) else { return false }
        let asked = ambiguity.rivals.reduce(0.0) { $0 + ($1.contentLength(ambiguity.axis) ?? 0) }
        let slack = drawn.reduce(0, +) - asked
        // Frames that break the constraints between the rivals are older than these.
        let own = ambiguity.rivals.flatMap { Array($0.constraints) }.filter { $0.isUser && $0.isRequired && $0.axis == ambiguity.axis }
        guard own.allSatisfy(\.isSatisfiedByStoredFrames) else { return false }
        return abs(slack) <= ambiguity.tolerance + 1.01 && abs(slack - ambiguity.slack) > 2
    }

    /// Whether a view is as high here as it happens to be drawn: in a view of a xib that was never given the height of the screen, in a
    /// view of free form, in a row whose table is elsewhere, or in one that is as high as its content when the table runs.
    fileprivate func isOfAnyHeight(_ view: AnalyzedView) -> Bool {
        isXibOnScreen || original.canvas?.keepsSize ?? false || view.isInGrowingRow || root.isCellPart
            || view.ancestors.contains { $0.element == "collectionViewCell" }
    }

    /// Whether texts that outlets connect share the height of a row.
    fileprivate func isOfRow(_ ambiguity: LayoutAmbiguity) -> Bool {
        ambiguity.axis == .vertical && ambiguity.rivals.contains { $0.properties[.isConnected] == true }
            && ambiguity.view.ancestors.contains(where: \.isRowContent)
    }

    /// Whether a conflict left open what its culprit would have decided.
    fileprivate func isConsequenceOfConflict(_ ambiguity: LayoutAmbiguity) -> Bool {
        let views = [ambiguity.view] + ambiguity.rivals
        guard !views.contains(where: \.isFlaggedAmbiguous) else { return false }
        // What contents share on one axis has nothing to do with a conflict on the other one.
        return views.contains { isMovedByConflict($0, ambiguity.rivals.isEmpty ? nil : ambiguity.axis) }
    }

    /// Whether another view beside the rivals gives way before they do: its content has a lower priority.
    fileprivate func isSharedByAnother(_ ambiguity: LayoutAmbiguity) -> Bool {
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
    fileprivate func isConsequenceOfSize(_ ambiguity: LayoutAmbiguity) -> Bool {
        !isDrawn && conflicts.contains { $0.members.contains { $0.isOfRoot && $0.firstAttribute.axis == ambiguity.axis } }
    }
}

extension LayoutAmbiguity {
    /// Whether nobody sees which of two texts in a row grows: each is aligned to its outer end, and has no background.
    fileprivate var isInvisible: Bool {
        guard axis == .horizontal, rivals.count == 2 else { return false }
        let texts = rivals.sorted { $0.start(axis) < $1.start(axis) }
        guard texts.allSatisfy({ $0.kind == "label" && $0.properties[.backgroundColor] == nil }) else { return false }
        return [nil, .natural, .left].contains(texts[0].properties[.textAlignment]) && texts[1].properties[.textAlignment] == .right
    }
}

extension Scene {
    /// Whether a constraint names a node, installed for this size class or not.
    fileprivate func constrains(_ id: String?) -> Bool {
        constraints.contains { $0.first.node == id || $0.second.map { $0.node == id } ?? false }
    }
}

extension AnalyzedView {
    /// Whether it has a content of its own and is pinned to both edges of its superview on an axis.
    fileprivate func fillsParent(_ axis: Axis) -> Bool {
        guard hasContentLength(axis) else { return false }
        let sides = constraints.filter { $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == axis }
            .compactMap { $0.side(of: self) }.filter { $0.other?.view == parent }
        return sides.contains { $0.own.attribute.isStart } && sides.contains { $0.own.attribute.isEnd }
    }
}
