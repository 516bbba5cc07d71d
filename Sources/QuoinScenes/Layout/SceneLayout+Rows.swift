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
        for node in scene.nodes {
            guard let margins = node.properties[.marginsBelowTable], let content = items[node.id],
                let row = content.parent, let table = row.parent, row.frame.y >= table.frame.height
            else { continue }
            content.margins = margins
            content.preservesParentMargins = false
            isChanged = true
        }
        if isChanged { try update() }
    }
}
