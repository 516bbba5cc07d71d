import QuoinLayout
import QuoinScenes
import QuoinSolver

/// The views whose stored frame is not where their constraints put them, as far as that is beyond doubt.
///
/// Interface Builder flags such views when it saves a file. A file that was merged or written by hand has no flags; there the frames
/// themselves must contradict a constraint, because everything else, bars and safe areas above all, is an assumption.
struct MisplacedViews {
    private let scene: SceneAnalysis
    /// The views in the order of the tree.
    private var views: [AnalyzedView] = []
    private var all: Set<AnalyzedView> = []
    /// The frames were written for another size of the root.
    private var isDrawnElsewhere = false

    init(_ scene: SceneAnalysis) {
        self.scene = scene
        guard scene.isDrawn else { return }
        isDrawnElsewhere = scene.isDrawnInAnotherRoot()
        views = scene.views.dropFirst().filter { isMisplaced($0) }
        all = Set(views)
    }

    /// The misplaced views without those in one that is drawn in a wrong size: they are wrong with it.
    var outermost: [AnalyzedView] {
        views.filter { view in !view.ancestors.contains { all.contains($0) && isResized($0) } }
    }

    private func isMisplaced(_ view: AnalyzedView) -> Bool {
        guard let node = view.node, node.placement == .constraints, let stored = node.stored, let frame = stored.frame,
            let expected = scene.storedFrames[view]
        else { return false }
        return frame.differs(from: expected, by: view.frameTolerance) && !stored.isAmbiguous && !view.isHidden
            && !isExplainedOtherwise(view)
            && (stored.isMisplaced || !isDrawnElsewhere && view.isBeyondDoubtMisplaced(expected))
    }

    /// Whether another rule has something to say about the view, from which its frame follows.
    private func isExplainedOtherwise(_ view: AnalyzedView) -> Bool {
        view.selfAndAncestors.contains { !$0.undetermined.isEmpty } || scene.isMovedByConflict(view)
    }

    private func isResized(_ view: AnalyzedView) -> Bool {
        guard let stored = view.node?.stored?.frame, let expected = scene.storedFrames[view] else { return false }
        return abs(stored.width - expected.width) > 1 || abs(stored.height - expected.height) > 1
    }

    /// Whether the expected frame depends on the measure of a text.
    func dependsOnText(_ view: AnalyzedView) -> Bool {
        view.showsText || view.descendants.contains { $0.showsText && all.contains($0) }
    }

    /// The edits that store the expected frame of a view, and those of all views in it that change with it.
    func frames(below view: AnalyzedView) -> [SceneEdit] {
        ([view] + view.descendants).compactMap { inner in
            guard let node = inner.node, let stored = node.stored?.frame, let expected = scene.storedFrames[inner],
                inner == view || stored.differs(from: expected, by: 0.5), node.source != nil
            else { return nil }
            return .setStoredFrame(expected, of: node.id)
        }
    }
}

extension AnalyzedView {
    /// The possible error of an expected frame: a flagged text has no stored size to go by, and symbols have insets of their own.
    fileprivate var frameTolerance: Double {
        switch kind {
        case "imageView": 4
        case "button": max(4, TextContent.tolerance(of: length(.horizontal)))
        case _ where dependsOnText: max(1, TextContent.tolerance(of: length(.horizontal)))
        default: 1
        }
    }

    /// The stored frame in the window; nil if it, or one around it, is missing.
    var storedFrameInWindow: Rect? {
        guard var frame = node?.stored?.frame else { return nil }
        if isRoot { return Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
        for ancestor in ancestors where !ancestor.isRoot {
            guard let outer = ancestor.node?.stored?.frame else { return nil }
            frame.x += outer.x
            frame.y += outer.y
        }
        return frame
    }
}

extension AnalyzedView {
    /// Whether a constraint that its stored frame breaks leads to the expected one: nothing that is measured takes part.
    fileprivate func isBeyondDoubtMisplaced(_ expected: Rect) -> Bool {
        guard let stored = node?.stored?.frame, !dependsOnText else { return false }
        let moved = Axis.allCases.filter {
            abs(stored.start($0) - expected.start($0)) > 1 || abs(stored.length($0) - expected.length($0)) > 1
        }
        return moved.allSatisfy { axis in
            constraints.contains { $0.axis == axis && $0.isBrokenByStoredFrames }
        }
    }
}

extension AnalyzedConstraint {
    /// Whether it is a required equation between plain edges that the stored frames break by more than a point.
    fileprivate var isBrokenByStoredFrames: Bool {
        isUser && isRequired && relation == .equal && !isSatisfiedByStoredFrames
    }
}

extension SceneAnalysis {
    /// Whether the views in the root were drawn in a root of another size: that of a sheet, or of another device. All constraints to the
    /// root's far edge or center then agree on one other length, and those to its near edge hold.
    fileprivate func isDrawnInAnotherRoot() -> Bool {
        Axis.allCases.contains { axis in
            var implied: [Double] = []
            for constraint in root.constraints where constraint.axis == axis && constraint.isUser && constraint.relation == .equal {
                guard constraint.isRequired, constraint.multiplier == 1, let second = constraint.second,
                    let side = constraint.side(of: root), let other = side.other, !side.own.attribute.isStart,
                    side.own.attribute.isLocation, let frame = other.view.storedFrameInWindow
                else { continue }
                let value = other.attribute.value(from: frame.start(axis), to: frame.end(axis))
                let edge = second.view == root ? value - constraint.constant : value + constraint.constant
                implied.append(side.own.attribute.isCenter ? 2 * edge : edge)
            }
            guard let first = implied.first, abs(first - root.length(axis)) > 1.01 else { return false }
            return implied.allSatisfy { abs($0 - first) <= 1.01 }
        }
    }
}
