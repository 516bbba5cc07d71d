import QuoinLayout
import QuoinScenes

// The direction in which a scroll view is meant to scroll.

extension ScrollContent {
    /// Vertical or not: as its bounces say, else a stack view in it, else the order of the views in it, else as most do.
    func findDirection() -> Bool {
        if let bounces = oneSidedBounces { return bounces.vertical }
        if let only = container {
            if let stack = only.kind == "stackView" ? only : only.onlyStack { return stack.properties[.axis] == .vertical }
            if let runs = runsVertically(only) { return runs }
        }
        return true
    }

    /// Whether something says in which direction it is to scroll.
    var showsIntent: Bool {
        if oneSidedBounces != nil { return true }
        guard let only = container else { return false }
        return only.kind == "stackView" || only.onlyStack != nil || hasOrder(only)
    }

    /// The directions in which it always bounces, if that is one of the two.
    var oneSidedBounces: AxisPair<Bool>? {
        view.properties[.alwaysBounces].flatMap { $0.horizontal != $0.vertical ? $0 : nil }
    }

    /// Whether more of the views in a container lie below one another than beside; nil if there are as many of each.
    private func runsVertically(_ container: AnalyzedView) -> Bool? {
        let children = Set(container.children)
        var below = 0, beside = 0
        for child in children {
            for constraint in child.constraints {
                guard let second = constraint.second, constraint.first.view == child, children.contains(second.view), second.view != child,
                    constraint.first.attribute.isLocation, constraint.first.attribute.isStart != second.attribute.isStart
                else { continue }
                if constraint.axis == .vertical { below += 1 } else { beside += 1 }
            }
        }
        return below == beside ? nil : below > beside
    }

    /// Whether views in a container follow each other.
    private func hasOrder(_ container: AnalyzedView) -> Bool {
        let children = Set(container.children)
        return children.contains { child in
            child.constraints.contains { constraint in
                guard let second = constraint.second, second.view != constraint.first.view else { return false }
                return children.contains(constraint.first.view) && children.contains(second.view)
                    && constraint.first.attribute.isStart != second.attribute.isStart && constraint.first.attribute.isLocation
                    && !constraint.first.attribute.isCenter && !second.attribute.isCenter
            }
        }
    }

    /// The tie on the axis on which it is to scroll, where the other axis has none.
    var wrongTie: AnalyzedConstraint? {
        let other = self[mainAxis.other]
        guard isLaidOutByConstraints, let tie = self[mainAxis].plainTie, !other.isTied, container != nil, showsIntent else { return nil }
        if case .wrongTie = other.cause { return tie }
        return (other.dependsOnText || other.length > other.frameLength + 1) && other.cause == nil ? tie : nil
    }

    /// The views that can be seen in it: those with nothing in them, down to the next scroll view.
    var leaves: [AnalyzedView] {
        var found: [AnalyzedView] = []
        var waiting = view.children
        while let view = waiting.popLast() {
            guard view.isView, !view.isHiddenItself else { continue }
            let children = view.childViews
            let isLeaf = children.isEmpty || view.kind == "scrollView"
            if isLeaf, !view.isPlacedByMask { found.append(view) }
            if !isLeaf { waiting += children }
        }
        return found.sorted { $0.index < $1.index }
    }
}

extension AnalyzedView {
    /// The only view in it, if that is a stack view.
    var onlyStack: AnalyzedView? {
        let inner = childViews
        return inner.count == 1 && inner[0].kind == "stackView" ? inner[0] : nil
    }
}
