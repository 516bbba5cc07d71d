import QuoinSolver

// The rows of items that no constraint positions: the root, and items with an autoresizing mask.

extension SolverModel {
    /// Writes the root's rows: its corner at the origin, and its size where there is one (edit rows: windows turn and grow).
    func writeRoot(_ root: Item, width: Double?, height: Double?) {
        let index = index(of: root)
        guard let own = edges(of: root) else { return }
        let insets = root.alignmentInsets
        let sizes = [
            width.map { SolverModel.clamped($0) - insets.left - insets.right },
            height.map { SolverModel.clamped($0) - insets.top - insets.bottom },
        ]
        if insets == .zero, resizeRoot(index, to: sizes) { return }
        removePosition(index)
        items.handles.expectPosition(index)
        let key = { (number: UInt64) in Key.position(self.order(of: root), number) }
        outgoing.batch.add(Difference(plus: own.left, .equal, insets.left, key: key(0)), for: .position(index, 0))
        outgoing.batch.add(Difference(plus: own.top, .equal, insets.top, key: key(1)), for: .position(index, 1))
        for (axis, size) in zip(Axis.allCases, sizes) {
            guard let size else { continue }
            let number = 2 + axis.bit
            outgoing.batch.add(
                Difference(plus: own.far(axis), minus: own.near(axis), .equal, size, key: key(number), isEdit: true),
                for: .position(index, Int32(number)))
        }
    }

    /// Changes the sizes in the root's rows. Returns false if there is a row too many or too few.
    private func resizeRoot(_ index: Int32, to sizes: [Double?]) -> Bool {
        guard let held = items.handles.positionRows[index], held[0] != nil,
            (0..<2).allSatisfy({ (held[2 + $0] != nil) == (sizes[$0] != nil) })
        else { return false }
        for number in 0..<2 {
            if let row = held[2 + number], let size = sizes[number] { outgoing.change(row, to: size) }
        }
        return true
    }

    func removePosition(_ index: Int32) { items.handles.takePosition(index, into: &outgoing.removedRows) }

    /// Writes the four required rows of an item with a mask (AR-3): two for each axis.
    func writeMask(_ mask: Autoresizing, of item: Item) {
        let index = index(of: item)
        removePosition(index)
        guard let parent = item.parent, let own = edges(of: item), let outer = edges(of: parent) else { return }
        items.handles.expectPosition(index)
        let parentSize = item.details?.assignedParentSize ?? parent.frame.size
        item.ensureDetails().assignedParentSize = parentSize
        for axis in Axis.allCases {
            let rule = AutoresizingAxis(axis, mask: mask, frame: item.assignedFrame, parentSize: parentSize)
            let edges = AutoresizingEdges(item, edges: own, in: parent, parentEdges: outer, along: axis)
            for (offset, equation) in rule.equations.enumerated() {
                let number = 2 * axis.bit + UInt64(offset)
                write(edges.row(equation), key: Key.position(order(of: item), number), for: .position(index, Int32(number)))
            }
        }
    }

    private func write(_ row: LoweredRow, key: UInt64, for target: RowTarget) {
        switch row {
        case .difference(let plus, let minus, let relation, let constant):
            outgoing.batch.add(Difference(plus: plus, minus: minus, relation, SolverModel.clamped(constant), key: key), for: target)
        case .general(let expression, let relation, let constant):
            outgoing.batch.add(Row(expression, relation, to: SolverModel.clamped(constant)).keyed(key), for: target)
        case .trivial: break
        }
    }
}
