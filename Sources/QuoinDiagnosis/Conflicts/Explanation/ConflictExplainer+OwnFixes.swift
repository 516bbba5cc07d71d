import QuoinLayout

// Where the program's own constraints contradict each other.

extension ConflictExplainer {
    /// A text or image whose size is required.
    var requiredContent: ConflictFix? {
        guard let content = members(.content).first else { return nil }
        let member = conflict.members[content]
        guard case .contentSize(let hugging, let resistance) = member.origin else { return nil }
        let what =
            hugging >= 1000 && resistance >= 1000
            ? "content hugging and compression resistance" : hugging >= 1000 ? "content hugging" : "compression resistance"
        return ConflictFix(
            .lower(to: 999), [content + 1], item: conflict.items[member.first].id,
            description:
                "Set the \(member.axis == .vertical ? "vertical" : "horizontal") \(what) of \(names[member.first]) to 999 or less.",
            reason: "At 1000 the size of its content must hold whatever else does; the defaults are 250 and 750.")
    }

    /// Two numbers for one size.
    var twoSizes: ConflictFix? {
        let sizes = own.filter { conflict.members[$0].isFixedSize }
        for (index, first) in sizes.enumerated() {
            let (one, item) = (conflict.members[first], conflict.members[first].first)
            guard
                let second = sizes[(index + 1)...].first(where: {
                    conflict.members[$0].first == item && conflict.members[$0].firstAttribute == one.firstAttribute
                })
            else { continue }
            let index = conflict.broken == second ? second : conflict.broken == first ? first : second
            let kept = index == first ? second : first
            return ConflictFix(
                .remove, [index + 1],
                description:
                    "Remove [\(index + 1)] (or [\(kept + 1)]): one number is enough. Where it changes at run time, keep one constraint and change its constant.",
                reason:
                    "Both are required and say how \(words.dimension(one.firstAttribute)) \(names[item]) is. A second one is often added where the first should be changed."
            )
        }
        return nil
    }

    /// A fixed size of a view whose edges are fixed too.
    var sizeBetweenEdges: ConflictFix? {
        guard let contradicted, own.contains(contradicted), conflict.members[contradicted].isFixedSize,
            let implied = core?.impliedValue(of: contradicted)
        else { return nil }
        let member = conflict.members[contradicted]
        guard edges(of: member.first, member.axis).count >= 2 else { return nil }
        let value = better(contradicted).map { ", or change its constant to \(words.amount(implied.relation, $0))" } ?? ""
        let noun = member.axis == .horizontal ? "width" : "height"
        return ConflictFix(
            .remove, [contradicted + 1],
            description: "Remove [\(contradicted + 1)], set its priority to 999\(value).",
            reason: "The others decide the \(noun) of \(names[member.first]) already, from edge to edge.")
    }

    /// The members that hold an edge of an item.
    private func edges(of item: Int, _ axis: Axis?) -> [Int] {
        indices.filter { index in
            let member = conflict.members[index]
            guard member.axis == axis, member.second != nil else { return false }
            return member.first == item && member.firstAttribute.isLocation || member.second == item && member.secondAttribute.isLocation
        }
    }

    /// A ratio that two other sizes contradict.
    var proportions: ConflictFix? {
        guard
            let index = own.last(where: {
                let member = conflict.members[$0]
                return member.second != nil && member.firstAttribute.measure == .size && member.secondAttribute.measure == .size
            })
        else { return nil }
        let member = conflict.members[index]
        let isAspect = member.second == member.first
        return lower(
            index,
            isAspect
                ? "Width and height of \(names[member.first]) are decided by the others; the ratio can only be met where they leave one of them open."
                : "It compares sizes that the others decide.")
    }

    /// Two places for one edge: no size is at stake.
    var redundantPosition: ConflictFix? {
        guard let index = own.last(where: { $0 == conflict.broken }) ?? own.last, let value = better(index), own.count > 1 else {
            return nil
        }
        let member = conflict.members[index]
        guard member.firstAttribute.isLocation, member.relation == .equal, core?.impliedValue(of: index)?.relation == .equal else {
            return nil
        }
        return ConflictFix(
            .remove, [index + 1],
            description:
                "Remove [\(index + 1)] or set its constant to \(points(value)); keep it at priority 999 if it is to hold when there is room.",
            reason: conflict.broken == index
                ? "It is the one that UIKit left out."
                : "The others decide already where \(words.side(member.firstAttribute)) of \(names[member.first]) is.")
    }

    var lastResort: ConflictFix {
        guard let index = own.last(where: { $0 == conflict.broken }) ?? own.last(where: { conflict.members[$0].isFixedSize }) ?? own.last
        else {
            return ConflictFix(
                .look, description: "Look at the views that the members name.", reason: "None of the members is plainly yours.")
        }
        return ConflictFix(
            .lower(to: 999), [index + 1], description: "Set the priority of [\(index + 1)] to 999\(orConstant(index)).",
            reason: conflict.broken == index
                ? "It is the one that UIKit left out, so the rest can hold without it." : "The rest can hold without it.")
    }
}
