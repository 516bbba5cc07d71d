// Releasing a tree in a loop: a chain of 50,000 items would overflow the stack if each released the next.

extension Item {
    final func releaseOwned() {
        while let constraint = firstOwned {
            firstOwned = constraint.nextOwned
            constraint.nextOwned = nil
            constraint.unlinkReferences()
        }
    }

    final func releaseChildren() {
        guard firstChild != nil else { return }
        var released: [Item] = []
        moveChildren(to: &released)
        while var item = released.popLast() {
            if isKnownUniquelyReferenced(&item) { item.moveChildren(to: &released) }
        }
    }

    private final func moveChildren(to released: inout [Item]) {
        var walker = firstChild
        firstChild = nil
        lastChild = nil
        while let item = walker {
            walker = item.next
            item.next = nil
            item.previous = nil
            item.parentLink = nil
            released.append(item)
        }
    }
}
