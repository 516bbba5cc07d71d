extension Picture {
    /// F: N labels of N different sizes in one column between the same two guides, 8 apart: all their widths are one
    /// length. The window's height is free.
    ///
    ///     ┊ short         ┊
    ///     ┊ rather longer ┊
    mutating func drawColumn() {
        reserve(views: size + 3, rows: 7 * size + 12)
        let window = addWindow(width: 60 + Double(size) / 4, height: nil)
        let root = addRootNode()
        let leading = addGuide(in: window, root: root, at: .left, inset: 16)
        let trailing = addGuide(in: window, root: root, at: .right, inset: -16)
        var previous: Int32?
        for index in 0..<size {
            // 7919 is prime: every label its own width.
            let width = 40 + Double(index * 7919 % size) / 4
            let label = addLabel(in: window, width: width, height: 16 + Double(index * 6007 % size) / 64)
            pin(label, .left, to: leading, .right)
            pin(label, .right, to: trailing, .left)
            pin(label, .top, to: previous ?? window, previous == nil ? .top : .bottom, plus: 8)
            addContentRows()
            let below: Float = index == size - 1 ? 8 : 0
            _ = addLeaf(under: root, for: label) { $0.margin = (16, 8, 16, below) }
            previous = label
        }
        pin(window, .bottom, to: previous ?? window, .bottom, plus: 8)
    }

    private mutating func addGuide(in window: Int32, root: Int32, at edge: Attribute, inset: Double) -> Int32 {
        let guide = addView(in: window, .guide)
        pin(guide, edge, to: window, edge, plus: inset)
        add(guide, .width, .equal)
        pin(guide, .top, to: window, .top)
        pin(guide, .bottom, to: window, .bottom)
        let distance = Float(abs(inset))
        _ = addNode(under: root, for: guide) { node in
            node.isAbsolute = true
            node.inset = edge == .left ? (distance, 0, .nan, 0) : (.nan, 0, distance, 0)
            node.width = 0
        }
        return guide
    }
}
