extension Picture {
    /// Adds workload C: a list of N rows in a content view in a window. Required inequalities keep a row at least as tall as
    /// its image and its two labels; at priority 50 it is as low as these allow.
    ///
    ///     ┌───────────────────┐
    ///     │ ┌────┐ title      │
    ///     │ │ 40 │ detail     │
    ///     ├───────────────────┤
    mutating func drawList() {
        reserve(views: 4 * size + 2, rows: 24 * size + 8)
        let window = addWindow(width: 375, height: 667)
        let content = addView(in: window)
        pin(content, .left, to: window, .left)
        pin(content, .top, to: window, .top)
        pin(content, .width, to: window, .width)
        let root = addRootNode()
        let contentNode = addNode(under: root, for: content)
        var previous: Int32?
        for index in 0..<size {
            let row = addView(in: content)
            pin(row, .left, to: content, .left)
            pin(row, .right, to: content, .right)
            pin(row, .top, to: previous ?? content, previous == nil ? .top : .bottom)
            add(row, .height, .equal, at: 50)
            let node = addNode(under: contentNode, for: row) { node in
                node.isRow = true
                node.padding = (16, 8, 16, 8)
            }
            fillListRow(row, node: node, index: index)
            previous = row
        }
        pin(content, .bottom, to: previous ?? content, .bottom)
    }

    private mutating func fillListRow(_ row: Int32, node: Int32, index: Int) {
        let image = addView(in: row, .image)
        add(image, .width, .equal, plus: 40)
        add(image, .height, .equal, plus: 40)
        pin(image, .left, to: row, .left, plus: 16)
        pin(image, .top, to: row, .top, plus: 8)
        add(image, .bottom, .lessOrEqual, to: Anchor(row, .bottom), plus: -8)
        _ = addNode(under: node, for: image) { node in
            (node.width, node.height) = (40, 40)
            node.margin.right = 8
        }
        let text = addNode(under: node, for: -1) { ($0.grow, $0.shrink, $0.basis) = (1, 1, 0) }

        let title = addLabel(in: row, width: 60 + Double(index * 53 % 240), height: 20 + Double(index * 11 % 7))
        pin(title, .left, to: image, .right, plus: 8)
        pin(title, .right, to: row, .right, plus: -16)
        pin(title, .top, to: row, .top, plus: 8)
        addContentRows()
        _ = addLeaf(under: text, for: title) { ($0.grow, $0.shrink) = (0, 0) }

        let detail = addLabel(in: row, width: 90 + Double(index * 71 % 330), height: 14 + Double(index * 17 % 29))
        pin(detail, .left, to: title, .left)
        pin(detail, .right, to: row, .right, plus: -16)
        pin(detail, .top, to: title, .bottom, plus: 4)
        add(detail, .bottom, .lessOrEqual, to: Anchor(row, .bottom), plus: -8)
        addContentRows()
        _ = addLeaf(under: text, for: detail) { node in
            (node.grow, node.shrink) = (0, 0)
            node.margin.top = 4
        }
    }
}
