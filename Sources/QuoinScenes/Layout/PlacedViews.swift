import QuoinLayout

/// The results for all views, with their nodes and parents.
struct PlacedViews {
    private(set) var views: [LaidOutView] = []
    /// The positions of the views' nodes in the scene.
    private(set) var nodes: [Int] = []
    /// The position of each view's parent in the list; nil for the root, and where the parent is not in the list.
    private(set) var parents: [Int?] = []
    /// The frames of the views' items, and the sizes of their contents.
    private(set) var frames: [Rect] = []
    private(set) var contentSizes: [ContentSize] = []
    /// Whether the views are not reported as open, whatever the constraints say.
    private(set) var areSettled: [Bool] = []

    init(capacity: Int) {
        views.reserveCapacity(capacity)
        nodes.reserveCapacity(capacity)
        parents.reserveCapacity(capacity)
        frames.reserveCapacity(capacity)
        contentSizes.reserveCapacity(capacity)
        areSettled.reserveCapacity(capacity)
    }

    /// Finds the places of views of a layout; a view that is not of it is left out.
    init(_ views: [LaidOutView], in layout: SceneLayout) {
        self.init(capacity: views.count)
        var places: [String: Int] = [:]
        for view in views {
            guard let node = layout.nodeIndices[view.id] else { continue }
            if places[view.id] == nil { places[view.id] = self.views.count }
            add(view, of: layout.items[node], node: node, parent: nil)
        }
        for index in self.views.indices { parents[index] = self.views[index].parent.flatMap { places[$0] } }
    }

    /// Adds the view of an item, as it is laid out now.
    mutating func add(_ view: LaidOutView, of item: Item, node: Int, parent: Int?, isSettled: Bool = false) {
        views.append(view)
        nodes.append(node)
        parents.append(parent)
        frames.append(item.frame)
        contentSizes.append(item.contentSize)
        areSettled.append(isSettled)
    }

    /// Gives each view its doubts.
    mutating func add(doubts: [[Doubt]]) {
        for (index, doubts) in doubts.enumerated() { views[index].doubts = doubts }
    }

    /// Notes what is open in the view at a position.
    mutating func mark(_ index: Int, ambiguous: [Layout.Dimension], isUndetermined: Bool) {
        if !ambiguous.isEmpty { views[index].ambiguous = ambiguous }
        if isUndetermined { views[index].isUndetermined = true }
    }
}
