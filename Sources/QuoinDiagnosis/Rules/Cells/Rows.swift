import QuoinLayout
import QuoinScenes

// Rules about rows of tables that are as high as what is in them.

extension Rule {
    static let rowWithoutBottom = Rule(
        "row-without-bottom", .error, summary: "A row sizes itself, but no chain of constraints leads from its top to its bottom.",
        explanation: """
            A table with automatic row heights asks each row's content view how high it has to be. The content view has an answer only \
            if constraints lead from its top through its subviews to its bottom. If the last one is missing, the row is 44 points high, \
            and the rest of its content overlaps the next row.
            """,
        shows: "A title and a text below it in a row of automatic height, and nothing at the text's bottom.",
        nearly: "The same with contentView.bottom = text.bottom + 12."
    ) { scene in
        var found: [Detection] = []
        var tables: [AnalyzedView: Int] = [:]
        let rows = scene.views.filter { $0.isRowContent && $0.isInGrowingRow && !$0.isHidden }
        for content in rows {
            guard var detection = content.missingBottom else { continue }
            if content.heightsComeFromCode(rows) { detection.severity = .info }
            // Where several rows of a table lack one, they are made alike.
            if let table = content.enclosingScrollView, let first = tables[table] {
                found[first].add(anotherRow: detection)
            } else {
                if let table = content.enclosingScrollView { tables[table] = found.count }
                found.append(detection)
            }
        }
        return found
    }

    static let constraintToCell = Rule(
        "constraint-to-cell", .warning, summary: "A view in a row is constrained to the cell instead of its content view.",
        explanation: """
            The content view of a cell is what a table lays out and measures. It moves aside for editing controls and accessories; the \
            cell does not. A constraint from a view in the content to the cell itself is ignored when a row sizes itself, and breaks \
            while the row is edited or swiped.
            """,
        shows: "label.trailing = cell.trailing − 16.",
        nearly: "label.trailing = contentView.trailing − 16."
    ) { scene in
        scene.views.filter { $0.element == "tableViewCell" }.flatMap(\.constraintsToCell)
    }
}

/// Looks for the way from a row's top to its bottom.
private struct RowBottom {
    /// The last view that is connected to the top where the way ends before the bottom; nil if it does not, or nothing is placed.
    let missing: AnalyzedView?

    init(_ content: AnalyzedView) {
        let constraints = content.descendants.flatMap { Array($0.constraints) }.filter { $0.axis == .vertical && $0.origin != .host }
        guard constraints.contains(where: \.isUser) else {
            missing = nil
            return
        }
        var elimination = Elimination<AxisEquations.Quantity>()
        let edges = content.constraintForm(.vertical)
        elimination.assume(edges.start)
        for view in content.descendants where view.childViews.isEmpty || view.isScrollView || view.mayHaveOwnSize {
            let own = view.constraintForm(.vertical)
            elimination.assume(own.end - own.start - LinearForm(.content(view.index)))
        }
        for constraint in constraints where constraint.origin != .contentSize {
            let isInside = constraint.sides.allSatisfy { $0.own.view == content || content.contains($0.own.view) }
            if isInside { elimination.assume(constraint.edgeForm(.vertical)) }
        }
        // A table or a scroll view on the way has no height of its own: that it lacks one is another mistake. Where baselines connect
        // the views, an optional height does not tell how the way goes on.
        let usesBaselines = constraints.contains { $0.isUser && $0.sides.contains { $0.own.attribute.isBaseline } }
        let leadsThroughScroll = content.childViews.contains { view in
            (view.isScrollView || view.isTable) && view.constraints.contains { $0.isUser && $0.axis == .vertical }
                && !view.constraints.contains { $0.isUser && $0.givesHeight(to: view) && ($0.isRequired || !usesBaselines) }
        }
        guard !leadsThroughScroll, !elimination.reduced(edges.end).isDetermined else {
            missing = nil
            return
        }
        let placed = content.childViews.filter { !$0.isPlacedByMask }
        let connected = placed.filter { elimination.reduced($0.constraintForm(.vertical).end).isDetermined }
        // A view whose height depends on its width, say, ends where nobody knows.
        let begun = placed.filter { view in
            elimination.reduced(view.constraintForm(.vertical).start).isDetermined
                && !view.constraints.contains { $0.isUser && $0.side(of: view)?.own.attribute.isEnd == true && $0.axis == .vertical }
        }
        missing = (connected.isEmpty ? begun : connected).max { $0.end(.vertical) < $1.end(.vertical) }
    }
}

extension AnalyzedConstraint {
    /// Whether it is an equation about the height of a view, be it at a lower priority.
    fileprivate func givesHeight(to view: AnalyzedView) -> Bool {
        relation == .equal && side(of: view)?.own.attribute == .height && side(of: view)?.own.part == .whole
    }
}

extension Detection {
    /// Adds another row of the same table that lacks a constraint to its bottom.
    fileprivate mutating func add(anotherRow other: Detection) {
        if edits.count == 1, let advice { self.advice = advice.dropLast() + ", and likewise in the other rows without one." }
        severity = max(severity ?? .error, other.severity ?? .error)
        related.append(Finding.Related(object: other.object, message: other.message))
        edits += other.edits
    }
}

extension AnalyzedView {
    /// The finding about the content of a row that sizes itself, and has nothing that leads to its bottom; nil if there is something.
    fileprivate var missingBottom: Detection? {
        guard let last = RowBottom(self).missing, bottom(of: last) > 44 else { return nil }
        var detection = Detection(
            self,
            "The row sizes itself, but \(last.title) is not connected to its bottom: unless code gives it a height it is 44 high, and its "
                + "content ends at \(inPoints(bottom(of: last))).",
            advice:
                "Add \(outlineTitle).bottom = \(last.outlineTitle).bottom\(bottomGap(below: last) > 0 ? " + \(inPoints(bottomGap(below: last)))" : "")."
        )
        detection.related = [Finding.Related(last, "is the last one that is connected")]
        // One that is drawn higher has a height of its own on the canvas, and perhaps in code.
        if length(.vertical) > 45 { detection.severity = .warning }
        detection.edits = [bottomEdit(for: last)].compactMap { $0 }
        return detection
    }

    /// Whether code likely gives the rows of its table their heights: the table is itself in a row, which could not be measured otherwise;
    /// or it is as high as some rows of the drawn height; or most of its rows have no bottom, and these were drawn as high as they need.
    fileprivate func heightsComeFromCode(_ rows: [AnalyzedView]) -> Bool {
        guard let table = enclosingScrollView else { return false }
        if table.ancestors.contains(where: \.isCellPart) { return true }
        let counts = table.constraints.filter { $0.isUser && $0.first.view == table && $0.isFixedSize && $0.axis == .vertical }
            .map { $0.constant / length(.vertical) }
        if counts.contains(where: { $0 > 1.5 && abs($0 - $0.rounded()) < 0.01 }) { return true }
        let own = rows.filter { $0.enclosingScrollView == table && !$0.childViews.isEmpty }
        let open = own.compactMap { row in RowBottom(row).missing.map { (row, bottom: row.bottom(of: $0)) } }.filter { $0.bottom > 44 }
        return open.count >= 3 && 3 * open.count >= 2 * own.count && open.allSatisfy { $0.bottom <= $0.0.length(.vertical) + 1 }
    }

    /// The views in the content of a cell that are constrained to the cell itself, a finding each.
    fileprivate var constraintsToCell: [Detection] {
        var order: [AnalyzedView] = []
        var found: [AnalyzedView: [AnalyzedConstraint]] = [:]
        for constraint in constraints where constraint.isUser {
            guard let other = constraint.side(of: self)?.other?.view, contains(other), !other.isRowContent,
                other.ancestors.contains(where: \.isRowContent), !other.runsUnderAccessory(of: self)
            else { continue }
            if found[other] == nil { order.append(other) }
            found[other, default: []].append(constraint)
        }
        return order.map { view in
            let own = found[view] ?? []
            let moved = own.filter { isWhereContentDiffers($0) }
            let shown = moved + own.filter { !moved.contains($0) }
            var detection = Detection(
                view, severity: moved.isEmpty ? .info : .warning,
                "\(view.sentenceTitle) is constrained to the cell, not to its content view: \(listed(shown.prefix(2).map(\.description))).",
                advice: "Pin it to the content view instead.")
            detection.related = shown.map { Finding.Related($0) }
            return detection
        }
    }

    /// Whether a constraint to a cell says something else than the same one to its content view: at the sides, from which the content
    /// view moves away for accessories and editing controls, and where a row sizes itself by what reaches its bottom.
    private func isWhereContentDiffers(_ constraint: AnalyzedConstraint) -> Bool {
        guard let side = constraint.side(of: self) else { return false }
        let attribute = side.own.attribute
        // Without an accessory the width and the middle are the same.
        if constraint.axis == .horizontal {
            // Rows that are not edited have nothing but accessories, at the end.
            guard !isStatic else { return properties[.accessory] != nil && !attribute.isStart }
            return attribute.isLocation && !attribute.isCenter || properties[.accessory] != nil
        }
        return (attribute.isEnd || attribute == .height) && childViews.contains(where: \.isInGrowingRow)
    }

    /// Whether it is a row of a table whose rows are in the file.
    private var isStatic: Bool { enclosingScrollView?.properties[.dataMode] == "static" }

    /// Whether it is a line or a plain view without content that may well run under the accessory of its cell, which code may set, too.
    fileprivate func runsUnderAccessory(of cell: AnalyzedView) -> Bool {
        guard childViews.isEmpty, !showsSomething, ["view", "imageView"].contains(kind) else { return false }
        return length(.vertical) <= 1 || cell.properties[.accessory] != nil && kind == "view" && !hasOwnClass
    }

    /// Where a view in the row ends, as it is drawn where nothing says how high it is.
    private func bottom(of view: AnalyzedView) -> Double {
        let drawn = view.isUndetermined(.vertical) ? view.node?.stored?.frame?.maxY : nil
        return drawn ?? (view.end(.vertical) - start(.vertical))
    }

    /// The points below a view to the bottom of the row, as it is drawn; 8 where it is drawn too low or much too high for that.
    fileprivate func bottomGap(below last: AnalyzedView) -> Double {
        let gap = length(.vertical) - bottom(of: last)
        return 0...max(44, bottom(of: last) / 2) ~= gap ? gap : 8
    }

    /// The edit that connects a view to the bottom of the row.
    fileprivate func bottomEdit(for last: AnalyzedView) -> SceneEdit? {
        guard let content = id, let lastID = last.id else { return nil }
        return .addConstraint(
            SceneConstraint(
                item: ItemReference(content), attribute: .bottom, relatedBy: .equal, toItem: ItemReference(lastID), attribute: .bottom,
                constant: bottomGap(below: last)))
    }
}
