import QuoinLayout
import QuoinScenes

/// The ways out of a conflict, the best first: which constraint of the program gives way, and how.
///
/// ```text
///   Card.width = 420 (line 23)     removed, where the drawn frames break it, or the others say how wide it is anyway
///                                  lowered to priority 999
///   Card.trailing = …              the same, should the first not be enough
/// ```
struct ConflictWays {
    /// A conflict has many members, and each way costs a layout when it is tried.
    private static let most = 4

    let all: [Fix]

    init(_ conflict: AnalyzedConflict, _ explanation: ConflictExplanation) {
        let fix = explanation.isContradiction ? explanation.fix : nil
        let members = conflict.conflict.members
        let chosen = (fix?.numbers ?? []).compactMap { number in
            conflict.members.first { members.indices.contains(number - 1) && $0.id == members[number - 1].id }
        }
        // Where the drawn frames break some members and satisfy the others, the design is what remains without them.
        let broken = conflict.members.filter { $0.isUser && $0.isRequired && !$0.isSatisfiedByStoredFramesAndGuides }
        let preferred = broken + conflict.madeForOneScreen + chosen + [conflict.broken].compactMap { $0 }
        let others = conflict.members.reversed().filter { !preferred.contains($0) }
        var seen: Set<AnalyzedConstraint> = []
        let giving = (preferred + others).filter { $0.canGiveWay && seen.insert($0).inserted }
        let isRemoval = fix?.change == .remove || fix?.change == .stackView
        let isRow = conflict.kind == .cell && conflict.members.first?.axis == .vertical
        let removals = giving.filter { member in
            member.isUser && !isRow && !member.isConnected && !member.isVaried
                && (broken.contains(member) || isRemoval && chosen.contains(member) || conflict.isHeldAtBothEdges(member))
        }.map(\.removal)
        let lowered = giving.map { $0.lowering(inCell: conflict.kind == .cell) }.prefix(ConflictWays.most)
        let hugging = conflict.hugging.filter(\.canGiveWay).map { $0.lowering(inCell: false) }
        // Where a lowered constraint still pulls, it has to go.
        all =
            hugging + conflict.equalSizes + conflict.centering + conflict.withoutEdges + removals + lowered.filter { !hugging.contains($0) }
            + (isRemoval ? [] : giving.filter { $0.isUser && !$0.isConnected && !$0.isVaried }.prefix(1).map(\.removal))
    }
}

extension AnalyzedConflict {
    /// The contents that must not grow: 1000 is no priority for hugging, and nothing is cut where it gives way.
    fileprivate var hugging: [AnalyzedConstraint] {
        members.filter { $0.origin == .contentSize && $0.relation == .lessOrEqual && $0.isRequired }
    }

    /// The constraint that leaves no room on another screen than the drawn one: the one with the largest number, if it is no margin.
    fileprivate var madeForOneScreen: [AnalyzedConstraint] {
        guard !isDrawn else { return [] }
        let own = members.filter {
            $0.isUser && $0.isRequired && $0.relation != .lessOrEqual && $0.axis == members.first?.axis && abs($0.constant) >= 40
        }
        return own.max { abs($0.constant) < abs($1.constant) }.map { [$0] } ?? []
    }

    /// The way out where a view of a fixed size is held at equal distances that are far larger than a margin: it is to be centered.
    fileprivate var centering: [Fix] {
        guard let size = members.first(where: { $0.isUser && $0.isFixedSize && isHeldAtBothEdges($0) }), let axis = size.axis,
            let id = size.first.view.id, let parent = size.first.view.parent?.id
        else { return [] }
        let view = size.first.view
        let distances = members.filter {
            $0.isUser && $0.isNamed && $0.axis == axis && $0.relation == .equal && $0.side(of: view)?.other?.view.id == parent
        }
        guard distances.count == 2, !distances.contains(where: \.isConnected),
            abs(abs(distances[0].constant) - abs(distances[1].constant)) <= 2,
            distances.allSatisfy({ abs($0.constant) >= max(40, size.constant / 2) })
        else { return [] }
        let center: Attribute = axis == .horizontal ? .centerX : .centerY
        let constraint = SceneConstraint(
            item: ItemReference(id), attribute: center, relatedBy: .equal, toItem: ItemReference(parent), attribute: center)
        return [
            Fix(
                "Center \(view.title) instead: remove \(listed(distances.map(\.location))).",
                edits: distances.map { .removeConstraint($0.id) } + [.addConstraint(constraint)], isChoice: true)
        ]
    }

    /// The way out where a view of a fixed size has a center, and its edges are held, too: without these it is where and as large as the
    /// others say.
    fileprivate var withoutEdges: [Fix] {
        guard let center = members.first(where: { $0.isCentering }), let axis = center.axis else { return [] }
        let view = center.first.view.contains(center.second?.view ?? center.first.view) ? center.second?.view : center.first.view
        guard let view, let parent = view.parent,
            let size = view.constraints.first(where: { $0.isUser && $0.isRequired && $0.isFixedSize && $0.axis == axis }),
            size.constant < parent.length(axis)
        else { return [] }
        let edges = view.constraints.filter { constraint in
            guard constraint.isUser, constraint.isRequired, constraint.isNamed, constraint.axis == axis, constraint.relation == .equal,
                let (own, other) = constraint.side(of: view), other?.view == parent
            else { return false }
            return own.attribute.isLocation && !own.attribute.isCenter
        }
        guard edges.count == 2, edges.contains(where: members.contains), !edges.contains(where: { $0.isConnected || $0.isVaried }) else {
            return []
        }
        let length = "\(inPoints(size.constant)) \(axis == .horizontal ? "wide" : "high")"
        return [
            Fix(
                "Remove \(listed(edges.map(\.location))): \(view.title) is centered, and \(length).",
                edits: edges.map { .removeConstraint($0.id) }, isChoice: true)
        ]
    }

    /// Whether a member is the fixed size of a view whose edges the others hold: without it they say how large the view is.
    fileprivate func isHeldAtBothEdges(_ member: AnalyzedConstraint) -> Bool {
        guard member.isFixedSize, member.axis == members.first?.axis else { return false }
        let places = members.filter { $0.axis == member.axis }.compactMap { $0.side(of: member.first.view)?.own.attribute }.filter {
            $0.isLocation && !$0.isCenter
        }
        return places.contains(where: \.isStart) && places.contains(where: \.isEnd)
    }

    /// The way out where a stack view makes views equally long that have fixed lengths of another size: all of these go.
    fileprivate var equalSizes: [Fix] {
        guard let equal = members.first(where: { $0.identifier == "UISV-fill-equally" }), let stack = equal.owner, let axis = equal.axis
        else { return [] }
        let sizes = stack.childViews.flatMap { view in
            view.constraints.filter { $0.isUser && $0.isRequired && $0.axis == axis && $0.first.view == view && $0.isFixedSize }
        }
        guard !sizes.isEmpty, sizes.contains(where: members.contains),
            sizes.allSatisfy({ $0.isNamed && !$0.isConnected && !$0.isSatisfiedByStoredFramesAndGuides })
        else { return [] }
        return [
            Fix(
                "Remove \(listed(sizes.map(\.location))): Fill Equally decides how \(axis == .horizontal ? "wide" : "high") they are.",
                edits: sizes.map { .removeConstraint($0.id) }, isChoice: true)
        ]
    }
}

extension Detection {
    /// Takes the first of some ways as its advice, and the others for where that does not work.
    mutating func take(_ ways: [Fix]) {
        advice = ways.first?.description
        edits = ways.first?.edits ?? []
        isChoice = ways.first?.isChoice ?? false
        alternative = ways.first?.alternative ?? ""
        otherAdvice = Array(ways.dropFirst())
    }

    /// Adds advice in words for where no edit works: the sentences that there are.
    mutating func fallBack(on sentences: String?...) {
        otherAdvice.append(Fix(sentences.compactMap(\.self).joined(separator: " ")))
    }
}

extension AnalyzedConstraint {
    /// Whether it is the program's to change: a required constraint of the scene, or a required size of a content.
    fileprivate var canGiveWay: Bool { isRequired && (isUser || origin == .contentSize && first.view.id != nil) }

    /// Whether it gives a view a constant length.
    var isFixedSize: Bool { !first.attribute.isLocation && second == nil && relation == .equal }

    /// Whether it puts the center of a view on that of another one.
    fileprivate var isCentering: Bool {
        isUser && relation == .equal && multiplier == 1 && constant == 0 && first.attribute.isCenter
            && second?.attribute.isCenter == true
    }

    fileprivate var removal: Fix {
        Fix("Remove \(location).", edits: isNamed ? [.removeConstraint(id)] : [], isChoice: true)
    }

    /// The advice to lower its priority.
    func lowering(inCell: Bool) -> Fix {
        guard origin == .contentSize, let axis, let view = first.view.id else {
            let cell =
                sides.map(\.own.view).contains { $0.selfAndAncestors.contains { $0.element == "collectionViewCell" } } ? "item" : "row"
            var fix = Fix("Lower \(location) to priority 999.", edits: isNamed ? [.setPriority(999, of: id)] : [], isChoice: true)
            if inCell && axis == .vertical { fix.alternative = "or give the \(cell) the height that its content needs" }
            return fix
        }
        let isHugging = relation == .lessOrEqual
        let priority: SceneEdit.ContentPriority =
            switch (axis, isHugging) {
            case (.horizontal, true): .horizontalHugging
            case (.horizontal, false): .horizontalResistance
            case (.vertical, true): .verticalHugging
            case (.vertical, false): .verticalResistance
            }
        let name = isHugging ? "content hugging" : "compression resistance"
        return Fix(
            "Set the \(axis == .horizontal ? "horizontal" : "vertical") \(name) of \(first.view.title) to 999 or less.",
            edits: [.setContentPriority(999, priority, of: view)], isChoice: true)
    }

    /// Returns a fix with some words and the edit that makes an equation a bound.
    ///
    /// A size becomes at least as large. Between two views the other one gives way, as Interface Builder writes it: from the inner view
    /// to the trailing edge, or from the leading edge to the inner view, there is at least so much.
    func loosening(_ words: String?) -> [Fix] {
        [Fix(words ?? "", edits: isNamed && relation == .equal ? [.setRelation(loosened, of: id)] : [], isChoice: true)]
    }

    private var loosened: Relation { constant < 0 ? .lessOrEqual : .greaterOrEqual }

    /// Whether the scene knows it by its id.
    fileprivate var isNamed: Bool { tree.constraintIDs.contains(id) }
}
