import QuoinLayout

// Which one to change, and to what. Rules from the particular to the general; the first that applies counts.

extension Explaining {
    var fix: ConflictFix {
        let rules: [(Explaining) -> ConflictFix?] = [
            { $0.prototype }, { $0.nothingOfYours }, { $0.givenSize }, { $0.maskLeftOn }, { $0.measuredSize }, { $0.hiddenView },
            { $0.equalSizes },
            { $0.alignedSizes }, { $0.requiredContent }, { $0.twoSizes }, { $0.sizeBetweenEdges }, { $0.proportions }, { $0.onePinTooMany },
        ]
        for rule in rules { if let fix = rule(self) { return fix } }
        return lastResort
    }

    func members(_ maker: Maker) -> [Int] { places.filter { conflict.maker(conflict.members[$0]) == maker } }

    var own: [Int] { members(.own) }

    /// What is to be done where the list does not contradict itself.
    var unproven: ConflictFix {
        let reason = "Margins, baselines, other views or constraints that were cut off take part without being listed."
        if let broken = conflict.broken {
            return ConflictFix(
                .lower(to: 999), [broken + 1], description: "Begin with [\(broken + 1)], which UIKit left out: set its priority to 999.",
                reason: reason)
        }
        return ConflictFix(.look, description: "Paste the whole log, from the opening to the closing parenthesis.", reason: reason)
    }

    func lower(_ place: Int, _ reason: String, also: String = "") -> ConflictFix {
        ConflictFix(
            .lower(to: 999), [place + 1],
            description: "Set the priority of [\(place + 1)] to 999\(inequality(place)).\(also)", reason: reason)
    }

    /// Another way out for a constraint that the others only bound.
    private func inequality(_ place: Int) -> String { "" }

    func phrase(_ place: Int) -> String { words.wish(conflict.members[place]) }

    /// What the constant of a member should be instead; nil: no number would do.
    func better(_ place: Int) -> Double? {
        guard let rest = core?.rest(of: place), rest.value.magnitude < 1e6 else { return nil }
        if conflict.members[place].firstAttribute.measure == .size, conflict.members[place].second == nil, rest.value < 0 { return nil }
        return rest.value
    }
}
