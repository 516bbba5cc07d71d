import QuoinLayout

// Rows across the axis, ST-30 to ST-34. The other views are aligned with the first arranged view, hidden or not.
//
//                     one edge aligned                  center, baselines
//   spanner  ┌─ == @999.5 ── == @999.5 ─┐          ┌─ <= ──────── <= ─┐
//            │  first         other     │          │  first    other  │
//            └─ >= ────────── >= ───────┘          └─ >= ──────── >= ─┘

extension StackRows {
    /// Adds the spanner, a guide around the views across the axis. It exists if no view is visible, or if the views need not be as
    /// large as the stack.
    mutating func addSpanner() {
        guard visible.isEmpty || arranged.count > 1 && alignment != .fill else { return }
        let spanner = guides.guide(for: .alignment, named: "alignment-spanner")
        self.spanner = spanner
        // The canvas does not shrink an empty stack.
        if arranged.isEmpty, policy.hidden == .skipped { return }
        if alignment != .fill { add(Stack.spanningFit, (spanner, across.size), at: Stack.spanningFitPriority) }
    }

    mutating func placeAcross(_ item: Item, isFirst: Bool) {
        if let spanner, !item.isHidden { enclose(item, in: spanner) }
        if !isFirst { align(item, arranged[0]) }
        if alignment != .fill { add(Stack.suppression, (item, across.size), at: Stack.suppressionPriority) }
        giveDesignTimeSize(item)
    }

    private mutating func enclose(_ item: Item, in spanner: Item) {
        relate(item, spanner: spanner, edge: across.near, relation: .lessOrEqual, isAligned: alignment == .leading)
        relate(item, spanner: spanner, edge: across.far, relation: .greaterOrEqual, isAligned: alignment == .trailing)
    }

    private mutating func relate(_ item: Item, spanner: Item, edge: Attribute, relation: Relation, isAligned: Bool) {
        if isAligned {
            add(Stack.boundary, (spanner, edge), to: (item, edge), at: Stack.boundaryPriority)
        } else {
            add(Stack.boundary, (spanner, edge), relation: relation, to: (item, edge))
        }
    }

    private mutating func align(_ item: Item, _ first: Item) {
        switch alignment {
        case .fill:
            align(item, with: first, at: across.far)
            align(item, with: first, at: across.near)
        case .leading: align(item, with: first, at: across.near)
        case .trailing: align(item, with: first, at: across.far)
        case .center: align(item, with: first, at: across.center)
        // ST-33: a column has no baselines to align.
        case .firstBaseline where axis == .horizontal: align(item, with: first, at: .firstBaseline)
        case .lastBaseline where axis == .horizontal: align(item, with: first, at: .lastBaseline)
        case .firstBaseline, .lastBaseline: break
        }
    }

    private mutating func align(_ item: Item, with first: Item, at attribute: Attribute) {
        add(Stack.alignment, (first, attribute), to: (item, attribute))
    }

    /// Gives a plain view the size that it has in Interface Builder's object library, 240 × 128, and a label without text in a row
    /// 50 × 50, if the canvas does so and nothing else determines its size (F31, F82).
    private mutating func giveDesignTimeSize(_ item: Item) {
        guard policy.givesDesignTimeSizes else { return }
        let size = item.measuredContentSize()
        if item.behavior is Label, view.givesEmptyLabelsSizes {
            if size[along.axis] == nil { giveDesignTimeLength(50, to: item, along: along) }
            if size[across.axis] == nil { giveDesignTimeLength(50, to: item, along: across) }
        } else if item.behavior == nil {
            if size[along.axis] == nil { giveDesignTimeLength(libraryLength(along), to: item, along: along) }
            if size[across.axis] == nil, alignment != .fill { giveDesignTimeLength(libraryLength(across), to: item, along: across) }
        }
    }

    private func libraryLength(_ axis: AxisAttributes) -> Double { axis.axis == .horizontal ? 240 : 128 }

    private mutating func giveDesignTimeLength(_ length: Double, to item: Item, along axis: AxisAttributes) {
        add(Stack.designTime, (item, axis.size), plus: length, at: Stack.designTimePriority)
    }

    // MARK: Canvas

    mutating func connectAcross() {
        guard let first = arranged.first, !visible.isEmpty else {
            if let spanner { connect(near: spanner, by: .equal, far: spanner, by: .equal, center: spanner) }  // ST-70
            return
        }
        guard let spanner else {
            connectWithoutSpanner(first)
            return
        }
        switch alignment {
        case .leading: connect(near: first, by: .equal, far: spanner, by: .equal)
        case .trailing: connect(near: spanner, by: .equal, far: first, by: .equal)
        case .firstBaseline where axis == .horizontal: connectFirstBaseline(first, spanner)
        case .lastBaseline where axis == .horizontal: connect(near: spanner, by: .equal, far: first, by: .greaterOrEqual)
        default: connect(near: spanner, by: .equal, far: spanner, by: .equal, center: first)
        }
    }

    /// Connects a single view to the canvas without a spanner: by an equality at the edges that it is aligned with, by an inequality at
    /// the others (ST-32).
    private mutating func connectWithoutSpanner(_ first: Item) {
        let fills = alignment == .fill
        connect(
            near: first, by: fills || alignment == .leading ? .equal : .lessOrEqual,
            far: first, by: fills || alignment == .trailing ? .equal : .greaterOrEqual, center: first)
    }

    /// Connects views that are aligned by first baseline. With texts among them the spanner reaches both edges; without any, the
    /// recorded cases show an inequality at the top (ST-31).
    private mutating func connectFirstBaseline(_ first: Item, _ spanner: Item) {
        view.hasTexts = visible.contains(where: StackRows.isText)
        if view.hasTexts, policy.baseline == .tallest {
            connect(near: spanner, by: .equal, far: spanner, by: .equal)
            add(Stack.canvasFit, (stack, across.size), at: Stack.canvasFitPriority)
        } else {
            connect(near: first, by: .lessOrEqual, far: spanner, by: .equal)
        }
    }

    static func isText(_ item: Item) -> Bool { item.firstBaselineItem != nil || item.measuredContentSize().firstBaseline != nil }

    /// Connects both ends of the canvas, its center if views are centered, and adds the fit if either end is an inequality.
    private mutating func connect(
        near: Item, by nearRelation: Relation, far: Item, by farRelation: Relation, center: Item? = nil
    ) {
        add(Stack.canvas, (canvas, across.near), relation: nearRelation, to: (near, across.near))
        add(Stack.canvas, (canvas, across.far), relation: farRelation, to: (far, across.far))
        if let center, alignment == .center { add(Stack.canvas, (canvas, across.center), to: (center, across.center)) }
        if nearRelation != .equal || farRelation != .equal {
            add(Stack.canvasFit, (stack, across.size), at: Stack.canvasFitPriority)
        }
    }
}
