/// The vocabulary the workloads are written in.
///
/// The order of the rows is the one we found kiwi to be fastest with: the window first, then view by view the pins
/// before the content rows (its time varies fiftyfold with the order; ours hardly).
extension Picture {
    static let editPriority = 999.0

    mutating func addView(in parent: Int32, _ kind: Kind = .box) -> Int32 {
        views.append(View(parent: parent, kind: kind))
        return Int32(views.count - 1)
    }

    mutating func add(
        _ view: Int32, _ attribute: Attribute, _ relation: Relation, to second: Anchor? = nil, times multiplier: Double = 1,
        plus constant: Double = 0, at priority: Double = 1000, role: Role = .layout
    ) {
        rows.append(
            Row(
                first: Anchor(view, attribute), relation: relation, second: second, multiplier: multiplier, constant: constant,
                priority: priority, role: role))
    }

    /// `view.attribute = other.attribute + constant`, required.
    mutating func pin(_ view: Int32, _ attribute: Attribute, to other: Int32, _ otherAttribute: Attribute, plus constant: Double = 0) {
        add(view, attribute, .equal, to: Anchor(other, otherAttribute), plus: constant)
    }

    /// The window: at the origin, its width an edit row, its height given or free.
    mutating func addWindow(width: Double, height: Double?) -> Int32 {
        let window = addView(in: -1)
        add(window, .left, .equal, role: .window)
        add(window, .top, .equal, role: .window)
        if let height { add(window, .height, .equal, plus: height, role: .window) }
        windowRow = rows.count
        originalWidth = width
        add(window, .width, .equal, plus: width, at: Picture.editPriority, role: .window)
        return window
    }

    mutating func addLabel(in parent: Int32, width: Double, height: Double) -> Int32 {
        let label = addView(in: parent, .label)
        labels.append(Label(view: label, width: width, height: height, firstRow: -1))
        return label
    }

    /// The content rows of a label, the latest by default: compression resistance at 750 and hugging at 250 on both axes.
    mutating func addContentRows(of label: Int? = nil) {
        let index = label ?? labels.count - 1
        let label = labels[index]
        labels[index].firstRow = Int32(rows.count)
        for (attribute, length) in [(Attribute.width, label.width), (.height, label.height)] {
            add(label.view, attribute, .greaterOrEqual, plus: length, at: 750, role: .content)
            add(label.view, attribute, .lessOrEqual, plus: length, at: 250, role: .content)
        }
    }

    mutating func reserve(views viewCount: Int, rows rowCount: Int) {
        views.reserveCapacity(viewCount)
        rows.reserveCapacity(rowCount)
        flex.reserveCapacity(viewCount)
    }

    mutating func addNode(under parent: Int32, for view: Int32, style: (inout FlexNode) -> Void = { _ in }) -> Int32 {
        var node = FlexNode(parent: parent, view: view)
        style(&node)
        flex.append(node)
        return Int32(flex.count - 1)
    }

    /// A label's leaf: its text's size, growing and shrinking along its parent's direction.
    mutating func addLeaf(under parent: Int32, for label: Int32, style: (inout FlexNode) -> Void = { _ in }) -> Int32 {
        let size = labels[labels.count - 1]
        return addNode(under: parent, for: label) { node in
            node.measured = (Float(size.width), Float(size.height))
            node.grow = 1
            node.shrink = 1
            style(&node)
        }
    }

    mutating func addRootNode() -> Int32 {
        addNode(under: -1, for: 0) { [windowWidth, height = rows.first { $0.first == Anchor(0, .height) }?.constant] node in
            node.width = Float(windowWidth)
            if let height { node.height = Float(height) }
        }
    }
}
