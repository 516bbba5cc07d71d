import QuoinLayout

// Across the axis: 5.4. The first arranged view, hidden or not, is what the others are aligned with.
//
//                     one edge aligned                  center, baselines
//   spanner  ┌─ == @999.5 ── == @999.5 ─┐          ┌─ <= ──────── <= ─┐
//            │  first         other     │          │  first    other  │
//            └─ >= ────────── >= ───────┘          └─ >= ──────── >= ─┘

extension StackRows {
    mutating func makeAcross() {
        guard let first = arranged.first, !visible.isEmpty || arranged.count > 1 else {
            connectSpanner()
            finish()
            return
        }
        if view.alignment == .fill {
            connectFill(first)
        } else if arranged.count > 1 {
            connectAround(first)
        } else {
            connectAlone(first)
        }
        align(first)
        if view.alignment != .fill {
            for item in arranged { add(Stack.suppression, item, across.size, at: Stack.suppressionPriority) }
        }
        finish()
    }

    private mutating func finish() {
        giveDesignTimeSizes()
        view.guides.place(in: stack)
    }

    /// ST-70: nothing there to be connected to.
    private mutating func connectSpanner() {
        let spanner = makeSpanner()
        add(Stack.canvas, canvas, across.near, .equal, spanner, across.near)
        add(Stack.canvas, spanner, across.far, .equal, canvas, across.far)
    }

    private mutating func connectFill(_ first: Item) {
        add(Stack.canvas, canvas, across.near, .equal, first, across.near)
        add(Stack.canvas, first, across.far, .equal, canvas, across.far)
    }

    private mutating func makeSpanner() -> Item {
        let spanner = view.guides.guide("alignment-spanner")
        add(Stack.spanningFit, spanner, across.size, at: Stack.spanningFitPriority)
        return spanner
    }

    /// Which of the spanner's edges the views lie on: none for center and baselines.
    private var alignedEdge: Attribute? {
        switch view.alignment {
        case .leading: across.near
        case .trailing: across.far
        default: nil
        }
    }

    private mutating func connectAround(_ first: Item) {
        let spanner = makeSpanner()
        for item in visible {
            for (edge, relation) in [(across.near, Relation.lessOrEqual), (across.far, .greaterOrEqual)] {
                if edge == alignedEdge {
                    add(Stack.boundary, spanner, edge, .equal, item, edge, at: Stack.boundaryPriority)
                } else {
                    add(Stack.boundary, spanner, edge, relation, item, edge)
                }
            }
        }
        switch view.alignment {
        case .leading:
            add(Stack.canvas, canvas, across.near, .equal, first, across.near)
            add(Stack.canvas, spanner, across.far, .equal, canvas, across.far)
        case .trailing:
            add(Stack.canvas, canvas, across.near, .equal, spanner, across.near)
            add(Stack.canvas, first, across.far, .equal, canvas, across.far)
        case .firstBaseline where view.axis == .horizontal:  // ST-31, as the suites have it (Q10)
            add(Stack.canvas, canvas, across.near, .lessOrEqual, first, across.near)
            add(Stack.canvas, spanner, across.far, .equal, canvas, across.far)
            add(Stack.canvasFit, stack, across.size, at: Stack.canvasFitPriority)
        case .lastBaseline where view.axis == .horizontal:
            add(Stack.canvas, canvas, across.near, .equal, spanner, across.near)
            add(Stack.canvas, canvas, across.far, .greaterOrEqual, first, across.far)
            add(Stack.canvasFit, stack, across.size, at: Stack.canvasFitPriority)
        default:
            add(Stack.canvas, canvas, across.near, .equal, spanner, across.near)
            add(Stack.canvas, spanner, across.far, .equal, canvas, across.far)
            if view.alignment == .center { add(Stack.canvas, canvas, across.center, .equal, first, across.center) }
        }
    }

    /// ST-32: without a spanner; weak where the view need not reach.
    private mutating func connectAlone(_ only: Item) {
        let isNear = view.alignment == .leading || view.alignment == .firstBaseline
        let isFar = view.alignment == .trailing || view.alignment == .lastBaseline
        add(Stack.canvas, canvas, across.near, isNear ? .equal : .lessOrEqual, only, across.near)
        add(Stack.canvas, canvas, across.far, isFar ? .equal : .greaterOrEqual, only, across.far)
        if view.alignment == .center { add(Stack.canvas, canvas, across.center, .equal, only, across.center) }
        add(Stack.canvasFit, stack, across.size, at: Stack.canvasFitPriority)
    }

    private mutating func align(_ first: Item) {
        let attributes: [Attribute]
        switch view.alignment {
        case .fill: attributes = [across.far, across.near]
        case .leading: attributes = [across.near]
        case .trailing: attributes = [across.far]
        case .center: attributes = [across.center]
        // ST-33: a column has no baselines to align.
        case .firstBaseline: attributes = view.axis == .horizontal ? [.firstBaseline] : []
        case .lastBaseline: attributes = view.axis == .horizontal ? [.lastBaseline] : []
        }
        for attribute in attributes {
            for other in arranged.dropFirst() { add(Stack.alignment, first, attribute, .equal, other, attribute) }
        }
    }

    /// F31: in the canvas a plain view is not nothing.
    private mutating func giveDesignTimeSizes() {
        guard view.policy.givesDesignTimeSizes, view.alignment != .fill else { return }
        for item in arranged where item.behavior == nil && item.measuredContentSize()[across.axis] == nil {
            add(
                Stack.designTime, item, across.size, plus: across.axis == .horizontal ? 240 : 128,
                at: Stack.designTimePriority)
        }
    }
}
