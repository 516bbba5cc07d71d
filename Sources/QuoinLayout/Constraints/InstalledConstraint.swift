import QuoinSolver

/// A constraint that counts: the handle that ``Constraint/install(rank:)`` gives.
///
/// ```swift
/// let height = try Constraint(item: box, attribute: .height, constant: 44).install()
/// height.constant = 60                 // the cheapest edit there is
/// try height.setPriority(.high)
/// height.remove()
/// ```
///
/// Its owner, the item it is recorded on, keeps it; the handle may be dropped. It does not keep its items: when one of
/// them leaves the subtree of the owner, the constraint is removed (CM-23, CM-24).
public final class InstalledConstraint {
    /// Who made it.
    public enum Source: Hashable, Sendable {
        /// The program.
        case user
        /// A behavior: see ``InstalledConstraint/contributor``.
        case behavior
    }

    /// References that are not counted: counting is half the cost of a list.
    typealias Link = Unmanaged<InstalledConstraint>
    typealias ItemLink = Unmanaged<Item>

    // In this order because there may be very many: small things fill the gaps that larger ones leave, and what is written
    // to the solver lies together.
    var firstLink: ItemLink?
    var secondLink: ItemLink?
    /// Its row in the system of its owner.
    var row: RowID?
    public let source: Source
    var flags: Flags = []
    /// The row that says where an inequality rests (T3).
    var boundRow: RowID?
    public let firstAttribute: Attribute
    public let relation: Relation
    public let secondAttribute: Attribute
    public let multiplier: Double
    var storedConstant: Double
    var storedPriority: Priority
    var contributorLink: ItemLink?
    /// Place among the constraints of its source: for the user's the order of installing.
    var rank: UInt64 = 0

    // The owner's list (strong forward) and the lists of both items (not counted), so that all ends are found in O(1).
    var ownerLink: ItemLink?
    var nextOwned: InstalledConstraint?
    var previousOwned: Link?
    var nextOfFirst: Link?
    var previousOfFirst: Link?
    var nextOfSecond: Link?
    var previousOfSecond: Link?

    public let identifier: String?
    /// The program's own object for this constraint; released when the constraint is removed.
    @exclusivity(unchecked) public final var representedObject: AnyObject?
    /// Guides that stand for the distances it compares.
    var spans: [Item] = []

    struct Flags: OptionSet {
        let rawValue: UInt16
        static let isQueued = Flags(rawValue: 1)
        static let touchesContentWidth = Flags(rawValue: 1 << 1)
        static let touchesContentHeight = Flags(rawValue: 1 << 2)
        static let mixesAxes = Flags(rawValue: 1 << 3)
        static let floats = Flags(rawValue: 1 << 4)
        /// Waits to be written.
        static let isNew = Flags(rawValue: 1 << 5)
        /// Its edges cancel.
        static let isSettled = Flags(rawValue: 1 << 6)
        /// Its baseline is that of another item.
        static let borrowsBaseline = Flags(rawValue: 1 << 7)
        /// Its constant has been changed by the program, and so will be again: its row is kept apart.
        static let isEdited = Flags(rawValue: 1 << 8)
        /// Is on the list of those that float.
        static let isListed = Flags(rawValue: 1 << 9)
    }

    init(_ value: borrowing Constraint, source: Source) {
        self.source = source
        firstLink = .passUnretained(value.first)
        secondLink = value.secondAttribute == .none ? nil : value.second.map { .passUnretained($0) }
        firstAttribute = value.firstAttribute
        relation = value.relation
        secondAttribute = value.secondAttribute
        multiplier = value.multiplier
        identifier = value.identifier
        storedConstant = value.constant
        storedPriority = value.priority
    }
}

// MARK: - Reading

extension InstalledConstraint {
    /// Nil once removed.
    public var first: Item? { firstLink?.takeUnretainedValue() }
    /// Nil once removed, and where the right side is a number.
    public var second: Item? { secondLink?.takeUnretainedValue() }
    /// The item it is recorded on; nil once removed.
    public var owner: Item? { ownerLink?.takeUnretainedValue() }
    /// The item whose behavior made it; nil for the user's.
    public var contributor: Item? { contributorLink?.takeUnretainedValue() }
}

// MARK: - Changing

extension InstalledConstraint {
    /// Whether it still counts.
    public var isInstalled: Bool { ownerLink != nil }

    /// The number added to the right side. One that is not finite is refused: the old one stays (V7). O(1).
    public var constant: Double {
        get { storedConstant }
        set {
            guard newValue.isFinite, newValue != storedConstant else { return }
            storedConstant = newValue
            owner?.system?.constantEdited(self)
        }
    }

    /// How much it matters. See ``setPriority(_:)``.
    public var priority: Priority { storedPriority }

    /// Changes the priority. Required stays required and optional stays optional while installed (V8).
    public func setPriority(_ priority: Priority) throws(ConstraintError) {
        guard priority.isLegal else { throw .illegalPriority(priority) }
        guard priority != storedPriority else { return }
        guard priority.isRequired == storedPriority.isRequired || !isInstalled else {
            throw .requiredBoundary(from: storedPriority, to: priority)
        }
        storedPriority = priority
        owner?.system?.priorityChanged(self)
    }

    /// Makes it count no longer. Does nothing the second time.
    public func remove() {
        guard let owner else { return }
        owner.system?.constraintRemoved(self)
        let after = nextOwned
        if let after { after.previousOwned = previousOwned } else { owner.lastOwned = previousOwned }
        nextOwned = nil
        if let before = previousOwned {
            before._withUnsafeGuaranteedRef { $0.nextOwned = after }
        } else {
            owner.firstOwned = after
        }
        previousOwned = nil
        let span = first.flatMap { $0.state.contains(.isSpan) ? $0 : nil }
        unlinkMentions()
        for span in spans { span.remove() }
        spans = []
        span?.loseEnd()
    }

    /// The constraint as a value; nil once removed.
    public var value: Constraint? {
        guard let first else { return nil }
        return Constraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: multiplier,
            constant: storedConstant,
            priority: storedPriority, identifier: identifier)
    }
}

extension InstalledConstraint: CustomStringConvertible {
    public var description: String { value?.description ?? "a constraint that was removed" }
}

// MARK: - Lists

extension InstalledConstraint {
    func link(to owner: Item) {
        let link = Link.passUnretained(self)
        ownerLink = .passUnretained(owner)
        previousOwned = owner.lastOwned
        if let last = owner.lastOwned {
            last._withUnsafeGuaranteedRef { $0.nextOwned = self }
        } else {
            owner.firstOwned = self
        }
        owner.lastOwned = link
        firstLink?._withUnsafeGuaranteedRef { first in
            nextOfFirst = first.firstMention
            nextOfFirst?._withUnsafeGuaranteedRef { $0.setPrevious(link, of: first) }
            first.firstMention = link
        }
        guard let secondLink, !secondLink.isSame(as: firstLink) else { return }
        secondLink._withUnsafeGuaranteedRef { second in
            nextOfSecond = second.firstMention
            nextOfSecond?._withUnsafeGuaranteedRef { $0.setPrevious(link, of: second) }
            second.firstMention = link
        }
    }

    func unlinkMentions() {
        if let first { unlink(from: first, nextOfFirst, previousOfFirst) }
        if let second, second !== first { unlink(from: second, nextOfSecond, previousOfSecond) }
        nextOfFirst = nil
        previousOfFirst = nil
        nextOfSecond = nil
        previousOfSecond = nil
        firstLink = nil
        secondLink = nil
        ownerLink = nil
        contributorLink = nil
        previousOwned = nil
        representedObject = nil
    }

    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    func nextMention(of item: Item) -> InstalledConstraint? {
        (isFirst(item) ? nextOfFirst : nextOfSecond)?.takeUnretainedValue()
    }

    @inline(__always)
    private func isFirst(_ item: Item) -> Bool { Unmanaged.passUnretained(item).isSame(as: firstLink) }

    private func unlink(from item: Item, _ next: Link?, _ previous: Link?) {
        next?._withUnsafeGuaranteedRef { $0.setPrevious(previous, of: item) }
        if let previous {
            previous._withUnsafeGuaranteedRef { $0.setNext(next, of: item) }
        } else {
            item.firstMention = next
        }
    }

    private func setNext(_ link: Link?, of item: Item) {
        if isFirst(item) { nextOfFirst = link } else { nextOfSecond = link }
    }

    private func setPrevious(_ link: Link?, of item: Item) {
        if isFirst(item) { previousOfFirst = link } else { previousOfSecond = link }
    }
}

extension Unmanaged {
    /// Whether both refer to one object; without counting it.
    @inline(__always)
    func isSame(as other: Unmanaged?) -> Bool { toOpaque() == other?.toOpaque() }
}
