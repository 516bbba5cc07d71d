// The tree of items.

extension Item {
    /// The item that contains this one.
    public final var parent: Item? { parentLink?.object }

    /// The child views and guides, in the order in which they were added.
    public final var children: Children { Children(first: firstChild) }

    /// The topmost ancestor, or the item itself. O(depth).
    public final var root: Item {
        var top = self
        while let above = top.parent { top = above }
        return top
    }

    /// Returns whether another item is this one or inside it. O(depth).
    public final func contains(_ other: Item) -> Bool {
        var current: Item? = other
        while let item = current {
            if item === self { return true }
            current = item.parent
        }
        return false
    }

    /// A sequence of the children of an item, without its areas (see ``guide(for:)``).
    public struct Children: Sequence, IteratorProtocol {
        var first: Item?

        /// Returns the next item of the tree; nil after the last one.
        public mutating func next() -> Item? {
            while let item = first {
                first = item.next
                if !item.isArea { return item }
            }
            return nil
        }
    }

    /// The next of the parent's children, without its areas.
    package final var nextChild: Item? {
        var walker = next
        while let item = walker, item.isArea { walker = item.next }
        return walker
    }

    /// The next view among the parent's children.
    package final var nextView: Item? {
        var walker = next
        while let item = walker, item.kind != .view { walker = item.next }
        return walker
    }

    /// The view before this one among the parent's children.
    package final var previousView: Item? {
        var walker = previous?.object
        while let item = walker, item.kind != .view { walker = item.previous?.object }
        return walker
    }

    /// The item after this one in the pre-order of the tree below `top`; nil at its end.
    final func following(below top: Item) -> Item? { following(below: Unretained(top))?.object }

    /// The same as a link, without counting references.
    final func following(below top: Unretained<Item>) -> Unretained<Item>? {
        if let firstChild { return Unretained(firstChild) }
        var current = Unretained(self)
        while current != top {
            if let next = current.with({ $0.next.map { Unretained($0) } }) { return next }
            guard let above = current.with({ $0.parentLink }) else { return nil }
            current = above
        }
        return nil
    }

    /// Calls `body` with this item and everything below it, parents before children. They are not retained: `body` must not change the
    /// tree.
    @inline(__always)
    final func forEachInSubtree(_ body: (Item) -> Void) {
        let top = Unretained(self)
        var walker: Unretained<Item>? = top
        while let link = walker {
            walker = link.with { item in
                body(item)
                return item.following(below: top)
            }
        }
    }

    /// The name, or a word for the kind, for use in messages.
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
    /// Adds an item behind the other children and removes it from its former parent. O(1), and O(its subtree) in a layout.
    ///
    /// Constraints inside the subtree stay; constraints recorded above it that refer to the subtree are removed (CM-23).
    public final func add(_ child: Item) throws(TreeError) { try insert(child, before: nil) }

    /// Adds an item in front of `sibling`, or behind all children if `sibling` is nil.
    public final func insert(_ child: Item, before sibling: Item?) throws(TreeError) {
        guard isView else { throw .guideHasNoChildren(label) }
        guard !child.isArea else { throw .areaCannotMove(child.label) }
        if let sibling, sibling.parent !== self || sibling.isArea { throw .notAChild(sibling.label) }
        if child === sibling { return }
        guard child.parent != nil || child.layoutLink == nil else { throw .isLaidOutAsRoot(child.label) }
        guard child !== self, child.firstChild == nil || !child.contains(self) else { throw .cycle(child.label) }
        child.remove()
        link(child, before: sibling)
        if child.isView { invalidate(for: child) }
    }

    /// Removes the item and everything below it from its parent. Constraints recorded above that refer to any of them are
    /// removed for good (CM-23).
    public final func remove() {
        guard let above = parent else { return }
        removeOuterConstraints()
        if above.storedBehavior != nil { removeConstraints(contributedBy: above) }
        layout?.willRemove(self)
        let neighbor = isView ? nextView ?? previousView : nil
        unlink(from: above)
        above.details?.changedChildren.removeAll { $0 === self }
        if let neighbor { above.invalidate(for: neighbor) } else if isView { above.invalidateForChildren() }
    }

    final func link(_ child: Item, before sibling: Item?) {
        let before = sibling == nil ? lastChild : sibling?.previous
        let link = Unretained(child)
        child.parentLink = Unretained(self)
        child.previous = before
        if let sibling {
            child.next = sibling
            sibling.previous = link
        } else {
            lastChild = link
        }
        if let before { before.with { $0.next = child } } else { firstChild = child }
        layout?.didAdd(child)
    }

    private final func unlink(from above: Item) {
        let after = next
        next = nil
        if let after { after.previous = previous } else { above.lastChild = previous }
        if let before = previous { before.with { $0.next = after } } else { above.firstChild = after }
        previous = nil
        parentLink = nil
    }

    /// Removes the constraints between this subtree and the rest of the tree. The owner of a constraint is an ancestor of
    /// its items, so these are the ones that are recorded above this item.
    private final func removeOuterConstraints() {
        forEachAncestor { $0.state.insert(.isMarked) }
        var outer: [InstalledConstraint] = []
        var providers: [Item] = []
        var current: Item? = self
        while let item = current {
            if item.state.contains(.providesBaseline) { providers.append(item) }
            item.forEachReference { constraint in
                if constraint.ownerLink?.with({ $0.state.contains(.isMarked) }) ?? false { outer.append(constraint) }
            }
            current = item.following(below: self)
        }
        forEachAncestor { $0.state.remove(.isMarked) }
        // Removing one may remove others, because of the guides that it compares.
        for constraint in outer { constraint.remove() }
        removeBaselineProviders(providers)
    }

    /// Removes the constraints that a behavior above contributed and that are recorded on the item, because they name no other.
    private final func removeConstraints(contributedBy above: Item) {
        let link = Unretained(above)
        for constraint in constraints where constraint.contributorLink == link { constraint.remove() }
    }

    private final func forEachAncestor(_ body: (Item) -> Void) {
        var above = parentLink
        while let link = above {
            link.with(body)
            above = link.with { $0.parentLink }
        }
    }
}
