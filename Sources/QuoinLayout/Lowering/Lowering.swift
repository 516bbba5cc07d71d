import QuoinSolver

// Lowering turns a constraint into a row over edges.
//
//     leading, trailing  ──direction──▶  left, right
//     item, attribute    ──viewpoint──▶  a box: frame or content area, less margins    ──▶  a sum of edges
//     multiplier on a location           measured in the coordinates of the nearest common ancestor (CM-7)

/// Lowers constraints to rows over the edges of a model. A value that holds the tables it reads, so that reading them costs
/// no checks.
struct Lowering {
    let model: SolverModel
    let insets: InsetTracker
    let environment: any LayoutEnvironment
    let direction: LayoutDirection
    let edges: [ItemEdges]
    let contentAreas: [Int32: ContentAreaEdges]
    let hasContentAreas: Bool

    init(_ model: SolverModel, insets: InsetTracker, environment: any LayoutEnvironment) {
        self.model = model
        self.insets = insets
        self.environment = environment
        direction = environment.direction
        edges = model.items.edges
        contentAreas = model.items.contentAreas
        hasContentAreas = !model.items.contentAreas.isEmpty
    }

    /// The row that a constraint was lowered to, and its dependencies.
    struct Result {
        var row: LoweredRow
        var flags: InstalledConstraint.Flags = []
    }
}

extension Lowering {
    /// Lowers one constraint; nil where an item is not in the model.
    func lower(_ constraint: InstalledConstraint) -> Result? {
        if let row = plainRow(constraint) { return Result(row: .difference(plus: row.plus, minus: row.minus, row.relation, row.constant)) }
        return lowerGeneral(constraint)
    }

    /// Lowers a constraint that has no plain row.
    func lowerGeneral(_ constraint: InstalledConstraint) -> Result? {
        guard let first = constraint.first, let owner = constraint.owner else { return nil }
        guard let second = constraint.second, constraint.multiplier != 0 else {
            guard let sum = sum(of: first, constraint.firstAttribute, isInside: false) else { return nil }
            let row = LoweredRow(sum, constraint.relation, constant: constraint.storedConstant)
            return Result(row: row, flags: contentFlags(first, sum))
        }
        return lower(constraint, first: first, second: second, owner: owner)
    }

    /// Whether neither item of a constraint has a content area or is one, and none lies between them: they are side by side, or one in
    /// the other.
    private func isAwayFromContentAreas(_ constraint: InstalledConstraint) -> Bool {
        func isPlain(_ item: Item) -> Bool { !item.isArea && !item.hasContentArea }
        guard let first = constraint.firstLink, first.with(isPlain) else { return false }
        guard let second = constraint.secondLink else { return true }
        guard second.with(isPlain) else { return false }
        let above = first.with { $0.parentLink }, other = second.with { $0.parentLink }
        return above == other || above == second || other == first
    }

    /// plus − minus  relation  constant
    struct PlainRow {
        let plus: Variable
        let minus: Variable
        let relation: Relation
        let constant: Double
    }

    /// Lowers the common case directly: edges of two items, or a size and a number. Returns nil for anything else.
    func plainRow(_ constraint: InstalledConstraint) -> PlainRow? {
        guard !hasContentAreas || isAwayFromContentAreas(constraint) else { return nil }
        guard constraint.multiplier == 1, let first = constraint.firstLink, let own = first.with({ edges(of: $0) }) else { return nil }
        let attribute = constraint.firstAttribute
        guard let second = constraint.secondLink else {
            guard let (far, near) = own.size(attribute) else { return nil }
            return PlainRow(plus: far, minus: near, relation: constraint.relation, constant: constraint.storedConstant)
        }
        guard let other = second.with({ edges(of: $0) }) else { return nil }
        let turns = attribute.followsDirection
        guard turns == constraint.secondAttribute.followsDirection,
            attribute.isVerticalLocation == constraint.secondAttribute.isVerticalLocation
        else { return nil }
        let isMirrored = turns && (constraint.owner?.direction ?? direction) == .rightToLeft
        guard let plus = own.edge(attribute, isMirrored: isMirrored),
            let minus = other.edge(constraint.secondAttribute, isMirrored: isMirrored), plus != minus
        else { return nil }
        return isMirrored
            ? PlainRow(plus: plus, minus: minus, relation: constraint.relation.flipped, constant: -constraint.storedConstant)
            : PlainRow(plus: plus, minus: minus, relation: constraint.relation, constant: constraint.storedConstant)
    }

    private func lower(_ constraint: InstalledConstraint, first: Item, second: Item, owner: Item) -> Result? {
        let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        let turns = attribute.followsDirection || other.followsDirection
        let direction = turns ? owner.direction ?? self.direction : .leftToRight
        let isMirrored = turns && direction == .rightToLeft
        guard var left = sum(of: first, attribute.resolved(direction), isInside: seesContentArea(of: first, from: second)),
            var right = sum(of: second, other.resolved(direction), isInside: seesContentArea(of: second, from: first))
        else { return nil }
        var flags = pairFlags(constraint, first: first, left: left, second: second, right: right)
        let crosses = attribute.isLocation && attribute.isVerticalLocation != other.isVerticalLocation
        var reference: EdgeSum?
        if attribute.isLocation, hasContentAreas || constraint.multiplier != 1 || crosses {
            let ancestor = Item.commonAncestor(first, second)?.object ?? owner
            if subtractContentOffset(from: &left, of: first, ancestor, attribute) { flags.insert(.dependsOnContentOffset) }
            if subtractContentOffset(from: &right, of: second, ancestor, other) { flags.insert(.dependsOnContentOffset) }
            if crosses {
                // CM-9: positions of one item count from its superview's edges.
                let base = first === second ? first.parent ?? ancestor : ancestor
                return crossing(constraint, between: left, and: right, from: base, isMirrored: isMirrored).map {
                    Result(row: $0, flags: flags)
                }
            }
            if constraint.multiplier != 1 { reference = origin(of: ancestor, for: attribute, isMirrored: isMirrored) }
        }
        let row = LoweredRow(
            left, constraint.relation, to: right, multiplier: constraint.multiplier, constant: constraint.storedConstant,
            reference: reference, isMirrored: isMirrored)
        return Result(row: row, flags: flags)
    }

    /// The dependencies of a row between attributes of two items.
    private func pairFlags(
        _ constraint: InstalledConstraint, first: Item, left: EdgeSum, second: Item, right: EdgeSum
    ) -> InstalledConstraint.Flags {
        let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        var flags = contentFlags(first, left).union(contentFlags(second, right))
        if attribute.axis != other.axis { flags.insert(.mixesAxes) }
        if constraint.mentionsBaseline, first.hasBaselineProvider(for: attribute) || second.hasBaselineProvider(for: other) {
            flags.insert(.usesBaselineProvider)
        }
        return flags
    }

    /// Measures a location from where the content areas between its item and an ancestor are scrolled to. Returns whether there are any.
    private func subtractContentOffset(
        from sum: inout EdgeSum, of item: Item, _ ancestor: Item, _ attribute: Attribute
    ) -> Bool {
        guard hasContentAreas, let offset = contentOffset(between: item, and: ancestor, along: attribute) else { return false }
        sum.constant -= offset
        return true
    }

    /// The row of a constraint between positions on different axes, both measured from the edges of an ancestor.
    private func crossing(
        _ constraint: InstalledConstraint, between left: EdgeSum, and right: EdgeSum, from base: Item, isMirrored: Bool
    ) -> LoweredRow? {
        guard let first = distance(left, constraint.firstAttribute, from: base, isMirrored: isMirrored),
            let second = distance(right, constraint.secondAttribute, from: base, isMirrored: isMirrored)
        else { return nil }
        return LoweredRow(
            first, constraint.relation, to: second, multiplier: constraint.multiplier, constant: constraint.storedConstant)
    }

    /// The ancestor's edge from which a multiplied location is measured: the left or top one, in mirrored rows the right one.
    private func origin(of ancestor: Item, for attribute: Attribute, isMirrored: Bool) -> EdgeSum? {
        guard let edges = edges(of: ancestor) else { return nil }
        let insets = ancestor.alignmentInsets
        if attribute.measure == .verticalLocation { return EdgeSum(edge: edges.top, plus: -insets.top) }
        return isMirrored ? EdgeSum(edge: edges.right, plus: insets.right) : EdgeSum(edge: edges.left, plus: -insets.left)
    }

    /// The distance of a location from the ancestor's edge on its axis, which locations on different axes compare.
    private func distance(_ sum: EdgeSum, _ attribute: Attribute, from ancestor: Item, isMirrored: Bool) -> LoweredRow.Distance? {
        let isLeftward = isMirrored && !attribute.isVerticalLocation
        return origin(of: ancestor, for: attribute, isMirrored: isMirrored).map {
            .init(sum: sum, origin: $0, direction: isLeftward ? -1 : 1)
        }
    }
}

// MARK: - Content areas

extension Lowering {
    /// Whether `item` stands for its content area in a constraint with `other`: if it has one and `other` lies in it (SC-2).
    private func seesContentArea(of item: Item, from other: Item) -> Bool {
        guard hasContentAreas else { return false }
        let carrier = item.isArea ? item.parent : item
        guard let carrier, carrier.hasContentArea, other !== carrier else { return false }
        if case .area(let area) = other.kind, other.parent === carrier { return area == .content || area == .visible }
        return carrier.contains(other)
    }

    /// The distance by which the content areas between an item and an ancestor are scrolled (SC-8); nil if there are none.
    private func contentOffset(between item: Item, and ancestor: Item, along attribute: Attribute) -> Double? {
        var offset = 0.0
        var crossesAny = item.kind == .area(.visible)
        var walker = item === ancestor ? nil : item.parent
        while let above = walker, above !== ancestor {
            if above.hasContentArea {
                crossesAny = true
                offset += attribute.isVerticalLocation ? above.contentOffset.y : above.contentOffset.x
            }
            walker = above.parent
        }
        return crossesAny ? offset : nil
    }

    /// The edges of a content area that a sum contains.
    private func contentFlags(_ item: Item, _ sum: EdgeSum) -> InstalledConstraint.Flags {
        guard hasContentAreas, let carrier = item.isArea ? item.parent : item, let far = contentAreas[model.index(of: carrier)]
        else { return [] }
        if sum.first == far.right || sum.second == far.right { return .mentionsContentWidth }
        if sum.first == far.bottom || sum.second == far.bottom { return .mentionsContentHeight }
        return []
    }
}
