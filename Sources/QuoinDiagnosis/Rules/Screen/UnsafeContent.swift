import QuoinLayout
import QuoinScenes

// Rules about the edges of the screen: what covers them, and what is pinned there.

extension Rule {
    static let outsideSafeArea = Rule(
        "outside-safe-area", .warning, summary: "A text or a control lies under the status bar, the notch or the home indicator.",
        explanation: """
            The safe area is the part of the screen that no system element covers. On phones with a notch, a view that is pinned to the \
            edges of the screen instead lies under the clock or the home indicator, where it is hard to read or to touch. Backgrounds \
            and pictures may extend there; texts and controls belong in the safe area.
            """,
        shows: "button.bottom = view.bottom − 8 on a phone with a home indicator.",
        nearly: "button.bottom = view.safeAreaLayoutGuide.bottom − 8; or a picture behind the status bar."
    ) { scene in
        guard scene.isWholeScreen, scene.layout.screen.era.hasSafeAreas else { return [] }
        let covered = scene.shownViews.compactMap { view -> CoveredView? in
            guard view.text != nil || view.isInteractive && !view.isTouchArea, !view.isScrolled, !scene.isMovedByConflict(view) else {
                return nil
            }
            return scene.covered(view)
        }
        // The view that is covered most stands for the others.
        return oneForEachConstraint(covered.sorted { $0.share > $1.share }.map { scene.detection($0) })
    }

    /// Returns one detection for all views that depend on the same constraint to the screen, because that is one mistake.
    private static func oneForEachConstraint(_ covered: [Detection]) -> [Detection] {
        var found: [Detection] = []
        var indices: [String: Int] = [:]
        for detection in covered {
            guard let cause = detection.related.first?.object else {
                found.append(detection)
                continue
            }
            if let first = indices[cause] {
                found[first].related.append(Finding.Related(object: detection.object, message: detection.message))
            } else {
                indices[cause] = found.count
                found.append(detection)
            }
        }
        return found
    }

    static let runsIntoBottom = Rule(
        "runs-into-bottom", .warning, summary: "On a small phone the content runs into what is pinned to the bottom.",
        explanation: """
            Content that is pinned to the top and a button that is pinned to the bottom share a height that differs from phone to phone. \
            If nothing keeps them apart, they overlap on the smallest one. A minimum distance between them does not make more room, but \
            decides what is compressed; a scroll view around the content makes room.
            """,
        shows: "A column of fields 560 points long, and a button pinned to the bottom of a screen that is 667 points high.",
        nearly: "The same with the column in a scroll view that ends above the button."
    ) { scene in
        guard scene.isWholeScreen, !scene.isDrawn else { return [] }
        let shown = scene.shownViews.filter { !$0.isScrolled && ($0.text != nil || $0.isInteractive) && !scene.isMovedByConflict($0) }
        let low = shown.filter(\.isHeldAtBottom), others = shown.filter { !$0.isHeldAtBottom }
        return low.compactMap { lower -> Detection? in
            guard let upper = others.first(where: { scene.runsInto($0, lower) }) else { return nil }
            let shared = upper.frame.overlap(lower.frame)?.height ?? 0
            var detection = Detection(
                lower, "\(upper.sentenceTitle) runs \(inPoints(shared)) points into \(lower.title), which is pinned to the bottom.",
                advice: "Put what is above \(lower.title) into a scroll view that ends at its top.")
            detection.related = [Finding.Related(upper, "hangs from the top")]
            detection.tolerance = 3
            return detection
        }
    }
}

/// A view that a bar, the notch or the home indicator covers wholly or in part.
private struct CoveredView {
    let view: AnalyzedView
    let isTop: Bool
    /// The points of its text or control that are covered.
    let length: Double
    /// The covered part of it, from 0 to 1.
    let share: Double
}

extension SceneAnalysis {
    /// Whether the canvas draws a toolbar that the program does not show.
    private var isToolbarSimulatedOnly: Bool { scene.controllers.first?.bars.tool?.isSimulatedOnly == true }

    fileprivate func covered(_ view: AnalyzedView) -> CoveredView? {
        var safe = root.insets.safeArea
        if isToolbarSimulatedOnly, let device = scene.environment.device {
            safe.bottom = min(safe.bottom, device.safeArea(scene.environment.orientation ?? .portrait).bottom)
        }
        let screen = root.frame, spare = view.spareHeight
        let above = screen.y + safe.top - view.frame.y - spare / 2, below = view.frame.maxY - spare / 2 - (screen.maxY - safe.bottom)
        let isTop = above > below
        let whole = view.frame.height - spare, covered = min(max(above, below), whole)
        guard (isTop ? safe.top : safe.bottom) > 0.5, covered > max(4, 0.3 * view.frame.height), view.frame.maxY > screen.y + 1,
            view.frame.y < screen.maxY - 1
        else { return nil }
        return CoveredView(view: view, isTop: isTop, length: covered, share: covered / whole)
    }

    fileprivate func detection(_ covered: CoveredView) -> Detection {
        let view = covered.view, isTop = covered.isTop
        let what = isTop ? (root.insets.safeArea.top > 20 ? "the notch and the status bar" : "the status bar") : "the home indicator"
        let bars = scene.controllers.first?.bars
        let bar = isTop ? bars?.navigation != nil : bars?.tab != nil || bars?.tool != nil && !isToolbarSimulatedOnly
        // What a stack view places is where the views around it are.
        let held = view.selfAndAncestors.lazy.compactMap { $0.constraintToRoot(.vertical) }.first
        let cause = held?.constraint
        let barName = isTop ? "the navigation bar" : bars?.tab != nil ? "the tab bar" : "the toolbar"
        let part = covered.share > 0.99 ? "wholly" : "\(inPoints(covered.length)) points"
        let lies = "\(view.sentenceTitle) lies \(part) under \(bar ? barName : what)"
        if let held, held.constraint.holdsRoot(atEnd: isTop) {
            // The other edge of the screen has no part in it.
            var detection = Detection(
                view, "\(lies): what is \(isTop ? "below" : "above") it, from \(held.view.title) on, is too tall.",
                advice: "Make what is \(isTop ? "below" : "above") \(view.title) less tall, or put it into a scroll view.")
            detection.related = [Finding.Related(held.constraint)]
            return detection
        }
        var detection = Detection(view, "\(lies)\(cause.map { ": \($0)" } ?? "").")
        detection.take(ways(for: view, held, isTop: isTop))
        if let cause { detection.related = [Finding.Related(cause)] }
        // Through an outlet, code may move it out from under the bar, and what looks like a bar may be shown instead of it.
        if cause?.isConnected == true || bar && hasBackdrop(behind: view, isTop: isTop) {
            detection.severity = .info
        }
        return detection
    }

    /// The ways out for a view that something of the system covers.
    ///
    /// - Parameter held: The constraint to the root that places it, and the view that has this constraint.
    private func ways(for view: AnalyzedView, _ held: (view: AnalyzedView, constraint: AnalyzedConstraint)?, isTop: Bool) -> [Fix] {
        // A background may well reach to the edges of the screen; what is on it may not.
        let isBackground = held.map { $0.view.stackBehavior == nil && $0.view.length(.vertical) >= root.length(.vertical) - 1 } ?? false
        let bar = held.flatMap { $0.view == view || isBackground ? nil : $0.view }, name = bar?.title ?? "it"
        if let constraint = held?.constraint, constraint.sides.contains(where: { $0.own.part == .safeArea }) {
            return [Fix("It is pinned to the safe area already: look at the constant, and at the height of \(name).")]
        }
        let guides: Set<String> = ["topLayout", "bottomLayout"]
        let usesGuides = original.constraints.contains { constraint in
            [constraint.first.part, constraint.second?.part].contains { $0.map(guides.contains) ?? false }
        }
        let place = usesGuides ? "\(isTop ? "top" : "bottom") layout guide" : "safe area of \(root.title)"
        let pin = Fix("Pin \(name) to the \(place) instead.", edits: held.map { safeAreaEdits($0.constraint) } ?? [], isChoice: true)
        guard !pin.edits.isEmpty else { return [pin] }
        // Where there is no room for that, the background stays at the edge.
        let words =
            bar == nil
            ? "Pin it to the \(place), and make room for it there."
            : "Keep \(name) at the edge, pin \(view.title) to the \(place), and give \(name) the height for both."
        return [pin, Fix(words)]
    }

    /// The edits that pin what a constraint holds at an edge of the root to its safe area instead; empty if it names the root otherwise.
    private func safeAreaEdits(_ constraint: AnalyzedConstraint) -> [SceneEdit] {
        guard var pinned = scene.constraints.first(where: { $0.id == constraint.id }), let id = pinned.id, let root = root.id else {
            return []
        }
        pinned.id = nil
        let whole = ItemReference(root), safe = ItemReference(root, part: "safeArea")
        if pinned.first == whole, pinned.firstAttribute.isLocation {
            pinned.first = safe
        } else if pinned.second == whole, pinned.secondAttribute.isLocation {
            pinned.second = safe
        } else {
            return []
        }
        return [.removeConstraint(id), .addConstraint(pinned)]
    }

    /// Whether something as wide as the screen and about as high as the bars lies at the edge of the screen, beside a view or around it.
    private func hasBackdrop(behind view: AnalyzedView, isTop: Bool) -> Bool {
        let height = isTop ? root.insets.safeArea.top : root.insets.safeArea.bottom
        return root.childViews.contains { other in
            let isThere = isTop ? abs(other.frame.y - root.frame.y) <= 1 : abs(other.frame.maxY - root.frame.maxY) <= 1
            return isThere && other != view && !other.isHidden && abs(other.length(.vertical) - height) <= 16
                && other.length(.horizontal) >= root.length(.horizontal) - 1
        }
    }

    /// Whether a view pinned to the top overlaps one pinned to the bottom here, and does not where it was drawn.
    fileprivate func runsInto(_ upper: AnalyzedView, _ lower: AnalyzedView) -> Bool {
        guard !upper.contains(lower), !lower.contains(upper), let shared = upper.frame.overlap(lower.frame), shared.height > 4,
            shared.width > 4, let one = upper.storedFrameInWindow, let two = lower.storedFrameInWindow
        else { return false }
        return one.maxY <= two.y + 0.5
    }
}

extension AnalyzedView {
    /// The height of a label that its text leaves, half of it above and half below.
    fileprivate var spareHeight: Double {
        guard kind == "label", let text = item.behavior?.contentSize(of: item, width: length(.horizontal)).height else { return 0 }
        return max(0, length(.vertical) - text)
    }

    /// Whether constraints hold it, or a view around it, at the bottom of the screen and not at the top.
    fileprivate var isHeldAtBottom: Bool {
        selfAndAncestors.dropLast().contains { view in
            let own = view.constraints.filter { $0.isUser && $0.axis == .vertical && $0.isRequired && $0.relation == .equal }
            let ends = own.contains { constraint in
                guard let (own, other) = constraint.side(of: view), let other else { return false }
                return own.attribute.isEnd && other.attribute.isEnd && other.view.isRoot
            }
            let begins = own.contains { $0.side(of: view).map { $0.own.attribute.isStart && $0.other != nil } ?? false }
            return ends && !begins
        }
    }
}
