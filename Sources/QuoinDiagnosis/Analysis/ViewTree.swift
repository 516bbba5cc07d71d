import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The tree of a laid-out scene with its frames and constraints: the storage behind ``AnalyzedView`` and ``AnalyzedConstraint``.
///
/// ```text
///   entries       the tree in pre-order: whatever lies in a view is one range of it
///   constraints   every constraint that the layout applied, with its ends as indices into the tree
/// ```
///
/// It holds indices and no views, so that views can hold it. Everything but the tree is worked out on first use.
final class ViewTree {
    let layout: SceneLayout
    let entries: [Entry]
    private let indexByID: [String: Int]
    private let indexByItem: [ObjectIdentifier: Int]

    struct Entry {
        /// The view's node; nil for a guide that a behavior made.
        let node: Node?
        let item: Item
        let parent: Int?
        var children: [Int] = []
        /// The index of the last view that lies in it; its own: none does.
        var last: Int
        /// The frame in the window, as if nothing were scrolled.
        let frame: Rect
    }

    private let original: Scene
    private let environment: EnvironmentOverride
    /// The same scene in another environment, whose ambiguities are known; nil if there is none.
    var sibling: ViewTree?

    init(_ layout: SceneLayout, of original: Scene, in environment: EnvironmentOverride) {
        self.layout = layout
        self.original = original
        self.environment = environment
        let entries = ViewTree.entries(of: layout)
        self.entries = entries
        indexByItem = Dictionary(
            entries.enumerated().map { (ObjectIdentifier($1.item), $0) }, uniquingKeysWith: { first, _ in first })
        indexByID = Dictionary(
            entries.enumerated().compactMap { index, entry in entry.node.map { ($0.id, index) } }, uniquingKeysWith: { first, _ in first })
    }

    func index(of id: String) -> Int? { indexByID[id] }
    func index(of item: Item) -> Int? { indexByItem[ObjectIdentifier(item)] }

    private(set) lazy var constraints = makeConstraints()

    /// The indices of the constraints that name a view, by its index.
    private(set) lazy var constraintsOfView: [[Int]] = {
        var found = [[Int]](repeating: [], count: entries.count)
        for (index, constraint) in constraints.enumerated() {
            found[constraint.first.view].append(index)
            if let second = constraint.second, second.view != constraint.first.view { found[second.view].append(index) }
        }
        return found
    }()

    /// The dimensions of each view that no constraint determines. Costs a solve, unless a sibling with the same constraints knows them.
    private(set) lazy var undetermined: [Set<Layout.Dimension>] = {
        if let sibling, hasSameParts(as: sibling) { return sibling.undetermined }
        var found = [Set<Layout.Dimension>](repeating: [], count: entries.count)
        do throws(LayoutError) {
            let bare = try layoutWithoutDesignTimeSizes()
            var indices: [ObjectIdentifier: Int] = indexByItem
            if let bare {
                for (id, index) in indexByID { if let item = bare.item(id) { indices[ObjectIdentifier(item)] = index } }
            }
            for (item, dimensions) in try (bare ?? layout).layout.ambiguousItems(tolerance: layout.toldRange) {
                if let index = indices[ObjectIdentifier(item)] { found[index] = Set(dimensions) }
            }
        } catch {
            return found  // a machine without memory: no view is called ambiguous
        }
        return found
    }()

    /// Whether another one has the same views and constraints of the scene installed.
    private func hasSameParts(as other: ViewTree) -> Bool {
        entries.count == other.entries.count && zip(entries, other.entries).allSatisfy { $0.node?.id == $1.node?.id }
            && layout.scene.constraints.map(\.id) == other.layout.scene.constraints.map(\.id)
    }

    // Parents stand before their children, so that one pass is enough however deep the tree is.

    /// Whether each view is hidden, or lies in a hidden one.
    private(set) lazy var hidden: [Bool] = entries.reduce(into: []) { known, entry in
        known.append(entry.item.isHidden || entry.parent.map { known[$0] } ?? false)
    }

    /// The nearest scroll view, table or collection around each view.
    private(set) lazy var enclosingScrolls: [Int?] = entries.reduce(into: []) { known, entry in
        known.append(entry.parent.flatMap { entries[$0].node?.kind == "scrollView" ? $0 : known[$0] })
    }

    private(set) lazy var insets: [InsetSet] = layout.layout.insets(of: entries.map(\.item))

    /// The titles that more than one view has.
    private(set) lazy var repeatedTitles: Set<String> = ViewTitles.repeated(in: self)

    /// The names of the fonts that were not found.
    private(set) lazy var unknownFonts: Set<String> = layout.unknownFonts

    /// The ids of the nodes whose text was measured in a font that is a guess.
    private(set) lazy var guessedTexts: Set<String> = Set(layout.notes.lazy.filter { $0.message.includes("guess") }.compactMap(\.object))

    /// The lines that constraints stand on in the file, by their ids.
    private(set) lazy var lines: [String: Int] = Dictionary(
        layout.scene.constraints.compactMap { constraint in
            constraint.id.flatMap { id in constraint.source.map { (id, $0.start.line) } }
        }, uniquingKeysWith: { first, _ in first })

    /// The ids of the scene's constraints.
    private(set) lazy var constraintIDs: Set<String> = Set(layout.scene.constraints.compactMap(\.id))

    /// The ids of the constraints that an outlet connects with code.
    private(set) lazy var connectedConstraints: Set<String> = Set(layout.scene.constraints.filter(\.isConnected).compactMap(\.id))

    /// The ids of the constraints that have another constant or priority, or are not installed, in some size class.
    private(set) lazy var variedConstraints: Set<String> = Set(
        layout.scene.constraints.filter { !$0.variations.isEmpty }.compactMap(\.id))

    /// The ids of the constraints that are removed at build time.
    private(set) lazy var placeholders: Set<String> = Set(original.constraints.filter(\.isPlaceholder).compactMap(\.id))

    private static func entries(of layout: SceneLayout) -> [Entry] {
        var nodes: [ObjectIdentifier: Node] = [:]
        for node in layout.scene.nodes { if let item = layout.item(node.id) { nodes[ObjectIdentifier(item)] = node } }
        var entries: [Entry] = []
        var waiting: [(item: Item, parent: Int?)] = [(layout.layout.root, nil)]
        while let (item, parent) = waiting.popLast() {
            let index = entries.count
            var frame = item.frame
            if let parent {
                frame.x += entries[parent].frame.x
                frame.y += entries[parent].frame.y
                entries[parent].children.append(index)
            }
            entries.append(Entry(node: nodes[ObjectIdentifier(item)], item: item, parent: parent, last: index, frame: frame))
            waiting += item.children.filter { if case .area = $0.kind { false } else { true } }.reversed().map { ($0, index) }
        }
        for index in entries.indices.reversed() {
            if let parent = entries[index].parent { entries[parent].last = max(entries[parent].last, entries[index].last) }
        }
        return entries
    }

    /// The scene laid out without the sizes that an editor's canvas gives to plain views along a stack view: a running program has none.
    /// Returns nil if the canvas gives none.
    private func layoutWithoutDesignTimeSizes() throws(LayoutError) -> SceneLayout? {
        let isGiven = layout.layout.constraints.contains { applied in
            guard applied.constraint.identifier == "IB-design-time-size",
                let stack = applied.constraint.first.parent?.behavior as? StackView
            else { return false }
            return applied.constraint.firstAttribute.axis == stack.axis
        }
        guard isGiven else { return nil }
        var bare = original
        for index in bare.nodes.indices where bare.nodes[index].kind == "stackView" {
            bare.nodes[index].properties[.designTimeSizes] = false
        }
        return try SceneLayout(bare, overriding: environment.heldUpright)
    }
}
