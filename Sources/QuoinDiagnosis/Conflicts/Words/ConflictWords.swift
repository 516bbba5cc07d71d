import QuoinLayout

/// The words for members of a conflict: what each of them requires, as a sentence without a period.
struct ConflictWords {
    let conflict: ConstraintConflict
    let names: ConflictNames

    init(_ conflict: ConstraintConflict) {
        self.conflict = conflict
        names = ConflictNames(conflict)
    }

    /// `the cell is 69.5 high`
    func statement(_ member: ConflictMember) -> String {
        let requirements = member.requirements
        return statement(member, relation: requirements.count == 1 ? requirements[0] : member.relation, constant: member.constant)
    }

    /// The same with another relation and constant: what the others make of it.
    func statement(_ member: ConflictMember, relation: Relation, constant: Double) -> String {
        let first = names[member.first]
        guard let second = member.second, member.secondAttribute != .none, member.multiplier != 0 else {
            return member.firstAttribute.measure == .size
                ? "\(first) is \(amount(relation, constant)) \(dimension(member.firstAttribute))"
                : "\(side(member.firstAttribute)) of \(first) is \(at(relation)) \(points(constant)) in its superview"
        }
        let areSizes = member.firstAttribute.measure == .size && member.secondAttribute.measure == .size
        if areSizes { return ratio(member, relation: relation, constant: constant, second: second) }
        if member.multiplier != 1 || member.firstAttribute.measure == .size || member.secondAttribute.measure == .size {
            return multiple(member, relation: relation, constant: constant, second: second)
        }
        let location = "\(side(member.secondAttribute)) of \(names[second])"
        return
            "\(side(member.firstAttribute)) of \(first) is \(distance(relation, constant: constant, attribute: member.firstAttribute)) \(location)"
    }

    /// The effect of the others on a member: `make it 56`, `put it 8 below that line`; the verb is for many or for one.
    func outcome(_ member: ConflictMember, _ implied: ConflictCore.ImpliedValue, isOne: Bool) -> String {
        let ending = isOne ? "s" : ""
        guard member.second != nil else { return "put\(ending) it at \(amount(implied.relation, implied.value))" }
        if member.firstAttribute.isLocation, member.secondAttribute.isLocation, member.multiplier == 1 {
            let distance = distance(implied.relation, constant: implied.value, attribute: member.firstAttribute)
            return "put\(ending) it \(distance == "at" ? "exactly on" : distance) that line"
        }
        if member.firstAttribute == member.secondAttribute, member.multiplier == 1, implied.relation == .equal {
            let isWidth = member.firstAttribute == .width
            if points(implied.value) == "0" { return "make\(ending) it just as \(isWidth ? "wide" : "high")" }
            let comparison = implied.value < 0 ? isWidth ? "narrower" : "shorter" : isWidth ? "wider" : "taller"
            return "make\(ending) it \(points(abs(implied.value))) \(comparison)"
        }
        return "say\(ending) that \(statement(member, relation: implied.relation, constant: implied.value))"
    }

    /// The reason for a member that is not the program's.
    func reason(_ member: ConflictMember) -> String? {
        if let identifier = member.identifier, let meaning = UIKitIdentifiers.meaning(identifier) {
            return identifier.utf8.count > 48 ? meaning.words : "\(meaning.words), \(identifier)"
        }
        switch member.origin {
        case .autoresizing(let mask): return "its autoresizing mask\(mask.isEmpty ? "" : ", \(mask)")"
        case .contentSize(let hugging, let resistance):
            let parts = (hugging >= 1000 ? ["hugging 1000"] : []) + (resistance >= 1000 ? ["compression resistance 1000"] : [])
            return "its content, \(parts.isEmpty ? "optional" : parts.joined(separator: " and "))"
        case .layoutSupport: return "where the bars end"
        case .prototype: return "made by Interface Builder, which found no constraints for the view"
        case .host: return "the size of the screen"
        case .behavior: return member.identifier ?? "made by a view"
        case .plain: return member.identifier.map { "“\($0)”" }
        }
    }
}

// MARK: - Parts of sentences

extension ConflictWords {
    func dimension(_ attribute: Attribute) -> String { attribute == .width ? "wide" : "high" }

    /// `44`, `at least 44`, `at most 44`
    func amount(_ relation: Relation, _ value: Double) -> String { bound(relation) + points(value) }

    func bound(_ relation: Relation) -> String {
        switch relation {
        case .equal: ""
        case .greaterOrEqual: "at least "
        case .lessOrEqual: "at most "
        }
    }

    func side(_ attribute: Attribute) -> String {
        switch attribute {
        case .left: "the left edge"
        case .right: "the right edge"
        case .top: "the top"
        case .bottom: "the bottom"
        case .leading: "the leading edge"
        case .trailing: "the trailing edge"
        case .centerX, .centerY: "the center"
        case .firstBaseline: "the first baseline"
        case .lastBaseline: "the last baseline"
        case .leftMargin: "the left margin"
        case .rightMargin: "the right margin"
        case .topMargin: "the top margin"
        case .bottomMargin: "the bottom margin"
        case .leadingMargin: "the leading margin"
        case .trailingMargin: "the trailing margin"
        case .centerXWithinMargins, .centerYWithinMargins: "the center within the margins"
        case .width: "the width"
        case .height: "the height"
        case .none: "nothing"
        }
    }

    private func at(_ relation: Relation) -> String { relation == .equal ? "at" : "at \(bound(relation).dropFirst(3).dropLast())" }

    /// `12 below`, `at least 8 after`, `at`
    func distance(_ relation: Relation, constant: Double, attribute: Attribute) -> String {
        let (forward, backward) = directions(attribute)
        if points(constant) == "0" {
            return relation == .equal ? "at" : "at or \(relation == .greaterOrEqual ? forward : backward)"
        }
        let turned = constant < 0 ? relation.flipped : relation
        return "\(bound(turned))\(points(abs(constant))) \(constant < 0 ? backward : forward)"
    }

    private func directions(_ attribute: Attribute) -> (String, String) {
        if attribute.axis == .vertical { return ("below", "above") }
        if attribute.isFixedSide || attribute == .centerX || attribute == .centerXWithinMargins { return ("right of", "left of") }
        return ("after", "before")
    }

    /// Sizes compared: `A is as wide as B`, `A is 0.5 times as high as it is wide, plus 8`.
    private func ratio(_ member: ConflictMember, relation: Relation, constant: Double, second: Int) -> String {
        let isItself = second == member.first
        let other = isItself ? "it" : names[second]
        let first = "\(names[member.first]) is "
        let same = member.firstAttribute == member.secondAttribute
        let end = same && !isItself ? other : "\(other) is \(dimension(member.secondAttribute))"
        if member.multiplier == 1, constant != 0, same, points(constant) != "0" {
            let words = member.firstAttribute == .width ? ("wider", "narrower") : ("taller", "shorter")
            let turned = constant < 0 ? relation.flipped : relation
            return "\(first)\(bound(turned))\(points(abs(constant))) \(constant < 0 ? words.1 : words.0) than \(other)"
        }
        let times = member.multiplier == 1 ? "" : "\(factor(member.multiplier)) times "
        return "\(first)\(bound(relation))\(times)as \(dimension(member.firstAttribute)) as \(end)\(plus(constant))"
    }

    private func multiple(_ member: ConflictMember, relation: Relation, constant: Double, second: Int) -> String {
        let times = member.multiplier == 1 ? "" : "\(factor(member.multiplier)) times "
        let other = "\(side(member.secondAttribute)) of \(names[second])"
        return "\(side(member.firstAttribute)) of \(names[member.first]) is \(at(relation)) \(times)\(other)\(plus(constant))"
    }

    private func plus(_ constant: Double) -> String {
        points(constant) == "0" ? "" : constant < 0 ? ", less \(points(-constant))" : ", plus \(points(constant))"
    }
}

extension ConstraintConflict {
    /// The maker of a member of the conflict.
    func maker(_ member: ConflictMember) -> Maker {
        if let identifier = member.identifier, let meaning = UIKitIdentifiers.meaning(identifier) { return meaning.maker }
        switch member.origin {
        case .autoresizing: return .mask
        case .contentSize: return .content
        case .layoutSupport: return .bars
        case .prototype: return .editor
        case .host: return .given
        case .behavior: return .stack
        case .plain:
            let areAllPrivate = member.mentioned.allSatisfy { UIKitClasses.isPrivate(items[$0].className) }
            return areAllPrivate ? .system : .own
        }
    }
}
