import QuoinSolver

// Where items stand that no constraint places: the root, and items with an autoresizing mask.

extension RowBook {
    /// The root: its corner at the origin, its size where there is one (an edit: windows turn and grow).
    func writeHost(_ root: Item, width: Double?, height: Double?) {
        let index = index(of: root)
        guard let own = edges(of: root) else { return }
        let insets = root.alignmentInsets
        let sizes = [width.map { RowBook.sane($0) - insets.left - insets.right }, height.map { RowBook.sane($0) - insets.top - insets.bottom }]
        if insets == .zero, resizeHost(index, sizes) { return }
        erasePlacement(index)
        placementRows[index] = [nil, nil, nil, nil]
        let key = { (place: UInt64) in Key.placement(self.order(of: root), place) }
        batch.add(Difference(plus: own.left, .equal, insets.left, key: key(0)), .placement(index, 0))
        batch.add(Difference(plus: own.top, .equal, insets.top, key: key(1)), .placement(index, 1))
        if let size = sizes[0] {
            batch.add(Difference(plus: own.right, minus: own.left, .equal, size, key: key(2), isEdit: true), .placement(index, 2))
        }
        if let size = sizes[1] {
            batch.add(Difference(plus: own.bottom, minus: own.top, .equal, size, key: key(3), isEdit: true), .placement(index, 3))
        }
    }

    /// New sizes in rows that are there already. False where there is one too many or too few.
    private func resizeHost(_ index: Int32, _ sizes: [Double?]) -> Bool {
        guard let held = placementRows[index], held[0] != nil, (0..<2).allSatisfy({ (held[2 + $0] != nil) == (sizes[$0] != nil) })
        else { return false }
        for place in 0..<2 {
            guard let row = held[2 + place], let size = sizes[place] else { continue }
            changedRows.append(row)
            changedConstants.append(size)
        }
        return true
    }

    func erasePlacement(_ index: Int32) {
        removedRows += placementRows.removeValue(forKey: index)?.compactMap { $0 } ?? []
    }

    /// The four required rows of an item with a mask (AR-3): two an axis.
    func writeMask(_ item: Item, _ mask: Autoresizing) {
        let index = index(of: item)
        erasePlacement(index)
        guard let parent = item.parent, let own = edges(of: item), let outer = edges(of: parent) else { return }
        placementRows[index] = [nil, nil, nil, nil]
        let assigned = item.details?.assignedParentSize ?? parent.frame.size
        item.ensureDetails().assignedParentSize = assigned
        for axis in Axis.allCases {
            let spring = Spring(
                axis, mask, frame: item.storedFrame, parentSize: assigned, insets: item.alignmentInsets, own: own, outer: outer,
                outerInsets: parent.alignmentInsets)
            for (place, row) in spring.rows.enumerated() {
                let number = 2 * Int(axis.rawValue) + place
                writePlacement(row, Key.placement(order(of: item), UInt64(number)), .placement(index, number))
            }
        }
    }

    private func writePlacement(_ row: LoweredRow, _ key: UInt64, _ target: RowTarget) {
        switch row {
        case .difference(let plus, let minus, let relation, let constant):
            batch.add(Difference(plus: plus, minus: minus, relation, RowBook.sane(constant), key: key), target)
        case .general(let expression, let relation, let constant):
            batch.add(Row(expression, relation, RowBook.sane(constant)).keyed(key), target)
        case .settled: break
        }
    }
}

/// One axis of an item with a mask: where it was when its frame was set, and what stretches with the parent.
///
/// ```text
///     near            start        size          rest         far       of the parent, when the frame was set
///      ├────────────────┼────────────┼─────────────┤
/// ```
private struct Spring {
    let parts: (before: Bool, size: Bool, after: Bool)
    let start, size, rest, total: Double
    /// Of the frame, as sums over alignment edges.
    let near, far, width: Side
    /// Of the parent's frame.
    let outerNear, outerFar, outerWidth: Side

    init(
        _ axis: Axis, _ mask: Autoresizing, frame: Rect, parentSize: Size, insets: Insets, own: Edges, outer: Edges,
        outerInsets: Insets
    ) {
        let horizontal = axis == .horizontal
        parts = mask.parts(axis)
        start = horizontal ? frame.x : frame.y
        size = horizontal ? frame.width : frame.height
        total = horizontal ? parentSize.width : parentSize.height
        rest = total - start - size
        (near, far, width) = Spring.sides(own, axis, insets)
        (outerNear, outerFar, outerWidth) = Spring.sides(outer, axis, outerInsets)
    }

    private static func sides(_ edges: Edges, _ axis: Axis, _ insets: Insets) -> (Side, Side, Side) {
        let before = axis == .horizontal ? insets.left : insets.top
        let after = axis == .horizontal ? insets.right : insets.bottom
        let (low, high) = (edges[false, axis], edges[true, axis])
        let width = Side(first: high, firstFactor: 1, second: low, secondFactor: -1, constant: before + after)
        return (.edge(low, -before), .edge(high, after), width)
    }

    var rows: [LoweredRow] {
        switch parts {
        case (true, false, false): [atFar(-rest), ofSize(size)]
        case (false, true, false): [atNear(start), atFar(-rest)]
        case (true, false, true):
            [offset(share(start, start + rest), -share(start, start + rest) * size), ofSize(size)]
        case (false, true, true):
            [atNear(start), share(of: share(size, size + rest), -share(size, size + rest) * start)]
        case (true, true, false):
            [share(of: share(size, start + size), -share(size, start + size) * rest), atFar(-rest)]
        case (true, true, true): [offset(share(start, total, of: 3), 0), share(of: share(size, total, of: 3), 0)]
        default: [atNear(start), ofSize(size)]  // AR-2
        }
    }

    private func atNear(_ distance: Double) -> LoweredRow { LoweredRow(near, .equal, outerNear, multiplier: 1, constant: distance) }
    private func atFar(_ distance: Double) -> LoweredRow { LoweredRow(far, .equal, outerFar, multiplier: 1, constant: distance) }
    private func ofSize(_ length: Double) -> LoweredRow { LoweredRow(width, .equal, nil, multiplier: 1, constant: length) }

    /// size = factor · parent's size + constant
    private func share(of factor: Double, _ constant: Double) -> LoweredRow {
        LoweredRow(width, .equal, outerWidth, multiplier: factor, constant: constant)
    }

    /// distance from the parent's near edge = factor · parent's size + constant
    private func offset(_ factor: Double, _ constant: Double) -> LoweredRow {
        let distance = Side(
            first: near.first, firstFactor: 1, second: outerNear.first, secondFactor: -1,
            constant: near.constant - outerNear.constant)
        return LoweredRow(distance, .equal, outerWidth, multiplier: factor, constant: constant)
    }

    /// A part's share of what stretches; an even one where all of it was nothing.
    private func share(_ part: Double, _ whole: Double, of count: Double = 2) -> Double { whole == 0 ? 1 / count : part / whole }
}
