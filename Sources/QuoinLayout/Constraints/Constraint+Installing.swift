import QuoinSolver

// Installing constraints: checking validity, finding the owner, and linking into the lists. Nothing is solved here.

extension Constraint {
    /// Checks the rules V2 to V7 and V12, which UIKit checks when a constraint is created, and throws the first error.
    public func validate() throws(ConstraintError) {
        try Constraint.validate(
            firstAttribute, with: second == nil ? .none : secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
            distances: (distances?.first != nil, distances?.second != nil))
    }

    /// Checks the parts of a constraint before it is created. `second` is `none` where there is no second item; `distances`
    /// are the sides that are distances between two positions.
    public static func validate(
        _ first: Attribute, with second: Attribute, multiplier: Double, constant: Double, priority: Priority = .required,
        distances: (first: Bool, second: Bool) = (false, false)
    ) throws(ConstraintError) {
        guard first != .none else { throw .noFirstAttribute }
        guard constant.isFinite else { throw .constantNotFinite(constant) }
        guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
        guard priority.isLegal else { throw .illegalPriority(priority) }
        let measures = (first: distances.first ? .size : first.measure, second: distances.second ? .size : second.measure)
        if second == .none || multiplier == 0 {
            if measures.first != .size { throw .locationAgainstNothing(first) }
            return  // CM-16: a size may name a second attribute without an item
        }
        // V3: sizes relate to sizes, and positions to positions, even on the other axis.
        guard (measures.first == .size) == (measures.second == .size) else { throw .invalidPairing(first, second) }
        if first.followsDirection && second.isFixedSide || first.isFixedSide && second.followsDirection {
            throw .mixedDirections(first, second)
        }
    }
}

extension Item {
    /// Records the constraint on this item, which must contain all items of the constraint (V10).
    ///
    /// ``Constraint/install(rank:)`` finds the nearest such item and is the usual choice.
    @discardableResult
    public final func install(_ constraint: Constraint, rank: UInt64? = nil) throws(ConstraintError) -> InstalledConstraint {
        for item in constraint.items where !contains(item) { throw .outsideSubtree(label) }
        return try InstalledConstraint.make(constraint, source: .user, owner: self, rank: rank)
    }

    /// The constraints recorded on this item, the user's and the behaviors', in the order of installation (CM-22).
    public final var constraints: [InstalledConstraint] {
        var found: [InstalledConstraint] = []
        forEachOwned { found.append($0) }
        return found
    }

    /// The constraints that name this item, wherever they are recorded; the newest first.
    public final var referencingConstraints: [InstalledConstraint] {
        var found: [InstalledConstraint] = []
        forEachReference { found.append($0) }
        return found
    }

    /// The view in whose coordinates the inside of a guide or area lies: the item itself, or the parent of a guide.
    final var carrier: Item? { isView ? self : parent }
}

extension InstalledConstraint {
    static func make(
        _ value: borrowing Constraint, source: Source, owner: Item? = nil, contributor: Item? = nil, rank: UInt64? = nil
    ) throws(ConstraintError) -> InstalledConstraint {
        try value.validate()
        guard let owner = owner ?? value.commonAncestor else { throw value.noCommonAncestor }
        let made: InstalledConstraint
        if value.distances == nil {
            made = InstalledConstraint(value, source: source)
        } else {
            made = try makeComparison(copy value, source: source, owner: owner)
        }
        made.contributorLink = contributor.map { Unretained($0) }
        made.rank = rank ?? 0
        made.link(to: owner)
        owner.layout?.didAdd(made)
        return made
    }

    private static func makeComparison(_ value: Constraint, source: Source, owner: Item) throws(ConstraintError) -> InstalledConstraint {
        var value = value
        let guides = try value.replaceDistances(owner: owner)
        let made = InstalledConstraint(value, source: source)
        made.distanceGuides = guides
        return made
    }
}

extension Constraint {
    /// The item that UIKit installs the constraint on (CM-21): the view of a single item, or the nearest common ancestor of two.
    var commonAncestor: Item? {
        if distances == nil {
            guard let related else { return first.carrier }
            return Item.commonAncestor(first, related)
        }
        var found: Item? = first.carrier
        for item in items.dropFirst() { found = found.flatMap { Item.commonAncestor($0, item) } }
        return found
    }

    /// The second item if it takes part: without an attribute, or with a multiplier of 0, the constraint concerns only the first.
    private var related: Item? { distances != nil || secondAttribute != .none && multiplier != 0 ? second : nil }

    /// The items that the constraint names.
    var items: [Item] { [first, second, distances?.first?.item, distances?.second?.item].compactMap { $0 } }

    var noCommonAncestor: ConstraintError {
        guard let related else { return .guideWithoutParent(first.label) }
        return .noCommonAncestor("\(first.label).\(firstAttribute.name)", "\(related.label).\(secondAttribute.name)")
    }
}

extension Item {
    /// The lowest view that contains both items. O(1) for parent and child and for siblings, else O(depth).
    static func commonAncestor(_ first: Item, _ second: Item) -> Item? {
        if first === second { return first.carrier }
        // Guides and areas need no other way: their parent, too, is the view that they lie in.
        if let above = first.parentLink {
            if above == Unretained(second) { return second }
            if above == second.parentLink { return above.object }
        }
        if second.parentLink == Unretained(first) { return first }
        guard var left = first.carrier, var right = second.carrier else { return nil }
        if left === right { return left }
        var leftDepth = left.distanceToRoot
        var rightDepth = right.distanceToRoot
        while left !== right {
            let goesLeft = leftDepth >= rightDepth
            guard let above = goesLeft ? left.parent : right.parent else { return nil }
            if goesLeft {
                left = above
                leftDepth -= 1
            } else {
                right = above
                rightDepth -= 1
            }
        }
        return left
    }

    private final var distanceToRoot: Int {
        if layoutLink != nil { return Int(depth) }
        var count = 0
        var walker = parent
        while let item = walker {
            count += 1
            walker = item.parent
        }
        return count
    }
}
