import QuoinLayout

// Where UIKit itself takes part: sizes it gives, masks, hidden views, stack views.

extension Explaining {
    /// Interface Builder pinned a view that had no constraints.
    var prototype: ConflictFix? {
        guard let place = members(.editor).first else { return nil }
        let name = names[conflict.members[place].first]
        return ConflictFix(
            .look, [place + 1], item: conflict.items[conflict.members[place].first].id,
            description: "Give \(name) constraints for position and size in Interface Builder, or mark it to be removed at build time.",
            reason: "Interface Builder found too few constraints on \(name) and pinned it where it stands in the canvas.")
    }

    /// All of it is UIKit's.
    var nothingOfYours: ConflictFix? {
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
    var givenSize: ConflictFix? {
        guard let given = members(.given).first(where: { conflict.members[$0].isFixedSize }) ?? members(.given).first,
            let place = gentlest(against: conflict.members[given].first)
        else { return nil }
        let (name, member) = (names[conflict.members[given].first], conflict.members[given])
        let noun = member.axis == .horizontal ? "width" : "height"
        let isEmpty = member.constant.magnitude < 1
        let whose = conflict.isCell(member.first) ? "The table or collection view" : "UIKit"
        let reason =
            isEmpty
            ? "\(whose) lays \(name) out once before it has its size: then there is no room for anything. A priority of 999 gives way for that moment, and holds afterwards."
            : "\(whose) sets the \(noun) of \(name) to \(points(member.constant)) while it measures or animates; a priority of 999 gives way to it, and still decides the \(noun) when it is measured."
        return lower(place, reason, also: isEmpty ? "" : sizeHint(given))
    }

    private func sizeHint(_ given: Int) -> String {
        guard let value = better(given), conflict.isCell(conflict.members[given].first), conflict.members[given].axis == .vertical
        else { return "" }
        return " Or give the row a height of \(value < 0 ? "0" : points(value))."
    }

    /// The member that gives way best: the last one toward the far edge of the item, else the one UIKit chose.
    private func gentlest(against item: Int) -> Int? {
        let far: Set<Attribute> = [.bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin]
        let toFarEdge = own.last { place in
            let member = conflict.members[place]
            guard member.second != nil, far.contains(member.firstAttribute), far.contains(member.secondAttribute) else { return false }
            return member.mentioned.contains { $0 == item || conflict.items[$0].isGuide && conflict.items[$0].parent == item }
        }
        return toFarEdge ?? own.last { $0 == conflict.broken } ?? own.last { conflict.members[$0].isFixedSize } ?? own.last
    }

    /// A view made in code still turns its frame into constraints.
    var maskLeftOn: ConflictFix? {
        let masks = members(.mask)
        guard let mask = masks.first else { return nil }
        let views = Set(masks.map { conflict.members[$0].first }).sorted()
        let free = views.filter { !UIKitClasses.isPlacedByUIKit(conflict.items[$0].className) }
        guard let view = free.first(where: { isPlacedByOwn($0) }) ?? free.first else {
            return gentlest(against: conflict.members[mask].first).map {
                lower(
                    $0,
                    "\(sentence(names[conflict.members[mask].first])) is placed by UIKit through its frame, which may be too small for a moment."
                )
            }
        }
        let list = free.count > 1 ? " (and on \(free.filter { $0 != view }.map { names[$0] }.joined(separator: ", ")))" : ""
        let size = better(mask).flatMap { value in
            conflict.members[mask].isFixedSize && conflict.members[mask].first == view
                ? " If its frame is to decide, make it \(points(value)) \(words.dimension(conflict.members[mask].firstAttribute))." : nil
        }
        return ConflictFix(
            .stopTranslatingMask, masks.map { $0 + 1 }, item: conflict.items[view].id,
            description:
                "Set translatesAutoresizingMaskIntoConstraints = false on \(names[view])\(list), and give it constraints for position and size.\(size ?? "")",
            reason: "Its frame and autoresizing mask were turned into the required constraints \(numbers(masks)), which contradict yours.")
    }

    private func isPlacedByOwn(_ item: Int) -> Bool { own.contains { conflict.members[$0].mentioned.contains(item) } }

    func numbers(_ places: [Int]) -> String { places.map { "[\($0 + 1)]" }.joined(separator: ", ") }

    var measuredSize: ConflictFix? {
        guard let measuring = members(.measuring).first, let place = gentlest(against: conflict.members[measuring].first) else {
            return nil
        }
        return lower(
            place,
            "\(sentence(names[conflict.members[measuring].first])) is measured at a size of UIKit's choice; at 999 yours gives way for the measurement."
        )
    }

    /// A stack view makes a hidden view 0 large, and something in it needs room.
    var hiddenView: ConflictFix? {
        guard let hiding = members(.hiding).first else { return nil }
        let hidden = conflict.members[hiding].first
        let own = self.own
        guard
            let place = own.first(where: {
                conflict.members[$0].mentioned.contains(hidden) && conflict.members[$0].firstAttribute.measure == .size
            })
                ?? gentlest(against: hidden)
        else { return hiddenStack }
        return lower(
            place,
            "A stack view hides \(names[hidden]) by making it 0 \(words.dimension(conflict.members[hiding].firstAttribute)); at 999 yours gives way while it is hidden, and holds when it is shown."
        )
    }

    /// A stack view that makes its views equally large, and a view with a size of its own.
    var equalSizes: ConflictFix? {
        let equal = members(.stack).filter {
            let identifier = conflict.members[$0].identifier ?? ""
            return identifier.hasPrefix("UISV-fill-") || identifier.hasPrefix("UISV-equal-") || identifier.hasPrefix("UISV-distributing")
        }
        guard !equal.isEmpty, let place = own.last(where: { conflict.members[$0].isFixedSize }) ?? own.last else { return nil }
        return ConflictFix(
            .remove, [place + 1], description: "Remove [\(place + 1)], or set the stack view's distribution to .fill.",
            reason: "The stack view's distribution already decides how large its views are.")
    }

    /// A stack view that aligns both edges of its views, which makes them equally large across.
    var alignedSizes: ConflictFix? {
        let aligned = members(.stack).filter { conflict.members[$0].identifier?.hasPrefix("UISV-alignment") == true }
        guard aligned.count >= 2, let place = own.last(where: { conflict.members[$0].firstAttribute.measure == .size }) else { return nil }
        let axis = conflict.members[aligned[0]].axis
        let choice = axis == .vertical ? ".center or .top" : ".center or .leading"
        return ConflictFix(
            .stackView, [place + 1], description: "Set the stack view's alignment to \(choice), or remove [\(place + 1)].",
            reason:
                "The alignment .fill makes all views of the stack view equally \(axis == .vertical ? "high" : "wide") (\(numbers(aligned)))."
        )
    }
}
