extension Picture {
    /// B: stacks in stacks. A vertical stack of four horizontal ones of four vertical ones …, N labels as leaves,
    /// shared out as evenly as can be; spacing 8, every child as wide (or tall) as its stack across. The window is
    /// the outermost stack: its width given, its height free.
    ///
    ///     ┌───────────────┐
    ///     │ a │ b │ c │ d │
    ///     │───────────────│
    ///     │ e │ f │ g │ h │
    mutating func drawStacks() {
        reserve(views: size + size / 2, rows: 9 * size)
        let window = addWindow(width: 100 * Double(columns), height: nil)
        let node = addRootNode()
        fill(window, node, leaves: size, isRow: false)
    }

    /// The greatest number of labels side by side: every second level of stacks is horizontal.
    private var columns: Int {
        var (columns, leaves, isRow) = (1, size, false)
        while leaves > 1 {
            if isRow { columns *= min(leaves, 4) }
            leaves = (leaves + 3) / 4
            isRow.toggle()
        }
        return columns
    }

    /// The depth is the logarithm of N, so this may recurse.
    private mutating func fill(_ stack: Int32, _ node: Int32, leaves: Int, isRow: Bool) {
        flex[Int(node)].isRow = isRow
        let (start, end): (Attribute, Attribute) = isRow ? (.left, .right) : (.top, .bottom)
        let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.left, .right)
        let parts = min(leaves, 4)
        var previous: Int32?
        for part in 0..<parts {
            let share = leaves / parts + (part < leaves % parts ? 1 : 0)
            let (child, childNode) = addChild(of: stack, node, leaves: share)
            if previous != nil {
                flex[Int(childNode)].margin.left = isRow ? 8 : 0
                flex[Int(childNode)].margin.top = isRow ? 0 : 8
            }
            pin(child, start, to: previous ?? stack, previous == nil ? start : end, plus: previous == nil ? 0 : 8)
            pin(child, near, to: stack, near)
            pin(child, far, to: stack, far)
            if part == parts - 1 { pin(child, end, to: stack, end) }
            if share == 1 { addContentRows() }
            if share > 1 { fill(child, childNode, leaves: share, isRow: !isRow) }
            previous = child
        }
    }

    private mutating func addChild(of stack: Int32, _ node: Int32, leaves: Int) -> (view: Int32, node: Int32) {
        if leaves > 1 {
            let child = addView(in: stack)
            return (child, addNode(under: node, for: child) { ($0.grow, $0.shrink) = (1, 1) })
        }
        let index = labels.count
        let label = addLabel(in: stack, width: 40 + Double(index * 37 % 91), height: 17 + Double(index * 7 % 13))
        return (label, addLeaf(under: node, for: label))
    }
}
