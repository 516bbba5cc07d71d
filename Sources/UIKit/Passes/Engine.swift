import QuoinBehaviors
import QuoinLayout

// One engine for views that hang together, kept by the topmost of them, made when it is first needed.

/// The layout of a tree of views, and what it has said so far.
final class Engine {
    let layout: Layout
    /// Constraints whose conflict has been logged and still stands.
    var logged: Set<String> = []
    /// The insets that views were told, where these are not just their own margins.
    var reportedInsets: [ObjectIdentifier: InsetSet] = [:]
    /// When all of them were looked at, and the views that layouts have moved since.
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

    /// The engine of this view, which is the topmost.
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

    /// A topmost view has the size that was set; only one without a mask takes the size its constraints give it.
    final func setHostSize(_ layout: Layout) {
        let size = item.frame.size
        let isFree = flags.contains(.translatesMaskOff)
        layout.width = isFree ? nil : size.width
        layout.height = isFree ? nil : size.height
    }

    /// Solves what has changed; views that moved are told (``ViewItem``) and marked. False: nothing had.
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

    /// The views that do something of their own: not before the layout is done, for they may ask for another.
    private final func reportMovedViews() {
        let moved = UIKitState.moved
        guard !moved.isEmpty else { return }
        UIKitState.moved = []
        for view in moved { view.didMove() }
    }

    /// Who is told of each view that moved: the program, and where there are safe areas who looks at them.
    private final func visitor(_ engine: Engine) -> ((Item) -> Void)? {
        let tell = UIKitEnvironment.current.viewDidMove
        guard engine.layout.hasInsetSources else {
            return tell.map { tell in { item in (item as? ViewItem)?.viewLink?.borrow(tell) } }
        }
        return { item in
            guard let view = (item as? ViewItem)?.view else { return }
            engine.movedViews.append(view)
            tell?(view)
        }
    }

    /// A conflict is told once, until it is gone.
    private final func log(_ conflicts: [LayoutConflict], _ engine: Engine) {
        var standing: Set<String> = []
        for conflict in conflicts {
            let text = ConstraintText.conflict(conflict)
            standing.insert(text)
            if !engine.logged.contains(text) { UIKitState.log(text) }
        }
        engine.logged = standing
    }

    /// The engine has something to do: a visible window is laid out when the main queue comes to it.
    final func noteEngineChange() { windowReference?.scheduleLayout() }
}
