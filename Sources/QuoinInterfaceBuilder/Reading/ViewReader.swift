import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A reader that makes the nodes and constraints of a scene from a root view's element.
///
/// Two walks: first every view, because constraints may name what comes later; then every constraint.
struct ViewReader {
    let head: DocumentHead
    let path: String
    let kinds: KindTable
    var notes: [Note] = []
    var nodes: [Node] = []
    /// The objects that ids in constraints refer to: views, guides in them, and the guides of a controller.
    var references = ReferenceTable()
    /// Elements with constraints, and the node each one is.
    var owners: [(element: XMLElement, node: String)] = []
    var installations = Installations()
    private var taken = NameTable()
    /// Stored frames of the nodes, in their order; nil where the file does not decide it.
    private(set) var settledFrames: [Rect?] = []

    enum Reference {
        case item(ItemReference)
        /// The top or bottom layout guide of the node that is the root.
        case edgeGuide(isTop: Bool)
    }

    init(_ head: DocumentHead, path: String, kinds: KindTable) {
        self.head = head
        self.path = path
        self.kinds = kinds
    }

    /// The scene of a root view; nil where it is not a view at all.
    mutating func scene(_ root: XMLElement, rootFrame: Rect) -> Scene? {
        let size = root.tree.indices(in: root).count
        reserveCapacity(views: size / 8)
        var waiting = [Visit(element: root, parent: nil)]
        while let visit = waiting.popLast() {
            let id = read(visit, rootFrame: rootFrame), index = nodes.count - 1
            let inner = visit.element.childViews.map { Visit(element: $0, parent: (visit.element, id, index)) }
            waiting += inner.reversed()
        }
        guard let first = nodes.first else { return nil }
        readControllerGuides(root)
        installations.apply(to: &nodes)
        var scene = Scene(root: first)
        scene.nodes = nodes
        scene.constraints.reserveCapacity(size / 5)
        for (element, node) in owners { readConstraints(of: element, owner: node, into: &scene.constraints) }
        scene.notes = notes
        return scene
    }

    /// Makes room for views. Of the elements in a view about every tenth is one, and every fifth a constraint.
    private mutating func reserveCapacity(views count: Int) {
        nodes.reserveCapacity(count)
        settledFrames.reserveCapacity(count)
        references.reserveCapacity(count)
    }

    struct Visit {
        let element: XMLElement
        let parent: (element: XMLElement, id: String, index: Int)?
    }

    private mutating func read(_ visit: Visit, rootFrame: Rect) -> String {
        let element = visit.element
        let id = uniqueID(element, in: visit.parent?.id)
        let kind = kinds.name(ofSpelling: element.name)
        var node = Node(id: id, kind: kind ?? "view", parent: visit.parent?.id, element: element.name)
        node.source = source(element)
        node.name = element[.userLabel]
        node.className = element[.customClass]
        if kind == nil, !element.isKnownView { note("unknown element \(element.name), laid out as a plain view", at: element, id: id) }
        settledFrames.append(place(&node, visit, rootFrame: rootFrame))
        readPriorities(element, &node)
        node.properties = properties(of: element, parent: visit.parent?.element)
        if kind == nil, !element.isKnownView { node.properties[.isOfUnknownKind] = true }
        readVariations(element, &node)
        nodes.append(node)
        register(element, id)
        return id
    }

    private mutating func register(_ element: XMLElement, _ id: String) {
        let tree = element.tree, own = element.value(of: .id)
        if let own { references[own, in: tree] = .item(ItemReference(id)) }
        if element.child(.constraints) != nil { owners.append((element, id)) }
        // What constraints say of a cell is about its content view, which in these files has no id of its own (F25).
        if own == nil, element.isKeyed("contentView"), let cell = element.parent?.value(of: .id) {
            references[cell, in: tree] = .item(ItemReference(id))
        }
        for child in element.children where child.isNamed(.viewLayoutGuide) || child.isNamed(.keyboardLayoutGuide) {
            guard let guide = child.value(of: .id) else { continue }
            let key = child.key
            if key == "safeArea", let index = nodes.indices.last { nodes[index].properties[.hasSafeAreaGuide] = true }
            references[guide, in: tree] = .item(ItemReference(id, part: ViewReader.part(key)))
        }
    }

    /// The part of a view that a guide is, by its key.
    private static func part(_ key: String?) -> String {
        switch key {
        case "contentLayoutGuide": "content"
        case "frameLayoutGuide": "frame"
        case "keyboard", "keyboardLayoutGuide": "keyboard"
        case "layoutMargins": "margins"
        case "readableContent": "readable"
        default: "safeArea"
        }
    }

    /// The guides that files before Xcode 9 name beside the view.
    private mutating func readControllerGuides(_ root: XMLElement) {
        guard let guides = root.parent?.child(.layoutGuides) else { return }
        for guide in guides.children {
            guard let id = guide.value(of: .id), references[id, in: root.tree] == nil else { continue }
            references[id, in: root.tree] = .edgeGuide(isTop: guide[.type] != "bottom")
        }
    }

    /// Content views of collection cells have no id, and a duplicate id is replaced.
    private mutating func uniqueID(_ element: XMLElement, in parent: String?) -> String {
        let wanted = element.id ?? "\(parent ?? "root")/\(element[.key] ?? element.name)"
        var id = wanted
        var number = 2
        while !taken.insert(id) {
            id = "\(wanted)/\(number)"
            number += 1
        }
        if element.id != nil, id != wanted { note("the id \(wanted) is used twice: the second is renamed to \(id)", at: element, id: id) }
        return id
    }

    func source(_ element: XMLElement) -> SourceRange {
        SourceRange(path: path, start: element.position, bytes: element.byteRange)
    }

    mutating func note(_ message: String, at element: XMLElement, id: String?) {
        notes.append(Note(message, object: id, line: element.line))
    }
}
