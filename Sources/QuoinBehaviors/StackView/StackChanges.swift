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
/// spanner are those of the last answer, and in a row with one first baseline there are texts as before, or there is no answer here.
struct StackChanges {
    private let stack: Item
    private let view: StackView
    private let first: StackOrder.Place
    private let order: StackOrder
    private var rows: StackRows
    private var changes: [ConstraintChange] = []
    private var done: Set<ObjectIdentifier> = []

    init?(_ stack: Item, _ view: StackView) {
        guard view.policy.hidden == .collapsed, !view.policy.givesDesignTimeSizes, !view.sharesTextWidth,
            view.distribution == .fill || view.distribution == .fillEqually, !view.followsSizes || view.looksForTexts
        else { return nil }
        let spanner = view.guides.onlyGuide(in: stack)
        guard view.alignment == .fill ? view.guides.isEmpty : spanner != nil else { return nil }
        guard let order = StackOrder(stack, view.named), let first = order.first,
            let firstVisible = order.places(from: first).first(where: { !$0.item.isHidden })
        else { return nil }
        self.stack = stack
        self.view = view
        self.first = first
        self.order = order
        rows = StackRows(stack, view, first: first.item, firstVisible: firstVisible.item, spanner: spanner)
    }

    /// The changes because of these children; nil if they are not known.
    mutating func changes(because children: [Item]) -> [ConstraintChange]? {
        if view.looksForTexts {
            guard hasTexts(because: children) == view.hasTexts else { return nil }
            view.followSizes(children.filter { $0.parent === stack })
        }
        let changed = Set(children.map { ObjectIdentifier($0) })
        var last: Item?
        for child in children where child.parent === stack && child.kind == .view && !done.contains(ObjectIdentifier(child)) {
            guard let place = order.place(of: child) else { continue }
            guard let run = StackRun(around: place, in: order, changed: changed), change(run) else { return nil }
            if run.end == nil { last = run.last }
        }
        view.updateBaselineItems(stack, last: last)
        return changes
    }

    /// Whether there are texts among the visible views now.
    private func hasTexts(because children: [Item]) -> Bool {
        func isVisibleText(_ item: Item) -> Bool { !item.isHidden && StackRows.isText(item) }
        if view.hasTexts { return order.places(from: first).contains { isVisibleText($0.item) } }
        return children.contains { $0.parent === stack && $0.kind == .view && isVisibleText($0) }
    }

    /// Makes the rows of a run again. Returns false if they do not follow from what is known here.
    private mutating func change(_ run: StackRun) -> Bool {
        // All other views' rows name the first view, so that its own are not looked up.
        if run.start === first.item, run.end == nil { return false }
        rows.made = []
        var replaced: [InstalledConstraint] = []
        var (shown, before, isInGap) = (run.start, run.start, run.end != nil || run.last !== run.start)
        for item in run.views {
            if rows.mayShareTextWidth, StackRows.wrapsText(item) { return false }
            rows.space(before, item, gap: isInGap ? rows.gap(after: shown) : 0)
            if item.isHidden { rows.hide(item, visibleBefore: 1) } else { rows.distribute(item, 1) }
            rows.placeAcross(item, isFirst: false)
            addOwnRows(of: item, to: &replaced)
            if !item.isHidden { shown = item }
            if item === run.last { isInGap = run.end != nil }
            before = item
            done.insert(ObjectIdentifier(item))
        }
        if run.end == nil {
            addConnection(of: run.start, to: &replaced)
            for item in run.views { addConnection(of: item, to: &replaced) }
            rows.connectLast(run.last)
        }
        var neighbors: [InstalledConstraint] = []
        if replaced.isEmpty, run.start !== first.item { addOwnRows(of: run.start, to: &neighbors) }
        changes.append(ConstraintChange(replaced: replaced, made: rows.made, after: neighbors))
        return !replaced.isEmpty || !neighbors.isEmpty
    }

    /// Adds the rows of a view, among those that name it.
    private func addOwnRows(of item: Item, to rows: inout [InstalledConstraint]) {
        item.forEachReference { row in
            guard row.contributor === stack, row.identifier != Stack.canvas else { return }
            if row.identifier != Stack.spacing || row.second !== item { rows.append(row) }
        }
    }

    /// Adds the row that connects a view to the far end of the canvas, if it was the last visible one.
    private func addConnection(of item: Item, to found: inout [InstalledConstraint]) {
        item.forEachReference { row in
            guard row.contributor === stack, row.identifier == Stack.canvas else { return }
            if row.first === item, row.firstAttribute == rows.along.far { found.append(row) }
        }
    }
}

/// The order of the arranged views: that of the children, or a list.
private struct StackOrder {
    /// An arranged view and its index in the list; 0 in the order of the children.
    struct Place {
        let item: Item
        var index = 0
    }

    private let stack: Item
    private let named: [Item]?

    /// The order; nil if a view of the list is not in the stack view, which would have to be left out.
    init?(_ stack: Item, _ named: [Item]?) {
        self.stack = stack
        self.named = named
        if let named, !named.allSatisfy({ $0.parent === stack && $0.kind == .view }) { return nil }
    }

    var first: Place? {
        guard let named else { return stack.children.first { $0.kind == .view }.map { Place(item: $0) } }
        return named.first.map { Place(item: $0) }
    }

    /// The place of a view; nil if it is not arranged.
    func place(of item: Item) -> Place? {
        guard let named else { return Place(item: item) }
        return named.firstIndex { $0 === item }.map { Place(item: item, index: $0) }
    }

    func place(before place: Place) -> Place? {
        guard let named else { return place.item.previousView.map { Place(item: $0) } }
        return place.index > 0 ? Place(item: named[place.index - 1], index: place.index - 1) : nil
    }

    func place(behind place: Place) -> Place? {
        guard let named else { return place.item.nextView.map { Place(item: $0) } }
        return place.index + 1 < named.count ? Place(item: named[place.index + 1], index: place.index + 1) : nil
    }

    /// A place and those behind it.
    func places(from place: Place) -> some Sequence<Place> { sequence(first: place) { self.place(behind: $0) } }
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
    init?(around child: StackOrder.Place, in order: StackOrder, changed: Set<ObjectIdentifier>) {
        func isFixed(_ item: Item) -> Bool { !item.isHidden && !changed.contains(ObjectIdentifier(item)) }
        var before = order.place(before: child)
        while let place = before, !isFixed(place.item) { before = order.place(before: place) }
        guard let start = before else { return nil }
        self.start = start.item
        last = start.item
        var end: Item?
        var isPast = false
        for place in order.places(from: start).dropFirst() {
            views.append(place.item)
            if !place.item.isHidden { last = place.item }
            if isPast, isFixed(place.item) {
                end = place.item
                break
            }
            isPast = isPast || place.item === child.item
        }
        self.end = end
    }
}
