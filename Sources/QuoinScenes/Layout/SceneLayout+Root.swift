import QuoinBehaviors
import QuoinLayout

// A canvas shows the root at the size at which it was drawn, even if its content requires another. If required constraints make the
// content larger or smaller, the content is laid out in a root of the size that it needs.
//
//     root, 414 wide as drawn        ┌───────────────────────────┐
//     32 ─ 4 × 50 ─ 32 required      ├32┤ 50 │ 50 │ 50 │ 50 ├32┤ │     laid out in 264, where the middle is at 132

extension SceneLayout {
    /// Lays out again with an optional size of the root on the axes where its size is part of a contradiction.
    func relaxConflictingRoot() throws(LayoutError) {
        guard let all = contradictions.first?.members.all else { return }
        let effectViews = effectViews
        let keepsFrame = all.map { self.keepsFrame($0, effectViews) }
        let attributes = all.map { $0.origin == .host ? $0.constraint.firstAttribute : nil }
        var sizes: Set<Attribute> = []
        for positions in contradictions.map(\.members.positions) where !positions.contains(where: { keepsFrame[Int($0)] }) {
            for position in positions { if let size = attributes[Int(position)] { sizes.insert(size) } }
        }
        let axes = Axis.allCases.filter { sizes.contains($0 == .horizontal ? .width : .height) }
        if axes.isEmpty { return }
        layout.makeRootSizeOptional(axes, placement.size, at: .root)
        try update()
    }

    /// Whether a constraint holds the frame of a row in a table, of a view without constraints in a scroll view, or of an effect
    /// view's content. Such frames are never changed to resolve a conflict.
    private func keepsFrame(_ member: AppliedConstraint, _ effectViews: Set<ObjectIdentifier>) -> Bool {
        guard member.origin == .autoresizing, let parent = member.item?.parent else { return false }
        return parent.behavior is ScrollView || effectViews.contains(ObjectIdentifier(parent))
    }

    private var effectViews: Set<ObjectIdentifier> {
        Set(items.indices.lazy.filter { self.scene.nodes[$0].element == "visualEffectView" }.map { ObjectIdentifier(self.items[$0]) })
    }

    /// The frame at which the root is shown.
    func drawnRoot(_ frame: Rect) -> Rect {
        var drawn = Rect(x: placement.x, y: placement.y, width: frame.width, height: frame.height)
        if scene.canvas?.fitsContent == true { return drawn }
        if layout.width == nil { drawn.width = placement.width }
        if layout.height == nil { drawn.height = placement.height }
        return drawn
    }
}

extension Layout {
    /// Replaces the required size of the root by an optional one.
    func makeRootSizeOptional(_ axes: [Axis], _ size: Size, at priority: Priority) {
        for axis in axes {
            let dimension = axis == .horizontal ? root.width : root.height
            _ = try? dimension.equal(to: axis == .horizontal ? size.width : size.height).at(priority).install()
            if axis == .horizontal { width = nil } else { height = nil }
        }
    }
}

extension Priority {
    /// The priority of the root's size when it is optional: below required, above everything else.
    fileprivate static let root = Priority(999.99)
    /// A priority below those of any content, and above those of a stack view's own constraints.
    static let content = Priority(240)
}
