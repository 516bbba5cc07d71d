import QuoinLayout

/// The changes of a stack view's rows after some of its views were added, removed, hidden or shown.
///
/// ```text
///     a   b   c   d   e   f        d was shown or hidden, added, or stood behind one that was removed
///         ▲   └───┴───┘            the rows of all views behind the visible one before it, up to the next visible one, are made again;
///      visible      ▲              where there is none, the connection to the canvas, too
///                visible
/// ```
///
/// The rows of a view are its gap to the one before, its length, and its place across the axis (``StackRows``). They depend on nothing else,
/// unless lengths are shared in proportion or gaps are equal, or texts share a width. The first visible view, the first view and the
/// spanner are those of the last answer, or there is no answer here.
struct StackChanges {
    private let stack: Item
    private let view: StackView
    private let first: Item
    private var rows: StackRows
    private var changes: [ConstraintChange] = []
    private var done: Set<ObjectIdentifier> = []

    init?(_ stack: Item, _ view: StackView) {
        guard view.named == nil, view.policy.hidden == .collapsed, !view.policy.givesDesignTimeSizes, !view.sharesTextWidth,
            view.distribution == .fill || view.distribution == .fillEqually, !view.followsSizes
        else { return nil }
        let spanner = view.guides.onlyGuide(in: stack)
        guard view.alignment == .fill ? view.guides.isEmpty : spanner != nil else { return nil }
        guard let first = stack.children.first(where: { $0.kind == .view }),
            let firstVisible = sequence(first: first, next: \.nextView).first(where: { !$0.isHidden })
        else { return nil }
        self.stack = stack
        self.view = view
        self.first = first
        rows = StackRows(stack, view, first: first, firstVisible: firstVisible, spanner: spanner)
    }

    /// The changes because of these children; nil if they are not known.
    mutating func changes(because children: [Item]) -> [ConstraintChange]? {
        let changed = Set(children.map { ObjectIdentifier($0) })
        var last: Item?
        for child in children where child.parent === stack && child.kind == .view && !done.contains(ObjectIdentifier(child)) {
            guard let run = StackRun(around: child, changed: changed), change(run) else { return nil }
            if run.end == nil { last = run.last }
        }
        view.updateBaselineItems(stack, last: last)
        return changes
    }

    /// Makes the rows of a run again. Returns false if they do not follow from what is known here.
    private mutating func change(_ run: StackRun) -> Bool {
        // All other views' rows name the first view, so that its own are not looked up.
        if run.start === first, run.end == nil { return false }
        rows.made = []
        var replaced: [InstalledConstraint] = []
        var (shown, before, isInGap) = (run.start, run.start, run.end != nil || run.last !== run.start)
        for item in run.views {
            if rows.mayShareTextWidth, StackRows.wrapsText(item) { return false }
            rows.space(before, item, gap: isInGap ? rows.gap(after: shown) : 0)
            if item.isHidden { rows.hide(item, visibleBefore: 1) } else { rows.distribute(item, 1) }
            rows.placeAcross(item, isFirst: false)
            replaced += ownRows(of: item)
            if !item.isHidden { shown = item }
            if item === run.last { isInGap = run.end != nil }
            before = item
            done.insert(ObjectIdentifier(item))
        }
        if run.end == nil {
            replaced += ([run.start] + run.views).compactMap { connection(of: $0) }
            rows.connectLast(run.last)
        }
        let neighbors = replaced.isEmpty && run.start !== first ? ownRows(of: run.start) : []
        changes.append(ConstraintChange(replaced: replaced, made: rows.made, after: neighbors))
        return !replaced.isEmpty || !neighbors.isEmpty
    }

    /// The rows of a view, among those that name it.
    private func ownRows(of item: Item) -> [InstalledConstraint] {
        item.referencingConstraints.filter { row in
            row.contributor === stack && row.identifier != Stack.canvas && !(row.identifier == Stack.spacing && row.second === item)
        }
    }

    /// The row that connects a view to the far end of the canvas; nil if it was not the last visible one.
    private func connection(of item: Item) -> InstalledConstraint? {
        item.referencingConstraints.first { row in
            row.contributor === stack && row.identifier == Stack.canvas && row.first === item && row.firstAttribute == rows.along.far
        }
    }
}

/// Neighboring arranged views whose rows may differ: those behind a visible view that has not changed, up to the next such view.
private struct StackRun {
    let start: Item
    /// The last view of the run, which is visible and has not changed; nil if there is none behind, and the run ends the list.
    let end: Item?
    private(set) var views: [Item] = []
    /// The last visible view of the run, or else the one before it.
    private(set) var last: Item

    /// The run around a view; nil if no visible view before it is as it was.
    init?(around child: Item, changed: Set<ObjectIdentifier>) {
        func isFixed(_ item: Item) -> Bool { !item.isHidden && !changed.contains(ObjectIdentifier(item)) }
        var walker = child.previousView
        while let item = walker, !isFixed(item) { walker = item.previousView }
        guard let start = walker else { return nil }
        self.start = start
        last = start
        walker = start.nextView
        var end: Item?
        var isPast = false
        while let item = walker, end == nil {
            views.append(item)
            if !item.isHidden { last = item }
            if isPast, isFixed(item) { end = item }
            isPast = isPast || item === child
            walker = item.nextView
        }
        self.end = end
    }
}
