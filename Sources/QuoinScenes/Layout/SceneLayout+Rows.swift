import QuoinLayout

// Rows below the visible end of their table: a canvas never shows them, and their content views keep the margins that they were
// made with. Where the table ends is known only after a layout.
//
//     table  ┌────────────┐
//            │  ├ row ┤   │    margins of a row
//            └────────────┘
//             ├── row ──┤      margins of a row that was never laid out

extension SceneLayout {
    /// Lays out again with the margins of rows that turned out to lie below their table.
    func settleRows() throws(LayoutError) {
        var isChanged = false
        for index in scene.nodes.indices {
            guard let margins = scene.nodes[index].properties[.marginsBelowTable], let row = items[index].parent,
                let table = row.parent, row.frame.y >= table.frame.height
            else { continue }
            let content = items[index]
            content.margins = margins
            content.preservesParentMargins = false
            isChanged = true
        }
        if isChanged { try update() }
    }
}

// MARK: - Open heights

extension SceneLayout {
    /// The table rows whose height the file leaves open, and the contents of rows that may be as high as they like in an
    /// editor: those that are drawn higher than their constraints allow (F69), and those that give up their height (F80).
    var looseRows: [Item] {
        guard scene.canvas != nil else { return [] }
        var found = items.indices.filter { scene.nodes[$0].properties[.hasOpenHeight] == true }.map { items[$0] }
        for index in contradictedRows {
            let item = items[index]
            guard case .frame(let drawn, _, _) = scene.nodes[index].placement,
                contradictions.contains(where: { $0.holdsHeight(of: item) })
            else { continue }
            if scene.nodes[index].properties[.givesUpHeight] == true || isDrawnHigher(item, than: drawn) { found.append(item) }
        }
        return found
    }

    private func isDrawnHigher(_ content: Item, than drawn: Rect) -> Bool {
        guard let fitting = try? Layout.fittingSize(of: content, target: .zero) else { return false }
        return fitting.height + 0.999 < drawn.height
    }

    /// The contents of table rows whose size contradicts the views in them, by the positions of their nodes.
    var contradictedRows: [Int] {
        guard scene.canvas != nil, !contradictions.isEmpty else { return [] }
        return items.indices.filter { index in
            scene.nodes[index].element == "tableViewCellContentView" && contradictions.contains { $0.holds(items[index]) }
        }
    }
}

extension LayoutConflict {
    /// Returns whether the height that an item was given takes part in the conflict.
    fileprivate func holdsHeight(of item: Item) -> Bool {
        members.contains { $0.origin == .autoresizing && $0.item === item && $0.constraint.firstAttribute.axis == .vertical }
    }

    /// Returns whether the frame of an item, which its row gives it, takes part in the conflict.
    fileprivate func holds(_ item: Item) -> Bool { members.contains { $0.origin == .autoresizing && $0.item === item } }
}
