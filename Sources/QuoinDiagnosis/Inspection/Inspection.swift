import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinSolver

/// One scene in one environment, laid out: all that a detector may look at, free of where it was read.
///
/// ```text
///   Scene ──▶ SceneLayout ──┬▶ views    the tree in pre-order with its frames; what lies in a view is one range of it
///                           ├▶ links    every constraint, its ends as places in the tree
///                           ├▶ open     what no constraint decides             asked once, and only if a rule asks
///                           └▶ scrolls  for each scroll view what its content's size is made of
/// ```
///
/// What a program did and a file cannot show comes as properties of nodes: `contentSize` (set by hand), `frameAssigned`,
/// `constrainedBeforeAdded`, `contentInsetReadEarly`. So a tree of live views is examined by making a scene of it.
final class Inspection {
    let laidOut: SceneLayout
    /// Empty: the document's own.
    let environment: EnvironmentOverride
    /// As it was read, with what is not installed.
    let original: Scene
    /// Laid out where an editor drew it: its stored frames are comparable.
    let isDrawn: Bool
    /// Pre-order; the first is the root. Guides that behaviors made are among them.
    let views: [View]
    private let byID: [String: Int]
    private let byItem: [ObjectIdentifier: Int]

    struct View {
        /// Nil: a guide that a behavior made.
        let node: Node?
        let item: Item
        let parent: Int?
        var children: [Int] = []
        /// The last place of what lies in it.
        var last: Int
        /// In the window, as if nothing were scrolled.
        let frame: Rect
    }

    init(_ laidOut: SceneLayout, original: Scene, environment: EnvironmentOverride) {
        self.laidOut = laidOut
        self.original = original
        self.environment = environment
        isDrawn = original.canvas != nil && original.environment.isDrawn(under: environment)
        let nodes = Dictionary(laidOut.scene.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var ids: [ObjectIdentifier: String] = [:]
        for node in laidOut.scene.nodes { if let item = laidOut.item(node.id) { ids[ObjectIdentifier(item)] = node.id } }
        var views: [View] = []
        var byItem: [ObjectIdentifier: Int] = [:]
        var waiting: [(item: Item, parent: Int?)] = [(laidOut.layout.root, nil)]
        while let (item, parent) = waiting.popLast() {
            let place = views.count
            let node = ids[ObjectIdentifier(item)].flatMap { nodes[$0] }
            var frame = item.frame
            if let parent {
                frame.x += views[parent].frame.x
                frame.y += views[parent].frame.y
                views[parent].children.append(place)
            }
            views.append(View(node: node, item: item, parent: parent, last: place, frame: frame))
            byItem[ObjectIdentifier(item)] = place
            waiting += item.children.filter { if case .area = $0.kind { false } else { true } }.reversed().map { ($0, place) }
        }
        for place in views.indices.reversed() {
            if let parent = views[place].parent { views[parent].last = max(views[parent].last, views[place].last) }
        }
        self.views = views
        self.byItem = byItem
        byID = Dictionary(
            views.indices.compactMap { place in views[place].node.map { ($0.id, place) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Everything that holds the views where they are.
    private(set) lazy var links: [Link] = makeLinks()

    /// The links that mention a view, by its place.
    private(set) lazy var linksOfView: [[Int]] = {
        var found = [[Int]](repeating: [], count: views.count)
        for (index, link) in links.enumerated() {
            found[link.first.view].append(index)
            if let second = link.second, second.view != link.first.view { found[second.view].append(index) }
        }
        return found
    }()

    /// What of each view no constraint decides.
    private(set) lazy var open: [Set<Layout.Dimension>] = {
        var found = [Set<Layout.Dimension>](repeating: [], count: views.count)
        do throws(LayoutError) {
            for (item, dimensions) in try laidOut.layout.ambiguousItems(tolerance: laidOut.toldRange) {
                if let place = byItem[ObjectIdentifier(item)] { found[place] = Set(dimensions) }
            }
        } catch {
            return found  // a machine without memory: nothing is said about it
        }
        return found
    }()

    // Parents stand before their children, so that one pass is enough however deep the tree is.

    /// Views that are hidden, or lie in one that is.
    private lazy var hidden: [Bool] = views.indices.reduce(into: []) { known, place in
        known.append(views[place].item.isHidden || views[place].parent.map { known[$0] } ?? false)
    }

    private lazy var enclosing: [Int?] = views.indices.reduce(into: []) { known, place in
        known.append(views[place].parent.flatMap { views[$0].node?.kind == "scrollView" ? $0 : known[$0] })
    }

    private(set) lazy var insets: [InsetSet] = laidOut.layout.insets(of: views.map(\.item))

    /// The scroll views, without tables and collections.
    private(set) lazy var scrolls: [ScrollContent] = views.indices.filter { isScrollView($0) }.map { ScrollContent(self, $0) }

    /// Those that are tied on the axis on which they are to scroll: everything in them is pressed or stretched.
    private(set) lazy var wronglyTied: Set<Int> = Set(scrolls.filter { $0.wrongTie != nil }.map(\.place))

    private(set) lazy var conflicts: [LaidOutConflict] = laidOut.conflicts()

    /// What cannot be told from the names of the views: which generic names are there more than once.
    private(set) lazy var commonNames: Set<String> = repeatedNames()

    /// Views whose place or size nothing decides, each cause once.
    private(set) lazy var ambiguities: [Ambiguity] = findAmbiguities()

    /// Where each view lies if contents have the sizes that the file stores.
    private(set) lazy var storedFrames: [String: Rect] = findStoredFrames()
}

extension Inspection {
    func place(_ id: String) -> Int? { byID[id] }
    func place(_ item: Item) -> Int? { byItem[ObjectIdentifier(item)] }

    func node(_ place: Int) -> Node? { views[place].node }

    /// Whether a view lies in another one, however deep.
    func contains(_ outer: Int, _ inner: Int) -> Bool { inner > outer && inner <= views[outer].last }

    /// The places of what lies in a view.
    func inside(_ place: Int) -> Range<Int> { place + 1..<views[place].last + 1 }

    func ancestors(_ place: Int) -> some Sequence<Int> {
        sequence(state: place) { [views] place in
            guard let parent = views[place].parent else { return nil }
            place = parent
            return parent
        }
    }

    /// A scroll view proper: what tables show is not placed by constraints to them.
    func isScrollView(_ place: Int) -> Bool {
        guard let node = views[place].node, node.kind == "scrollView" else { return false }
        return !isTable(place)
    }

    func isTable(_ place: Int) -> Bool { ["tableView", "collectionView"].contains(views[place].node?.element) }

    /// Not a guide.
    func isView(_ place: Int) -> Bool { views[place].item.kind == .view && views[place].node != nil }

    func isHidden(_ place: Int) -> Bool { hidden[place] }

    func scrollView(_ place: Int) -> ScrollView? { views[place].item.behavior as? ScrollView }

    /// The nearest scroll view, table or collection around a view.
    func enclosingScroll(_ place: Int) -> Int? { enclosing[place] }

    var scene: Scene { laidOut.scene }

    /// Without any constraint a scene is laid out by masks on purpose.
    var usesAutoLayout: Bool { !scene.constraints.isEmpty || !scene.formats.isEmpty }
}
