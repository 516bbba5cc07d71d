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
    final var carrierLink: Unretained<Item>? { isView ? Unretained(self) : parentLink }
}

extension InstalledConstraint {
    static func make(
        _ value: borrowing Constraint, source: Source, owner: Item? = nil, contributor: Item? = nil, rank: UInt64? = nil
    ) throws(ConstraintError) -> InstalledConstraint {
        try value.validate()
        let owner = owner.map { Unretained($0) }
        if value.distances != nil { return try makeComparison(copy value, source: source, owner: owner, contributor, rank: rank) }
        let made = InstalledConstraint(value, source: source)
        made.contributorLink = contributor.map { Unretained($0) }
        try made.record(on: owner, rank: rank)
        return made
    }

    /// Prepares a constraint of the program that has been validated. The caller retains the items until it calls
    /// ``install(priority:rank:representedObject:)``.
    package static func prepare(
        _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item?, _ secondAttribute: Attribute,
        multiplier: Double, constant: Double
    ) -> InstalledConstraint {
        InstalledConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant, priority: .required,
            source: .user)
    }

    /// Whether the constraint is prepared, and was not in effect yet.
    package var isPrepared: Bool { firstLink != nil && ownerLink == nil }

    /// Names a prepared constraint.
    package func identify(_ identifier: String?) { storedIdentifier = identifier }

    /// Puts a prepared constraint into effect, as ``Constraint/install(rank:)`` does.
    package func install(priority: Priority, rank: UInt64, representedObject: AnyObject) throws(ConstraintError) {
        storedPriority = priority
        try record(on: nil, rank: rank)
        storedRepresentedObject = representedObject
    }

    private static func makeComparison(
        _ value: Constraint, source: Source, owner: Unretained<Item>?, _ contributor: Item?, rank: UInt64?
    ) throws(ConstraintError) -> InstalledConstraint {
        var value = value
        guard let owner = owner ?? value.ancestorOfDistances else { throw value.noCommonAncestor }
        let guides = try value.replaceDistances(owner: owner.object)
        let made = InstalledConstraint(value, source: source)
        made.distanceGuides = guides
        made.contributorLink = contributor.map { Unretained($0) }
        try made.record(on: owner, rank: rank)
        return made
    }

    private convenience init(_ value: borrowing Constraint, source: Source) {
        self.init(
            value.first, value.firstAttribute, value.relation, value.second, value.secondAttribute, multiplier: value.multiplier,
            constant: value.constant, priority: value.priority, source: source)
        if value.hasIdentifier { storedIdentifier = value.identifier }
    }

    /// Records the constraint on an item; nil for the nearest common ancestor of its items.
    private func record(on owner: Unretained<Item>?, rank: UInt64?) throws(ConstraintError) {
        guard let owner = owner ?? commonAncestor else { throw noCommonAncestor }
        self.rank = rank ?? 0
        link(to: owner)
        owner.with { $0.layoutLink }?.with { $0.didAdd(self) }
    }

    /// The item that UIKit installs the constraint on (CM-21): the view of a single item, or the nearest common ancestor of two.
    private var commonAncestor: Unretained<Item>? {
        guard multiplier != 0, let secondLink else { return firstLink?.with { $0.carrierLink } }
        return firstLink?.with { first in secondLink.with { Item.commonAncestor(first, $0) } }
    }

    private var noCommonAncestor: ConstraintError {
        value?.noCommonAncestor ?? .guideWithoutParent("item")
    }
}

extension Constraint {
    /// The nearest common ancestor of the items that a comparison of distances names.
    fileprivate var ancestorOfDistances: Unretained<Item>? {
        var found = first.carrierLink
        for item in items.dropFirst() { found = found.flatMap { link in link.with { Item.commonAncestor($0, item) } } }
        return found
    }

    /// Whether the constraint has a name. Most have none; to copy the name of a borrowed constraint, even to compare it with nil, takes as
    /// long as all the rest of making one.
    @inline(never)
    fileprivate var hasIdentifier: Bool { identifier != nil }

    /// The items that the constraint names.
    var items: [Item] { [first, second, distances?.first?.item, distances?.second?.item].compactMap { $0 } }

    /// Without an attribute, or with a multiplier of 0, the constraint concerns only the first item.
    fileprivate var noCommonAncestor: ConstraintError {
        let isRelated = distances != nil || secondAttribute != .none && multiplier != 0
        guard isRelated, let second else { return .guideWithoutParent(first.label) }
        return .noCommonAncestor("\(first.label).\(firstAttribute.name)", "\(second.label).\(secondAttribute.name)")
    }
}

extension Item {
    /// The lowest view that contains both items. O(1) for parent and child and for siblings, else O(depth).
    static func commonAncestor(_ first: Item, _ second: Item) -> Unretained<Item>? {
        if first === second { return first.carrierLink }
        // Guides and areas need no other way: their parent, too, is the view that they lie in.
        if let above = first.parentLink {
            if above == Unretained(second) { return above }
            if above == second.parentLink { return above }
        }
        if second.parentLink == Unretained(first) { return Unretained(first) }
        guard var left = first.carrierLink, var right = second.carrierLink else { return nil }
        if left == right { return left }
        var leftDepth = left.with { $0.distanceToRoot }
        var rightDepth = right.with { $0.distanceToRoot }
        while left != right {
            let goesLeft = leftDepth >= rightDepth
            guard let above = (goesLeft ? left : right).with({ $0.parentLink }) else { return nil }
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
