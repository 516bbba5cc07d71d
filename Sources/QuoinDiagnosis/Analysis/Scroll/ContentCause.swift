import QuoinLayout
import QuoinScenes

/// The reason why the length of a scroll view's content is undetermined: the first link that is missing on the way
///
/// ```text
///   content start ── first view ── … ── last view ── content end
///   no start         no length          broken       no end
/// ```
enum ContentCause: Hashable {
    /// No constraint reaches the content's start, its end, or either.
    case noStart, noEnd, noEdges
    /// An image view whose image is set at run time.
    case unknownImage(AnalyzedView)
    /// A view without content that was pinned to all edges to fill the frame.
    case expectsFill(AnalyzedView)
    /// A constraint that ties the content to the scroll view's frame on the other axis instead of this one, and the container that it ties.
    case wrongTie(AnalyzedConstraint, AnalyzedView)
    /// A chain that breaks off in a container, on the way from its start to its end, behind a view (nil: at its start), and begins again at
    /// another (nil: at its end).
    case broken(container: AnalyzedView, last: AnalyzedView?, next: AnalyzedView?)
    /// A view that has no length.
    case noLength(AnalyzedView)
    /// Held by an inequality alone: nothing keeps it from being longer.
    case onlyAtLeast(AnalyzedConstraint)
    /// Undetermined for a reason that cannot be named.
    case unknown
}

extension AxisContent {
    /// Finds why the length is open; nil if it is determined, not meant to be, or depends on another open length.
    func findCause() -> ContentCause? {
        guard isUndetermined, scroll.isLaidOutByConstraints, !isSetByHand else { return nil }
        // Where something outside holds a view in it, that may be the reason, but no content ends where nothing says so.
        guard scroll.outsideTies(axis).isEmpty else { return begins.isEmpty || !ends.isEmpty ? nil : .noEnd }
        if let edges = missingEdges { return edges }
        if restsOnFrame { return nil }
        if equations.contentEnd.isDetermined { return nil }  // the frame, or the view that it is tied to, is undetermined itself
        return wrongTieCause ?? unknownImage ?? bareView ?? onlyAtLeast ?? expectsFill ?? missingLength ?? gap(in: view) ?? .unknown
    }

    /// The program says how long it is, and no constraint names the far edge (SC-23).
    private var isSetByHand: Bool { ends.isEmpty && view.properties[.contentSize] != nil }

    private var missingEdges: ContentCause? {
        switch (begins.isEmpty, ends.isEmpty) {
        case (true, true): .noEdges
        case (true, false): equations.contentEnd.isDetermined ? nil : .noStart
        case (false, true): .noEnd
        case (false, false): nil
        }
    }

    /// Whether a view in the scroll view has no length of its own, and would complete the sum with one.
    private func completes(_ view: AnalyzedView) -> Bool {
        view.isView && !view.hasContentLength(axis) && equations.isCompleted(byLengthOf: view)
    }

    private var wrongTieCause: ContentCause? {
        guard let container = scroll.container, completes(container), !isMain, let tie = scroll[axis.other].plainTie,
            scroll.meansVertical == (axis == .horizontal)
        else { return nil }
        return .wrongTie(tie, container)
    }

    private var unknownImage: ContentCause? {
        view.descendants.first { $0.kind == "imageView" && $0.children.isEmpty && completes($0) }.map { .unknownImage($0) }
    }

    /// Whether it is at least as long as the frame, and nothing in it is longer: then it is as long as the frame, though nothing says so.
    private var restsOnFrame: Bool {
        guard let constraint = equations.closingInequality else { return false }
        return !constraint.first.attribute.isLocation && abs(length - frameLength) <= 1
            && constraint.sides.contains { $0.own.view == view && $0.own.part != .content }
    }

    /// A view without anything in it, from one edge of the content to the other, where another view is only bounded: a length of the
    /// first decides, and a bound that becomes an equation would shrink it.
    private var bareView: ContentCause? {
        guard let bound = equations.closingInequality else { return nil }
        let edges = begins + ends
        func isPinned(_ view: AnalyzedView) -> Bool { edges.count { $0.relation == .equal && $0.side(of: view) != nil } >= 2 }
        return scroll.direct.first { $0.childViews.isEmpty && bound.side(of: $0) == nil && isPinned($0) && completes($0) }
            .map { .noLength($0) }
    }

    /// Everything is connected, but somewhere only by "at least".
    private var onlyAtLeast: ContentCause? {
        guard let closing = equations.closingInequality else { return nil }
        // Where nothing but bounds reaches the end, they leave it open whatever is on the way.
        let isEndBounded = !ends.isEmpty && !ends.contains { $0.relation == .equal }
        return .onlyAtLeast(isEndBounded ? ends.first(where: \.isTight) ?? closing : closing)
    }

    private var expectsFill: ContentCause? {
        guard let only = scroll.container, only.children.isEmpty, completes(only), scroll[axis.other].isUndetermined,
            scroll[axis.other].begins.count == 1, scroll[axis.other].ends.count == 1, begins.count == 1, ends.count == 1
        else { return nil }
        return .expectsFill(only)
    }

    /// Whether it is the axis on which the content is meant to scroll; the other one is tied.
    var isMain: Bool { scroll.mainAxis == axis }

    private var missingLength: ContentCause? {
        let candidates = view.descendants.filter { completes($0) }
        guard let outer = candidates.first else { return nil }
        // Across, a container is tied to the frame; along, its own content decides.
        if scroll.direct.contains(outer), !isMain { return .noLength(outer) }
        if let broken = gap(in: outer) { return broken }
        guard let inner = candidates.last(where: { outer.contains($0) || $0 == outer }) else { return .noLength(outer) }
        return inner == outer ? .noLength(outer) : gap(in: inner) ?? .noLength(inner)
    }

    /// Whether something in a container is connected to an edge of it.
    private func isReached(_ container: AnalyzedView, where isWanted: (Attribute) -> Bool) -> Bool {
        container.constraints.contains { constraint in
            constraint.axis == axis && constraint.origin != .contentSize
                && constraint.sides.contains { own, other in
                    own.view == container && isWanted(own.attribute) && other.map { container.contains($0.view) } ?? false
                }
        }
    }

    /// The place in a container where the way breaks off; nil if it has no views that are connected, or the way goes through.
    private func gap(in container: AnalyzedView) -> ContentCause? {
        let isScroll = container == view
        let children = container.childViews.filter {
            !$0.isPlacedByMask && ($0.isConnected(to: container, axis) || $0.isNamedByPosition(axis))
        }
        guard !children.isEmpty, container.kind != "stackView" else { return nil }
        let start = isScroll ? AxisEquations.Form() : equations.start(container)
        let end = isScroll ? equations.contentEnd : equations.end(container)
        let connectedToStart = children.filter { (equations.end($0) - start).isDetermined }
        let connectedToEnd = children.filter { (equations.start($0) - end).isDetermined }
        let last = connectedToStart.max { $0.end(axis) < $1.end(axis) }
        let next = connectedToEnd.min { $0.start(axis) < $1.start(axis) }
        let reachesEnd = isReached(container) { $0.isEnd }
        if reachesEnd, next != nil, last == nil, !isReached(container, where: { $0.isStart }) {
            return .broken(container: container, last: nil, next: next)
        }
        if reachesEnd, next == nil || last == nil || last == next { return nil }
        return .broken(container: container, last: last, next: reachesEnd ? next : nil)
    }
}

extension AnalyzedView {
    /// Whether a constraint on an axis names both views.
    fileprivate func isConnected(to other: AnalyzedView, _ axis: Axis) -> Bool {
        constraints.contains { $0.axis == axis && ($0.first.view == other || $0.second?.view == other) }
    }

    /// Whether a constraint about a position names it.
    fileprivate func isNamedByPosition(_ axis: Axis) -> Bool {
        constraints.contains { $0.axis == axis && $0.first.attribute.isLocation }
    }
}
