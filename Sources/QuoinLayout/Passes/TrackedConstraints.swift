/// Constraints that have to be processed again after a change of something that they do not reference.
struct TrackedConstraints {
    /// The constraints whose constant contains the offset of a content area.
    private(set) var onContentOffset = ConstraintSet()
    /// The constraints that mention a baseline which another item provides.
    private(set) var onBaselineProvider = ConstraintSet()
    /// The constraints that have no row, since their edges cancel.
    private(set) var trivial = ConstraintSet()
    /// The number of constraints that relate widths to heights.
    private(set) var mixedAxesCount = 0

    /// Notes what the row of a constraint depends on.
    mutating func insert(_ constraint: InstalledConstraint, _ flags: InstalledConstraint.Flags) {
        if flags.isEmpty { return }
        constraint.flags.formUnion(flags)
        if flags.contains(.mixesAxes) { mixedAxesCount += 1 }
        if flags.contains(.dependsOnContentOffset) { onContentOffset.insert(constraint) }
        if flags.contains(.usesBaselineProvider) { onBaselineProvider.insert(constraint) }
        if flags.contains(.isTrivial) { trivial.insert(constraint) }
    }

    /// Forgets a constraint whose row is removed.
    mutating func remove(_ constraint: InstalledConstraint) {
        let flags = constraint.flags
        guard !flags.isDisjoint(with: .dependencies) else { return }
        if flags.contains(.mixesAxes) { mixedAxesCount -= 1 }
        if flags.contains(.dependsOnContentOffset) { onContentOffset.remove(constraint) }
        if flags.contains(.usesBaselineProvider) { onBaselineProvider.remove(constraint) }
        if flags.contains(.isTrivial) { trivial.remove(constraint) }
        constraint.flags.remove(.dependencies)
    }
}

extension InstalledConstraint.Flags {
    /// The flags that say what a row was made of, as lowering found it.
    static let dependencies: InstalledConstraint.Flags = [
        .mixesAxes, .dependsOnContentOffset, .usesBaselineProvider, .isTrivial, .mentionsContentWidth, .mentionsContentHeight,
    ]
}

/// A set of constraints, whose order depends only on the changes made to it.
struct ConstraintSet {
    private(set) var members: [InstalledConstraint] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    mutating func insert(_ constraint: InstalledConstraint) {
        guard indices[ObjectIdentifier(constraint)] == nil else { return }
        indices[ObjectIdentifier(constraint)] = members.count
        members.append(constraint)
    }

    mutating func remove(_ constraint: InstalledConstraint) {
        guard let index = indices.removeValue(forKey: ObjectIdentifier(constraint)), let last = members.popLast() else { return }
        guard last !== constraint else { return }
        members[index] = last
        indices[ObjectIdentifier(last)] = index
    }
}
