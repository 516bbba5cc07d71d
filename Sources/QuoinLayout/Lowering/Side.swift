import QuoinSolver

// One side of a constraint as a sum over edges. No derived attribute is a variable: a width is right − left, a center
// half of each, a margin an edge and a constant.

/// The four edges of an item's alignment rectangle, in absolute coordinates.
struct Edges {
    var left: Variable
    var top: Variable
    var right: Variable
    var bottom: Variable

    subscript(far: Bool, axis: Axis) -> Variable {
        axis == .horizontal ? (far ? right : left) : (far ? bottom : top)
    }
}

extension Edges {
    /// The variable that an attribute is; nil where it is more than that.
    @inline(__always)
    func edge(_ attribute: Attribute, _ isMirrored: Bool) -> Variable? {
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

    /// The two variables whose difference an attribute is.
    @inline(__always)
    func length(_ attribute: Attribute) -> (far: Variable, near: Variable)? {
        switch attribute {
        case .width: (right, left)
        case .height: (bottom, top)
        default: nil
        }
    }
}

/// The far edges of a content area; its near ones are those of the frame.
struct ContentEdges {
    var right: Variable
    var bottom: Variable
}

/// factor·variable + factor·variable + constant
struct Side {
    var first: Variable
    var firstFactor: Double
    var second: Variable?
    var secondFactor: Double
    var constant: Double

    static func edge(_ variable: Variable, _ constant: Double) -> Side {
        Side(first: variable, firstFactor: 1, second: nil, secondFactor: 0, constant: constant)
    }
}

/// A rectangle of which each edge is a variable and a constant.
struct Box {
    var edges: Edges
    var insets = Insets.zero

    func side(_ attribute: Attribute) -> Side? {
        switch attribute {
        case .left, .leftMargin: .edge(edges.left, insets.left)
        case .right, .rightMargin: .edge(edges.right, -insets.right)
        case .top, .topMargin: .edge(edges.top, insets.top)
        case .bottom, .bottomMargin: .edge(edges.bottom, -insets.bottom)
        case .width: difference(edges.right, edges.left, -insets.left - insets.right)
        case .height: difference(edges.bottom, edges.top, -insets.top - insets.bottom)
        case .centerX, .centerXWithinMargins: middle(edges.left, edges.right, (insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins: middle(edges.top, edges.bottom, (insets.top - insets.bottom) / 2)
        default: nil
        }
    }

    private func difference(_ far: Variable, _ near: Variable, _ constant: Double) -> Side {
        Side(first: far, firstFactor: 1, second: near, secondFactor: -1, constant: constant)
    }

    private func middle(_ near: Variable, _ far: Variable, _ constant: Double) -> Side {
        Side(first: near, firstFactor: 0.5, second: far, secondFactor: 0.5, constant: constant)
    }
}
