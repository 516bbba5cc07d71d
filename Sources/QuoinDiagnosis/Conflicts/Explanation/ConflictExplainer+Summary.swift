import QuoinLayout
import QuoinScenes

// The cause in one sentence: one member against what the others leave to it.

extension ConflictExplainer {
    var summary: String {
        guard let core else { return unprovenSummary }
        if indices.count == 1, let only = indices.first {
            return "\(sentence(words.statement(conflict.members[only]))), which can never be."
        }
        guard let contradicted, let implied = core.impliedValue(of: contradicted) else {
            return "These \(indices.count) constraints cannot all hold."
        }
        let member = conflict.members[contradicted]
        if let twice = contradictingTwin(of: contradicted) { return twice }
        if member.firstAttribute.measure == .size, member.second == nil { return sizeSummary(of: member, implied) }
        return "\(sentence(words.statement(member))), but \(others) \(words.outcome(member, implied, isOne: indices.count == 2))."
    }

    /// The cause in one sentence that needs no list of members beside it: `Card is 420 wide, but the other 3 constraints make it 361
    /// (393 − 16 − 16).`
    var headline: String {
        guard let core, let contradicted, indices.count > 1, let implied = core.impliedValue(of: contradicted) else { return summary }
        if indices.count == 2, contradictingTwin(of: contradicted) == nil, let other = indices.first(where: { $0 != contradicted }) {
            if conflict.members[contradicted].isFixedSize {
                let cause = contentPriority(other, beside: contradicted) ?? "one constraint"
                return summary.withFirst("constraint \(other + 1)", replacedBy: cause)
            }
            return "\(sentence(words.statement(conflict.members[contradicted]))), but \(words.statement(conflict.members[other]))."
        }
        if let rest = rest(of: conflict.members[contradicted], implied) { return rest }
        var text = summary
        if conflict.members[contradicted].isFixedSize, let sum = shortSum(implied) { text = "\(text.dropLast()) (\(sum))." }
        let content = indices.filter { $0 != contradicted }.compactMap { contentPriority($0, beside: contradicted) }.first
        return content.map { "\(text.dropLast()), one of them \($0)." } ?? text
    }

    /// `its content hugging of 1000`, or another view's; nil for a member that no content makes.
    private func contentPriority(_ index: Int, beside subject: Int) -> String? {
        guard case .contentSize(let hugging, let resistance) = conflict.members[index].origin else { return nil }
        let priority = hugging >= 1000 ? "content hugging of 1000" : "compression resistance of \(points(resistance))"
        let item = conflict.members[index].first
        return item == conflict.members[subject].first ? "its \(priority)" : "the \(priority) of \(names[item])"
    }

    /// `The view is given 375 points of width, but the other 7 constraints leave 13.5 of them over.`: where the others take shares of a
    /// given length, the length that would suit them is on no screen, and what is left over says more. Nil for others.
    private func rest(of member: ConflictMember, _ implied: ConflictCore.ImpliedValue) -> String? {
        guard conflict.maker(member) == .given, member.isFixedSize, implied.relation == .equal, let factor = implied.parts.first?.factor,
            abs(factor) > 2.5, implied.parts.allSatisfy({ abs(abs($0.factor) - abs(factor)) < 1e-6 })
        else { return nil }
        let rest = (member.constant - implied.value) / abs(factor)
        let outcome = rest > 0 ? "leave \(points(rest)) of them over" : "need \(points(-rest)) more"
        return "\(names.capitalized(member.first)) is given \(points(member.constant)) points of \(noun(member)), but \(others) \(outcome)."
    }

    /// `16 + 420 + 16`; nil if there is nothing to add up, or too much to read.
    private func shortSum(_ implied: ConflictCore.ImpliedValue) -> String? {
        guard (2...6).contains(implied.parts.count), implied.parts.allSatisfy({ abs(abs($0.factor) - 1) < 1e-9 }) else { return nil }
        var text = ""
        for part in implied.parts {
            let isNegative = part.factor * part.constant < 0
            text += text.isEmpty ? isNegative ? "−" : "" : isNegative ? " − " : " + "
            text += points(abs(part.constant))
        }
        return text
    }

    /// `X cannot be both 200 and 84 high.`
    private func contradictingTwin(of contradicted: Int) -> String? {
        guard indices.count == 2, let other = indices.first(where: { $0 != contradicted }) else { return nil }
        let (one, two) = (conflict.members[indices[0]], conflict.members[indices[1]])
        guard one.first == two.first, one.firstAttribute == two.firstAttribute, one.isFixedSize, two.isFixedSize,
            conflict.maker(conflict.members[contradicted]) == .own, conflict.maker(conflict.members[other]) == .own
        else { return nil }
        let (first, second) = (words.amount(one.relation, one.constant), words.amount(two.relation, two.constant))
        return "\(names.capitalized(one.first)) cannot be both \(first) and \(second) \(words.dimension(one.firstAttribute))."
    }

    private func sizeSummary(of member: ConflictMember, _ implied: ConflictCore.ImpliedValue) -> String {
        let dimension = words.dimension(member.firstAttribute)
        let amount = words.amount(member.relation, member.constant)
        let name = names.capitalized(member.first)
        let statement: String
        switch conflict.maker(member) {
        case .given: statement = "\(name) is given \(points(member.constant)) points of \(noun(member))"
        case .measuring: statement = "\(name) is measured at \(points(member.constant)) points of \(noun(member))"
        case .hiding: statement = "\(name) is hidden, so its stack view makes it \(amount) \(dimension)"
        case .mask: statement = "The frame of \(names[member.first]) keeps it \(amount) \(dimension)"
        case .content: statement = "The content of \(names[member.first]) makes it \(amount) \(dimension)"
        default: statement = "\(name) is to be \(amount) \(dimension)"
        }
        return "\(statement), but \(requirement(implied, dimension))."
    }

    private func requirement(_ implied: ConflictCore.ImpliedValue, _ dimension: String) -> String {
        if implied.value < 0, implied.relation != .greaterOrEqual {
            return "\(others) \(verb("leave", "leaves")) it less than nothing (\(points(implied.value)))"
        }
        switch implied.relation {
        case .greaterOrEqual: return "\(others) \(verb("need", "needs")) at least \(points(implied.value))"
        case .lessOrEqual: return "\(others) \(verb("leave", "leaves")) it at most \(points(implied.value))"
        case .equal: return "\(others) \(verb("make", "makes")) it \(points(implied.value))"
        }
    }

    private func noun(_ member: ConflictMember) -> String { member.firstAttribute == .width ? "width" : "height" }

    private var others: String {
        indices.count == 2 ? "constraint \((indices.first { $0 != contradicted } ?? 0) + 1)" : "the other \(indices.count - 1) constraints"
    }

    private func verb(_ many: String, _ one: String) -> String { indices.count == 2 ? one : many }

    func sentence(_ text: String) -> String { ConflictNames.capitalized(text) }

    private var unprovenSummary: String {
        let count = conflict.members.count
        if !conflict.members.contains(where: \.isRequired) {
            return "None of these \(count) constraints is required, so they cannot contradict."
        }
        if count > ConflictSystem.mostMembers { return "These \(count) constraints are too many to find those that contradict each other." }
        return count == 1
            ? "One constraint alone can hold: the others of the list are missing."
            : "Taken by themselves these \(count) constraints can all hold: something that the list does not show is part of it."
    }
}

extension ConstraintConflict {
    func isCell(_ item: Int) -> Bool {
        let words = UIKitClasses.words[items[item].className]
        return words == "the cell" || words == "the section header"
    }
}
