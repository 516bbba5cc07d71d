// Releasing a tree in a loop: a chain of 50,000 items would overflow the stack if each released the next.

extension Item {
    /// Releases the constraints that the item owns.
    final func releaseOwned() {
        while let constraint = firstOwned {
            firstOwned = constraint.nextOwned
            constraint.nextOwned = nil
            constraint.unlinkReferences()
        }
    }

    /// Releases the items below, except those that something else holds.
    final func releaseChildren() {
        guard firstChild != nil else { return }
        var released: [Item] = []
        moveChildren(to: &released)
        while var item = released.popLast() {
            if isKnownUniquelyReferenced(&item) { item.moveChildren(to: &released) }
        }
    }

    private final func moveChildren(to released: inout [Item]) {
        var next = firstChild
        details?.changedChildren = []
        firstChild = nil
        lastChild = nil
        while let item = next {
            next = item.next
            item.next = nil
            item.previous = nil
            item.parentLink = nil
            released.append(item)
        }
    }
}
