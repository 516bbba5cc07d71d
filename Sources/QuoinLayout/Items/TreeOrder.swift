/// The numbers of items, ascending in the tree's pre-order. Items that are added later get numbers between those of their
/// neighbors; a run of new neighbors is numbered at once, so n new items cost O(n) altogether. Where no number is left,
/// the whole tree is renumbered (and its rows are sent again, because a key cannot change).
///
///     root 1·s    a 2·s    b 3·s    c 4·s              two added behind a:  a 2·s   x 2·s + g   y 2·s + 2g   b 3·s
enum TreeOrder {
    typealias Link = Unretained<Item>

    static let end: UInt64 = 1 << Key.orderBits

    /// Numbers the new ones among some items. Returns false if the numbers did not suffice: then none of them is valid.
    static func number(_ added: [Link], where isNew: (Item) -> Bool, under root: Item) -> Bool {
        let root = Link(root)
        for link in added where link.with({ $0.order == 0 && isNew($0) }) {
            guard numberRun(from: firstOfRun(link, root), root) else { return false }
        }
        return true
    }

    /// Numbers the whole tree with even gaps.
    static func renumber(under root: Item) {
        root.forEachInSubtree { $0.order = 0 }
        _ = numberRun(from: Link(root), Link(root))
    }

    /// Numbers the items without a number from one on. Returns false if the numbers do not suffice.
    private static func numberRun(from first: Link, _ root: Link) -> Bool {
        var count: UInt64 = 0
        var walker: Link? = first
        while let link = walker, link.order == 0 {
            count += 1
            walker = link.with { $0.following(below: root) }
        }
        let low = first == root ? 0 : preceding(first)?.order ?? 0
        let high = walker?.order ?? end
        guard high > low, high - low > count else { return false }
        // Most numbers are left for the next run, which is usually behind this one.
        let gap = max(1, min((high - low) / (count + 1), max(1, (high - low) / (2 * count)), 1 << 20))
        var order = low
        walker = first
        while let link = walker, link.order == 0 {
            order += gap
            walker = link.with { item in
                item.order = order
                return item.following(below: root)
            }
        }
        return true
    }

    /// The first of the neighbors without a number that end with an item.
    private static func firstOfRun(_ item: Link, _ root: Link) -> Link {
        var first = item
        while first != root, let before = preceding(first), before.order == 0 { first = before }
        return first
    }

    /// The item before this one in pre-order: the last one below the sibling before it, or the parent.
    private static func preceding(_ item: Link) -> Link? {
        guard var before = item.with({ $0.previous }) else { return item.with { $0.parentLink } }
        while let last = before.with({ $0.lastChild }) { before = last }
        return before
    }
}

extension Unretained<Item> {
    fileprivate var order: UInt64 { with { $0.order } }
}
