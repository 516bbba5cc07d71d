/// The numbers of items, ascending in the tree's pre-order. Items that are added later get numbers between those of their
/// neighbors; a run of new neighbors is numbered at once, so n new items cost O(n) altogether. Where no number is left,
/// the whole tree is renumbered (and its rows are sent again, because a key cannot change).
///
///     root 1·s    a 2·s    b 3·s    c 4·s              two added behind a:  a 2·s   x 2·s + g   y 2·s + 2g   b 3·s
enum TreeOrder {
    static let end: UInt64 = 1 << Key.orderBits

    /// Numbers new items. Returns false if the numbers did not suffice: then none of them is valid.
    static func number(_ added: [Item], under root: Item) -> Bool {
        for item in added where item.order == 0 {
            guard numberRun(from: firstOfRun(item, root), root) else { return false }
        }
        return true
    }

    /// Numbers the whole tree with even gaps.
    static func renumber(under root: Item) {
        var walker: Item? = root
        while let item = walker {
            item.order = 0
            walker = item.following(below: root)
        }
        _ = numberRun(from: root, root)
    }

    /// Numbers the items without a number from one on. Returns false if the numbers do not suffice.
    private static func numberRun(from first: Item, _ root: Item) -> Bool {
        var count: UInt64 = 0
        var walker: Item? = first
        while let item = walker, item.order == 0 {
            count += 1
            walker = item.following(below: root)
        }
        let low = first === root ? 0 : preceding(first)?.order ?? 0
        let high = walker?.order ?? end
        guard high > low, high - low > count else { return false }
        // Most numbers are left for the next run, which is usually behind this one.
        let gap = max(1, min((high - low) / (count + 1), max(1, (high - low) / (2 * count)), 1 << 20))
        var order = low
        walker = first
        while let item = walker, item.order == 0 {
            order += gap
            item.order = order
            walker = item.following(below: root)
        }
        return true
    }

    /// The first of the neighbors without a number that end with an item.
    private static func firstOfRun(_ item: Item, _ root: Item) -> Item {
        var first = item
        while first !== root, let before = preceding(first), before.order == 0 { first = before }
        return first
    }

    /// The item before this one in pre-order: the last one below the sibling before it, or the parent.
    private static func preceding(_ item: Item) -> Item? {
        guard var before = item.previous?.object else { return item.parent }
        while let last = before.lastChild?.object { before = last }
        return before
    }
}
