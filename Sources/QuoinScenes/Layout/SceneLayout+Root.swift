import QuoinBehaviors
import QuoinLayout

// A canvas shows the root as large as it was drawn, whatever its content requires; content that required constraints make
// larger or smaller is laid out in a root of the size it asks for.
//
//     root, 414 wide as drawn        ┌───────────────────────────┐
//     32 ─ 4 × 50 ─ 32 required      ├32┤ 50 │ 50 │ 50 │ 50 ├32┤ │     laid out in 264, where the middle is at 132

extension SceneLayout {
    /// Lays out again with a root that gives way on the axes where its size is part of a contradiction.
    func yieldRoot() throws(LayoutError) {
        let effectViews = effectViews
        let atRoot = contradictions.filter { conflict in !conflict.members.contains { isHeld($0, effectViews) } }
        let sizes = atRoot.flatMap(\.members).filter { $0.origin == .host }.map(\.constraint.firstAttribute)
        let axes = Axis.allCases.filter { sizes.contains($0 == .horizontal ? .width : .height) }
        if axes.isEmpty { return }
        layout.loosenRoot(axes, placement.size, at: .root)
        try update()
    }

    /// The place of a row in a table, of whatever a scroll view holds without constraints, and of an effect view's content:
    /// nothing moves it.
    private func isHeld(_ member: AppliedConstraint, _ effectViews: Set<ObjectIdentifier>) -> Bool {
        guard member.origin == .autoresizing, let parent = member.item?.parent else { return false }
        return parent.behavior is ScrollView || effectViews.contains(ObjectIdentifier(parent))
    }

    private var effectViews: Set<ObjectIdentifier> {
        Set(scene.nodes.lazy.filter { $0.element == "visualEffectView" }.compactMap { self.items[$0.id].map { ObjectIdentifier($0) } })
    }

    /// Where the root is and how large it shows.
    func drawnRoot(_ frame: Rect) -> Rect {
        var drawn = Rect(x: placement.x, y: placement.y, width: frame.width, height: frame.height)
        if scene.canvas?.fitsContent == true { return drawn }
        if layout.width == nil { drawn.width = placement.width }
        if layout.height == nil { drawn.height = placement.height }
        return drawn
    }
}

extension Layout {
    /// Makes the root's size a wish.
    func loosenRoot(_ axes: [Axis], _ size: Size, at priority: Priority) {
        for axis in axes {
            let dimension = axis == .horizontal ? root.width : root.height
            _ = try? dimension.equal(to: axis == .horizontal ? size.width : size.height).at(priority).install()
            if axis == .horizontal { width = nil } else { height = nil }
        }
    }
}

extension Priority {
    /// Below what is required, above everything else.
    fileprivate static let root = Priority(999.99)
    /// Below what any content asks for by itself, above a stack view's own wishes.
    static let content = Priority(240)
}
