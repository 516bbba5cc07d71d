import QuoinLayout
import QuoinScenes
import QuoinSolver

// What Xcode marks as ambiguous on its canvas although the constraints leave nothing open. Nothing is wrong when the program runs, so
// these are notes: they say where the mark comes from, and how to lose it.

extension SceneAnalysis {
    /// The notes about rows that Xcode's canvas never laid out, one for each table.
    var farRowNotes: [Detection] {
        let rows = marked(.farRows).filter(\.undetermined.isEmpty).compactMap { view in view.ancestors.first { $0.isRowContent }?.parent }
        return byParent(rows).compactMap { table, rows -> Detection? in
            guard let first = rows.first else { return nil }
            var detection = Detection(
                table, aspect: "far rows", severity: .info,
                "Xcode marks what is in the rows of \(table.title) from \(first.title) on as ambiguous, because they lie below the part of it "
                    + "that the canvas shows: their constraints are complete.")
            detection.related = [Finding.Related(first, "is the first of them")]
            return detection
        }
    }

    /// The notes about three texts that share a width.
    var threeTextNotes: [Detection] {
        byParent(marked(.threeTexts)).compactMap { stack, texts -> Detection? in
            guard let first = texts.first, let id = first.id else { return nil }
            var detection = Detection(
                stack, aspect: "three texts", severity: .info,
                "\(listed(texts.map(\.title)).capitalizedFirst) share the width of \(stack.title), and nothing but equal priorities says how: "
                    + "Xcode marks them as ambiguous.",
                advice: "Make their widths equal, as the distribution Fill Equally of \(stack.title) does.")
            detection.edits = texts.dropFirst().compactMap(\.id).map {
                .addConstraint(
                    SceneConstraint(
                        item: ItemReference($0), attribute: .width, relatedBy: .equal, toItem: ItemReference(id), attribute: .width))
            }
            return detection
        }
    }

    /// The notes about contents of a centered stack view between two pixels.
    var betweenPixelNotes: [Detection] {
        let rivals = marked(.betweenPixels).filter { $0.hasContentLength(.vertical) && $0.undetermined.isEmpty }
        return byParent(rivals).compactMap { stack, rivals -> Detection? in
            guard rivals.count > 1, let last = rivals.last else { return nil }
            let raised = rivals.dropLast()
            var detection = Detection(
                stack, aspect: "between pixels", severity: .info,
                "\(listed(rivals.map(\.title)).capitalizedFirst) are centered between two pixels, which takes half a pixel of their height, and "
                    + "their vertical compression resistance is equal: nothing says which one gives way.",
                advice: "Raise the vertical compression resistance of \(listed(raised.map(\.title))) by 1, so that \(last.title) gives way."
            )
            detection.edits = raised.compactMap { view in
                let priority = view.contentPriority(.vertical, whenGrowing: false)
                return view.id.map { .setContentPriority(min(1000, priority + 1), .verticalResistance, of: $0) }
            }
            detection.isChoice = true
            return detection
        }
    }

    /// Some views with the parent that they share, both in the order of the tree.
    private func byParent(_ views: [AnalyzedView]) -> [(parent: AnalyzedView, views: [AnalyzedView])] {
        Dictionary(grouping: views) { $0.parent }.compactMap { parent, views in
            parent.map { ($0, views.sorted { $0.index < $1.index }) }
        }.sorted { $0.parent.index < $1.parent.index }
    }

    /// The views that Xcode marks for a reason, in the order of the tree.
    private func marked(_ mark: AmbiguityMarks) -> [AnalyzedView] {
        guard isDrawn, usesAutoLayout, let items = try? layout.itemsMarked(mark) else { return [] }
        return items.compactMap { tree.index(of: $0) }.sorted().map { AnalyzedView(tree: tree, index: $0) }
    }
}
