extension Picture {
    /// D: N siblings in a window, equally wide, at least 8 apart, their centres at least 40 apart (750) and at most
    /// 60 (500), each 50 wide if it may (250): the window has room for about 42.
    ///
    ///     ┌──────────────────────────┐
    ///     │┌────┐ ┌────┐ ┌────┐┌────┐│
    ///     │└────┘ └────┘ └────┘└────┘│
    mutating func drawSiblings() {
        reserve(views: size + 1, rows: 7 * size + 2)
        let window = addWindow(width: 50 * Double(size), height: 200)
        let root = addRootNode()
        flex[Int(root)].isRow = true
        var previous: Int32?
        for index in 0..<size {
            let view = addView(in: window)
            pin(view, .top, to: window, .top)
            pin(view, .bottom, to: window, .bottom)
            add(view, .width, .equal, 50, at: 250)
            if let previous {
                pin(view, .width, to: previous, .width)
                add(view, .left, .greaterOrEqual, to: Anchor(previous, .right), 8)
                add(view, .centerX, .greaterOrEqual, to: Anchor(previous, .centerX), 40, at: 750)
                add(view, .centerX, .lessOrEqual, to: Anchor(previous, .centerX), 60, at: 500)
            } else {
                add(view, .left, .greaterOrEqual, to: Anchor(window, .left))
            }
            if index == size - 1 { add(view, .right, .lessOrEqual, to: Anchor(window, .right)) }
            _ = addNode(root, view) { node in
                (node.shrink, node.basis) = (1, 50)
                node.margin.left = index == 0 ? 0 : 8
            }
            previous = view
        }
    }
}
