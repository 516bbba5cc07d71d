import QuoinSolver

// The rows of content sizes.

extension SolverModel {
    /// Replaces the content-size rows of an item.
    func write(_ size: ContentSize, of item: Item) {
        let index = index(of: item)
        guard let own = edges(of: item) else { return }
        items.handles.takeContentSize(index, into: &outgoing.removedRows)
        outgoing.batch.addContentSize(size, of: item, at: index, order: order(of: item), own)
    }

    /// Whether an item has rows for exactly the axes on which the size has a value.
    func hasRows(for size: ContentSize, of item: Item) -> Bool {
        let (width, height) = items.handles.hasContentSize(index(of: item))
        return width == (size.width != nil) && height == (size.height != nil)
    }

    /// Changes the value in rows that an item has: an edit, not a change of structure.
    func changeContentSize(of item: Item, to value: Double, along axis: Axis) {
        let base = 4 * Int(index(of: item)) + 2 * Int(axis.rawValue)
        for number in base..<base + 2 {
            if let row = items.handles.contentSizeRows[number] { outgoing.change(row, to: value) }
        }
    }
}
