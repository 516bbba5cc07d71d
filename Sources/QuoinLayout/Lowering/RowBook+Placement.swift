import QuoinSolver

// Where items stand that no constraint places: the root, and items with an autoresizing mask.

extension RowBook {
    /// The root: its corner at the origin, its size where there is one (an edit: windows turn and grow).
    func writeHost(_ root: Item, width: Double?, height: Double?) {
        let index = index(of: root)
        guard let own = edges(of: root) else { return }
        let insets = root.alignmentInsets
        let sizes = [
            width.map { RowBook.sane($0) - insets.left - insets.right }, height.map { RowBook.sane($0) - insets.top - insets.bottom },
        ]
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
            let sides = SpringSides(axis, own, item.alignmentInsets, in: outer, parent.alignmentInsets)
            for (place, form) in Spring(axis, mask, item.storedFrame, in: assigned).forms.enumerated() {
                let number = 2 * Int(axis.rawValue) + place
                writePlacement(sides.row(form), Key.placement(order(of: item), UInt64(number)), .placement(index, Int32(number)))
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
