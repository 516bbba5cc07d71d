import QuoinBehaviors
import QuoinLayout

/// A view of a scene with all that the layout found: a value to print, compare and keep.
public struct LaidOutView: Hashable, Sendable {
    public var id: String
    /// As the file spells it.
    public var kind: String
    public var name: String?
    public var parent: String?
    /// Relative to the parent, inside a scroll view to its content; rounded to pixels.
    public var frame: Rect
    /// The same rectangle in the coordinates of the window: where it shows before anything is scrolled further. Of a view that is
    /// not installed its ``frame``.
    public var windowFrame: Rect
    /// Which of x, y, width and height the constraints leave open.
    public var ambiguous: [Layout.Dimension] = []
    /// Whether the stored frame is another by a point or more, of the outermost view that constraints place so; what lies in
    /// such a view moves with it. Nil: no frame was stored.
    public var isMisplaced: Bool?
    public var isHidden = false
    /// False: not part of the tree under the present traits, so not laid out either.
    public var isInstalled = true
    public var safeAreaInsets = Insets.zero
    public var layoutMargins = Insets.zero
    /// Why the frame may be another; empty: it is exact. Nil: not asked for.
    public var doubts: [Doubt]?
    /// The content size, offset and insets of a scroll view.
    public var scroll: Scroll?

    public init(id: String, kind: String, parent: String?, frame: Rect) {
        self.id = id
        self.kind = kind
        self.parent = parent
        self.frame = frame
        windowFrame = frame
    }

    public struct Scroll: Hashable, Sendable {
        public var contentSize: Size
        public var contentOffset: Point
        public var contentInset: Insets
        public var adjustedContentInset: Insets

        public init(contentSize: Size, contentOffset: Point = .zero, contentInset: Insets = .zero, adjustedContentInset: Insets = .zero) {
            self.contentSize = contentSize
            self.contentOffset = contentOffset
            self.contentInset = contentInset
            self.adjustedContentInset = adjustedContentInset
        }
    }
}

extension SceneLayout {
    /// All views and guides of the scene, parents before children, siblings in order.
    ///
    /// - Parameter ambiguity: Whether to find out what is left open, which costs another solve.
    public func views(ambiguity: Bool = true) throws(LayoutError) -> [LaidOutView] {
        if layout.needsLayout { try layout.layOut() }
        var open: [ObjectIdentifier: [Layout.Dimension]] = [:]
        if ambiguity {
            for item in looseRows { open[ObjectIdentifier(item)] = [.height] }
            for (item, dimensions) in try layout.ambiguousItems(tolerance: toldRange) { open[ObjectIdentifier(item)] = dimensions }
        }
        let nodes = Dictionary(uniqueKeysWithValues: scene.nodes.map { ($0.id, $0) })
        var found: [LaidOutView] = []
        var moved: Set<String> = []
        // What lies in a row that contradicts its content is not called open (F80).
        var settled = Set(contradictedRows.map(\.id))
        var origins: [ObjectIdentifier: Point] = [:]
        let items = itemsInOrder
        for (item, insets) in zip(items, layout.insets(of: items)) {
            let origin = windowOrigin(of: item, &origins)
            guard let node = nodes[names.name(item)] else { continue }
            var view = view(node, item)
            (view.windowFrame.x, view.windowFrame.y) = (origin.x, origin.y)
            if node.parent.map({ moved.contains($0) }) ?? false {
                moved.insert(node.id)
                if view.isMisplaced != nil { view.isMisplaced = false }
            } else if view.isMisplaced == true {
                moved.insert(node.id)
            }
            view.safeAreaInsets = insets.safeArea
            view.layoutMargins = insets.margins
            if node.parent.map({ settled.contains($0) }) ?? false {
                settled.insert(node.id)
            } else {
                view.ambiguous = open[ObjectIdentifier(item), default: []].filter { isWorthTelling($0, item) }
            }
            found.append(view)
        }
        return found
    }

    /// The views that are not installed on this screen, where an editor left them.
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

    /// Rows whose height the file leaves open, and contents of rows that an editor lets be as high as they like: those drawn higher
    /// than their constraints allow (F69), and those that give up their height (F80).
    private var looseRows: [Item] {
        guard scene.canvas != nil else { return [] }
        var found = scene.nodes.compactMap { $0.properties[.hasOpenHeight] == true ? items[$0.id] : nil }
        for node in contradictedRows {
            guard let item = items[node.id], case .frame(let drawn, _, _) = node.placement,
                contradictions.contains(where: { $0.holdsHeight(of: item) })
            else { continue }
            if node.properties[.givesUpHeight] == true || isDrawnHigher(item, than: drawn) { found.append(item) }
        }
        return found
    }

    private func isDrawnHigher(_ content: Item, than drawn: Rect) -> Bool {
        guard let fitting = try? Layout.fittingSize(of: content, target: .zero) else { return false }
        return fitting.height + 0.999 < drawn.height
    }

    /// The contents of rows whose size contradicts what they hold.
    private var contradictedRows: [Node] {
        guard scene.canvas != nil, !contradictions.isEmpty else { return [] }
        return scene.nodes.filter { node in
            guard node.element == "tableViewCellContentView", let item = items[node.id] else { return false }
            return contradictions.contains { $0.holds(item) }
        }
    }

    /// Interface Builder says nothing of a range of less than a point: text rounded one way or another makes as much.
    package var toldRange: Double { scene.canvas == nil ? Layout.ambiguityTolerance : 0.999 }

    /// Interface Builder's own tolerance, less what rounding costs (F62).
    private var misplacedBy: Double { 0.99 }

    /// The content of a scroll view is left open on purpose where nothing inside is placed by constraints: the program says
    /// how large it is (SC-23).
    private func isWorthTelling(_ dimension: Layout.Dimension, _ item: Item) -> Bool {
        guard dimension == .contentWidth || dimension == .contentHeight else { return true }
        return item.children.contains { $0.kind == .view && $0.autoresizing == nil }
    }

    /// Where an item's top left corner lies in the window; those of its ancestors are known.
    private func windowOrigin(of item: Item, _ known: inout [ObjectIdentifier: Point]) -> Point {
        let frame = item === layout.root ? drawnRoot(item.frame) : item.frame
        var origin = Point(x: frame.x, y: frame.y)
        if let parent = item.parent {
            let above = known[ObjectIdentifier(parent)] ?? .zero
            let scrolled = parent.hasContentArea ? parent.contentOffset : .zero
            origin = Point(x: above.x + origin.x - scrolled.x, y: above.y + origin.y - scrolled.y)
        }
        known[ObjectIdentifier(item)] = origin
        return origin
    }

    private func view(_ node: Node, _ item: Item) -> LaidOutView {
        var frame = item.frame
        if item === layout.root { frame = drawnRoot(frame) }
        var view = LaidOutView(id: node.id, kind: node.element, parent: node.parent, frame: frame)
        view.name = node.name
        view.isMisplaced = node.stored?.frame.map { node.placement == .constraints && $0.differs(from: frame, by: misplacedBy) }
        view.isHidden = node.properties[.hidden] ?? false
        if let scrollView = item.behavior as? ScrollView {
            view.scroll = LaidOutView.Scroll(
                contentSize: scrollView.contentSize, contentOffset: scrollView.contentOffset,
                contentInset: scrollView.contentInset, adjustedContentInset: scrollView.adjustedContentInset)
        }
        return view
    }

    /// The tree in pre-order, without recursion.
    private var itemsInOrder: [Item] {
        var found: [Item] = []
        var waiting = [layout.root]
        while let item = waiting.popLast() {
            found.append(item)
            waiting += Array(item.children).reversed()
        }
        return found
    }
}

extension LayoutConflict {
    /// Whether the height that an item was given contradicts constraints.
    fileprivate func holdsHeight(of item: Item) -> Bool {
        members.contains { $0.origin == .autoresizing && $0.item === item && $0.constraint.firstAttribute.axis == .vertical }
    }

    /// Whether the frame of an item, which its row gives it, is part of it.
    fileprivate func holds(_ item: Item) -> Bool { members.contains { $0.origin == .autoresizing && $0.item === item } }
}

extension Rect {
    /// Whether a number of another rectangle is more than `distance` away.
    func differs(from other: Rect, by distance: Double) -> Bool {
        let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
        return pairs.contains { abs($0 - $1) > distance + 1e-6 }
    }
}
