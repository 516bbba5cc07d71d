import QuoinLayout

// Where UIKit itself takes part: sizes it gives, masks, hidden views, stack views.

extension ConflictExplainer {
    /// Interface Builder pinned a view that had no constraints.
    var prototype: ConflictFix? {
        guard let index = members(.editor).first else { return nil }
        let name = names[conflict.members[index].first]
        return ConflictFix(
            .look, [index + 1], item: conflict.items[conflict.members[index].first].id,
            description: "Give \(name) constraints for position and size in Interface Builder, or mark it to be removed at build time.",
            reason: "Interface Builder found too few constraints on \(name) and pinned it where it stands in the canvas.")
    }

    /// All of it is UIKit's.
    var onlyUIKitConstraints: ConflictFix? {
        guard own.isEmpty, members(.mask).isEmpty, members(.content).isEmpty else { return nil }
        if let stack = hiddenStack { return stack }
        return ConflictFix(
            .nothing, description: "Nothing of yours is in it: there is no constraint to change. It does no harm to your views.",
            reason: "All members are made by UIKit itself. If it appears since you changed a bar, an alert or the keyboard, "
                + "look at the sizes you gave to the views you handed to them.")
    }

    /// A stack view is hidden, and its own spacing does not shrink with it.
    private var hiddenStack: ConflictFix? {
        guard let hiding = members(.hiding).first else { return nil }
        let stack = conflict.members[hiding].first
        return ConflictFix(
            .stackView, [hiding + 1], item: conflict.items[stack].id,
            description:
                "While \(names[stack]) is hidden set its spacing to 0, or hide the views in it as well, or wrap it in a plain view.",
            reason:
                "A stack view hides a view by making it 0 large; the spacing inside a hidden stack view is required and needs room still.")
    }

    /// A table, a collection or a controller gives a size that the content does not fit.
    var sizeSetByUIKit: ConflictFix? {
        guard let given = members(.given).first(where: { conflict.members[$0].isFixedSize }) ?? members(.given).first else { return nil }
        let (name, member) = (names[conflict.members[given].first], conflict.members[given])
        let noun = member.axis == .horizontal ? "width" : "height"
        guard member.isFixedSize else { return firmest.map { lower($0, "UIKit decides itself where \(name) is.", also: orConstant($0)) } }
        if !conflict.isCell(member.first), member.constant.magnitude >= 1 {
            return firmest.map {
                lower($0, "The \(noun) of \(name) is not yours to choose: what is inside has to fit it.", also: orConstant($0))
            }
        }
        guard let index = memberToRelax(against: member.first) else { return nil }
        if member.constant.magnitude < 1 {
            return lower(
                index,
                "\(sentence(name)) is laid out once before it has its size, when there is no room for anything. A priority of 999 gives way for that moment, and holds afterwards."
            )
        }
        return lower(
            index,
            "The table or collection view sets the \(noun) of \(name) to \(points(member.constant)) while it measures or animates; a priority of 999 gives way to it, and still decides the \(noun) when the cell is measured.",
            also: sizeHint(given))
    }

    private func sizeHint(_ given: Int) -> String {
        guard let value = better(given), conflict.members[given].axis == .vertical else { return "" }
        return ", or give the row a height of \(points(value))"
    }

    /// The member that gives way best: the last one toward the far edge of the item, else the one UIKit chose.
    func memberToRelax(against item: Int) -> Int? {
        let far: Set<Attribute> = [.bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin]
        let toFarEdge = own.last { index in
            let member = conflict.members[index]
            guard member.second != nil, far.contains(member.firstAttribute), far.contains(member.secondAttribute) else { return false }
            return member.mentioned.contains { $0 == item || conflict.items[$0].isGuide && conflict.items[$0].parent == item }
        }
        return toFarEdge ?? firmest
    }

    /// The member that asks for the most: the one UIKit chose, else a fixed size.
    var firmest: Int? { own.last { $0 == conflict.broken } ?? own.last { conflict.members[$0].isFixedSize } ?? own.last }

    /// A view made in code still turns its frame into constraints.
    var maskLeftOn: ConflictFix? {
        let masks = members(.mask)
        guard let mask = masks.first else { return nil }
        if let late = superviewWasEmpty(masks) { return late }
        let views = Set(masks.map { conflict.members[$0].first }).sorted()
        let free = views.filter { !UIKitClasses.isPlacedByUIKit(conflict.items[$0].className) && isPlacedByProgram($0) }
        guard let view = free.first else { return frameTooSmall(mask) }
        let list = free.count > 1 ? " (and on \(free.dropFirst().map { names[$0] }.joined(separator: ", ")))" : ""
        return ConflictFix(
            .stopTranslatingMask, masks.map { $0 + 1 }, item: conflict.items[view].id,
            description:
                "Set translatesAutoresizingMaskIntoConstraints = false on \(names[view])\(list), and give it constraints for position and size.",
            reason: "Its frame and autoresizing mask were turned into the required constraints \(numbers(masks)), which contradict yours.")
    }

    /// The fix for content that does not fit a view whose frame is set.
    private func frameTooSmall(_ mask: Int) -> ConflictFix? {
        let (member, name) = (conflict.members[mask], names[conflict.members[mask].first])
        let isOwnView = !UIKitClasses.isPlacedByUIKit(conflict.items[member.first].className)
        let isEmpty = member.isFixedSize && member.constant.magnitude < 1
        guard
            let index = isEmpty
                ? memberToRelax(against: member.first) : conflict.isCell(member.first) ? memberToRelax(against: member.first) : firmest
        else { return nil }
        var frame = ""
        if isOwnView, member.isFixedSize, !member.stretches, let value = better(mask) {
            frame = ", or set the frame of \(name) yourself: \(points(value)) \(words.dimension(member.firstAttribute))"
        }
        return lower(
            index,
            isEmpty
                ? "\(sentence(name)) is placed by its frame, which is empty when it is first laid out; at 999 yours gives way for that moment."
                : "\(sentence(name)) is placed by its frame: what is inside has to fit it.",
            also: (isEmpty || !frame.isEmpty ? "" : orConstant(index)) + frame)
    }

    /// A frame that was set while the superview had no size yet, and grew with it (AR-7).
    private func superviewWasEmpty(_ masks: [Int]) -> ConflictFix? {
        guard
            let late = masks.first(where: {
                let member = conflict.members[$0]
                return member.second != nil && member.firstAttribute.measure == .size && member.firstAttribute == member.secondAttribute
                    && member.multiplier == 1 && member.constant > 0
            })
        else { return nil }
        let (member, view) = (conflict.members[late], conflict.members[late].first)
        let dimension = words.dimension(member.firstAttribute)
        return ConflictFix(
            .look, [late + 1], item: conflict.items[view].id,
            description:
                "Set the frame of \(names[view]) when its superview has its size, or set translatesAutoresizingMaskIntoConstraints = false on it and tie its edges to the superview's.",
            reason:
                "Its frame was set to \(points(member.constant)) \(dimension) while its superview was 0 \(dimension); with its flexible mask it stays \(points(member.constant)) \(member.firstAttribute == .width ? "wider" : "taller") for good."
        )
    }

    /// Whether the program's constraints say something about the view itself, not only about what lies in it.
    private func isPlacedByProgram(_ item: Int) -> Bool {
        own.contains { index in
            let member = conflict.members[index]
            guard member.mentioned.contains(item) else { return false }
            let other = member.mentioned.first { $0 != item }
            return other.map { conflict.items[$0].parent != item } ?? true
        }
    }

    func numbers(_ indices: [Int]) -> String { indices.map { "[\($0 + 1)]" }.joined(separator: ", ") }

    var measuredSize: ConflictFix? {
        guard let measuring = members(.measuring).first, let index = memberToRelax(against: conflict.members[measuring].first) else {
            return nil
        }
        return lower(
            index,
            "\(sentence(names[conflict.members[measuring].first])) is measured at a size of UIKit's choice; at 999 yours gives way for the measurement."
        )
    }

    /// A stack view makes a hidden view 0 large, and something in it needs room.
    var hiddenView: ConflictFix? {
        guard let hiding = members(.hiding).first else { return nil }
        let hidden = conflict.members[hiding].first
        let own = self.own
        guard
            let index = own.first(where: {
                conflict.members[$0].mentioned.contains(hidden) && conflict.members[$0].firstAttribute.measure == .size
            })
                ?? memberToRelax(against: hidden)
        else { return hiddenStack }
        return lower(
            index,
            "A stack view hides \(names[hidden]) by making it 0 \(words.dimension(conflict.members[hiding].firstAttribute)); at 999 yours gives way while it is hidden, and holds when it is shown."
        )
    }

    /// A stack view that makes its views equally large, and a view with a size of its own.
    var equalSizes: ConflictFix? {
        let equal = members(.stack).filter {
            let identifier = conflict.members[$0].identifier ?? ""
            return identifier.hasPrefix("UISV-fill-") || identifier.hasPrefix("UISV-equal-") || identifier.hasPrefix("UISV-distributing")
        }
        guard !equal.isEmpty, let index = own.last(where: { conflict.members[$0].isFixedSize }) ?? own.last else { return nil }
        return ConflictFix(
            .remove, [index + 1], description: "Remove [\(index + 1)], or set the stack view's distribution to .fill.",
            reason: "The stack view's distribution already decides how large its views are.")
    }

    /// A stack view that aligns both edges of its views, which makes them equally large across.
    var alignedSizes: ConflictFix? {
        let aligned = members(.stack).filter { conflict.members[$0].identifier?.hasPrefix("UISV-alignment") == true }
        guard aligned.count >= 2,
            let index = own.last(where: { conflict.members[$0].second != nil && conflict.members[$0].firstAttribute.measure == .size })
                ?? firmest,
            conflict.members[index].firstAttribute.measure == .size
        else { return nil }
        let axis = conflict.members[aligned[0]].axis
        let choice = axis == .vertical ? ".center or .top" : ".center or .leading"
        return ConflictFix(
            .stackView, [index + 1], description: "Set the stack view's alignment to \(choice), or remove [\(index + 1)].",
            reason:
                "The alignment .fill makes all views of the stack view equally \(axis == .vertical ? "high" : "wide") (\(numbers(aligned)))."
        )
    }
}
