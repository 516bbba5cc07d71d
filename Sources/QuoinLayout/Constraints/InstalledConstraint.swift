import QuoinSolver

/// A constraint that is in effect: the handle that ``Constraint/install(rank:)`` returns.
///
/// ```swift
/// let height = try Constraint(item: box, attribute: .height, constant: 44).install()
/// height.constant = 60                 // cheaper than another constraint
/// try height.setPriority(.high)
/// height.remove()
/// ```
///
/// Its owner, the item it is recorded on, retains it; the handle may be dropped. It does not retain its items: when one of
/// them leaves the subtree of the owner, the constraint is removed (CM-23, CM-24).
///
/// This type is not `Sendable`: it is used on the thread of its items.
public final class InstalledConstraint {
    /// The maker of a constraint.
    public enum Source: Hashable, Sendable {
        /// The program.
        case user
        /// A behavior: see ``InstalledConstraint/contributor``.
        case behavior
    }

    typealias Link = Unretained<InstalledConstraint>

    // There may be very many of these, so small properties fill the gaps between larger ones, and properties that are read together when
    // rows are written are adjacent.
    var firstLink: Unretained<Item>?
    var secondLink: Unretained<Item>?
    /// The constraint's row in the solver.
    var row: RowID?
    /// The maker of this constraint.
    public let source: Source
    var flags: Flags = []
    /// The row at a tie level that keeps an inequality at its bound (T3).
    var boundRow: RowID?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the two sides: ≤, = or ≥.
    public let relation: Relation
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: Double
    var storedConstant: Double
    var storedPriority: Priority
    var contributorLink: Unretained<Item>?
    /// The position among the constraints of the same source; for the user's, the order of installation.
    var rank: UInt64 = 0

    // The list of its owner (strong forward) and those of both items (not counted), so that it is removed from all in O(1).
    var ownerLink: Unretained<Item>?
    var nextOwned: InstalledConstraint?
    var previousOwned: Link?
    var nextOfFirst: Link?
    var previousOfFirst: Link?
    var nextOfSecond: Link?
    var previousOfSecond: Link?

    // Not public, because the compiler would check each access to it at run time.
    var storedIdentifier: String?
    var storedRepresentedObject: AnyObject?
    /// Guides that stand for the distances it compares.
    var distanceGuides: [Item] = []

    /// The work that is pending for a constraint, and the inputs of its row.
    struct Flags: OptionSet {
        let rawValue: UInt16
        /// The constraint must be written to the solver.
        static let isNew = Flags(rawValue: 1)
        /// The constant must be sent to the solver.
        static let constantIsStale = Flags(rawValue: 1 << 1)
        static let mentionsContentWidth = Flags(rawValue: 1 << 2)
        static let mentionsContentHeight = Flags(rawValue: 1 << 3)
        /// The constraint relates a width to a height, or a horizontal location to a vertical one.
        static let mixesAxes = Flags(rawValue: 1 << 4)
        /// The constant contains the offset of a content area.
        static let dependsOnContentOffset = Flags(rawValue: 1 << 5)
        /// The constraint refers to a baseline that another item provides.
        static let usesBaselineProvider = Flags(rawValue: 1 << 6)
        /// The edges cancel out: the constraint has no row, and is either always true or always false.
        static let isTrivial = Flags(rawValue: 1 << 7)
    }

    init(
        _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item?, _ secondAttribute: Attribute,
        multiplier: Double, constant: Double, priority: Priority, source: Source
    ) {
        self.source = source
        firstLink = Unretained(first)
        secondLink = secondAttribute == .none ? nil : second.map { Unretained($0) }
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        storedConstant = constant
        storedPriority = priority
    }
}

// MARK: - Reading

extension InstalledConstraint {
    /// The first item; nil once removed.
    public var first: Item? { firstLink?.object }
    /// The second item; nil once removed, and where the right side is a number.
    public var second: Item? { secondLink?.object }
    /// The item that the constraint is recorded on; nil once it is removed.
    public var owner: Item? { ownerLink?.object }
    /// The name that the program gave the constraint; nil for none.
    public var identifier: String? { storedIdentifier }
    /// The program's own object for this constraint; released when the constraint is removed.
    public var representedObject: AnyObject? {
        get { storedRepresentedObject }
        set { storedRepresentedObject = newValue }
    }
    /// The item whose behavior made the constraint; nil if the program did.
    public var contributor: Item? { contributorLink?.object }

    /// The constraint as a value; nil once removed.
    public var value: Constraint? {
        guard let first else { return nil }
        return Constraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: storedConstant, priority: storedPriority, identifier: identifier)
    }

    var layout: Layout? { ownerLink?.with { $0.layout } }

    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}

extension InstalledConstraint: CustomStringConvertible {
    public var description: String { value?.description ?? "a constraint that was removed" }
}

// MARK: - Changing

extension InstalledConstraint {
    /// Whether the constraint is in effect.
    public var isInstalled: Bool { ownerLink != nil }

    /// The number of points added to the right-hand side. O(1).
    ///
    /// Setting a value that is not finite has no effect; ``setConstant(_:)`` throws an error instead.
    public var constant: Double {
        get { storedConstant }
        set { try? setConstant(newValue) }
    }

    /// Changes the constant. O(1).
    ///
    /// - Throws: ``ConstraintError/constantNotFinite(_:)``; the old constant stays (V7).
    public func setConstant(_ constant: Double) throws(ConstraintError) {
        guard constant.isFinite else { throw .constantNotFinite(constant) }
        guard constant != storedConstant else { return }
        storedConstant = constant
        layout?.markConstantStale(of: self)
    }

    /// The priority of the constraint; see ``setPriority(_:)``.
    public var priority: Priority { storedPriority }

    /// Changes the priority. While installed, a required constraint stays required and an optional one stays optional (V8).
    public func setPriority(_ priority: Priority) throws(ConstraintError) {
        guard priority.isLegal else { throw .illegalPriority(priority) }
        guard priority != storedPriority else { return }
        guard priority.isRequired == storedPriority.isRequired || !isInstalled else {
            throw .requiredBoundary(from: storedPriority, to: priority)
        }
        storedPriority = priority
        layout?.priorityDidChange(of: self)
    }

    /// Takes the constraint out of effect. A second call does nothing.
    public func remove() {
        guard let owner else { return }
        owner.layout?.willRemove(self)
        contributorLink?.with { $0.details?.lostRanks.append(rank) }
        unlink(fromOwner: owner)
        let guide = first.flatMap { $0.state.contains(.isDistanceGuide) ? $0 : nil }
        unlinkReferences()
        for guide in distanceGuides { guide.remove() }
        distanceGuides = []
        guide?.removeComparisons()
    }
}
