import QuoinLayout
import QuoinScenes
import QuoinSolver

// Rules about frames and flags that the file stores, against those that its constraints give (F62, F63).

extension Rule {
    static let misplaced = Rule(
        "misplaced", .warning, summary: "The stored frame of a view differs from the one that its constraints give.",
        explanation: """
            Interface Builder stores the frame in which it draws each view. Where that differs from the frame that the constraints give, \
            the canvas shows something that no device will. Usually the view was dragged, or a constraint was changed, without choosing \
            Update Frames afterwards; merging two versions of a file can cause it too. Xcode says: "Frame for … will be different at run \
            time."
            """,
        shows: "A label whose constraints put it at y = 20, and whose stored frame says 64.",
        nearly: "A frame that is off by a point, which Interface Builder tolerates."
    ) { scene in
        let misplaced = MisplacedViews(scene)
        return misplaced.outermost.compactMap { view -> Detection? in
            guard let stored = view.node?.stored?.frame, let frame = scene.storedFrames[view], !view.isEmptyLabel else { return nil }
            var detection = Detection(
                view, "\(view.sentenceTitle) will be elsewhere at run time. Expected frame: \(frame.inWords). Actual: \(stored.inWords).",
                advice: "Update its frame to match the constraints, or change the constraints if it is drawn where it should be.")
            // A position that depends on the measure of a text is for a person to judge.
            if misplaced.dependsOnText(view) {
                detection.tolerance = TextContent.tolerance(of: frame.width)
                detection.isChoice = true
            }
            detection.edits = misplaced.frames(below: view)
            return detection
        }
    }

    static let staleAmbiguityFlag = Rule(
        "stale-ambiguity-flag", .info, summary: "A view is marked ambiguous in the file, but its layout is not ambiguous.",
        explanation: """
            Interface Builder writes ambiguous="YES" into the file for views that it could not place. The mark stays until Xcode lays \
            the file out again and saves it, and misleads other tools and people who review the changes.
            """,
        shows: "ambiguous=\"YES\" on a view whose constraints determine it.",
        nearly: "The same mark on a view without a width."
    ) { scene in
        guard scene.isDrawn else { return [] }
        return scene.views.compactMap { view -> Detection? in
            guard let node = view.node, node.stored?.isAmbiguous == true, scene.isSurelyDetermined(view) else { return nil }
            var detection = Detection(
                view, "\(view.sentenceTitle) is marked ambiguous in the file, and its constraints determine it.",
                advice: "Remove the mark ambiguous=\"YES\".")
            detection.edits = [.removeFlag(.ambiguous, of: node.id)]
            return detection
        }
    }
}

extension SceneAnalysis {
    /// Whether a conflict moves a view: one that names it, or one that is broken by more than a point, which moves views that have
    /// nothing to do with it.
    ///
    /// - Parameter axis: Only conflicts on that axis count; nil for all.
    func isMovedByConflict(_ view: AnalyzedView, _ axis: Axis? = nil) -> Bool {
        conflicts.contains { conflict in
            if let axis, let other = conflict.members.first?.firstAttribute.axis, other != axis { return false }
            let isLarge = constraint(conflict.broken)?.excess.map { abs($0) > 1.01 } ?? true
            // What is wrong in a row moves nothing outside of it.
            if let row = row(of: conflict), row != view, !row.contains(view) { return false }
            return isLarge || conflict.members.contains { constraint($0.id)?.side(of: view) != nil }
        }
    }

    /// The row or item that all members of a conflict lie in; nil if they lie in several, or in none.
    private func row(of conflict: LaidOutConflict) -> AnalyzedView? {
        let views = conflict.members.compactMap { constraint($0.id) }.flatMap { $0.sides.map(\.own.view) }
        let rows = views.map { view in view.selfAndAncestors.last(where: \.isCellPart) }
        guard let first = rows.first, let row = first, rows.allSatisfy({ $0 == row }) else { return nil }
        return row
    }

    /// Whether nothing about a view, or about whatever could make it ambiguous, is undetermined.
    fileprivate func isSurelyDetermined(_ view: AnalyzedView) -> Bool {
        guard usesAutoLayout, view.selfAndAncestors.allSatisfy(\.undetermined.isEmpty), !isMovedByConflict(view) else { return false }
        // Rows whose height follows their content are marked for another reason, and texts that press each other depend on a measure.
        guard !view.selfAndAncestors.contains(where: \.isCellPart) else { return false }
        return view.descendants.allSatisfy(\.undetermined.isEmpty) && !view.hasPressedContent
    }
}

extension AnalyzedView {
    /// Whether a text in it or beside it is not as large as it asks to be.
    fileprivate var hasPressedContent: Bool {
        let near = [self] + (parent?.children ?? []) + descendants
        return near.contains { view in
            view.showsText && Axis.allCases.contains { axis in view.contentLength(axis).map { abs($0 - view.length(axis)) > 1 } ?? false }
        }
    }
}

extension AnalyzedView {
    /// Whether it is a label without a text, which has no size until code gives it one.
    fileprivate var isEmptyLabel: Bool { kind == "label" && text == nil }
}
