// A distance between two locations is the width of a guide that reaches from one to the other. The guide is made when
// the constraint is installed and goes with it; unlike others its width may be negative.

extension Constraint {
    /// Puts guides in the place of distances, so that what remains is an ordinary constraint between sizes.
    mutating func replaceDistances(owner: Item) throws(ConstraintError) -> [Item] {
        guard let ends = distances else { return [] }
        distances = nil
        var spans: [Item] = []
        if let start = ends.first {
            let span = try Constraint.span(from: start, to: .init(item: first, attribute: firstAttribute), in: owner)
            firstAttribute = first.isHorizontal(firstAttribute) ? .width : .height
            first = span
            spans.append(span)
        }
        if let start = ends.second, let far = second {
            let span = try Constraint.span(from: start, to: .init(item: far, attribute: secondAttribute), in: owner)
            secondAttribute = far.isHorizontal(secondAttribute) ? .width : .height
            second = span
            spans.append(span)
        }
        return spans
    }

    private static func span(from start: Distances.End, to end: Distances.End, in owner: Item) throws(ConstraintError) -> Item {
        let span = Item(kind: .guide)
        span.state.insert(.isSpan)
        owner.link(span, before: nil)
        let horizontal = start.attribute.axis == .horizontal
        let turns = start.attribute.followsDirection || end.attribute.followsDirection
        let near: Attribute = horizontal ? (turns ? .leading : .left) : .top
        let far: Attribute = horizontal ? (turns ? .trailing : .right) : .bottom
        _ = try InstalledConstraint.make(
            Constraint(item: span, attribute: near, relatedBy: .equal, toItem: start.item, attribute: start.attribute), source: .user,
            owner: owner)
        _ = try InstalledConstraint.make(
            Constraint(item: span, attribute: far, relatedBy: .equal, toItem: end.item, attribute: end.attribute), source: .user,
            owner: owner)
        return span
    }
}

extension Item {
    /// A span one of whose ends has left measures nothing any more: what compares it goes, too.
    final func loseEnd() {
        for constraint in referencingConstraints where !constraint.spans.isEmpty { constraint.remove() }
    }

    fileprivate final func isHorizontal(_ attribute: Attribute) -> Bool { attribute.axis == .horizontal }
}
