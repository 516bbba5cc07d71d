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
        scene.views.filter { $0.isRowContent && $0.isInGrowingRow && !$0.isHidden }.compactMap { content in
            guard let last = RowBottom(content).missing, last.end(.vertical) - content.start(.vertical) > 44 else { return nil }
            var detection = Detection(
                content,
                "The row sizes itself, but \(last.title) is not connected to its bottom: unless code gives it a height it is 44 high, and its "
                    + "content ends at \(inPoints(last.end(.vertical) - content.start(.vertical))).",
                advice: "Add \(content.outlineTitle).bottom = \(last.outlineTitle).bottom + 8.")
            detection.related = [Finding.Related(last, "is the last one that is connected")]
            // One that is drawn higher has a height of its own on the canvas, and perhaps in code.
            if content.length(.vertical) > 45 { detection.severity = .warning }
            detection.edits = [content.bottomEdit(for: last)].compactMap { $0 }
            return detection
        }
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
        var seen: Set<AnalyzedView> = []
        return scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser, let side = constraint.sides.first(where: { $0.own.view.element == "tableViewCell" }),
                let other = side.other?.view, side.own.view.contains(other), !other.isRowContent,
                other.ancestors.contains(where: \.isRowContent), !other.runsUnderAccessory(of: side.own.view), seen.insert(other).inserted
            else { return nil }
            var detection = Detection(
                other, "\(other.sentenceTitle) is constrained to the cell, not to its content view: \(constraint).",
                advice: "Pin it to the content view instead.")
            detection.related = [Finding.Related(constraint)]
            return detection
        }
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
        guard !elimination.reduced(edges.end).isDetermined else {
            missing = nil
            return
        }
        let connected = content.descendants.filter { view in
            view.isView && view.parent == content && !view.isPlacedByMask
                && elimination.reduced(view.constraintForm(.vertical).end).isDetermined
        }
        missing = connected.max { $0.end(.vertical) < $1.end(.vertical) }
    }
}

extension AnalyzedView {
    /// Whether it is a line without content that may well run under the accessory of its cell, which code may set, too.
    fileprivate func runsUnderAccessory(of cell: AnalyzedView) -> Bool {
        guard childViews.isEmpty, !showsSomething else { return false }
        return cell.properties[.accessory] != nil || length(.vertical) <= 1
    }

    /// The edit that connects a view to the bottom of the row.
    fileprivate func bottomEdit(for last: AnalyzedView) -> SceneEdit? {
        guard let content = id, let last = last.id else { return nil }
        return .addConstraint(
            SceneConstraint(
                item: ItemReference(content), attribute: .bottom, relatedBy: .equal, toItem: ItemReference(last), attribute: .bottom,
                constant: 8))
    }
}
