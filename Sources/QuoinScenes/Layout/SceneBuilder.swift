import QuoinBehaviors
import QuoinLayout

/// Builds the items of a scene: tree, sizes, behaviors, controllers and constraints. Each step needs the ones before it.
struct SceneBuilder {
    private(set) var scene: Scene
    let screen: Screen
    let environment: Environment
    let kinds: KindTable
    /// The canvas of the scene, if it is laid out as it was drawn; nil otherwise.
    let canvas: Canvas?
    let sizes: ContentSizes
    var items: [String: Item] = [:]
    /// The items of the scene's nodes, in their order; nil where a node has none.
    private(set) var itemsOfNodes: [Item?] = []
    /// The positions of the nodes in the scene, by their ids.
    private(set) var nodeIndices: [String: Int] = [:]
    var names = ItemNames()
    var problems: [SceneProblem] = []
    var notes: [Note] = []
    var controllers: [Controller] = []
    let root: Item
    /// The root's rectangle in the window.
    var placement: Rect
    let system: SystemEnvironment

    init(
        _ scene: Scene, screen: Screen, environment: Environment, kinds: KindTable, canvas: Canvas? = nil,
        sizes: ContentSizes = .measured
    ) {
        self.scene = scene
        self.screen = screen
        self.environment = environment
        self.kinds = kinds
        self.canvas = canvas
        self.sizes = sizes
        root = Item(scene.root?.id)
        let kept = scene.canvas.flatMap { $0.keepsSize ? $0.frame.size : nil } ?? screen.size
        placement = canvas?.frame ?? Rect(x: 0, y: 0, width: kept.width, height: kept.height)
        system = SystemEnvironment(
            scale: environment.rounding(screen), direction: environment.direction ?? .leftToRight, era: screen.era,
            isCanvas: scene.canvas != nil)
    }

    mutating func build() {
        findNodes()
        makeItems()
        itemsOfNodes = scene.nodes.indices.map { items[scene.nodes[$0].id] }
        for (index, item) in itemsOfNodes.enumerated() { if let item { configure(item, scene.nodes[index]) } }
        prepareKinds()
        makeControllers()
        install()
    }

    private mutating func makeItems() {
        items.reserveCapacity(scene.nodes.count)
        names.reserveCapacity(items: scene.nodes.count, constraints: scene.constraints.count)
        for index in scene.nodes.indices {
            let id = scene.nodes[index].id
            let item = index == 0 ? root : Item(id, kind: kinds[scene.nodes[index].kind]?.isGuide ?? false ? .guide : .view)
            items[id] = item
            names.add(node: item, id)
        }
        for index in scene.nodes.indices.dropFirst() {
            guard let item = items[scene.nodes[index].id], let parent = scene.nodes[index].parent else { continue }
            do throws(TreeError) {
                try (items[parent] ?? root).add(item)
            } catch {
                problems.append(SceneProblem(object: scene.nodes[index].id, message: "\(error)", source: scene.nodes[index].source))
            }
        }
    }

    /// Notes where each node is. One whose id another node before it has is left out.
    private mutating func findNodes() {
        nodeIndices = indicesByID
        guard nodeIndices.count < scene.nodes.count else { return }
        for (index, node) in scene.nodes.enumerated() where nodeIndices[node.id] != index {
            problems.append(
                SceneProblem(object: node.id, message: "the id \"\(node.id)\" is used twice: ids must be unique", source: node.source))
        }
        let first = Set(nodeIndices.values)
        scene.nodes = scene.nodes.indices.filter { first.contains($0) }.map { scene.nodes[$0] }
        nodeIndices = indicesByID
    }

    private var indicesByID: [String: Int] {
        let nodes = scene.nodes
        return Dictionary(nodes.indices.lazy.map { (nodes[$0].id, $0) }) { first, _ in first }
    }

    private func configure(_ item: Item, _ node: Node) {
        let properties = node.properties
        if let margins = properties[.margins] { item.margins = canvas == nil ? rowMargins(margins, node) : margins }
        item.preservesParentMargins = properties[.preservesSuperviewLayoutMargins] ?? false
        item.marginsIncludeSafeArea = properties[.insetsLayoutMarginsFromSafeArea] ?? true
        // A canvas shows an activity indicator that is hidden only while it is stopped.
        item.isHidden = properties[.hidden] ?? false && !(canvas != nil && properties[.hidesWhenStopped] ?? false)
        if let rightToLeft = properties[.rightToLeft] { item.direction = rightToLeft ? .rightToLeft : .leftToRight }
        if case .frame(let frame, let mask, let parentSize) = node.placement, item !== root {
            // A frame that was made for an unknown size of the parent stays as it is.
            item.autoresizing = scene.canvas != nil && parentSize == nil ? [] : mask
            item.setFrame(frame, inParentOfSize: parentSize)  // last, because a new mask discards the size that the frame was made for
        }
    }

    /// The margins of a row's content on another device than it was drawn on (CE-1). The side of an accessory has the same everywhere.
    private func rowMargins(_ drawn: Insets, _ node: Node) -> Insets {
        guard node.properties[.hasDeviceMargins] == true, screen.idiom == .phone else { return drawn }
        var margins = drawn
        let device = CellMetrics(era: screen.era, width: screen.size.width).margins()
        margins.left = device.left
        if drawn.right == drawn.left { margins.right = device.left }
        return margins
    }

    /// The traits that contents are measured with.
    var traits: Traits {
        Traits(
            era: screen.era, scale: leafScale, category: environment.category ?? environment.canvasCategory ?? .large, idiom: screen.idiom
        )
    }

    private mutating func prepareKinds() {
        let traits = traits
        let items = items
        var notes: [Note] = []
        for (index, item) in itemsOfNodes.enumerated() {
            guard let item else { continue }
            let node = scene.nodes[index]
            if kinds[node.kind] == nil { notes.append(kinds.unknown(node)) }
            kinds[node.kind]?.prepare(
                KindContext(
                    node: node, item: item, traits: traits, isCanvas: scene.canvas != nil,
                    fonts: fonts, find: { items[$0] },
                    note: { notes.append(Note($0, object: node.id, line: node.source?.start.line)) }))
            if let insets = node.properties[.alignmentRectInsets] { item.alignmentInsets = insets }
            setSizes(item, node)
        }
        for name in scene.fontNames where fonts.isUnknown(name) {
            notes.append(Note("the font \"\(name)\" was not found: its texts are measured as if in the system font, which is a guess"))
        }
        self.notes += notes
    }

    var fonts: SceneFonts { SceneFonts(era: environment.textEra, library: environment.fonts) }

    /// Sets the content size and priorities of an item. A node's own values override those of its kind.
    private mutating func setSizes(_ item: Item, _ node: Node) {
        do throws(ConstraintError) {
            if let value = node.hugging.horizontal { try item.setHugging(Priority(value), for: .horizontal) }
            if let value = node.hugging.vertical { try item.setHugging(Priority(value), for: .vertical) }
            if let value = node.resistance.horizontal { try item.setResistance(Priority(value), for: .horizontal) }
            if let value = node.resistance.vertical { try item.setResistance(Priority(value), for: .vertical) }
        } catch {
            problems.append(SceneProblem(object: node.id, message: error.exception.reason, source: node.source))
        }
        guard let given = node.contentSize ?? storedSize(item, node) ?? emptyLabelSize(item, node) else { return }
        // The baselines are still those of the content that is shown.
        let measured = item.behavior?.contentSize(of: item, width: given.width) ?? .none
        var size = ContentSize(
            width: given.width, height: given.height, firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
        // The single line of a control stays vertically centered (F35).
        if !(item.behavior is Label), let height = given.height, let old = measured.height, let first = measured.firstBaseline {
            size.firstBaseline = first + (height - old) / 2
            size.lastBaseline = height - first - (height - old) / 2
        }
        item.fixedContentSize = size
    }

    /// The number of pixels per point that texts are measured with, even where frames are not rounded.
    private var leafScale: Double { environment.textScale ?? screen.scale }
}
