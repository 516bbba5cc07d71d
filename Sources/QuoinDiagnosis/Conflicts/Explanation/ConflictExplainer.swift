import QuoinLayout

/// Works out an explanation: the core, the member that the others contradict, the words.
struct ConflictExplainer {
    let conflict: ConstraintConflict
    let core: ConflictCore?
    let words: ConflictWords
    /// The members that matter, by place.
    let indices: [Int]
    private let chosen: Set<Int>
    /// The member that the others contradict, by place; nil if there is no core.
    let contradicted: Int?

    init(_ conflict: ConstraintConflict) {
        self.conflict = conflict
        core = ConflictCore(conflict)
        words = ConflictWords(conflict)
        indices = core?.members ?? Array(conflict.members.indices)
        chosen = Set(indices)
        contradicted = ConflictExplainer.contradictedMember(of: conflict, core: core, among: indices)
    }

    var names: ConflictNames { words.names }

    func explanation() -> ConflictExplanation {
        let others = conflict.members.indices.filter { !isMember($0) }
        return ConflictExplanation(
            summary: summary, headline: headline, members: indices.map { member($0) }, bystanders: others.map { member($0) }, sum: sum,
            assumptions: assumptions, fix: core == nil ? unproven : fix, isContradiction: core != nil)
    }

    private func isMember(_ index: Int) -> Bool { chosen.contains(index) }

    private func member(_ index: Int) -> ConflictExplanation.Member {
        let member = conflict.members[index]
        return ConflictExplanation.Member(
            number: index + 1, id: member.id, text: words.statement(member), reason: words.reason(member), maker: conflict.maker(member),
            isBroken: conflict.broken == index,
            impliedValue: core?.impliedValue(of: index).map { words.amount($0.relation, $0.value) },
            repeats: isMember(index) ? nil : indices.first { conflict.members[$0].says(member) }.map { $0 + 1 }, source: member.source)
    }

    /// The member that the others have to fit: members that the program cannot change come first.
    private static func contradictedMember(of conflict: ConstraintConflict, core: ConflictCore?, among indices: [Int]) -> Int? {
        func rank(_ index: Int) -> Int {
            let member = conflict.members[index]
            let isSize = member.isFixedSize
            switch conflict.maker(member) {
            case .given where isSize: return 0
            case .measuring where isSize: return 1
            case .hiding where isSize: return 2
            case .mask where member.firstAttribute.measure == .size: return isSize ? 4 : 3
            case .content: return 6
            case .own where isSize: return conflict.broken == index ? 5 : 7
            case .own: return conflict.broken == index ? 8 : 10
            case .stack where isSize: return 9
            default: return 11
            }
        }
        guard let core else { return nil }
        return indices.filter { core.impliedValue(of: $0) != nil }.min { (rank($0), $0) < (rank($1), $1) }
    }
}

// MARK: - The sum

extension ConflictExplainer {
    /// `12 [2] + 46 [1] + 12 [4] = 70, but [3] says 69.5`
    private var sum: String? {
        guard let core, let contradicted, let implied = core.impliedValue(of: contradicted), (1...12).contains(implied.parts.count) else {
            return nil
        }
        if implied.parts.count == 1, abs(implied.parts[0].factor) == 1 { return nil }
        var text = ""
        for (index, part) in implied.parts.enumerated() {
            let isNegative = part.factor * part.constant < 0
            text += index == 0 ? isNegative ? "-" : "" : isNegative ? " - " : " + "
            if abs(abs(part.factor) - 1) > 1e-9 { text += "\(factor(abs(part.factor))) × " }
            text += "\(points(abs(part.constant))) \(label(part.source))"
        }
        let member = conflict.members[contradicted]
        let sum = "\(text) = \(points(implied.value)), but [\(contradicted + 1)] says \(words.amount(member.relation, member.constant))"
        guard let whole = better(contradicted), indices.count < conflict.members.count, abs(whole - implied.value) > 0.5 else { return sum }
        return "\(sum); with all that is listed it would have to say \(points(whole))"
    }

    private func label(_ source: ConflictSystem.Source) -> String {
        switch source {
        case .member(let index): "[\(index + 1)]"
        case .fact(.inset): "(inset)"
        case .fact: "(margin)"
        }
    }

    private var assumptions: [String] {
        var found: [String] = []
        for fact in core?.facts ?? [] {
            let text: String
            switch fact {
            case .size: continue
            case .margin(let item, let edge, let value, let isGuess):
                let what = "\(names[item]) has a \(edge.marginName) margin of \(points(value))"
                text = isGuess ? "\(what), the default; the log does not show it" : what
            case .marginIsPositive(let item, let edge): text = "the \(edge.marginName) margin of \(names[item]) is not negative"
            case .inset(let item, let edge, let value):
                guard value != 0 else { continue }
                text = "\(names[item]) begins \(points(value)) inside the \(edge.marginName)"
            case .baseline(let item, _): text = "the baselines of \(names[item]) lie inside it"
            }
            if !found.contains(text) { found.append(text) }
        }
        return found + [Axis.horizontal, .vertical].compactMap { sizes($0) }
    }

    /// `A and B cannot be less than 0 high`
    private func sizes(_ axis: Axis) -> String? {
        let items = (core?.facts ?? []).compactMap { if case .size(let item, axis) = $0 { names[item] } else { nil } }
        guard let last = items.last else { return nil }
        let list = items.count == 1 ? last : "\(items.dropLast().joined(separator: ", ")) and \(last)"
        return "\(list) cannot be less than 0 \(axis == .horizontal ? "wide" : "high")"
    }
}

extension ConflictUnknown.Edge {
    var marginName: String {
        switch self {
        case .left, .leftMargin: "left"
        case .right, .rightMargin: "right"
        case .top, .topMargin: "top"
        default: "bottom"
        }
    }
}
