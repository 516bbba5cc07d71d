import QuoinBehaviors
import QuoinLayout

// Views of one tree share an engine, which the topmost view creates when it is first needed.

/// The layout of a tree of views and what was reported of it.
final class Engine {
    let layout: Layout
    /// The conflicts that were logged and still exist.
    var logged: Set<String> = []
    /// The insets that were last reported to views, where they are not just their own margins.
    var reportedInsets: [ObjectIdentifier: InsetSet] = [:]
    /// The generation of the layout when insets were last compared, and the views that moved since.
    var reportedGeneration = -1
    var movedViews: [UIView] = []

    init(_ layout: Layout) { self.layout = layout }
}

extension UIView {
    /// The topmost view. O(depth).
    final var rootView: UIView {
        var top = self
        while let above = top.superviewReference { top = above }
        return top
    }

    /// The engine of this view, which has to be the topmost.
    final func ensureEngine() -> Engine? {
        if let engine { return engine }
        let environment = UIKitEnvironment.current.layoutEnvironment
        do throws(LayoutError) {
            let made = Engine(try Layout(root: item, environment: environment))
            engine = made
            setHostSize(made.layout)
            return made
        } catch {
            UIKitState.log(error.description)
            return nil
        }
    }

    /// Fixes the size of a topmost view to that of its frame, unless its mask is not translated: then its constraints decide.
    final func setHostSize(_ layout: Layout) {
        let size = item.frame.size
        let isFree = flags.contains(.translatesMaskOff)
        layout.width = isFree ? nil : size.width
        layout.height = isFree ? nil : size.height
    }

    /// Solves pending changes; views that moved are marked and recorded. Returns false if there were none.
    @discardableResult
    final func solve() -> Bool {
        guard let engine = ensureEngine() else { return false }
        let environment = UIKitEnvironment.current.layoutEnvironment
        if engine.layout.environment as? SystemEnvironment != environment { engine.layout.environment = environment }
        guard engine.layout.needsLayout else { return false }
        do throws(LayoutError) {
            let report = try engine.layout.layOut(eachMoved: visitor(engine))
            reportMovedViews()
            if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { noteEngineChange() }
            if !report.conflicts.isEmpty || !engine.logged.isEmpty { log(report.conflicts, engine) }
            for refusal in report.refused { UIKitState.log(refusal.error.description) }
            if !report.loop.isEmpty { UIKitState.log(ConstraintText.layoutLoop(report.loop)) }
        } catch {
            UIKitState.log(error.description)
        }
        return true
    }

    /// Calls `didMove` on the moved views that want it, after the layout, as they may cause another.
    private final func reportMovedViews() {
        let moved = UIKitState.moved
        guard !moved.isEmpty else { return }
        UIKitState.moved = []
        for view in moved {
            view.didMove()
            view.reportLayout()
        }
    }

    /// The function that is called with each moved item, for `viewDidMove` and for the comparison of insets.
    private final func visitor(_ engine: Engine) -> ((Item) -> Void)? {
        let viewDidMove = UIKitEnvironment.current.viewDidMove
        guard engine.layout.hasInsetSources else {
            return viewDidMove.map { viewDidMove in { item in (item as? ViewItem)?.viewLink?.borrow(viewDidMove) } }
        }
        return { item in
            guard let view = (item as? ViewItem)?.view else { return }
            engine.movedViews.append(view)
            viewDidMove?(view)
        }
    }

    /// Logs each conflict once, as long as it exists.
    private final func log(_ conflicts: [LayoutConflict], _ engine: Engine) {
        var standing: Set<String> = []
        for conflict in conflicts {
            let text = ConstraintText.conflict(conflict)
            standing.insert(text)
            if !engine.logged.contains(text) { UIKitState.log(text) }
        }
        engine.logged = standing
    }

    /// Schedules a layout of the window after a change.
    final func noteEngineChange() { windowReference?.scheduleLayout() }
}
