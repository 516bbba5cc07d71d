extension Picture {
    /// Adds workload A: a chain of N views, the first the window, each one point inside the one before.
    ///
    ///     ┌──────────┐
    ///     │┌────────┐│
    ///     ││┌──────┐││
    mutating func drawNested() {
        reserve(views: size, rows: 4 * size)
        var outer = addWindow(width: 375 + 2 * Double(size), height: 667 + 2 * Double(size))
        var node = addRootNode()
        for _ in 1..<size {
            let inner = addView(in: outer)
            pin(inner, .left, to: outer, .left, plus: 1)
            pin(inner, .top, to: outer, .top, plus: 1)
            pin(inner, .right, to: outer, .right, plus: -1)
            pin(inner, .bottom, to: outer, .bottom, plus: -1)
            flex[Int(node)].padding = (1, 1, 1, 1)
            node = addNode(under: node, for: inner) { $0.grow = 1 }
            outer = inner
        }
    }

    /// Adds workload A2: a chain as deep, with a label beside the nested view at every level. The last label fills its level, so
    /// that the widths form one chain of N labels between the window's sides. The window is a little wider than all labels
    /// together; its height is free.
    ///
    ///     ┌─────────────────────┐
    ///     │ label ┌────────────┐│
    ///     │       │ label ┌───┐││
    ///     │       │       │   │││
    mutating func drawNestedLabels() {
        reserve(views: 2 * size, rows: 11 * size)
        let widths = (0..<size).map { 30 + Double($0 * 37 % 61) }
        var box = addWindow(width: widths.reduce(120, +) + 6 * Double(size), height: nil)
        var node = addRootNode()
        for level in 0..<size {
            let label = addLabel(in: box, width: widths[level], height: 20 + Double(level * 13 % 17))
            pin(label, .left, to: box, .left, plus: 1)
            pin(label, .top, to: box, .top, plus: 1)
            pin(label, .bottom, to: box, .bottom, plus: -1)
            flex[Int(node)].padding = (1, 1, 1, 1)
            flex[Int(node)].isRow = true
            let isLast = level == size - 1
            _ = addLeaf(under: node, for: label) { if !isLast { ($0.grow, $0.shrink) = (0, 0) } }
            if isLast { pin(label, .right, to: box, .right, plus: -1) }
            addContentRows()
            if isLast { return }
            let inner = addView(in: box)
            pin(inner, .left, to: label, .right, plus: 4)
            pin(inner, .top, to: box, .top, plus: 1)
            pin(inner, .right, to: box, .right, plus: -1)
            pin(inner, .bottom, to: box, .bottom, plus: -1)
            node = addNode(under: node, for: inner) { child in
                child.margin.left = 4
                (child.grow, child.shrink, child.basis) = (1, 1, 0)
            }
            box = inner
        }
    }
}
