import QuoinSolver

// The constraints that the parts of a format stand for (VF-16). Constants stay positive and relations as written, because the item that
// comes second in reading order is the constraint's first item.

extension VisualFormatParser {
    private var isRightToLeft: Bool { format.options.contains(.rightToLeft) }

    /// The attributes of the near and the far side in the direction of the format (VF-6).
    private var sides: (near: Attribute, far: Attribute) {
        if axis == .vertical { return (.top, .bottom) }
        if isRightToLeft { return (.right, .left) }
        return format.options.contains(.leftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private var marginSides: (near: Attribute, far: Attribute) {
        if axis == .vertical { return (.topMargin, .bottomMargin) }
        if isRightToLeft { return (.rightMargin, .leftMargin) }
        return format.options.contains(.leftToRight) ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
    }

    /// `[first]-gap-[second]`
    func spacing(from first: Item, to second: Item, _ predicate: Predicate) -> Constraint {
        var near = sides.near
        var far = sides.far
        if axis == .vertical, format.options.contains(.baselineToBaseline) { (near, far) = (.firstBaseline, .lastBaseline) }
        return ordered(second, side: near, earlier: first, side: far, predicate: predicate, gap: constant(predicate))
    }

    /// `|-gap-[item]` or `[item]-gap-|`
    func edge(of parent: Item, _ item: Item, isLeading: Bool, _ predicate: Predicate) -> Constraint {
        let side = isLeading ? sides.near : sides.far
        var parentSide = side
        var gap = constant(predicate)
        if case .standard = predicate.object {
            switch format.edgeSpacing {
            case .margin:
                parentSide = isLeading ? marginSides.near : marginSides.far
                gap = 0
            case .distance(let distance): gap = distance
            }
        }
        return isLeading
            ? ordered(item, side: side, earlier: parent, side: parentSide, predicate: predicate, gap: gap)
            : ordered(parent, side: parentSide, earlier: item, side: side, predicate: predicate, gap: gap)
    }

    /// later ≥ earlier + gap; where the format runs from right to left coordinates fall, and the two change places.
    private func ordered(
        _ later: Item, side laterSide: Attribute, earlier: Item, side earlierSide: Attribute, predicate: Predicate, gap: Double
    ) -> Constraint {
        axis == .horizontal && isRightToLeft
            ? Constraint(
                item: earlier, attribute: earlierSide, relatedBy: predicate.relation, toItem: later, attribute: laterSide, constant: gap,
                priority: predicate.priority)
            : Constraint(
                item: later, attribute: laterSide, relatedBy: predicate.relation, toItem: earlier, attribute: earlierSide, constant: gap,
                priority: predicate.priority)
    }

    /// `[item(predicate)]`
    func size(_ item: Item, _ predicate: Predicate) -> Constraint {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        if case .item(let other) = predicate.object {
            return Constraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: attribute,
                priority: predicate.priority)
        }
        return Constraint(
            item: item, attribute: attribute, relatedBy: predicate.relation, constant: constant(predicate), priority: predicate.priority)
    }

    private func constant(_ predicate: Predicate) -> Double {
        if case .number(let value) = predicate.object { return value }
        return standardSpacing  // VF-2
    }

    /// Aligns each view with its predecessor (VF-7), never along the format's own axis (VF-9). A lone view has no predecessor.
    mutating func align() throws(VisualFormatError) {
        guard row.count > 1 else { return }
        for (option, attribute) in VisualFormat.Options.alignments where format.options.contains(option) {
            if attribute.axis == axis {
                let word = axis == .horizontal ? "horizontal" : "vertical"
                throw scanner.error(
                    "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is also \(word).")
            }
            for (before, item) in zip(row, row.dropFirst()) {
                made.append(Constraint(item: item, attribute: attribute, relatedBy: .equal, toItem: before, attribute: attribute))
            }
        }
    }
}

extension VisualFormat.Options {
    static let alignments: [(VisualFormat.Options, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    /// Creates an option from its name in layout files, such as `alignAllTop` or `directionLeftToRight`; nil if there is
    /// none.
    public init?(named name: String) {
        let others: [(String, VisualFormat.Options)] = [
            ("directionLeadingToTrailing", []), ("directionLeftToRight", .leftToRight), ("directionRightToLeft", .rightToLeft),
            ("spacingEdgeToEdge", []), ("spacingBaselineToBaseline", .baselineToBaseline), ("alignAllBaseline", .alignAllLastBaseline),
        ]
        if let found = others.first(where: { $0.0 == name }) {
            self = found.1
            return
        }
        let found = VisualFormat.Options.alignments.first {
            name.lowercased() == "alignall\($0.1.name.lowercased())"
        }
        guard let found else { return nil }
        self = found.0
    }
}
