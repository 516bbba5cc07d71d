extension Picture {
    /// Adds workload D: N siblings in a window, equally wide, at least 8 apart, their centres at least 40 apart (750) and at most
    /// 60 (500), each 50 wide if it may (250): the window has room for about 42.
    ///
    ///     ┌──────────────────────────┐
    ///     │┌────┐ ┌────┐ ┌────┐┌────┐│
    ///     │└────┘ └────┘ └────┘└────┘│
    ///
    /// The rows are added kind by kind, each for all siblings: kiwi is forty times faster with this order than sibling by sibling.
    mutating func drawSiblings() {
        reserve(views: size + 1, rows: 7 * size + 2)
        let window = addWindow(width: 50 * Double(size), height: 200)
        let siblings = (0..<size).map { _ in addView(in: window) }
        let pairs = zip(siblings, siblings.dropFirst())
        for view in siblings {
            pin(view, .top, to: window, .top)
            pin(view, .bottom, to: window, .bottom)
        }
        for (one, next) in pairs { pin(next, .width, to: one, .width) }
        for (one, next) in pairs { add(next, .left, .greaterOrEqual, to: Anchor(one, .right), plus: 8) }
        add(siblings[0], .left, .greaterOrEqual, to: Anchor(window, .left))
        add(siblings[size - 1], .right, .lessOrEqual, to: Anchor(window, .right))
        for (one, next) in pairs { add(next, .centerX, .greaterOrEqual, to: Anchor(one, .centerX), plus: 40, at: 750) }
        for (one, next) in pairs { add(next, .centerX, .lessOrEqual, to: Anchor(one, .centerX), plus: 60, at: 500) }
        for view in siblings { add(view, .width, .equal, plus: 50, at: 250) }
        drawSiblingNodes(siblings)
    }

    private mutating func drawSiblingNodes(_ siblings: [Int32]) {
        let root = addRootNode()
        flex[Int(root)].isRow = true
        for view in siblings {
            _ = addNode(under: root, for: view) { node in
                (node.shrink, node.basis) = (1, 50)
                node.margin.left = view == siblings[0] ? 0 : 8
            }
        }
    }
}
