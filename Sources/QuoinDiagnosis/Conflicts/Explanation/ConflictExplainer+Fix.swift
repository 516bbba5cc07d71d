import QuoinLayout

// The choice of the constraint to change, and of its new value. Rules are ordered from the particular to the general, and the
// first that applies is used.

extension ConflictExplainer {
    var fix: ConflictFix {
        let rules: [(ConflictExplainer) -> ConflictFix?] = [
            { $0.prototype }, { $0.onlyUIKitConstraints }, { $0.requiredContent }, { $0.sizeSetByUIKit }, { $0.maskLeftOn },
            { $0.measuredSize },
            { $0.hiddenView },
            { $0.equalSizes },
            { $0.alignedSizes }, { $0.twoSizes }, { $0.sizeBetweenEdges }, { $0.proportions }, { $0.redundantPosition },
        ]
        for rule in rules { if let fix = rule(self) { return fix } }
        return lastResort
    }

    func members(_ maker: Maker) -> [Int] { indices.filter { conflict.maker(conflict.members[$0]) == maker } }

    var own: [Int] { members(.own) }

    /// The advice for a log whose constraints do not contradict each other.
    var unproven: ConflictFix {
        let reason = "Margins, baselines, other views or constraints that were cut off take part without being listed."
        if let broken = conflict.broken {
            return ConflictFix(
                .lower(to: 999), [broken + 1], description: "Begin with [\(broken + 1)], which UIKit left out: set its priority to 999.",
                reason: reason)
        }
        return ConflictFix(.look, description: "Paste the whole log, from the opening to the closing parenthesis.", reason: reason)
    }

    func lower(_ index: Int, _ reason: String, also: String = "") -> ConflictFix {
        ConflictFix(
            .lower(to: 999), [index + 1],
            description: "Set the priority of [\(index + 1)] to 999\(also).", reason: reason)
    }

    /// The words `, or its constant to at most 291`; empty if no number resolves the conflict.
    func orConstant(_ index: Int) -> String {
        guard conflict.members[index].multiplier == 1, let value = better(index), let relation = core?.impliedValue(of: index)?.relation
        else {
            return ""
        }
        return ", or its constant to \(words.amount(relation, value))"
    }

    func phrase(_ index: Int) -> String { words.statement(conflict.members[index]) }

    /// A constant with which a member would not conflict with the others; nil if there is none.
    func better(_ index: Int) -> Double? {
        guard core?.impliedValue(of: index) != nil, let value = core?.constant(thatFits: index), value.magnitude < 1e6 else { return nil }
        return conflict.members[index].isFixedSize && value < 0 ? nil : value
    }
}
