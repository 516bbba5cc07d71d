import QuoinLayout

/// A constraint as the layout applied it, with ids in place of items.
public struct LaidOutConstraint: Hashable, Sendable {
    /// The id in the scene, or the position in the file (`constraints[2]`, `vfl[0][1]`). A constraint that the engine made has a name
    /// that is the same in every run.
    public var id: String
    /// The view whose behavior, content or mask made the constraint; nil if the scene contains it.
    public var owner: String?
    /// The id of the item on the left-hand side, such as `card` or `card#margins`.
    public var first: String
    /// The attribute of the first item.
    public var firstAttribute: Attribute
    /// The relation between the two sides: ≤, = or ≥.
    public var relation: Relation
    /// The id of the item on the right-hand side; nil where there is none.
    public var second: String?
    /// The attribute of the second item; `none` where there is none.
    public var secondAttribute: Attribute
    /// The factor of the second attribute.
    public var multiplier: Double
    /// The number of points added to the right-hand side.
    public var constant: Double
    /// The priority, from just above 0 to 1000, which is required.
    public var priority: Double
    /// The name that the author or a behavior gave the constraint; nil for none.
    public var identifier: String?
    /// Whether the constraint determines the position or the size of the root.
    public var isOfRoot = false
}

/// A set of constraints that cannot all hold, and the one that was left out.
public struct LaidOutConflict: Hashable, Sendable {
    /// The constraints; without any one of them the others can hold.
    public package(set) var members: ConflictMembers<LaidOutConstraint>
    /// The id of the member that was left out.
    public let broken: String

    /// The ids of the members.
    public var constraints: [String] { members.map(\.id) }

    /// Whether the place or size of the root is part of the conflict.
    public var isAboutRoot: Bool { members.contains(where: \.isOfRoot) }
}

extension SceneLayout {
    /// Returns every constraint that the layout applies: those of the scene, and those made for behaviors, content sizes,
    /// autoresizing masks and the root.
    public func constraints() -> [LaidOutConstraint] {
        var counters = NameCounters()
        return layout.constraints.map { describe($0, as: name($0, &counters)) }
    }

    /// Returns the minimal sets of required constraints that cannot all hold.
    public func conflicts() -> [LaidOutConflict] {
        guard let members = contradictions.first?.members.all else { return [] }
        let described = describe(members)
        return contradictions.map {
            let members = ConflictMembers($0.members.positions, of: described)
            return LaidOutConflict(members: members, broken: members[$0.brokenIndex].id)
        }
    }

    /// Describes members of conflicts, with the ids that all constraints of the layout have.
    private func describe(_ members: [AppliedConstraint]) -> [LaidOutConstraint] {
        var counters = NameCounters()
        var described: [ConstraintContents: LaidOutConstraint] = [:]
        let contents = members.map(ConstraintContents.init)
        let wanted = Set(contents)
        for applied in layout.constraints {
            let contents = ConstraintContents(applied: applied)
            // Those that are no members count for the names of members.
            guard wanted.contains(contents), described[contents] == nil else {
                count(applied, &counters)
                continue
            }
            described[contents] = describe(applied, as: name(applied, &counters))
        }
        return zip(members, contents).map { applied, contents in
            var found = described[contents] ?? describe(applied, as: name(applied, &counters))
            if let id = applied.installed.flatMap({ names.name($0) }) { found.id = id }
            return found
        }
    }

    /// The id in the scene, or the next one of its owner's that is free.
    private func name(_ applied: AppliedConstraint, _ counters: inout NameCounters) -> String {
        if let name = applied.installed.flatMap({ names.name($0) }) { return name }
        let stem = stem(applied)
        return "\(stem)/\(counters.next(stem))"
    }

    private func count(_ applied: AppliedConstraint, _ counters: inout NameCounters) {
        if applied.installed.flatMap({ names.name($0) }) == nil { _ = counters.next(stem(applied)) }
    }

    private func stem(_ applied: AppliedConstraint) -> String {
        (applied.item.map { names.name($0) } ?? "") + "/" + (applied.constraint.identifier ?? applied.origin.rawValue)
    }

    private func describe(_ applied: AppliedConstraint, as id: String) -> LaidOutConstraint {
        let value = applied.constraint
        let hasSecond = value.second != nil && value.secondAttribute != .none
        return LaidOutConstraint(
            id: id, owner: applied.item.map { names.name($0) }, first: names.name(value.first), firstAttribute: value.firstAttribute,
            relation: value.relation, second: hasSecond ? value.second.map { names.name($0) } : nil,
            secondAttribute: hasSecond ? value.secondAttribute : .none, multiplier: value.multiplier, constant: value.constant,
            priority: value.priority.rawValue, identifier: value.identifier, isOfRoot: applied.origin == .host)
    }
}

/// A constraint by its contents and its owner. Members of a conflict are values, so they are found again by these.
private struct ConstraintContents: Hashable {
    var applied: AppliedConstraint

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.applied.origin == rhs.applied.origin && lhs.applied.item === rhs.applied.item
            && lhs.applied.constraint == rhs.applied.constraint
    }

    func hash(into hasher: inout Hasher) {
        let constraint = applied.constraint
        hasher.combine(ObjectIdentifier(constraint.first))
        hasher.combine(constraint.firstAttribute)
        hasher.combine(constraint.second.map { ObjectIdentifier($0) })
        hasher.combine(constraint.constant)
    }
}

/// `stack/UISV-spacing/0`, `stack/UISV-spacing/1`, …
private struct NameCounters {
    private var counts: [String: Int] = [:]

    mutating func next(_ name: String) -> Int {
        func take(_ count: inout Int) -> Int {
            count += 1
            return count - 1
        }
        return take(&counts[name, default: 0])
    }
}
