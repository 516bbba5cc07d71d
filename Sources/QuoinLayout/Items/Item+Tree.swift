/// Why an item cannot be put there.
public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The item would become its own ancestor.
    case cycle(String)
    /// Guides have no children.
    case guideHoldsNothing(String)
    /// The sibling is not a child of this item.
    case notAChild(String)
    /// An area belongs to the item that defines it.
    case areaIsFixed(String)
    /// The item is the root of a layout.
    case isLaidOutAsRoot(String)

    /// The cause, and what to do about it.
    public var description: String {
        switch self {
        case .cycle(let name): "\(name) would contain itself: remove it from its tree first."
        case .guideHoldsNothing(let name): "\(name) is a guide and cannot hold items: add the item to the view that owns the guide."
        case .notAChild(let name): "\(name) is not a child of this item: insert before one of its own children."
        case .areaIsFixed(let name): "\(name) is an area of another item: ask that item for it with guide(for:)."
        case .isLaidOutAsRoot(let name): "\(name) is the root of a layout: let that layout go first."
        }
    }
}

// MARK: - Reading the tree

extension Item {
    /// The item that contains this one.
    public final var parent: Item? { parentLink?.takeUnretainedValue() }

    /// Views and guides, in the order they were added.
    public final var children: Children { Children(first: firstChild) }

    /// The topmost ancestor, or the item itself. O(depth).
    public final var root: Item {
        var top = self
        while let above = top.parent { top = above }
        return top
    }

    /// Whether `other` is this item or one below it. O(depth).
    public final func contains(_ other: Item) -> Bool {
        var walker: Item? = other
        while let item = walker {
            if item === self { return true }
            walker = item.parent
        }
        return false
    }

    /// The children of an item, one after the other, without its areas (see ``guide(for:)``).
    public struct Children: Sequence, IteratorProtocol {
        var first: Item?

        public mutating func next() -> Item? {
            while let item = first {
                first = item.next
                if !item.isArea { return item }
            }
            return nil
        }
    }

    /// The item after this one in the pre-order of the tree below `top`; nil at its end. Never recurses.
    final func following(below top: Item) -> Item? {
        if let firstChild { return firstChild }
        return followingSubtree(below: top)
    }

    /// The same, leaving out what lies below this item.
    final func followingSubtree(below top: Item) -> Item? {
        var walker = self
        while walker !== top {
            if let next = walker.next { return next }
            guard let above = walker.parent else { return nil }
            walker = above
        }
        return nil
    }

    final var isView: Bool {
        if case .view = kind { true } else { false }
    }

    /// A fixed area of the parent, without variables.
    final var isArea: Bool {
        if case .area = kind { true } else { false }
    }

    /// The name, or a word for the kind: for messages.
    public final var label: String {
        if let name { return name }
        switch kind {
        case .view: return "item"
        case .guide: return "guide"
        case .area(let area): return "\(parent?.label ?? "item")#\(area)"
        }
    }
}

// MARK: - Changing the tree

extension Item {
    /// Puts `child` behind the other children, taking it from where it was. O(1), and O(its subtree) in a layout.
    ///
    /// Constraints inside the subtree stay; those that tied it to its old ancestors go (CM-23).
    public final func add(_ child: Item) throws(TreeError) { try insert(child, before: nil) }

    /// Puts `child` in front of `sibling`; nil: behind all.
    public final func insert(_ child: Item, before sibling: Item?) throws(TreeError) {
        guard isView else { throw .guideHoldsNothing(label) }
        guard !child.isArea else { throw .areaIsFixed(child.label) }
        if let sibling, sibling.parent !== self || sibling.isArea { throw .notAChild(sibling.label) }
        if child === sibling { return }
        guard child.parent != nil || child.system == nil else { throw .isLaidOutAsRoot(child.label) }
        guard child !== self, child.firstChild == nil || !child.contains(self) else { throw .cycle(child.label) }
        child.remove()
        link(child, before: sibling)
        if child.isView { invalidateForChildren() }
    }

    /// Takes the item, with everything below it, out of its parent. Constraints recorded above that mention anything of
    /// it are removed and do not come back (CM-23).
    public final func remove() {
        guard let above = parent else { return }
        removeOuterConstraints()
        system?.dismiss(self)
        unlink(from: above)
        if isView { above.invalidateForChildren() }
    }

    final func link(_ child: Item, before sibling: Item?) {
        let before = sibling?.previous ?? (sibling == nil ? lastChild : nil)
        child.parentLink = .passUnretained(self)
        child.previous = before
        if let sibling {
            child.next = sibling
            sibling.previous = child
        } else {
            lastChild = child
        }
        if let before { before.next = child } else { firstChild = child }
        system?.admit(child)
    }

    private final func unlink(from above: Item) {
        let after = next
        next = nil
        if let after { after.previous = previous } else { above.lastChild = previous }
        if let before = previous { before.next = after } else { above.firstChild = after }
        previous = nil
        parentLink = nil
    }

    private final func removeOuterConstraints() {
        // The owner of a constraint is an ancestor of its items, so it lies outside exactly if it is above this item.
        var above = parent
        while let item = above {
            item.state.insert(.isMarked)
            above = item.parent
        }
        var lenders: [Item] = []
        var walker: Item? = self
        while let item = walker {
            if item.state.contains(.lendsBaseline) { lenders.append(item) }
            var mention = item.firstMention?.takeUnretainedValue()
            while let constraint = mention {
                mention = constraint.nextMention(of: item)
                if let owner = constraint.owner, owner.state.contains(.isMarked) { constraint.remove() }
            }
            walker = item.following(below: self)
        }
        above = parent
        while let item = above {
            item.state.remove(.isMarked)
            above = item.parent
        }
        takeBackBaselines(lenders)
    }
}

// MARK: - Going

extension Item {
    final func releaseOwned() {
        while let constraint = firstOwned {
            firstOwned = constraint.nextOwned
            constraint.nextOwned = nil
            constraint.unlinkMentions()
        }
    }

    /// A chain of 50,000 items would overflow the stack if each let go of the next: so they are let go one by one.
    final func releaseChildren() {
        guard firstChild != nil else { return }
        var waiting: [Item] = []
        moveChildren(to: &waiting)
        while var item = waiting.popLast() {
            if isKnownUniquelyReferenced(&item) { item.moveChildren(to: &waiting) }
        }
    }

    private final func moveChildren(to waiting: inout [Item]) {
        var walker = firstChild
        firstChild = nil
        lastChild = nil
        while let item = walker {
            walker = item.next
            item.next = nil
            item.previous = nil
            item.parentLink = nil
            waiting.append(item)
        }
    }
}
