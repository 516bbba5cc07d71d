import QuoinLayout
import QuoinScenes
import QuoinSolver

/// A constraint that the layout applied, its ends as places in the tree.
struct Link {
    /// The scene's id for it; for what the engine made a name.
    let id: String
    let origin: AppliedConstraint.Origin
    /// Whose behavior, content or mask it is.
    let owner: Int?
    let first: End
    let relation: Relation
    let second: End?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let identifier: String?

    /// A part of a view that a constraint names.
    struct End: Hashable {
        let view: Int
        let part: Part
        /// Left and right, never leading and trailing.
        let attribute: Attribute
        /// As the constraint spells it.
        let spelled: Attribute
    }

    enum Part: Hashable {
        case whole
        /// Of a scroll view: what it scrolls, and what of it shows.
        case content, visible
        case margins, safeArea, custom
    }

    var isRequired: Bool { priority >= 1000 }
    var isUser: Bool { origin == .user }
    var axis: Axis? { first.attribute.axis }

    /// The ends, each with the other one.
    var sides: [(own: End, other: End?)] {
        guard let second else { return [(first, nil)] }
        return [(first, second), (second, first)]
    }
}

extension Inspection {
    func makeLinks() -> [Link] {
        zip(laidOut.layout.constraints, laidOut.constraints()).compactMap { applied, named in
            let value = applied.constraint
            let owner = applied.item.flatMap { place($0) }
            guard let first = end(value.first, value.firstAttribute) else { return nil }
            var second: Link.End?
            if let other = value.second, value.secondAttribute != .none {
                second = end(other, value.secondAttribute)
                if second == nil { return nil }
            }
            return Link(
                id: named.id, origin: applied.origin, owner: owner, first: first, relation: value.relation, second: second,
                multiplier: value.multiplier, constant: value.constant, priority: value.priority.rawValue, identifier: value.identifier)
        }
    }

    private func end(_ item: Item, _ attribute: Attribute) -> Link.End? {
        var part = Link.Part.whole
        var owner = item
        if case .area(let area) = item.kind, let parent = item.parent {
            owner = parent
            part =
                switch area {
                case .content: .content
                case .visible: .visible
                case .margins: .margins
                case .safeArea: .safeArea
                case .custom: .custom
                }
        }
        guard let view = place(owner) else { return nil }
        let direction = owner.direction ?? laidOut.layout.root.direction ?? scene.environment.direction ?? .leftToRight
        return Link.End(view: view, part: part, attribute: attribute.resolved(direction), spelled: attribute)
    }

    /// Whether an end means a scroll view's content: its edges, seen from inside (SC-2), or its content guide.
    func meansContent(_ end: Link.End, from other: Link.End?) -> Bool {
        if end.part == .content { return true }
        guard let other, end.part == .whole || end.part == .margins, views[end.view].item.hasContentArea,
            contains(end.view, other.view), end.attribute.isLocation
        else { return false }
        return !end.attribute.isCenter
    }
}

extension Attribute {
    var isCenter: Bool { [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self) }

    /// Left and top, their margins, and the first baseline.
    var isStart: Bool { [.left, .leftMargin, .leading, .leadingMargin, .top, .topMargin, .firstBaseline].contains(self) }

    /// Right and bottom, their margins, and the last baseline.
    var isEnd: Bool { [.right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline].contains(self) }
}
