/// The graph of the controllers that lead to each other: the bars that a scene is drawn with follow from how one gets there.
///
/// ```text
///   tabBarController ──viewControllers──▶ navigationController ──rootViewController──▶ A ──show──▶ B
///                                                                                      tab bar, navigation bar
/// ```
struct ControllerGraph {
    struct Edge {
        let source: XMLElement
        let id: String
        let kind: String
        let relationship: String?
    }

    private var incoming: [String: [Edge]] = [:]
    private(set) var hasTabBarController = false

    /// The way to each controller that it is drawn for, where there are several and the file settles it.
    private var preferred: Set<String> = []

    init(_ root: XMLElement) {
        let breakers = root.child(.inferredMetricsTieBreakers)?.children.map { $0[.reference] ?? "" }
        preferred = Set(breakers ?? [])
        guard let scenes = root.child(.scenes) else { return }
        for scene in scenes.children {
            let objects = scene.child(.objects)?.children.map { $0 } ?? []
            let controller = objects.first { $0[.sceneMemberID] == "viewController" }
            for object in objects {
                if object.isNamed(.tabBarController) { hasTabBarController = true }
                collect(object, of: controller ?? object)
            }
        }
    }

    /// All segues anywhere in an object of a scene. Gesture recognizers and views beside the controller have some, too: it is the
    /// controller that performs them.
    private mutating func collect(_ object: XMLElement, of controller: XMLElement) {
        let tree = object.tree
        for index in tree.indices(in: object) {
            let element = XMLElement(tree: tree, index: index)
            guard element.isNamed(.segue), let destination = element[.destination] else { continue }
            incoming[destination, default: []].append(
                Edge(source: controller, id: element.id ?? "", kind: element[.kind] ?? "", relationship: element[.relationship]))
        }
    }

    /// The ways to a controller, or the one way that counts.
    func edges(to controller: XMLElement) -> [Edge] {
        let all = controller.id.flatMap { incoming[$0] } ?? []
        if preferred.isEmpty { return all }
        let chosen = all.filter { preferred.contains($0.id) }
        return chosen.isEmpty ? all : chosen
    }
}

extension ControllerGraph.Edge {
    var isPush: Bool { kind == "show" || kind == "push" }
    var isEmbedding: Bool { kind == "embed" }
    var isModal: Bool { ["presentation", "modal", "popover", "popoverPresentation"].contains(kind) }
    var isPopover: Bool { kind == "popover" || kind == "popoverPresentation" }
    var isRoot: Bool { relationship == "rootViewController" }
    var isColumn: Bool { kind == "relationship" && source.isNamed(.splitViewController) }
    var isTab: Bool { relationship == "viewControllers" && source.isNamed(.tabBarController) }
}

extension ControllerGraph {
    /// The first value that a controller or one that pushes it gives; breadth first, each controller once.
    func first<Value>(from controller: XMLElement, through follows: (Edge) -> Bool, _ value: (XMLElement, [Edge]) -> Value?) -> Value? {
        var reached = [controller]
        var next = 0
        while next < reached.count {
            let current = reached[next], edges = edges(to: current)
            next += 1
            if let value = value(current, edges) { return value }
            for edge in edges where follows(edge) && !reached.contains(where: { $0.index == edge.source.index }) {
                reached.append(edge.source)
            }
        }
        return nil
    }

    /// The navigation controller that shows it, as its root or pushed, or that shows the tab bar controller that it is in.
    func navigationController(of controller: XMLElement) -> XMLElement? {
        first(from: controller, through: { $0.isPush || $0.isTab }) { _, edges in
            edges.first { $0.isRoot && $0.source.isNamed(.navigationController) }?.source
        }
    }

    /// Whether it is a column of a split view controller of columns, which puts a navigation bar over each (F76).
    func isColumn(_ controller: XMLElement) -> Bool {
        edges(to: controller).contains { $0.isColumn && $0.source.flag(.allowDoubleColumnStyle) == true }
    }

    /// Whether a tab bar controller shows it, directly or through a navigation controller (F8).
    func isInTabBar(_ controller: XMLElement) -> Bool {
        first(from: controller, through: { $0.isPush || $0.isRoot }) { current, edges in
            if edges.contains(where: \.isTab) { return true }
            let isLoneTab = current.isNamed(.navigationController) && !hasTabBarController
            return isLoneTab && current.child(key: "tabBarItem") != nil && !edges.contains(where: \.isModal) ? true : nil
        } ?? false
    }

    /// Whether a container view shows it, directly or through a navigation controller (F12).
    func isEmbedded(_ controller: XMLElement) -> Bool {
        first(from: controller, through: \.isRoot) { _, edges in edges.contains(where: \.isEmbedding) ? true : nil } ?? false
    }

    /// Simulated bar metrics of a controller, or of one that pushes it (F6).
    func metrics(_ key: String, of controller: XMLElement) -> XMLElement? {
        first(from: controller, through: \.isPush) { current, _ in current.child(key: key) }
    }
}
