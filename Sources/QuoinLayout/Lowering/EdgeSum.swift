import QuoinSolver

// One side of a constraint as a sum over edges. No derived attribute is a variable: a width is right − left, a center half
// of each, a margin an edge and a constant.

/// The variables of an item: the four edges of its alignment rectangle, in absolute coordinates.
struct ItemEdges {
    var left: Variable
    var top: Variable
    var right: Variable
    var bottom: Variable

    func near(_ axis: Axis) -> Variable { axis == .horizontal ? left : top }
    func far(_ axis: Axis) -> Variable { axis == .horizontal ? right : bottom }
}

extension ItemEdges {
    /// The variable that an attribute is; nil where it is a sum of several.
    @inline(__always)
    func edge(_ attribute: Attribute, isMirrored: Bool) -> Variable? {
        switch attribute {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        case .leading: isMirrored ? right : left
        case .trailing: isMirrored ? left : right
        default: nil
        }
    }

    /// The two variables whose difference an attribute is; nil for locations.
    @inline(__always)
    func size(_ attribute: Attribute) -> (far: Variable, near: Variable)? {
        switch attribute {
        case .width: (right, left)
        case .height: (bottom, top)
        default: nil
        }
    }
}

/// The variables of a content area: its far edges. Its near edges are those of the frame.
struct ContentAreaEdges {
    var right: Variable
    var bottom: Variable
}

/// A sum of one or two edges: factor·edge + factor·edge + constant.
struct EdgeSum {
    var first: Variable
    var firstFactor = 1.0
    var second: Variable?
    var secondFactor = 0.0
    var constant: Double

    /// edge + constant
    init(edge: Variable, plus constant: Double) {
        first = edge
        self.constant = constant
    }

    /// far − near + constant
    init(far: Variable, minus near: Variable, plus constant: Double) {
        first = far
        second = near
        secondFactor = -1
        self.constant = constant
    }

    /// (near + far) / 2 + constant
    init(middleOf near: Variable, and far: Variable, plus constant: Double) {
        first = near
        firstFactor = 0.5
        second = far
        secondFactor = 0.5
        self.constant = constant
    }
}

/// A rectangle whose edges are edges of items, each moved inward by a constant.
struct EdgeBox {
    var edges: ItemEdges
    var insets = Insets.zero

    /// The sum of edges that an attribute means; nil for baselines, which depend on the content.
    func sum(_ attribute: Attribute) -> EdgeSum? {
        switch attribute {
        case .left, .leftMargin: EdgeSum(edge: edges.left, plus: insets.left)
        case .right, .rightMargin: EdgeSum(edge: edges.right, plus: -insets.right)
        case .top, .topMargin: EdgeSum(edge: edges.top, plus: insets.top)
        case .bottom, .bottomMargin: EdgeSum(edge: edges.bottom, plus: -insets.bottom)
        case .width: EdgeSum(far: edges.right, minus: edges.left, plus: -insets.left - insets.right)
        case .height: EdgeSum(far: edges.bottom, minus: edges.top, plus: -insets.top - insets.bottom)
        case .centerX, .centerXWithinMargins:
            EdgeSum(middleOf: edges.left, and: edges.right, plus: (insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins:
            EdgeSum(middleOf: edges.top, and: edges.bottom, plus: (insets.top - insets.bottom) / 2)
        default: nil
        }
    }
}
