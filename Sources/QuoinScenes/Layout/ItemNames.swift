import QuoinLayout

/// The names of items and constraints in results: the ids of the file, `view#guide` for guides, and for items that
/// behaviors made a name that is the same in every run.
struct ItemNames {
    /// The positions of nodes in the scene, by their items, and the ids of the nodes.
    private var nodes: [ObjectIdentifier: Int] = [:]
    private var ids: [String] = []
    private var madeNames: [ObjectIdentifier: String] = [:]
    private var made: [String: Item] = [:]
    private var constraints: [ObjectIdentifier: ConstraintName] = [:]

    private enum ConstraintName {
        case given(String)
        /// The position in the scene's constraints of one that has no id.
        case position(Int)
    }

    /// Makes room for the names of a scene.
    mutating func reserveCapacity(items itemCount: Int, constraints constraintCount: Int) {
        nodes.reserveCapacity(itemCount)
        ids.reserveCapacity(itemCount)
        constraints.reserveCapacity(constraintCount)
    }

    /// Names the item of the scene's next node, which the scene knows by its id.
    mutating func add(node item: Item, _ id: String) {
        nodes[ObjectIdentifier(item)] = ids.count
        ids.append(id)
    }

    /// Names an item that a behavior made.
    mutating func add(made item: Item, _ name: String) {
        madeNames[ObjectIdentifier(item)] = name
        made[name] = item
    }

    mutating func add(_ constraint: InstalledConstraint, _ name: String) { constraints[ObjectIdentifier(constraint)] = .given(name) }

    /// Names a constraint by its position in the scene's constraints.
    mutating func add(_ constraint: InstalledConstraint, at position: Int) {
        constraints[ObjectIdentifier(constraint)] = .position(position)
    }

    /// The item that a behavior made, by its name.
    func made(_ name: String) -> Item? { made[name] }

    /// The position in the scene of the node that an item stands for; nil if it stands for none.
    func node(of item: Item) -> Int? { nodes[ObjectIdentifier(item)] }

    /// The id of a node, `card#margins`, or `stack#alignment-spanner`.
    func name(_ item: Item) -> String {
        if let node = node(of: item) { return ids[node] }
        if let name = madeNames[ObjectIdentifier(item)] { return name }
        let owner = item.parent.map { name($0) } ?? "?"
        switch item.kind {
        case .area(.visible): return "\(owner)#frame"
        case .area(let area): return "\(owner)#\(area)"
        case .guide, .view: return "\(owner)#\(item.name ?? "guide")"
        }
    }

    /// Returns the id that the scene gave a constraint; nil if a behavior made it.
    func name(_ constraint: InstalledConstraint) -> String? {
        switch constraints[ObjectIdentifier(constraint)] {
        case .given(let name): name
        case .position(let position): "constraints[\(position)]"
        case nil: nil
        }
    }
}
