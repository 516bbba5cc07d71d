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
    /// The items of the scene's nodes, in their order.
    private(set) var items: [Item] = []
    /// The positions of the nodes in the scene, by their ids.
    private(set) var nodeIndices = NameIndex()
    var names = ItemNames()
    var problems: [SceneProblem] = []
    var notes: [Note] = []
    /// The ids of nodes whose kind is not in the table.
    private(set) var unknownKinds: [String] = []
    var controllers: [Controller] = []
    /// The texts of the nodes, once the kinds are prepared.
    private(set) var texts = SceneTexts(of: [], fonts: SceneFonts())
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
        let nodes = scene.nodes
        for index in nodes.indices { configure(items[index], nodes[index].properties, nodes[index].placement) }
        prepareKinds()
        makeControllers()
        install()
    }

    private mutating func makeItems() {
        let nodes = scene.nodes
        items.reserveCapacity(nodes.count)
        names.reserveCapacity(items: nodes.count, constraints: scene.constraints.count)
        for index in nodes.indices {
            let item = index == 0 ? root : Item(nodes[index].id, kind: kinds.isGuide(nodes[index].kind) ? .guide : .view)
            items.append(item)
            names.add(node: item, nodes[index].id)
        }
        for index in nodes.indices.dropFirst() {
            guard let parent = nodes[index].parent else { continue }
            do throws(TreeError) {
                try (item(parent) ?? root).add(items[index])
            } catch {
                problems.append(SceneProblem(object: nodes[index].id, message: "\(error)", source: nodes[index].source))
            }
        }
    }

    /// The item of a node; nil if the scene has no node of that id.
    func item(_ id: String) -> Item? { nodeIndices[id].map { items[$0] } }

    /// Notes where each node is. One whose id another node before it has is left out.
    private mutating func findNodes() {
        let nodes = scene.nodes
        nodeIndices = NameIndex(capacity: nodes.count)
        var kept: [Int] = []
        kept.reserveCapacity(nodes.count)
        for index in nodes.indices {
            if nodeIndices.insert(nodes[index].id) {
                kept.append(index)
            } else {
                let message = "the id \"\(nodes[index].id)\" is used twice: ids must be unique"
                problems.append(SceneProblem(object: nodes[index].id, message: message, source: nodes[index].source))
            }
        }
        if kept.count < nodes.count { scene.nodes = kept.map { nodes[$0] } }
    }

    private func configure(_ item: Item, _ properties: Properties, _ placement: Node.Placement) {
        if let margins = properties[.margins] { item.margins = canvas == nil ? rowMargins(margins, properties) : margins }
        item.preservesParentMargins = properties[.preservesSuperviewLayoutMargins] ?? false
        item.marginsIncludeSafeArea = properties[.insetsLayoutMarginsFromSafeArea] ?? true
        // A canvas shows an activity indicator that is hidden only while it is stopped.
        item.isHidden = properties[.hidden] ?? false && !(canvas != nil && properties[.hidesWhenStopped] ?? false)
        if let rightToLeft = properties[.rightToLeft] { item.direction = rightToLeft ? .rightToLeft : .leftToRight }
        if case .frame(let frame, let mask, let parentSize) = placement, item !== root {
            // A frame that was made for an unknown size of the parent stays as it is.
            item.autoresizing = scene.canvas != nil && parentSize == nil ? [] : mask
            item.setFrame(frame, inParentOfSize: parentSize)  // last, because a new mask discards the size that the frame was made for
        }
    }

    /// The margins of a row's content on another device than it was drawn on (CE-1). The side of an accessory has the same everywhere.
    private func rowMargins(_ drawn: Insets, _ properties: Properties) -> Insets {
        guard properties[.hasDeviceMargins] == true, screen.idiom == .phone else { return drawn }
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
        let traits = traits, nodes = scene.nodes, items = items, indices = nodeIndices, fonts = fonts
        let texts = SceneTexts(of: nodes, fonts: fonts)
        self.texts = texts
        var notes: [Note] = []
        let find = { (id: String) in indices[id].map { items[$0] } }
        for index in nodes.indices {
            if let kind = kinds[nodes[index].kind] {
                kind.prepare(
                    KindContext(
                        nodes: nodes, index: index, item: items[index], traits: traits, isCanvas: scene.canvas != nil, fonts: fonts,
                        texts: texts,
                        find: find,
                        note: { notes.append(Note($0, object: nodes[index].id, line: nodes[index].source?.start.line)) }))
            } else {
                notes.append(kinds.unknown(nodes[index]))
                unknownKinds.append(nodes[index].id)
            }
            if let insets = nodes[index].properties[.alignmentRectInsets] { items[index].alignmentInsets = insets }
            setPriorities(index)
            setSize(index)
        }
        for name in scene.fontNames where fonts.isUnknown(name) {
            notes.append(Note("the font \"\(name)\" was not found: its texts are measured as if in the system font, which is a guess"))
        }
        self.notes += notes
    }

    var fonts: SceneFonts { SceneFonts(era: environment.textEra, library: environment.fonts) }

    /// Sets the priorities that a node gives its item in place of its kind's.
    private mutating func setPriorities(_ index: Int) {
        let item = items[index], hugging = scene.nodes[index].hugging, resistance = scene.nodes[index].resistance
        do throws(ConstraintError) {
            if let value = hugging.horizontal { try item.setHugging(Priority(value), for: .horizontal) }
            if let value = hugging.vertical { try item.setHugging(Priority(value), for: .vertical) }
            if let value = resistance.horizontal { try item.setResistance(Priority(value), for: .horizontal) }
            if let value = resistance.vertical { try item.setResistance(Priority(value), for: .vertical) }
        } catch {
            problems.append(
                SceneProblem(object: scene.nodes[index].id, message: error.exception.reason, source: scene.nodes[index].source))
        }
    }

    /// Sets the content size that a node gives its item in place of its kind's.
    private func setSize(_ index: Int) {
        guard let given = scene.nodes[index].contentSize ?? storedSize(index) ?? emptyLabelSize(index) else { return }
        let item = items[index]
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
