// A distance between two locations is the width or height of a guide that reaches from one to the other. The guide is made
// when the constraint is installed and removed with it; unlike other items its size may be negative.

/// The sides of a constraint that are distances: the far end is the side's own attribute, the near end is here.
final class Distances {
    struct End {
        let item: Item
        let attribute: Attribute
    }

    let first: End?
    let second: End?

    init(first: End?, second: End?) {
        self.first = first
        self.second = second
    }
}

extension Constraint {
    /// Puts guides in the place of distances, so that what remains is an ordinary constraint between sizes. Returns the
    /// guides.
    mutating func replaceDistances(owner: Item) throws(ConstraintError) -> [Item] {
        guard let ends = distances else { return [] }
        distances = nil
        var guides: [Item] = []
        if let start = ends.first {
            let guide = try Constraint.guide(from: start, to: .init(item: first, attribute: firstAttribute), in: owner)
            firstAttribute = firstAttribute.axis == .horizontal ? .width : .height
            first = guide
            guides.append(guide)
        }
        if let start = ends.second, let far = second {
            let guide = try Constraint.guide(from: start, to: .init(item: far, attribute: secondAttribute), in: owner)
            secondAttribute = secondAttribute.axis == .horizontal ? .width : .height
            second = guide
            guides.append(guide)
        }
        return guides
    }

    private static func guide(from start: Distances.End, to end: Distances.End, in owner: Item) throws(ConstraintError) -> Item {
        let guide = Item(kind: .guide)
        guide.state.insert(.isDistanceGuide)
        owner.link(guide, before: nil)
        let horizontal = start.attribute.axis == .horizontal
        let turns = start.attribute.followsDirection || end.attribute.followsDirection
        let near: Attribute = horizontal ? (turns ? .leading : .left) : .top
        let far: Attribute = horizontal ? (turns ? .trailing : .right) : .bottom
        for (edge, location) in [(near, start), (far, end)] {
            let pin = Constraint(item: guide, attribute: edge, toItem: location.item, attribute: location.attribute)
            _ = try InstalledConstraint.make(pin, source: .user, owner: owner)
        }
        return guide
    }
}

extension Item {
    /// Removes the constraints that compare this distance guide, once one of its ends has left.
    final func removeComparisons() {
        for constraint in referencingConstraints where !constraint.distanceGuides.isEmpty { constraint.remove() }
    }
}
