/// A change of a behavior's last answer: some neighboring constraints of it, and those that replace them.
///
/// ```text
///     last answer    a b c d e f
///     replaced           c d            made   x y z
///     from now on    a b x y z e f
/// ```
///
/// Where nothing is replaced, neighbors say where the new constraints stand. See ``LayoutBehavior/changes(for:children:)``.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct ConstraintChange {
    /// The constraints that are replaced, neighbors in the last answer, in any order.
    public var replaced: [InstalledConstraint]
    /// The constraints that replace them, in order.
    public var made: [Constraint]
    /// Constraints of the last answer behind which the new ones stand; needed only if none are replaced.
    public var after: [InstalledConstraint]

    /// Creates a change.
    public init(replaced: [InstalledConstraint], made: [Constraint], after: [InstalledConstraint] = []) {
        self.replaced = replaced
        self.made = made
        self.after = after
    }
}

extension ConstraintChange: CustomStringConvertible {
    /// The constraints before and after: `[b.top == a.bottom] → [b.top == a.bottom + 8]`.
    public var description: String { "\(replaced) → \(made)" }
}

extension ConstraintChange {
    /// The indices of the constraints that are replaced; nil if they are not neighbors among those that the behavior contributed.
    func range(in held: [InstalledConstraint]) -> Range<Int>? {
        guard replaced.isEmpty else {
            let ranks = replaced.map(\.rank).sorted()
            let start = held.index(ofRank: ranks[0]), end = start + ranks.count
            guard end <= held.count, (start..<end).allSatisfy({ held[$0].rank == ranks[$0 - start] }) else { return nil }
            return start..<end
        }
        guard let last = after.max(by: { $0.rank < $1.rank }) else { return nil }
        let index = held.index(ofRank: last.rank)
        return index < held.count && held[index] === last ? index + 1..<index + 1 : nil
    }
}

extension Array where Element == InstalledConstraint {
    /// The index of the first constraint, in the order of ranks, whose rank is not below `rank`.
    func index(ofRank rank: UInt64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].rank < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Removes the constraints that are not installed any more, whose ranks are given.
    mutating func remove(ranks: [UInt64]) {
        if ranks.count > 64 { return removeAll { !$0.isInstalled } }
        for rank in ranks {
            let index = index(ofRank: rank)
            if index < count, self[index].rank == rank, !self[index].isInstalled { remove(at: index) }
        }
    }
}
