import QuoinSolver

/// The handles of the rows that an item has in the solver, by the item's index.
///
/// ```text
///   itemRows[6·index…]          width ≥ 0, height ≥ 0; the ties of width, height (T2), left and top (T4)
///   contentSizeRows[4·index…]   hugging and resistance of the width, then of the height
///   contentAreaRows[index]      width ≥ 0, height ≥ 0; the ties of width and height
///   positionRows[index]         of the root: left, top, width, height; of an item with a mask: two for each axis
/// ```
struct RowHandles {
    private var itemRows: [RowID?] = []
    private(set) var contentSizeRows: [RowID?] = []
    private var contentAreaRows = RowGroups()
    private(set) var positionRows = RowGroups()

    mutating func grow(toItems count: Int) {
        let new = count - itemRows.count / 6
        guard new > 0 else { return }
        itemRows.append(contentsOf: repeatElement(nil, count: 6 * new))
        contentSizeRows.append(contentsOf: repeatElement(nil, count: 4 * new))
    }

    mutating func expectContentArea(_ index: Int32) { contentAreaRows.open(index) }
    mutating func expectPosition(_ index: Int32) { positionRows.open(index) }

    /// Stores the handles of rows that were sent. Those of constraints go to the constraints, unless they belong to a
    /// snapshot.
    mutating func store(_ rows: [RowID], for targets: [RowTarget], isSnapshot: Bool) {
        for (row, target) in zip(rows, targets) { store(row, for: target, isSnapshot: isSnapshot) }
    }

    @inline(__always)
    mutating func store(_ row: RowID, for target: RowTarget, isSnapshot: Bool) {
        switch target {
        case .item(let index, let number): itemRows[6 * Int(index) + Int(number)] = row
        case .contentSize(let index, let number): contentSizeRows[4 * Int(index) + Int(number)] = row
        case .contentArea(let index, let number): contentAreaRows.set(row, index, Int(number))
        case .position(let index, let number): positionRows.set(row, index, Int(number))
        case .constraint(let constraint): if !isSnapshot { constraint.with { $0.row = row } }
        case .bound(let constraint): if !isSnapshot { constraint.with { $0.boundRow = row } }
        }
    }

    /// Whether an item has rows for its content's width and height.
    func hasContentSize(_ index: Int32) -> (width: Bool, height: Bool) {
        (contentSizeRows[4 * Int(index)] != nil, contentSizeRows[4 * Int(index) + 2] != nil)
    }

    // MARK: Taking handles out, for removing their rows

    mutating func takeItem(_ index: Int32, into removed: inout [RowID]) {
        for number in 6 * Int(index)..<6 * Int(index) + 6 {
            if let row = itemRows[number] { removed.append(row) }
            itemRows[number] = nil
        }
        takeContentSize(index, into: &removed)
        takePosition(index, into: &removed)
    }

    mutating func takeContentSize(_ index: Int32, into removed: inout [RowID]) {
        for number in 4 * Int(index)..<4 * Int(index) + 4 {
            guard let row = contentSizeRows[number] else { continue }
            removed.append(row)
            contentSizeRows[number] = nil
        }
    }

    mutating func takeContentArea(_ index: Int32, into removed: inout [RowID]) {
        contentAreaRows.take(index, into: &removed)
    }

    mutating func takePosition(_ index: Int32, into removed: inout [RowID]) {
        positionRows.take(index, into: &removed)
    }
}
