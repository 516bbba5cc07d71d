import QuoinBehaviors
import QuoinLayout

// What is ambiguous on an editor's canvas. The sizes that views are laid out with hide a part of it:
//
//     stored    │ text 12 │ text 20 │        each text was stored with the length that it got: nothing is open
//     measured  │ text 20 │ text 20 │ −8     nothing says which of the two gives way
//
//     canvas    │ plain view 128 │           a size of the canvas's own, which no constraint gives

/// The dimensions of items that an editor marks as ambiguous.
struct AmbiguousDimensions {
    /// The dimensions that are open, by item.
    private(set) var byItem: [ObjectIdentifier: Set<Layout.Dimension>] = [:]

    subscript(item: Item) -> [Layout.Dimension] {
        guard !byItem.isEmpty, let open = byItem[ObjectIdentifier(item)] else { return [] }
        return Layout.Dimension.allCases.filter(open.contains)
    }

    mutating func add(_ dimensions: [Layout.Dimension], of item: Item) {
        byItem[ObjectIdentifier(item), default: []].formUnion(dimensions)
    }

    /// Keeps only what others have, too.
    mutating func keep(_ others: AmbiguousDimensions) {
        for item in byItem.keys where others.byItem[item] == nil { byItem[item] = nil }
    }
}

extension SceneLayout {
    /// The dimensions that the constraints leave open with the sizes that the views are laid out with.
    func undeterminedDimensions() throws(LayoutError) -> AmbiguousDimensions {
        var found = AmbiguousDimensions()
        for (item, dimensions) in try layout.ambiguousItems(tolerance: toldRange) { found.add(dimensions, of: item) }
        return found
    }

    /// The dimensions that the editor marks as ambiguous, given those that are undetermined and the rows of open height. The next layout
    /// takes back what this one changes to find them.
    func ambiguousDimensions(_ undetermined: AmbiguousDimensions, _ loose: [Item]) throws(LayoutError) -> AmbiguousDimensions {
        guard let canvas = scene.canvas else { return undetermined }
        var found = undetermined
        if let measured = try dimensionsWithMeasuredSizes() {
            found.keep(measured.all)
            for item in measured.inPlace { found.add(measured.all[item], of: item) }
        }
        if let bare = try dimensionsWithoutDesignTimeSizes() {
            for item in items where undetermined[item].isEmpty { found.add(bare[item], of: item) }
        }
        for item in loose { found.add([.height], of: item) }
        for (item, dimensions) in try dimensionsMarked(canvas.ambiguityMarks) { found.add(dimensions, of: item) }
        return found
    }
}

// MARK: - Other sizes

extension SceneLayout {
    /// The dimensions that are open if contents have their measured sizes in place of the stored ones, and the items that then are where the
    /// file has them: elsewhere the sizes are not those that the editor measured. Nil if sizes are measured anyway, or nothing differs.
    private func dimensionsWithMeasuredSizes() throws(LayoutError) -> (all: AmbiguousDimensions, inPlace: [Item])? {
        guard sizes == .stored else { return nil }
        let contents = items.indices.compactMap { scene.nodes[$0].contentSize == nil ? items[$0] : nil }
            .filter { $0.fixedContentSize != nil && $0.behavior != nil }
        guard contents.contains(where: isHeldByStoredSize) else { return nil }
        let stored = contents.map(\.fixedContentSize)
        defer { for (item, size) in zip(contents, stored) { item.fixedContentSize = size } }
        for item in contents { item.fixedContentSize = nil }
        let all = try undeterminedDimensions()
        return (all, items.filter { !all[$0].isEmpty && isWhereStored($0) })
    }

    /// The dimensions that are open without the sizes that the canvas gives to plain views in stack views (F31); nil if nothing depends on
    /// these.
    private func dimensionsWithoutDesignTimeSizes() throws(LayoutError) -> AmbiguousDimensions? {
        let stacks = items.compactMap { item in
            (item.behavior as? StackView).flatMap { $0.policy.givesDesignTimeSizes && $0.hasPlainViews(in: item) ? ($0, item) : nil }
        }
        // Where nothing contradicts a view's own length, the canvas's size of it decides nothing.
        let isSettled = stacks.allSatisfy { stack, item in
            let axes = Axis.allCases.filter { $0 == stack.axis || stack.alignment != .fill }
            return stack.viewsWithDesignTimeSizes(in: item).allSatisfy { view in axes.allSatisfy(view.hasOwnLength) }
        }
        if isSettled, contradictions.isEmpty || stacks.isEmpty { return nil }
        defer { for (stack, _) in stacks { stack.policy.givesDesignTimeSizes = true } }
        for (stack, _) in stacks { stack.policy.givesDesignTimeSizes = false }
        return try undeterminedDimensions()
    }

    /// Whether nothing but the stored size makes a text as long as it is, or an image view without an image.
    private func isHeldByStoredSize(_ item: Item) -> Bool {
        if let view = item.behavior as? ImageView { return view.imageSize == nil }
        guard item.behavior is Label, let stored = item.fixedContentSize,
            let measured = item.behavior?.contentSize(of: item, width: item.frame.width)
        else { return false }
        let isWider = abs((measured.width ?? 0) - (stored.width ?? 0)) > 0.75,
            isHigher = abs((measured.height ?? 0) - (stored.height ?? 0)) > 0.3
        return isWider && !item.hasGivenLength(.horizontal) || isHigher && !item.hasGivenLength(.vertical)
    }

    /// Whether an item has the frame that the file stores.
    func isWhereStored(_ item: Item) -> Bool {
        guard let stored = names.node(of: item).flatMap({ scene.nodes[$0].stored?.frame }) else { return false }
        return !stored.differs(from: item.frame, by: 0.51)
    }
}

extension Item {
    /// Whether a required equation of the scene gives it a constant length on an axis.
    fileprivate func hasOwnLength(_ axis: Axis) -> Bool {
        referencingConstraints.contains {
            $0.source == .user && $0.relation == .equal && $0.priority.isRequired && $0.first === self && $0.second == nil
                && $0.firstAttribute.axis == axis
        }
    }

    /// Whether its length on an axis does not depend on its content: a stack view stretches it across its axis, or required equations give
    /// the length or tie two places of the item to its parent.
    fileprivate func hasGivenLength(_ axis: Axis) -> Bool {
        if let stack = parent?.behavior as? StackView, stack.axis != axis, stack.alignment == .fill { return true }
        let equations = referencingConstraints.filter {
            $0.source == .user && $0.relation == .equal && $0.priority.isRequired && $0.firstAttribute.axis == axis
        }
        return equations.contains { $0.second == nil } || equations.filter { $0.first === parent || $0.second === parent }.count > 1
    }
}
