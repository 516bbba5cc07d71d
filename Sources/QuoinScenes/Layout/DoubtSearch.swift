import QuoinBehaviors
import QuoinLayout
import QuoinText

// A search for the uncertain lengths that each frame depends on. Such a length is changed and the scene laid out again; the
// frames that moved depend on it:
//
//     texts a little wider ──▶ lay out ──▶ moved: .text          one solve for each reason that the scene has;
//     other safe area      ──▶ lay out ──▶ moved: .version       the next reader of a frame lays out again as it was
//     …

extension SceneLayout {
    /// Returns the reasons to doubt each frame, by the id of the view; an empty list means that the frame is exact.
    ///
    /// The scene is laid out again for each kind of reason, which is meant for tools, not for every layout. The next call of
    /// ``views(ambiguity:)`` or ``update()`` restores the original layout.
    ///
    /// - Parameter views: All views of this layout, with their ambiguous dimensions.
    public func doubts(in views: [LaidOutView]) throws(LayoutError) -> [String: [Doubt]] {
        let placed = PlacedViews(views, in: self)
        return Dictionary(zip(placed.views.map(\.id), try doubts(in: placed))) { first, _ in first }
    }

    /// The reasons to doubt each frame, in the order of the views.
    func doubts(in placed: PlacedViews) throws(LayoutError) -> [[Doubt]] {
        var search = DoubtSearch(self, placed)
        try search.run()
        return search.found.map(\.list)
    }
}

private struct DoubtSearch {
    private let scene: SceneLayout
    private let views: [LaidOutView]
    private let items: [Item]
    private let frames: [Rect]
    /// The content sizes of the scene's items, with which the views were laid out.
    private let contentSizes: [ContentSize]
    /// The positions of the views' nodes in the scene.
    private let nodes: [Int]
    /// The position of each view's parent in the list; nil for the root, and where the parent is not in the list.
    private let parents: [Int?]
    private(set) var found: [DoubtSet]
    /// The steps that revert the changes of the last experiment.
    private var undo: [() -> Void] = []

    /// The distance, in points, up to which a frame counts as unmoved.
    private static let tolerance = 0.4

    /// A number of pixels per point at which rounding has no effect.
    private static let fineScale = 4096.0

    init(_ scene: SceneLayout, _ placed: PlacedViews) {
        self.scene = scene
        views = placed.views
        nodes = placed.nodes
        parents = placed.parents
        found = Array(repeating: [], count: placed.views.count)
        items = placed.nodes.map { scene.items[$0] }
        frames = placed.frames
        var contentSizes = scene.items.map(\.contentSize)
        for (place, node) in placed.nodes.enumerated() { contentSizes[node] = placed.contentSizes[place] }
        self.contentSizes = contentSizes
    }

    mutating func run() throws(LayoutError) {
        defer { putBack() }
        markContradictions()
        markAmbiguity()
        markHidden()
        markProportions()
        markStale()
        try markBetweenPixels()
        if scene.scene.canvas?.hasRoughFrames == true { mark(.version, views.indices) }
        try experiment(.text) { $0.changeTexts() }
        try experiment(.kind) { $0.changeUnknownKinds() }
        try experiment(.size) { $0.changeSizes() }
        try experiment(.symbol) { $0.changeSymbols() }
        try experiment(.version) { $0.changeInsets() }
        try experiment(.priority) { $0.changePriorities() }
    }

    /// Reverts the last experiment; the next layout applies it.
    private mutating func putBack() {
        for step in undo.reversed() { step() }
        undo = []
    }

    /// Adds a doubt to views, except the root, whose size was drawn.
    private mutating func mark(_ doubt: Doubt, _ marked: some Sequence<Int>) {
        for index in marked where nodes[index] != 0 { found[index].formUnion(DoubtSet(doubt)) }
    }

    private var moved: [Int] {
        views.indices.filter { items[$0].frame.differs(from: frames[$0], by: DoubtSearch.tolerance) }
    }

    /// Applies a change, lays out, and marks the views that moved. Without anything to change there is no layout.
    private mutating func experiment(_ doubt: Doubt, _ change: (DoubtSearch) -> [() -> Void]) throws(LayoutError) {
        putBack()
        undo = change(self)
        if undo.isEmpty { return }
        try scene.layout.layOut()
        mark(doubt, moved)
    }
}

// MARK: - Marks

extension DoubtSearch {
    /// Marks everything inside the nearest view that contains all members of a contradiction.
    private mutating func markContradictions() {
        guard let all = scene.contradictions.first?.members.all else { return }
        let ancestors = all.map { DoubtSearch.commonAncestor($0.constraint.first, $0.constraint.second) }
        let tops = scene.contradictions.compactMap { DoubtSearch.commonAncestor(of: $0.members.positions, ancestors) }
        let nodes = Set(tops.compactMap { scene.names.node(of: $0) })
        mark(.contradiction, below: views.indices.filter { nodes.contains(self.nodes[$0]) })
    }

    /// Marks the views in the same view as one whose frame is open: neighbors give way to each other.
    private mutating func markAmbiguity() {
        mark(.ambiguity, below: views.indices.filter { views[$0].isUndetermined }.map { parents[$0] ?? $0 })
    }

    /// Marks hidden views in stack views, because few files show where a canvas leaves them (F38).
    private mutating func markHidden() {
        guard scene.scene.canvas != nil else { return }
        mark(.version, below: views.indices.filter { views[$0].isHidden && items[$0].parent?.behavior is StackView })
    }

    /// Marks the contents of stack views that fill proportionally, because the priorities of that rule are known least of all (F39):
    /// 215 of 229 such frames without another doubt are right, in 39 files of 23 repositories, and 99.5 of 100 other frames.
    private mutating func markProportions() {
        guard scene.scene.canvas != nil else { return }
        let isProportional = items.map { ($0.behavior as? StackView)?.distribution == .fillProportionally }
        mark(.version, below: views.indices.filter { index in parents[index].map { isProportional[$0] } ?? false })
    }

    /// Marks views that the file stores with another size than their autoresizing mask gives. Either the file or the layout
    /// around them is wrong, so the whole child of the root that contains them is in doubt.
    private mutating func markStale() {
        guard scene.scene.canvas != nil else { return }
        // For each view, the child of the root that contains it.
        var branches = Array(views.indices)
        var stale: [Int] = []
        for index in views.indices {
            guard let parent = parents[index] else { continue }
            if parents[parent] != nil { branches[index] = branches[parent] }
            guard case .frame(let drawn, _, _) = scene.scene.nodes[nodes[index]].placement else { continue }
            // A separator changes the height of a row by up to a point.
            let frame = views[index].frame
            if abs(drawn.width - frame.width) > 0.6 || abs(drawn.height - frame.height) > 1.1 { stale.append(branches[index]) }
        }
        mark(.version, below: stale)
    }

    /// Marks views whose upper or lower edge falls between two pixels, which canvases round sometimes one way, sometimes
    /// the other.
    private mutating func markBetweenPixels() throws(LayoutError) {
        guard scene.scene.canvas?.hasRoughRounding == true, let system = scene.layout.environment as? SystemEnvironment else { return }
        var fine = system
        fine.scale = DoubtSearch.fineScale
        scene.layout.environment = fine
        defer { scene.layout.environment = system }
        try scene.layout.layOut()
        let least = 0.3 / system.scale
        for index in views.indices {
            let exact = items[index].frame, drawn = frames[index]
            if max(abs(exact.y - drawn.y), abs(exact.height - drawn.height)) > least { mark(.version, [index]) }
        }
    }

    /// Marks views and everything inside them; parents come before children.
    private mutating func mark(_ doubt: Doubt, below tops: [Int]) {
        if tops.isEmpty { return }
        var isInside = Array(repeating: false, count: views.count)
        for top in tops { isInside[top] = true }
        for index in views.indices where parents[index].map({ isInside[$0] }) ?? false { isInside[index] = true }
        mark(doubt, views.indices.filter { isInside[$0] })
    }

    private static func depth(of item: Item) -> Int { sequence(first: item) { $0.parent }.reduce(0) { count, _ in count + 1 } }

    /// The nearest item that contains both items, of which one may be the other; the first one if there is no second.
    private static func commonAncestor(_ first: Item, _ second: Item?) -> Item? {
        guard let second, second !== first else { return first }
        let (a, b) = (depth(of: first), depth(of: second))
        var (one, other): (Item?, Item?) = (first, second)
        for _ in 0..<max(0, a - b) { one = one?.parent }
        for _ in 0..<max(0, b - a) { other = other?.parent }
        while one !== other { (one, other) = (one?.parent, other?.parent) }
        return one
    }

    /// The nearest item that contains the items at some positions.
    private static func commonAncestor(of positions: [Int32], _ items: [Item?]) -> Item? {
        guard let first = positions.first else { return nil }
        var common = items[Int(first)]
        for position in positions.dropFirst() {
            guard let found = common, let item = items[Int(position)] else { return nil }
            common = commonAncestor(found, item)
        }
        return common
    }
}

// MARK: - Changes

extension DoubtSearch {
    /// Makes texts wider by the error of measuring, and higher where their font or their lines are a guess.
    private func changeTexts() -> [() -> Void] {
        guard scene.sizes == .measured else { return [] }
        let nodes = scene.scene.nodes
        return changes { index, item in
            let kind = nodes[index].kind
            guard item.behavior != nil, item.fixedContentSize == nil, DoubtSearch.textKinds.contains(kind) else { return nil }
            let text = scene.texts[index]
            let isSegmented = kind == "segmentedControl"
            if text.isEmpty && !isSegmented { return nil }
            var size = contentSizes[index]
            let trust = text.trust(scene.traits)
            let isRough = trust.evidence > .table || kind != "label"
            if let width = size.width { size.width = width + trust.tolerance(of: width) }
            if let height = size.height, isRough || mayWrap(item) { size.height = height + text.line(scene.traits) / (isRough ? 8 : 1) }
            size.followsWidth = false
            return change(item, to: size)
        }
    }

    private static let textKinds: Set<String> = ["label", "button", "textField", "textView", "segmentedControl"]

    /// The changes of the items of nodes, which a closure makes of the node's position in the scene and its item. It is given no node, because
    /// copying one costs more than most closures do.
    private func changes(_ change: (Int, Item) -> (() -> Void)?) -> [() -> Void] {
        scene.items.indices.compactMap { change($0, scene.items[$0]) }
    }

    private func mayWrap(_ item: Item) -> Bool { (item.behavior as? Label).map { $0.numberOfLines != 1 } ?? false }

    private func change(_ item: Item, to size: ContentSize) -> () -> Void {
        let former = item.fixedContentSize
        item.fixedContentSize = size
        return { item.fixedContentSize = former }
    }

    /// Gives a size to views of an unknown kind, and another size to placeholders of classes that draw themselves.
    private func changeUnknownKinds() -> [() -> Void] {
        let unknown = Set(scene.unknownKinds), nodes = scene.scene.nodes
        return changes { index, item in
            let isUnknown = unknown.contains(nodes[index].id) || nodes[index].properties[.isOfUnknownKind] ?? false
            if isUnknown, item.contentSize == .none { return change(item, to: ContentSize(width: 50, height: 50)) }
            guard nodes[index].className != nil, let given = nodes[index].contentSize else { return nil }
            return change(item, to: ContentSize(width: given.width.map { $0 + 20 }, height: given.height.map { $0 + 20 }))
        }
    }

    /// Takes the library's size from plain views and empty labels in stack views, and gives one to empty stack views and missing images.
    private func changeSizes() -> [() -> Void] {
        changes { _, item in
            if let stack = item.behavior as? StackView, stack.policy.givesDesignTimeSizes,
                stack.arranged(in: item).contains(where: { $0.behavior == nil || $0.behavior is Label && $0.contentSize.width == nil })
            {
                stack.policy.givesDesignTimeSizes = false
                return { stack.policy.givesDesignTimeSizes = true }
            }
            let isEmptyStack = (item.behavior as? StackView)?.arranged(in: item).isEmpty ?? false
            let isEmptyImage = item.fixedContentSize == nil && (item.behavior as? ImageView).map { $0.imageSize == nil } ?? false
            return isEmptyStack || isEmptyImage ? change(item, to: ContentSize(width: 20, height: 20)) : nil
        }
    }

    /// Aligns symbols that were never measured by a smaller rectangle, or makes them larger than it.
    private func changeSymbols() -> [() -> Void] {
        changes { index, item in
            guard scene.scene.nodes[index].properties[.isUnmeasuredSymbol] ?? false else { return nil }
            let former = item.alignmentInsets, size = item.fixedContentSize
            if var given = size ?? item.behavior?.contentSize(of: item, width: nil) {
                given.width = given.width.map { $0 + 4 }
                given.height = given.height.map { $0 + 4 }
                item.fixedContentSize = given
            }
            item.alignmentInsets = Insets(top: former.top - 2, left: former.left, bottom: former.bottom - 2, right: former.right)
            return {
                item.alignmentInsets = former
                item.fixedContentSize = size
            }
        }
    }

    /// Changes the safe area and the margins of the root.
    private func changeInsets() -> [() -> Void] {
        guard let canvas = scene.scene.canvas, canvas.hasRoughInsets else { return [] }
        let root = scene.layout.root
        let safeArea = root.safeAreaOverride, margins = root.margins, least = root.minimumMargins
        root.safeAreaOverride = root.safeArea.grown(by: 9)
        root.margins = margins.grown(by: 5)
        root.minimumMargins = least?.grown(by: 5)
        return [
            {
                root.safeAreaOverride = safeArea
                root.margins = margins
                root.minimumMargins = least
            }
        ]
    }

    /// Lowers the priorities of optional constraints: those up to the hugging of contents to almost nothing, the others
    /// below contents of the same priority. Their order among each other stays.
    private func changePriorities() -> [() -> Void] {
        guard scene.scene.canvas != nil, scene.scene.constraints.contains(where: { $0.priority < 1000 }) else { return [] }
        return scene.layout.userConstraints.compactMap { constraint in
            if constraint.priority.isRequired { return nil }
            let former = constraint.priority
            let value = former.rawValue <= 250 ? former.rawValue / 250 : former.rawValue - 0.5
            try? constraint.setPriority(Priority(value))
            return { try? constraint.setPriority(former) }
        }
    }
}

/// A set of doubts.
private struct DoubtSet: OptionSet {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ doubt: Doubt) { rawValue = 1 << (Doubt.allCases.firstIndex(of: doubt) ?? 0) }

    /// The doubts, in the order of their cases.
    var list: [Doubt] { isEmpty ? [] : Doubt.allCases.filter { contains(DoubtSet($0)) } }
}

extension Insets {
    fileprivate func grown(by distance: Double) -> Insets {
        Insets(top: top + distance, left: left + distance, bottom: bottom + distance, right: right + distance)
    }
}
