import QuoinLayout
import QuoinScenes

// Ways out of conflicts of a certain shape, which say what the view is to be instead.

extension AnalyzedConflict {
    /// The contents that must not grow: 1000 is no priority for hugging, and nothing is cut where it gives way.
    var hugging: [AnalyzedConstraint] {
        members.filter { $0.origin == .contentSize && $0.relation == .lessOrEqual && $0.isRequired }
    }

    /// The constraint that leaves no room on another screen than the drawn one: the one with the largest number, if it is no margin.
    var madeForOneScreen: [AnalyzedConstraint] {
        guard !isDrawn else { return [] }
        let own = members.filter {
            $0.isUser && $0.isRequired && $0.relation != .lessOrEqual && $0.axis == members.first?.axis && abs($0.constant) >= 40
        }
        return own.max { abs($0.constant) < abs($1.constant) }.map { [$0] } ?? []
    }

    /// The way out where a view of a fixed size is held at equal distances that are far larger than a margin: it is to be centered.
    var centering: [Fix] {
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
    var withoutEdges: [Fix] {
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

    /// The way out where all members hold a view to its superview, and all but one of them to the same part of it: its edges, its safe
    /// area or its margins. The odd one goes.
    var withoutOddReference: [Fix] {
        let own = members.filter(\.isUser)
        guard own.count >= 3, own.allSatisfy({ $0.isRequired && $0.relation == .equal }),
            let view = own[0].sides.map(\.own.view).first(where: { view in own.allSatisfy { $0.isBetween(view, view.parent) } })
        else { return [] }
        let byPart = Dictionary(grouping: own) { member in member.side(of: view)?.other.map(\.partWithMargins) }
        guard byPart.count == 2, let odd = byPart.values.first(where: { $0.count == 1 })?.first, !odd.isConnected, !odd.isVaried else {
            return []
        }
        return [odd.removal]
    }

    /// The aspect ratios of views with content: on another screen they contradict what the content needs.
    var ratios: [AnalyzedConstraint] {
        guard !isDrawn else { return [] }
        return members.filter { member in
            member.isUser && member.isRequired && !member.first.attribute.isLocation && member.second?.view == member.first.view
                && !member.first.view.childViews.isEmpty
        }
    }

    /// Whether a member is the fixed size of a view whose edges the others hold: without it they say how large the view is.
    func isHeldAtBothEdges(_ member: AnalyzedConstraint) -> Bool {
        guard member.isFixedSize, member.axis == members.first?.axis else { return false }
        let places = members.filter { $0.axis == member.axis }.compactMap { $0.side(of: member.first.view)?.own.attribute }.filter {
            $0.isLocation && !$0.isCenter
        }
        return places.contains(where: \.isStart) && places.contains(where: \.isEnd)
    }

    /// The way out where a stack view makes views equally long that have fixed lengths of another size: all of these go.
    var equalSizes: [Fix] {
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

extension AnalyzedConstraint {
    /// Whether it puts the center of a view on that of another one.
    fileprivate var isCentering: Bool {
        isUser && relation == .equal && multiplier == 1 && constant == 0 && first.attribute.isCenter
            && second?.attribute.isCenter == true
    }

    /// Whether it holds a view to another one, or a part of that one.
    fileprivate func isBetween(_ view: AnalyzedView, _ other: AnalyzedView?) -> Bool {
        side(of: view).map { $0.other != nil && $0.other?.view == other } ?? false
    }
}

extension AnalyzedAnchor {
    /// The part of the view that it names, be it by an attribute or by a guide.
    fileprivate var partWithMargins: Part { attribute.usesMargins ? .margins : part }
}
