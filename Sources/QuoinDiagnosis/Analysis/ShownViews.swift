import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Views that people see or touch, and where they are on the screen.

extension SceneAnalysis {
    /// The views that show something by themselves, texts, pictures and what is touched, wherever they are.
    func findVisibleViews() -> [AnalyzedView] {
        views.dropFirst().filter { view in
            view.isView && !view.isHidden && view.showsSomething && view.length(.horizontal) > 1 && view.length(.vertical) > 1
                && view.alpha > 0.01
        }
    }

    /// The visible views whose place on both axes is certain.
    func findShownViews() -> [AnalyzedView] {
        visibleViews.filter { view in Axis.allCases.allSatisfy { view.isCertainlyPlaced($0) } }
    }

    /// The root is a whole screen of a controller.
    var isWholeScreen: Bool {
        guard let controller = scene.controllers.first, controller.id != nil, controller.root == scene.root?.id else { return false }
        return original.canvas.map { !$0.keepsSize } ?? true
    }
}

extension AnalyzedView {
    /// Whether it shows something by itself.
    var showsSomething: Bool { text != nil || isInteractive || kind == "imageView" && hasContentLength(.horizontal) }

    /// Whether it is a button without a title or a picture, which takes the touches of what lies around it.
    var isTouchArea: Bool {
        guard kind == "button", text == nil, let button = item.behavior as? Button else { return false }
        return button.imageSize == nil
    }

    /// The view's opacity, multiplied by that of the views around it.
    var alpha: Double { selfAndAncestors.reduce(1) { $0 * ($1.properties[.alpha] ?? 1) } }

    /// Whether constraints decide its place on an axis, and nothing else may.
    func isCertainlyPlaced(_ axis: Axis) -> Bool {
        selfAndAncestors.allSatisfy { view in
            !view.isUndetermined(axis) && !view.isInOpenContent(axis)
                && (view.isRoot || !view.isPlacedByMask || view.isCellPart || view != self && view.isPlacedByMaskAlone(axis))
                && !(view.mayHaveOwnSize && view != self && view.constraints.isEmpty)
        }
    }

    /// Whether it lies in a scroll view, a table or a collection, which brings it into sight.
    var isScrolled: Bool { enclosingScrollView != nil }

    /// The points by which it lies beyond a rectangle on an axis; 0 or less if it does not.
    func overhang(_ axis: Axis, of rect: Rect) -> Double { max(rect.start(axis) - start(axis), end(axis) - rect.end(axis)) }

    /// Whether it lies wholly beyond a rectangle on an axis.
    func isBeyond(_ rect: Rect, _ axis: Axis) -> Bool { start(axis) >= rect.end(axis) - 0.5 || end(axis) <= rect.start(axis) + 0.5 }

    /// The edge of a rectangle that it lies beyond, in words.
    func edge(_ axis: Axis, of rect: Rect) -> String {
        let isStart = rect.start(axis) - start(axis) > end(axis) - rect.end(axis)
        return axis == .horizontal ? (isStart ? "left" : "right") : (isStart ? "top" : "bottom")
    }

    /// The constraint of the program that puts it there on an axis: one with what it lies in, else any.
    ///
    /// - Parameter isStart: The edge whose constraint comes first, if there are several: the near one or the far one; nil for any.
    func placingConstraint(_ axis: Axis, atStart isStart: Bool? = nil) -> AnalyzedConstraint? {
        let all = constraints.filter { $0.isUser && $0.axis == axis && $0.first.attribute.isLocation }
        let atEdge = all.filter { constraint in
            guard let isStart, let attribute = constraint.side(of: self)?.own.attribute else { return false }
            return isStart ? attribute.isStart : attribute.isEnd
        }
        let own = atEdge + all
        return own.first { $0.side(of: self)?.other.map { $0.view.contains(self) } ?? false } ?? own.first
    }
}

extension Rect {
    /// The part that both have; nil for none.
    func overlap(_ other: Rect) -> Size? {
        let width = min(maxX, other.maxX) - max(x, other.x), height = min(maxY, other.maxY) - max(y, other.y)
        return width > 0 && height > 0 ? Size(width: width, height: height) : nil
    }
}
