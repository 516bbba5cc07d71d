import QuoinSolver

/// One axis of an item with a mask: where it was when its frame was set, and what stretches with the parent (AR-3).
///
/// ```text
///     near            start        size          rest         far       of the parent, when the frame was set
///      ├────────────────┼────────────┼─────────────┤
/// ```
struct Spring {
    let parts: (before: Bool, size: Bool, after: Bool)
    let start, size, rest, total: Double

    /// What a mask says about an axis; there are two such statements.
    enum Form {
        /// The near edge lies so far from the parent's near edge.
        case near(Double)
        /// The far edge lies so far from the parent's far edge (a negative number: inside).
        case far(Double)
        case size(Double)
        /// size = factor · parent's size + constant
        case share(of: Double, Double)
        /// near edge = factor · parent's size + constant, from the parent's near edge
        case offset(of: Double, Double)
    }

    init(_ axis: Axis, _ mask: Autoresizing, _ frame: Rect, in parentSize: Size) {
        let horizontal = axis == .horizontal
        parts = mask.parts(axis)
        start = horizontal ? frame.x : frame.y
        size = horizontal ? frame.width : frame.height
        total = horizontal ? parentSize.width : parentSize.height
        rest = total - start - size
    }

    var forms: [Form] {
        switch parts {
        case (true, false, false): return [.far(-rest), .size(size)]
        case (false, true, false): return [.near(start), .far(-rest)]
        case (true, false, true):
            let factor = part(start, of: start + rest)
            return [.offset(of: factor, -factor * size), .size(size)]
        case (false, true, true):
            let factor = part(size, of: size + rest)
            return [.near(start), .share(of: factor, -factor * start)]
        case (true, true, false):
            let factor = part(size, of: start + size)
            return [.share(of: factor, -factor * rest), .far(-rest)]
        case (true, true, true): return [.offset(of: part(start, of: total, among: 3), 0), .share(of: part(size, of: total, among: 3), 0)]
        default: return [.near(start), .size(size)]  // AR-2
        }
    }

    /// A part's share of what stretches; an even one where all of it was nothing.
    private func part(_ part: Double, of whole: Double, among count: Double = 2) -> Double { whole == 0 ? 1 / count : part / whole }
}

/// The edges that an axis's statements are about.
struct SpringSides {
    /// Of the frame, as sums over alignment edges.
    private let near, far, size: Side
    /// Of the parent's frame.
    private let outerNear, outerFar, outerSize: Side

    init(_ axis: Axis, _ own: Edges, _ insets: Insets, in outer: Edges, _ outerInsets: Insets) {
        (near, far, size) = SpringSides.sides(own, axis, insets)
        (outerNear, outerFar, outerSize) = SpringSides.sides(outer, axis, outerInsets)
    }

    private static func sides(_ edges: Edges, _ axis: Axis, _ insets: Insets) -> (Side, Side, Side) {
        let before = axis == .horizontal ? insets.left : insets.top
        let after = axis == .horizontal ? insets.right : insets.bottom
        let (low, high) = (edges[false, axis], edges[true, axis])
        let size = Side(first: high, firstFactor: 1, second: low, secondFactor: -1, constant: before + after)
        return (.edge(low, -before), .edge(high, after), size)
    }

    func row(_ form: Spring.Form) -> LoweredRow {
        switch form {
        case .near(let distance): return LoweredRow(near, .equal, outerNear, multiplier: 1, constant: distance)
        case .far(let distance): return LoweredRow(far, .equal, outerFar, multiplier: 1, constant: distance)
        case .size(let length): return LoweredRow(size, .equal, nil, multiplier: 1, constant: length)
        case .share(let factor, let constant):
            return LoweredRow(size, .equal, outerSize, multiplier: factor, constant: constant)
        case .offset(let factor, let constant):
            let distance = Side(
                first: near.first, firstFactor: 1, second: outerNear.first, secondFactor: -1,
                constant: near.constant - outerNear.constant)
            return LoweredRow(distance, .equal, outerSize, multiplier: factor, constant: constant)
        }
    }
}

extension Spring.Form {
    /// The statement as logs write it: a location may be a share of the parent's width there.
    func constraint(_ item: Item, _ axis: Axis) -> Constraint {
        let horizontal = axis == .horizontal
        let (near, far): (Attribute, Attribute) = horizontal ? (.left, .right) : (.top, .bottom)
        let size: Attribute = horizontal ? .width : .height
        return switch self {
        case .near(let distance):
            Constraint(item: item, attribute: near, relatedBy: .equal, toItem: item.parent, attribute: near, constant: distance)
        case .far(let distance):
            Constraint(item: item, attribute: far, relatedBy: .equal, toItem: item.parent, attribute: far, constant: distance)
        case .size(let length): Constraint(item: item, attribute: size, constant: length)
        case .share(let factor, let constant):
            Constraint(
                item: item, attribute: size, relatedBy: .equal, toItem: item.parent, attribute: size, multiplier: factor, constant: constant
            )
        case .offset(let factor, let constant):
            Constraint(
                item: item, attribute: near, relatedBy: .equal, toItem: item.parent, attribute: size, multiplier: factor, constant: constant
            )
        }
    }
}
