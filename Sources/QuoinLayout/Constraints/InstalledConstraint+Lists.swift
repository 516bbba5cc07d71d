// The lists that contain a constraint: its owner's, and those of the items it references.
//
//     owner.firstOwned ─▶ constraint ─nextOwned─▶ constraint ─▶ …
//     item.firstReference ─▶ constraint ─nextOfFirst or nextOfSecond─▶ constraint ─▶ …

extension InstalledConstraint {
    func link(to owner: Unretained<Item>) {
        let link = Link(self)
        ownerLink = owner
        owner.with { owner in
            previousOwned = owner.lastOwned
            if let last = owner.lastOwned {
                last.with { $0.nextOwned = self }
            } else {
                owner.firstOwned = self
            }
            owner.lastOwned = link
        }
        firstLink?.with { first in
            nextOfFirst = first.firstReference
            nextOfFirst?.with { $0.setPrevious(link, of: first) }
            first.firstReference = link
        }
        guard let secondLink, secondLink != firstLink else { return }
        secondLink.with { second in
            nextOfSecond = second.firstReference
            nextOfSecond?.with { $0.setPrevious(link, of: second) }
            second.firstReference = link
        }
    }

    func unlink(fromOwner owner: Item) {
        let after = nextOwned
        if let after { after.previousOwned = previousOwned } else { owner.lastOwned = previousOwned }
        nextOwned = nil
        if let before = previousOwned {
            before.with { $0.nextOwned = after }
        } else {
            owner.firstOwned = after
        }
        previousOwned = nil
    }

    /// Removes the constraint from its items' lists, and clears its references.
    func unlinkReferences() {
        if let first { unlink(from: first, next: nextOfFirst, previous: previousOfFirst) }
        if let second, second !== first { unlink(from: second, next: nextOfSecond, previous: previousOfSecond) }
        nextOfFirst = nil
        previousOfFirst = nil
        nextOfSecond = nil
        previousOfSecond = nil
        firstLink = nil
        secondLink = nil
        ownerLink = nil
        contributorLink = nil
        previousOwned = nil
        storedRepresentedObject = nil
    }

    /// The constraint that follows this one in the list of constraints that reference `item`.
    func nextReference(to item: Item) -> InstalledConstraint? { (isFirst(item) ? nextOfFirst : nextOfSecond)?.object }

    @inline(__always)
    private func isFirst(_ item: Item) -> Bool { firstLink == Unretained(item) }

    private func unlink(from item: Item, next: Link?, previous: Link?) {
        next?.with { $0.setPrevious(previous, of: item) }
        if let previous {
            previous.with { $0.setNext(next, of: item) }
        } else {
            item.firstReference = next
        }
    }

    private func setNext(_ link: Link?, of item: Item) {
        if isFirst(item) { nextOfFirst = link } else { nextOfSecond = link }
    }

    private func setPrevious(_ link: Link?, of item: Item) {
        if isFirst(item) { previousOfFirst = link } else { previousOfSecond = link }
    }
}

extension Item {
    /// Calls `body` with each constraint that references the item; `body` may remove that constraint.
    package final func forEachReference(_ body: (InstalledConstraint) -> Void) {
        var reference = firstReference?.object
        while let constraint = reference {
            reference = constraint.nextReference(to: self)
            body(constraint)
        }
    }

    /// Calls `body` with each constraint that is recorded on the item. They are not retained: `body` must not remove any.
    @inline(__always)
    final func forEachOwned(_ body: (InstalledConstraint) -> Void) {
        var owned = firstOwned.map { Unretained($0) }
        while let link = owned {
            owned = link.with { constraint in
                body(constraint)
                return constraint.nextOwned.map { Unretained($0) }
            }
        }
    }
}
