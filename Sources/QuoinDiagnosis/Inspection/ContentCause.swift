import QuoinLayout
import QuoinScenes

/// Why the length of a scroll view's content cannot be worked out: the first link that is missing on the way
///
/// ```text
///   content start ── first view ── … ── last view ── content end
///   no start         no length          broken       no end
/// ```
enum ContentCause: Equatable {
    /// No constraint reaches the content's start, its end, or either.
    case noStart, noEnd, noEdges
    /// An image view whose image is set at run time.
    case unknownImage(Int)
    /// A view without content that was pinned to all edges to fill the frame.
    case expectsFill(Int)
    /// The other axis is tied to the frame where this one should be.
    case wrongTie(Link.ID, Int)
    /// In a container the way from its start to its end breaks off behind a view (nil: at its start), and begins again at another
    /// (nil: at its end).
    case broken(container: Int, last: Int?, next: Int?)
    /// A view that has no length.
    case noLength(Int)
    /// Held by an inequality alone: nothing keeps it from being longer.
    case onlyAtLeast(Link.ID)
    /// It is left open by something that cannot be named.
    case unknown
}

extension Link {
    typealias ID = String
}

extension AxisContent {
    /// Nil: the length is determined, or is not meant to be, or hangs on something else that is open.
    func findCause() -> ContentCause? {
        guard isOpen, scroll.isLaidOutByConstraints, !isSetByHand, scroll.outsideTies(axis).isEmpty else { return nil }
        if let edges = missingEdges { return edges }
        if restsOnFrame { return nil }
        if equations.contentEnd.isDetermined { return nil }  // the frame, or what it is tied to, is open itself
        return wrongTie ?? unknownImage ?? onlyAtLeast ?? expectsFill ?? missingLength ?? gap(in: scroll.place) ?? .unknown
    }

    /// The program says how long it is, and no constraint mentions the far edge (SC-23).
    private var isSetByHand: Bool { ends.isEmpty && inspection.node(scroll.place)?.properties[.contentSize] != nil }

    private var missingEdges: ContentCause? {
        switch (begins.isEmpty, ends.isEmpty) {
        case (true, true): .noEdges
        case (true, false): equations.contentEnd.isDetermined ? nil : .noStart
        case (false, true): .noEnd
        case (false, false): nil
        }
    }

    /// A view in the scroll view without a length of its own, which would complete the sum.
    private func completes(_ place: Int) -> Bool {
        inspection.isView(place) && !inspection.hasOwnLength(place, axis) && equations.isCompleted(byLengthOf: place)
    }

    private var wrongTie: ContentCause? {
        guard let container = scroll.container, completes(container), isMain == false, let tie = scroll[axis.other].plainTie,
            scroll.meansVertical == (axis == .horizontal)
        else { return nil }
        return .wrongTie(tie.id, container)
    }

    private var unknownImage: ContentCause? {
        inspection.inside(scroll.place).first {
            inspection.node($0)?.kind == "imageView" && inspection.views[$0].children.isEmpty && completes($0)
        }.map { .unknownImage($0) }
    }

    /// At least as long as the frame, and nothing in it is longer: that is what it then is, though nothing says so.
    private var restsOnFrame: Bool {
        guard let index = equations.closingInequality else { return false }
        let link = inspection.links[index]
        return !link.first.attribute.isLocation && abs(length - frameLength) <= 1
            && link.sides.contains { $0.own.view == scroll.place && $0.own.part != .content }
    }

    /// Everything is connected, but somewhere only by "at least".
    private var onlyAtLeast: ContentCause? {
        equations.closingInequality.map { .onlyAtLeast(inspection.links[$0].id) }
    }

    private var expectsFill: ContentCause? {
        guard let only = scroll.container, inspection.views[only].children.isEmpty, completes(only), scroll[axis.other].isOpen,
            scroll[axis.other].begins.count == 1, scroll[axis.other].ends.count == 1, begins.count == 1, ends.count == 1
        else { return nil }
        return .expectsFill(only)
    }

    /// The axis on which it is meant to scroll, where it scrolls on one; the other is the one that is tied.
    var isMain: Bool { scroll.meansVertical == (axis == .vertical) }

    private var missingLength: ContentCause? {
        let candidates = inspection.inside(scroll.place).filter { completes($0) }
        guard let outer = candidates.first else { return nil }
        // Across, a container is tied to the frame; along, its own content decides.
        if scroll.direct.contains(outer), !isMain { return .noLength(outer) }
        if let broken = gap(in: outer) { return broken }
        guard let inner = candidates.last(where: { inspection.contains(outer, $0) || $0 == outer }) else { return .noLength(outer) }
        return inner == outer ? .noLength(outer) : gap(in: inner) ?? .noLength(inner)
    }

    /// Something in a container is connected to an edge of it.
    private func isReached(_ container: Int, where isWanted: (Attribute) -> Bool) -> Bool {
        inspection.linksOfView[container].contains { index in
            let link = inspection.links[index]
            return link.axis == axis && link.origin != .contentSize
                && link.sides.contains { own, other in
                    own.view == container && isWanted(own.attribute) && other.map { inspection.contains(container, $0.view) } ?? false
                }
        }
    }

    /// Where in a container the way breaks off; nil: it has no views to speak of, or the way goes through.
    private func gap(in container: Int) -> ContentCause? {
        let isScroll = container == scroll.place
        let children = inspection.views[container].children.filter {
            inspection.isView($0) && inspection.views[$0].item.autoresizing == nil
                && !inspection.links(between: $0, and: container, axis).isEmpty
                || inspection.isView($0) && inspection.views[$0].item.autoresizing == nil && inspection.isHeld($0, axis)
        }
        guard !children.isEmpty, inspection.node(container)?.kind != "stackView" else { return nil }
        let start = isScroll ? Elimination.Form() : equations.start(container)
        let end = isScroll ? equations.contentEnd : equations.end(container)
        let hanging = children.filter { equations.end($0).plus(start, times: -1).isDetermined }
        let standing = children.filter { equations.start($0).plus(end, times: -1).isDetermined }
        let last = hanging.max { inspection.end($0, axis) < inspection.end($1, axis) }
        let next = standing.min { inspection.start($0, axis) < inspection.start($1, axis) }
        let reachesEnd = isReached(container) { $0.isEnd }
        if reachesEnd, next != nil, last == nil, !isReached(container, where: { $0.isStart }) {
            return .broken(container: container, last: nil, next: next)
        }
        if reachesEnd, next == nil || last == nil || last == next { return nil }
        return .broken(container: container, last: last, next: reachesEnd ? next : nil)
    }
}

extension ScrollContent {
    /// What the way it bounces says, else a stack view, else how the views in it follow each other, else that most scroll up and down.
    func findDirection() -> Bool {
        let properties = inspection.node(place)?.properties
        if let bounces = properties?[.alwaysBounces], bounces.horizontal != bounces.vertical { return bounces.vertical }
        if let only = container, let node = inspection.node(only) {
            let stack = node.kind == "stackView" ? node : inspection.onlyStack(in: only)
            if let stack, stack.kind == "stackView" { return stack.properties[.axis] == .vertical }
            if let runs = runsVertically(only) { return runs }
        }
        return true
    }

    /// How the views in a container follow each other: nil where one does not follow another.
    private func runsVertically(_ container: Int) -> Bool? {
        let children = Set(inspection.views[container].children)
        var below = 0, beside = 0
        for child in children {
            for index in inspection.linksOfView[child] {
                let link = inspection.links[index]
                guard let second = link.second, link.first.view == child, children.contains(second.view), second.view != child,
                    link.first.attribute.isLocation, link.first.attribute.isStart != second.attribute.isStart
                else { continue }
                if link.axis == .vertical { below += 1 } else { beside += 1 }
            }
        }
        return below == beside ? nil : below > beside
    }
}

extension Inspection {
    /// The only view in a container, if that is a stack view.
    func onlyStack(in container: Int) -> Node? {
        let inner = views[container].children.filter { isView($0) }
        guard inner.count == 1, let node = views[inner[0]].node, node.kind == "stackView" else { return nil }
        return node
    }

    func links(between first: Int, and second: Int, _ axis: Axis) -> [Link] {
        linksOfView[first].map { links[$0] }.filter { link in
            link.axis == axis && (link.first.view == second || link.second?.view == second)
        }
    }

    /// Some location constraint mentions the view.
    func isHeld(_ place: Int, _ axis: Axis) -> Bool {
        linksOfView[place].contains { links[$0].axis == axis && links[$0].first.attribute.isLocation }
    }
}
