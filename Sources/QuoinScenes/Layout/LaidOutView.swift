import QuoinBehaviors
import QuoinLayout

/// The result of a layout for one view or guide.
public struct LaidOutView: Hashable, Sendable {
    /// The id of the node.
    public var id: String
    /// The name of the node's element as the file spells it, such as `tableView`.
    public var kind: String
    /// A readable name of the view for messages; nil if it has none.
    public var name: String?
    /// The id of the containing node; nil for the root.
    public var parent: String?
    /// The frame in the coordinates of the parent, in a scroll view of its content, in points and rounded to pixels.
    public var frame: Rect
    /// The frame in the coordinates of the window, at the present content offsets. For a view that is not installed it is
    /// ``frame``.
    public var windowFrame: Rect
    /// The dimensions that the constraints leave open: x, y, width, height, or a scroll view's content size. On the canvas of an editor
    /// those that the editor marks as ambiguous.
    public var ambiguous: [Layout.Dimension] = []
    /// Whether the constraints leave a dimension open with the content sizes that the view was laid out with.
    package var isUndetermined = false
    /// Whether the stored frame differs by a point or more; nil if none was stored. Views inside a misplaced one move with
    /// it and are not counted.
    public var isMisplaced: Bool?
    /// Whether the view itself is hidden.
    public var isHidden = false
    /// Whether the view is part of the tree under the present traits; one that is not keeps the frame an editor left it in.
    public var isInstalled = true
    /// The part of the view that bars and screen edges cover, in points.
    public var safeAreaInsets = Insets.zero
    /// The layout margins of the view, in points.
    public var layoutMargins = Insets.zero
    /// The reasons why the frame may differ from the real one, empty if it is exact; nil if they were not asked for.
    public var doubts: [Doubt]?
    /// The content of a scroll view; nil for other views.
    public var scroll: Scroll?

    /// Creates the result for a view whose frame is also its frame in the window.
    public init(id: String, kind: String, parent: String?, frame: Rect) {
        self.id = id
        self.kind = kind
        self.parent = parent
        self.frame = frame
        windowFrame = frame
    }

    /// The size, offset and insets of a scroll view's content, in points.
    public struct Scroll: Hashable, Sendable {
        /// The size of the content.
        public var contentSize: Size
        /// The point of the content that is shown at the scroll view's top left corner.
        public var contentOffset: Point
        /// The insets that the program set.
        public var contentInset: Insets
        /// The insets that the program set, and those that the system added to them.
        public var adjustedContentInset: Insets

        /// Creates the content of a scroll view; offset and insets are zero by default.
        public init(contentSize: Size, contentOffset: Point = .zero, contentInset: Insets = .zero, adjustedContentInset: Insets = .zero) {
            self.contentSize = contentSize
            self.contentOffset = contentOffset
            self.contentInset = contentInset
            self.adjustedContentInset = adjustedContentInset
        }
    }
}

extension SceneLayout {
    /// Returns the results for all views and guides, parents before children, siblings in order.
    ///
    /// - Parameter ambiguity: Whether to find the dimensions that are left open, at the cost of another solve.
    public func views(ambiguity: Bool = true) throws(LayoutError) -> [LaidOutView] {
        try placedViews(ambiguity: ambiguity).views
    }

    /// The views with their places in the tree. The layout is as before.
    func placedViews(ambiguity: Bool = true) throws(LayoutError) -> PlacedViews {
        if layout.needsLayout { try layout.layOut() }
        var found = placedViewsWithoutAmbiguity()
        if ambiguity { try findAmbiguity(of: &found) }
        if layout.needsLayout { try layout.layOut() }
        return found
    }

    /// Finds the dimensions of views that are left open. The next layout restores what this changes.
    func findAmbiguity(of found: inout PlacedViews) throws(LayoutError) {
        let undetermined = try undeterminedDimensions(), loose = looseRows
        let ambiguous = try ambiguousDimensions(undetermined, loose)
        for index in found.views.indices where !found.areSettled[index] {
            let item = items[found.nodes[index]]
            let isUndetermined = undetermined[item].contains { isWorthTelling($0, item) } || loose.contains { $0 === item }
            found.mark(index, ambiguous: ambiguous[item].filter { isWorthTelling($0, item) }, isUndetermined: isUndetermined)
        }
    }

    /// The views as they were laid out last.
    func placedViewsWithoutAmbiguity() -> PlacedViews {
        // Views inside a row that contradicts its content are not reported as open (F80).
        let settledRows = Set(contradictedRows)
        let items = itemsInOrder
        var found = PlacedViews(capacity: items.count)
        var visits: [Visit] = []
        visits.reserveCapacity(items.count)
        for ((item, above), insets) in zip(items, layout.insets(ofTree: items)) {
            let outer = above.map { visits[$0] }
            var visit = Visit(origin: windowOrigin(of: item, in: outer?.origin))
            defer { visits.append(visit) }
            guard let index = names.node(of: item) else { continue }
            // A node whose parent is not in the scene lies in the root.
            let isInside = outer?.place != nil && scene.nodes[index].parent == item.parent?.name
            visit.place = found.views.count
            visit.isMoved = isInside && outer?.isMoved == true
            visit.isSettled = isInside && outer?.isSettled == true
            var view = view(index, item)
            (view.windowFrame.x, view.windowFrame.y) = (visit.origin.x, visit.origin.y)
            if visit.isMoved {
                if view.isMisplaced != nil { view.isMisplaced = false }
            } else if view.isMisplaced == true {
                visit.isMoved = true
            }
            view.safeAreaInsets = insets.safeArea
            view.layoutMargins = insets.margins
            found.add(view, of: item, node: index, parent: isInside ? outer?.place : nil, isSettled: visit.isSettled)
            if !visit.isSettled { visit.isSettled = settledRows.contains(index) }
        }
        return found
    }

    /// The facts about an item that the views inside it depend on.
    private struct Visit {
        var origin: Point
        /// The position among the views; nil if it is none.
        var place: Int?
        /// Whether a view around it, or itself, is misplaced.
        var isMoved = false
        var isSettled = false
    }

    /// Returns the views that are not installed on this screen, in the frames that an editor left them in.
    public func idleViews() -> [LaidOutView] {
        idle.compactMap { node in
            var frame = node.idleFrame
            if case .frame(let placed, _, _) = node.placement { frame = placed }
            guard let frame else { return nil }
            var view = LaidOutView(id: node.id, kind: node.element, parent: node.parent, frame: frame)
            view.name = node.name
            view.isInstalled = false
            return view
        }
    }

    /// The range below which a dimension counts as determined, in points.
    ///
    /// Interface Builder does not report a range of less than a point, which rounding of text alone can cause.
    package var toldRange: Double { scene.canvas == nil ? Layout.ambiguityTolerance : 0.999 }

    /// The difference from which a view counts as misplaced: Interface Builder's own tolerance, less the error of rounding
    /// (F62).
    private var misplacedBy: Double { 0.99 }

    /// Returns whether an open dimension is to be reported.
    ///
    /// The content size of a scroll view without constraints inside is left open on purpose: the program sets it (SC-23).
    private func isWorthTelling(_ dimension: Layout.Dimension, _ item: Item) -> Bool {
        guard dimension == .contentWidth || dimension == .contentHeight else { return true }
        return item.children.contains { $0.kind == .view && $0.autoresizing == nil }
    }

    /// Returns the position of an item's top left corner in the window, by that of its parent.
    private func windowOrigin(of item: Item, in above: Point?) -> Point {
        let frame = item === layout.root ? drawnRoot(item.frame) : item.frame
        guard let above, let parent = item.parent else { return Point(x: frame.x, y: frame.y) }
        let scrolled = parent.hasContentArea ? parent.contentOffset : .zero
        return Point(x: above.x + frame.x - scrolled.x, y: above.y + frame.y - scrolled.y)
    }

    /// The view of a node by its position, and its item.
    private func view(_ index: Int, _ item: Item) -> LaidOutView {
        let nodes = scene.nodes
        var frame = item.frame
        if item === layout.root { frame = drawnRoot(frame) }
        var view = LaidOutView(id: nodes[index].id, kind: nodes[index].element, parent: nodes[index].parent, frame: frame)
        view.name = nodes[index].name
        view.isMisplaced = nodes[index].stored?.frame.map {
            nodes[index].placement == .constraints && $0.differs(from: frame, by: misplacedBy)
        }
        view.isHidden = nodes[index].properties[.hidden] ?? false
        if let scrollView = item.behavior as? ScrollView {
            view.scroll = LaidOutView.Scroll(
                contentSize: scrollView.contentSize, contentOffset: scrollView.contentOffset,
                contentInset: scrollView.contentInset, adjustedContentInset: scrollView.adjustedContentInset)
        }
        return view
    }

    /// The items of the tree, parents before children, each with the position of its parent. The traversal does not recurse.
    private var itemsInOrder: [(item: Item, parent: Int?)] {
        var found: [(item: Item, parent: Int?)] = []
        found.reserveCapacity(items.count)
        var waiting: [(item: Item, parent: Int?)] = [(layout.root, nil)]
        while let next = waiting.popLast() {
            let position = found.count
            found.append(next)
            for child in Array(next.item.children).reversed() { waiting.append((child, position)) }
        }
        return found
    }
}

extension Rect {
    /// Returns whether one of the four numbers differs by more than `distance`.
    func differs(from other: Rect, by distance: Double) -> Bool {
        let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
        return pairs.contains { abs($0 - $1) > distance + 1e-6 }
    }
}
