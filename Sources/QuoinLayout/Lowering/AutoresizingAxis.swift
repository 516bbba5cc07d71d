import QuoinSolver

/// An axis of an item with an autoresizing mask: the position of the frame in the parent when it was set, and which of the three lengths
/// stretch with the parent (AR-3).
///
/// ```text
///     parent's near edge                                 parent's far edge
///      ├── nearMargin ──┼─── size ───┼─── farMargin ───┤
/// ```
struct AutoresizingAxis {
    let stretches: (before: Bool, size: Bool, after: Bool)
    let nearMargin, size, farMargin, parentSize: Double

    /// One of the two equations that a mask stands for on an axis.
    enum Equation {
        /// near edge = parent's near edge + constant
        case nearEdge(Double)
        /// far edge = parent's far edge + constant
        case farEdge(Double)
        /// size = constant
        case size(Double)
        /// size = factor · parent's size + constant
        case proportionalSize(factor: Double, constant: Double)
        /// near edge − parent's near edge = factor · parent's size + constant
        case proportionalOffset(factor: Double, constant: Double)
    }

    init(_ axis: Axis, mask: Autoresizing, frame: Rect, parentSize parent: Size) {
        let isHorizontal = axis == .horizontal
        stretches = mask.stretches(axis)
        nearMargin = isHorizontal ? frame.x : frame.y
        size = isHorizontal ? frame.width : frame.height
        parentSize = isHorizontal ? parent.width : parent.height
        farMargin = parentSize - nearMargin - size
    }

    var equations: [Equation] {
        switch stretches {
        case (true, false, false): return [.farEdge(-farMargin), .size(size)]
        case (false, true, false): return [.nearEdge(nearMargin), .farEdge(-farMargin)]
        case (true, false, true):
            let factor = share(of: nearMargin, in: nearMargin + farMargin)
            return [.proportionalOffset(factor: factor, constant: -factor * size), .size(size)]
        case (false, true, true):
            let factor = share(of: size, in: size + farMargin)
            return [.nearEdge(nearMargin), .proportionalSize(factor: factor, constant: -factor * nearMargin)]
        case (true, true, false):
            let factor = share(of: size, in: nearMargin + size)
            return [.proportionalSize(factor: factor, constant: -factor * farMargin), .farEdge(-farMargin)]
        case (true, true, true):
            return [
                .proportionalOffset(factor: share(of: nearMargin, in: parentSize, among: 3), constant: 0),
                .proportionalSize(factor: share(of: size, in: parentSize, among: 3), constant: 0),
            ]
        default: return [.nearEdge(nearMargin), .size(size)]  // AR-2
        }
    }

    /// The share of one part in the whole that stretches; an even share where the whole was nothing.
    private func share(of part: Double, in whole: Double, among count: Double = 2) -> Double {
        whole == 0 ? 1 / count : part / whole
    }
}

/// The edges of an item and of its parent on one axis, for the equations of a mask. These are edges of frames, not of alignment rectangles,
/// because masks apply to frames.
struct AutoresizingEdges {
    private let own, parent: Frame

    private struct Frame {
        let near, far, size: EdgeSum

        init(_ edges: ItemEdges, _ axis: Axis, alignmentInsets insets: Insets) {
            let before = axis == .horizontal ? insets.left : insets.top
            let after = axis == .horizontal ? insets.right : insets.bottom
            near = EdgeSum(edge: edges.near(axis), plus: -before)
            far = EdgeSum(edge: edges.far(axis), plus: after)
            size = EdgeSum(far: edges.far(axis), minus: edges.near(axis), plus: before + after)
        }
    }

    init(_ item: Item, edges: ItemEdges, in parent: Item, parentEdges: ItemEdges, along axis: Axis) {
        own = Frame(edges, axis, alignmentInsets: item.alignmentInsets)
        self.parent = Frame(parentEdges, axis, alignmentInsets: parent.alignmentInsets)
    }

    func row(_ equation: AutoresizingAxis.Equation) -> LoweredRow {
        switch equation {
        case .nearEdge(let constant): return LoweredRow(own.near, .equal, to: parent.near, multiplier: 1, constant: constant)
        case .farEdge(let constant): return LoweredRow(own.far, .equal, to: parent.far, multiplier: 1, constant: constant)
        case .size(let length): return LoweredRow(own.size, .equal, constant: length)
        case .proportionalSize(let factor, let constant):
            return LoweredRow(own.size, .equal, to: parent.size, multiplier: factor, constant: constant)
        case .proportionalOffset(let factor, let constant):
            let offset = EdgeSum(
                far: own.near.first, minus: parent.near.first, plus: own.near.constant - parent.near.constant)
            return LoweredRow(offset, .equal, to: parent.size, multiplier: factor, constant: constant)
        }
    }
}

extension AutoresizingAxis.Equation {
    /// The equation as a constraint, as logs write it: a location may be a multiple of the parent's size there.
    func constraint(on item: Item, along axis: Axis) -> Constraint {
        let isHorizontal = axis == .horizontal
        let near: Attribute = isHorizontal ? .left : .top
        let far: Attribute = isHorizontal ? .right : .bottom
        let size: Attribute = isHorizontal ? .width : .height
        func relating(_ own: Attribute, to other: Attribute, times factor: Double = 1, plus constant: Double) -> Constraint {
            Constraint(item: item, attribute: own, toItem: item.parent, attribute: other, multiplier: factor, constant: constant)
        }
        return switch self {
        case .nearEdge(let constant): relating(near, to: near, plus: constant)
        case .farEdge(let constant): relating(far, to: far, plus: constant)
        case .size(let length): Constraint(item: item, attribute: size, constant: length)
        case .proportionalSize(let factor, let constant): relating(size, to: size, times: factor, plus: constant)
        case .proportionalOffset(let factor, let constant): relating(near, to: size, times: factor, plus: constant)
        }
    }
}
