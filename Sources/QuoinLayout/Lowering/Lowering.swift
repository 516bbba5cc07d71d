import QuoinSolver

// From a constraint to a row over edges.
//
//     leading, trailing  ──direction──▶  left, right
//     item, attribute    ──viewpoint──▶  a box: frame or content area, less margins    ──▶  a sum of edges
//     multiplier on a location           measured in the coordinates of the nearest common ancestor (CM-7)

/// A view of the book that lowers constraints: a value, so that reading it costs no checks.
struct Lowering {
    let book: RowBook
    let edges: [Edges]
    let content: [Int32: ContentEdges]
    let direction: LayoutDirection
    let isTemporary: Bool
    let hasContentAreas: Bool

    init(_ book: RowBook) {
        self.book = book
        edges = book.edges
        content = book.content
        direction = book.environment.direction
        isTemporary = book.isTemporary
        hasContentAreas = !book.content.isEmpty
    }

    @inline(__always)
    func index(of item: Item) -> Int32 { isTemporary ? item.scratch : item.slot }
}

extension Lowering {
    /// Nil where an item is not in the book.
    func lower(_ constraint: InstalledConstraint) -> (row: LoweredRow, flags: InstalledConstraint.Flags)? {
        if !hasContentAreas, let row = lowerPlain(constraint) { return (row, []) }
        guard let first = constraint.first, let owner = constraint.owner else { return nil }
        let attribute = constraint.firstAttribute
        guard let second = constraint.second, constraint.multiplier != 0 else {
            guard let side = side(first, attribute, isInside: false) else { return nil }
            let row = LoweredRow(side, constraint.relation, nil, multiplier: 1, constant: constraint.constant)
            return (row, contentFlags(first, side))
        }
        let other = constraint.secondAttribute
        let turns = attribute.followsDirection || other.followsDirection
        let direction = turns ? owner.direction ?? self.direction : .leftToRight
        let (firstInside, secondInside) = (sees(first, from: second), sees(second, from: first))
        guard var left = side(first, attribute.resolved(direction), isInside: firstInside),
            var right = side(second, other.resolved(direction), isInside: secondInside)
        else { return nil }
        var flags = contentFlags(first, left).union(contentFlags(second, right))
        if attribute.axis != other.axis { flags.insert(.mixesAxes) }
        if constraint.mentionsBaseline, first.borrows(attribute) || second.borrows(other) { flags.insert(.borrowsBaseline) }
        let isMirrored = turns && direction == .rightToLeft
        var reference: Side?
        if attribute.isLocation, hasContentAreas || constraint.multiplier != 1 {
            let ancestor = Item.commonAncestor(first, second) ?? owner
            let axis = attribute.measure == .horizontalLocation ? Axis.horizontal : .vertical
            if hasContentAreas {
                if float(&left, first, below: ancestor, axis) { flags.insert(.floats) }
                if float(&right, second, below: ancestor, axis) { flags.insert(.floats) }
            }
            if constraint.multiplier != 1 { reference = origin(of: ancestor, attribute, isMirrored) }
        }
        let row = LoweredRow(
            left, constraint.relation, right, multiplier: constraint.multiplier, constant: constraint.constant,
            reference: reference, isMirrored: isMirrored)
        return (row, flags)
    }

    /// The common case at once: edges of items beside each other, or a size and a number. Nil: anything else.
    private func lowerPlain(_ constraint: InstalledConstraint) -> LoweredRow? {
        guard constraint.multiplier == 1, let first = constraint.firstLink, let own = edges(of: first) else { return nil }
        let attribute = constraint.firstAttribute
        guard let second = constraint.secondLink else {
            guard let (far, near) = own.length(attribute) else { return nil }
            return .difference(plus: far, minus: near, constraint.relation, constraint.storedConstant)
        }
        guard let other = edges(of: second) else { return nil }
        let turns = attribute.followsDirection
        guard turns == constraint.secondAttribute.followsDirection else { return nil }
        let isMirrored = turns && (constraint.owner?.direction ?? direction) == .rightToLeft
        guard let plus = own.edge(attribute, isMirrored), let minus = other.edge(constraint.secondAttribute, isMirrored), plus != minus
        else { return nil }
        return isMirrored
            ? .difference(plus: plus, minus: minus, constraint.relation.flipped, -constraint.storedConstant)
            : .difference(plus: plus, minus: minus, constraint.relation, constraint.storedConstant)
    }

    /// The ancestor's edge from which a multiplied location is measured: in mirrored constraints the right one.
    private func origin(of ancestor: Item, _ attribute: Attribute, _ isMirrored: Bool) -> Side? {
        guard let edges = edges(of: ancestor) else { return nil }
        let insets = ancestor.alignmentInsets
        if attribute.measure == .verticalLocation { return .edge(edges.top, -insets.top) }
        return isMirrored ? .edge(edges.right, insets.right) : .edge(edges.left, -insets.left)
    }

    /// Whether `item` means its content area to `other`: if it has one and `other` lies in it (SC-2).
    private func sees(_ item: Item, from other: Item) -> Bool {
        guard hasContentAreas else { return false }
        let carrier = item.isArea ? item.parent : item
        guard let carrier, carrier.hasContentArea, other !== carrier else { return false }
        if case .area(let area) = other.kind, other.parent === carrier { return area == .content || area == .visible }
        return carrier.contains(other)
    }

    /// Moves a side by how far the content areas between the item and the ancestor are scrolled (SC-8).
    private func float(_ side: inout Side, _ item: Item, below ancestor: Item, _ axis: Axis) -> Bool {
        var crosses = false
        var walker = item === ancestor ? nil : item.parent
        while let above = walker, above !== ancestor {
            if above.hasContentArea {
                crosses = true
                side.constant -= axis == .horizontal ? above.contentOffset.x : above.contentOffset.y
            }
            walker = above.parent
        }
        return crosses || item.kind == .area(.visible)
    }

    /// Which of a content area's own unknowns a side mentions.
    private func contentFlags(_ item: Item, _ side: Side) -> InstalledConstraint.Flags {
        guard hasContentAreas, let carrier = item.isArea ? item.parent : item, let far = content[index(of: carrier)]
        else { return [] }
        if side.first == far.right || side.second == far.right { return .touchesContentWidth }
        if side.first == far.bottom || side.second == far.bottom { return .touchesContentHeight }
        return []
    }
}

extension Item {
    fileprivate final func borrows(_ attribute: Attribute) -> Bool {
        attribute == .firstBaseline && firstBaselineItem != nil || attribute == .lastBaseline && lastBaselineItem != nil
    }
}
