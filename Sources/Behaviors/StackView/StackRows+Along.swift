import QuoinLayout

// Along the axis: 5.2 and 5.3.

extension StackRows {
    mutating func makeAlong() {
        connectEnds()
        if view.policy.hidden == .aside { spaceVisible() } else { spaceAll() }
        distribute()
        if view.policy.hidden == .aside { setAside() } else { squeezeHidden() }
        if !fills { add(Stack.canvasFit, stack, along.size, plus: 0, at: Stack.canvasFitPriority) }
        shareTextWidth()
    }

    private var fills: Bool { view.distribution != .equalSpacing && view.distribution != .equalCentering }

    /// ST-10; ST-70 where nothing shows.
    private mutating func connectEnds() {
        let first = visible.first ?? view.guides.guide("ordering-spanner")
        let last = visible.last ?? first
        add(Stack.canvas, canvas, along.near, .equal, first, along.near)
        add(Stack.canvas, last, along.far, .equal, canvas, along.far)
    }

    /// ST-12: between all neighbors, hidden ones too; those take half of their gaps.
    private mutating func spaceAll() {
        guard let first = visible.first, let last = visible.last else {
            for (left, right) in zip(arranged, arranged.dropFirst()) { space(left, right, 0) }
            return
        }
        for (left, right) in zip(arranged, arranged.dropFirst()) {
            let hidden = (left.isHidden ? 1.0 : 0) + (right.isHidden ? 1.0 : 0)
            let gap = gap(after: left)
            space(left, right, right === first || left === last ? 0 : gap - gap / 2 * hidden)
        }
    }

    private mutating func spaceVisible() {
        for (left, right) in zip(visible, visible.dropFirst()) { space(left, right, gap(after: left)) }
    }

    private mutating func space(_ left: Item, _ right: Item, _ gap: Double) {
        let relation: Relation = fills ? .equal : .greaterOrEqual
        if view.isBaselineRelative && view.axis == .vertical {  // ST-14
            add(Stack.spacing, right, .firstBaseline, relation, left, .lastBaseline, plus: gap)
        } else {
            add(Stack.spacing, right, along.near, relation, left, along.far, plus: gap)
        }
    }

    /// ST-13: a custom gap counts after a visible view, up to the next visible one.
    private func gap(after left: Item) -> Double {
        guard !view.customSpacings.isEmpty else { return view.spacing.length }
        var owner: Item? = left
        if left.isHidden { owner = arranged.prefix { $0 !== left }.last { !$0.isHidden } }
        return (owner.flatMap(view.customSpacing(after:)) ?? view.spacing).length
    }

    var gaps: Double { zip(visible, visible.dropFirst()).reduce(0) { $0 + gap(after: $1.0) } }

    private mutating func distribute() {
        switch view.distribution {
        case .fill: break
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: equalizeGaps(from: along.far, to: along.near)
        case .equalCentering: equalizeGaps(from: along.center, to: along.center)
        }
    }

    /// ST-21.
    mutating func fillEqually() {
        guard let first = visible.first else { return }
        for other in visible.dropFirst() { add(Stack.equally, other, along.size, .equal, first, along.size) }
    }

    /// ST-23, and ST-24 where each later gap counts one less.
    private mutating func equalizeGaps(from near: Attribute, to far: Attribute) {
        var first: Item?
        for (place, (left, right)) in zip(visible, visible.dropFirst()).enumerated() {
            let guide = view.guides.guide("gap\(place)")
            add(Stack.edge, guide, along.near, .equal, left, near)
            add(Stack.edge, guide, along.far, .equal, right, far)
            if let first {
                let priority = Priority(max(1, Stack.centeringPriority - Double(place - 1)))
                add(
                    Stack.equally, guide, along.size, .equal, first, along.size,
                    at: view.distribution == .equalCentering ? priority : .required)
            } else {
                first = guide
            }
        }
    }

    /// ST-25.
    private mutating func squeezeHidden() {
        for hidden in arranged where hidden.isHidden { add(Stack.hiding, hidden, along.size) }
    }

    /// F38: beside its neighbors, behind half a gap if another follows.
    private mutating func setAside() {
        var previous: Item?
        var left = visible.count
        for item in arranged {
            if !item.isHidden {
                previous = item
                left -= 1
                continue
            }
            add(Stack.hiding, item, along.size, at: 999.9)
            if let previous, visible.count > 1 {
                let offset = left > 0 ? gap(after: previous) / 2 : 0
                add(Stack.hiding, item, along.near, .equal, previous, along.far, plus: offset)
            } else {
                add(Stack.hiding, item, along.near, .equal, canvas, along.near)
            }
        }
    }

    /// ST-60: the width divided by the number of views, less the gaps' share.
    private mutating func shareTextWidth() {
        guard view.policy.sharesTextWidth, view.axis == .horizontal, view.distribution == .fill else { return }
        let texts = arranged.filter { ($0.behavior as? Label)?.mayWrap ?? false }
        let count = Double(arranged.count)
        for text in texts {
            let priority = Priority(min(999, text.horizontalResistance.rawValue + 10))
            add(
                Stack.textWidth, text, .width, .equal, stack, .width, times: 1 / count, plus: -gaps / count, at: priority)
        }
    }
}

extension StackView.Spacing {
    /// Points; a negative or unusable one is taken as it comes, as UIKit does, but finite.
    var length: Double {
        switch self {
        case .points(let points): points.isFinite ? points : 0
        case .system: standardSpacing
        }
    }
}
