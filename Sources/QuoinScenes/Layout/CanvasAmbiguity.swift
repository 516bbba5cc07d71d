import QuoinBehaviors
import QuoinLayout

// The views that an editor marks as ambiguous although their constraints leave nothing open (AmbiguityMarks):
//
//     table ┌───────────┐          12 ─ ─ ─ ─ ─ ─ ─
//           │ row       │          11.5 ┌───────┐ a stack view in the middle loses half a pixel,
//           └───────────┘               │ text  │ and nothing says which of its texts does
//             row                       │ text  │
//                                       └───────┘
//             row that was never laid out

extension SceneLayout {
    /// Returns the dimensions that an editor marks for reasons other than open constraints.
    func dimensionsMarked(_ marks: AmbiguityMarks) throws(LayoutError) -> [(item: Item, open: [Layout.Dimension])] {
        var found: [(item: Item, open: [Layout.Dimension])] = []
        if marks.contains(.farRows) { found += itemsInFarRows.map { ($0, [.x, .y, .width, .height]) } }
        if marks.contains(.threeTexts) { found += itemsOfThreeTexts.map { ($0, [.x, .width]) } }
        if marks.contains(.betweenPixels) { found += try itemsBetweenPixels() }
        return found
    }

    /// Returns the items that the editor of the scene marks for reasons other than open constraints, among some reasons. The layout is as
    /// before.
    package func itemsMarked(_ reasons: AmbiguityMarks) throws(LayoutError) -> [Item] {
        let found = try dimensionsMarked(reasons.intersection(scene.canvas?.ambiguityMarks ?? [])).map(\.item)
        if layout.needsLayout { try layout.layOut() }
        return found
    }

    // MARK: Rows that were never laid out

    /// The distance below the visible part of a table from which rows are not laid out, in points: one or two rows beyond it are.
    private static let distanceOfFarRows = 100.0

    private var itemsInFarRows: [Item] {
        let nodes = scene.nodes
        var inside: Set<String> = []
        var found: [Item] = []
        for index in nodes.indices {
            if nodes[index].element == "tableViewCellContentView" {
                if isInFarRow(items[index]) { inside.insert(nodes[index].id) }
            } else if !inside.isEmpty, let parent = nodes[index].parent, inside.contains(parent) {
                inside.insert(nodes[index].id)
                if nodes[index].placement == .constraints { found.append(items[index]) }
            }
        }
        return found
    }

    private func isInFarRow(_ content: Item) -> Bool {
        guard let row = content.parent, let table = row.parent, let scroll = table.behavior as? ScrollView else { return false }
        return row.frame.y >= table.frame.height - scroll.adjustedContentInset.top + SceneLayout.distanceOfFarRows
    }

    // MARK: Three texts

    /// The texts of stack views that share a width among three: in binary numbers a third is not exact, so their shares contradict each
    /// other slightly. Where the width is no longer than the widest text asks for, the texts decide it.
    private var itemsOfThreeTexts: [Item] {
        items.indices.flatMap { index -> [Item] in
            let item = items[index]
            guard scene.nodes[index].kind == "stackView", let stack = item.behavior as? StackView else { return [] }
            let texts = stack.textsSharingWidth(in: item)
            guard texts.count == 3, !texts.contains(where: \.hasOwnWidth), areStoredEquallyWide(texts) else { return [] }
            let widest = texts.compactMap { $0.behavior?.contentSize(of: $0, width: nil).width }.max() ?? 0
            return item.hasOwnWidth || texts[0].frame.width > widest + 1 ? texts : []
        }
    }

    private func areStoredEquallyWide(_ items: [Item]) -> Bool {
        let widths = items.compactMap { names.node(of: $0).flatMap { scene.nodes[$0].stored?.frame?.width } }
        return widths.count == items.count && widths.allSatisfy { abs($0 - widths[0]) < 1 }
    }

    // MARK: Between pixels

    /// The contents of stack views in rows and items that would share out the half pixel by which rounding shortens the stack view.
    private func itemsBetweenPixels() throws(LayoutError) -> [(item: Item, open: [Layout.Dimension])] {
        let stacks = stacksBetweenPixels
        if stacks.isEmpty { return [] }
        let known = Set(try layout.ambiguousItems().map { ObjectIdentifier($0.item) })
        let added = stacks.compactMap { stack in
            try? stack.install(Constraint(item: stack, attribute: .height, constant: stack.frame.height - 0.5 / screen.scale))
        }
        defer { for constraint in added { constraint.remove() } }
        return try layout.ambiguousItems().filter { item, _ in
            !known.contains(ObjectIdentifier(item)) && stacks.contains { $0 !== item && $0.contains(item) }
        }
    }

    private var stacksBetweenPixels: [Item] {
        let nodes = scene.nodes
        var inside: Set<String> = []
        var found: [Item] = []
        for index in nodes.indices {
            guard let parent = nodes[index].parent else { continue }
            guard isContentInTable(nodes[index].element, parent: parent) || !inside.isEmpty && inside.contains(parent) else { continue }
            inside.insert(nodes[index].id)
            if nodes[index].kind == "stackView", isCenteredBetweenPixels(items[index]) { found.append(items[index]) }
        }
        return found
    }

    /// Whether a node, by its element, is the content of a row or an item in a table or a collection, not at the top of a xib.
    private func isContentInTable(_ element: String, parent: String) -> Bool {
        guard element == "tableViewCellContentView" || element == "collectionViewCellContentView" else { return false }
        return nodeIndices[parent].map { scene.nodes[$0].parent != nil } ?? false
    }

    private func isCenteredBetweenPixels(_ stack: Item) -> Bool {
        guard let parent = stack.parent, let constant = onlyCenter(of: stack, in: parent) else { return false }
        let top = (parent.frame.height - stack.frame.height) / 2 + constant
        let pixels = top * screen.scale
        return abs(pixels - pixels.rounded(.down) - 0.5) < 0.1
    }

    /// The distance of the center from the parent's, if that is all that constraints say of the vertical axis; or else nil.
    private func onlyCenter(of stack: Item, in parent: Item) -> Double? {
        let vertical = stack.referencingConstraints.filter {
            $0.source == .user && $0.firstAttribute.axis == .vertical && !$0.isWithin(stack)
        }
        guard vertical.count == 1, let only = vertical.first, only.relation == .equal, only.multiplier == 1,
            only.firstAttribute == .centerY, only.secondAttribute == .centerY
        else { return nil }
        if only.first === stack, only.second === parent { return only.constant }
        return only.first === parent && only.second === stack ? -only.constant : nil
    }
}

extension InstalledConstraint {
    /// Whether both of its items are an item or lie inside it.
    fileprivate func isWithin(_ item: Item) -> Bool {
        guard let first, let second else { return false }
        return item.contains(first) && item.contains(second)
    }
}

extension Item {
    /// Whether a constraint says how wide it is.
    fileprivate var hasOwnWidth: Bool { referencingConstraints.contains { $0.source == .user && $0.firstAttribute == .width } }
}
