import QuoinLayout

// Along the axis: ST-10 to ST-25.

extension StackRows {
    private var fills: Bool { distribution != .equalSpacing && distribution != .equalCentering }

    /// ST-10; ST-70 if no view is visible.
    mutating func openAlong() {
        let first = visible.first ?? guides.guide(for: .ordering, named: "ordering-spanner")
        add(Stack.canvas, (canvas, along.near), to: (first, along.near))
        if visible.isEmpty { add(Stack.canvas, (first, along.far), to: (canvas, along.far)) }
    }

    mutating func closeAlong() {
        if let last = visible.last { connectLast(last) }
        if !fills { add(Stack.canvasFit, (stack, along.size), at: Stack.canvasFitPriority) }
    }

    mutating func connectLast(_ last: Item) { add(Stack.canvas, (last, along.far), to: (canvas, along.far)) }

    // MARK: Gaps

    /// Adds the spacing between neighbors, including hidden ones, which halve their gaps (ST-12). On the canvas only visible views have
    /// gaps (F38).
    mutating func space(_ left: Item, _ right: Item, visibleBefore index: Int) {
        if right.isHidden && policy.hidden == .skipped { return }
        // There is no gap before the first visible view or after the last.
        space(left, right, gap: index > 0 && index < visible.count ? gaps[index - 1] : 0)
    }

    /// Adds the spacing between neighbors that lie in a gap between visible views.
    mutating func space(_ left: Item, _ right: Item, gap: Double) {
        let hidden = (left.isHidden ? 1.0 : 0) + (right.isHidden ? 1.0 : 0)
        let length = gap - gap / 2 * hidden
        let relation: Relation = fills ? .equal : .greaterOrEqual
        if measuresBaselines {
            add(Stack.spacing, (right, .firstBaseline), relation: relation, to: (left, .lastBaseline), plus: length)
        } else {
            add(Stack.spacing, (right, along.near), relation: relation, to: (left, along.far), plus: length)
        }
    }

    /// The gap behind a view: a custom gap counts after a visible view, up to the next visible one (ST-13).
    func gap(after item: Item) -> Double {
        ownGaps.isEmpty ? spacing : ownGaps[ObjectIdentifier(item)] ?? spacing
    }

    // MARK: Lengths

    /// Adds the rows that share out the length to a visible view, the one at `index` among the visible views.
    mutating func distribute(_ item: Item, _ index: Int) {
        switch distribution {
        case .fill: shareTextWidth(item)
        case .fillEqually: fillEqually(item, index)
        case .fillProportionally: fillProportionally(item, index)
        case .equalSpacing where measuresBaselines: equalizeGaps(item, index, from: .lastBaseline, to: .firstBaseline)
        case .equalSpacing: equalizeGaps(item, index, from: along.far, to: along.near)
        case .equalCentering: equalizeGaps(item, index, from: along.center, to: along.center)
        }
    }

    /// Makes a view as long as the first visible one (ST-21).
    mutating func fillEqually(_ item: Item, _ index: Int) {
        if index > 0 { add(Stack.equally, (item, along.size), to: (visible[0], along.size)) }
    }

    /// Makes the gaps equal (ST-23); with equal centering at priorities that fall by one from gap to gap (ST-24).
    private mutating func equalizeGaps(_ item: Item, _ index: Int, from near: Attribute, to far: Attribute) {
        guard index > 0 else { return }
        let guide = guides.guide(for: .gap(before: ObjectIdentifier(item)), named: "gap\(index - 1)")
        add(Stack.edge, (guide, along.near), to: (visible[index - 1], near))
        add(Stack.edge, (guide, along.far), to: (item, far))
        guard let firstGap else {
            self.firstGap = guide
            return
        }
        let priority = Priority(max(1, Stack.centeringPriority - Double(index - 2)))
        add(
            Stack.equally, (guide, along.size), to: (firstGap, along.size),
            at: distribution == .equalCentering ? priority : .required)
    }

    /// Shares the width among texts: divided by the number of views, less the gaps' share (ST-60). A configuration lets a title wrap.
    private mutating func shareTextWidth(_ item: Item) {
        guard sharesTextWidth, StackRows.wrapsText(item) else { return }
        let count = Double(arranged.count)
        add(
            Stack.textWidth, (item, .width), to: (stack, .width), times: 1 / count, plus: -gaps.reduce(0, +) / count,
            at: Priority(min(999, item.horizontalResistance.rawValue + 10)))
    }

    /// Whether texts among the views would share the width.
    var mayShareTextWidth: Bool { axis == .horizontal && distribution == .fill && policy.textSharing != .none }

    /// Whether enough visible views may wrap for them to share a width: on the canvas at least two.
    var wrapsEnoughTexts: Bool {
        switch policy.textSharing {
        case .none: false
        case .each: true
        case .several: visible.lazy.filter(StackRows.wrapsText).prefix(2).count == 2
        }
    }

    static func wrapsText(_ item: Item) -> Bool {
        if let label = item.behavior as? Label { return label.mayWrap }
        guard let button = item.behavior as? Button else { return false }
        return button.style == .configuration && button.title != nil
    }

    /// Hides a view: it has no length (ST-25). On the canvas its own required length wins, and it is placed next to its neighbors: half a
    /// gap behind the last visible view if another follows (F38).
    mutating func hide(_ item: Item, visibleBefore index: Int) {
        guard policy.hidden == .skipped else {
            add(Stack.hiding, (item, along.size))
            return
        }
        add(Stack.hiding, (item, along.size), at: Stack.hidingPriority)
        if index > 0, visible.count > 1 {
            // After the last view the distance is not that of a gap, but half of a standard one.
            let gap = index < visible.count ? gaps[index - 1] : view.spacing == .system ? spacing : 0
            add(Stack.hiding, (item, along.near), to: (visible[index - 1], along.far), plus: gap / 2)
        } else if visible.count > 1, let first = visible.first {
            add(Stack.hiding, (item, along.far), to: (first, along.near))
        } else {
            add(Stack.hiding, (item, along.near), to: (canvas, along.near))
        }
    }
}

extension StackView.Spacing {
    /// The length in points. Negative values are allowed, as in UIKit, but the result is finite.
    var length: Double {
        switch self {
        case .points(let points): points.isFinite ? points : 0
        case .system: standardSpacing
        }
    }
}
