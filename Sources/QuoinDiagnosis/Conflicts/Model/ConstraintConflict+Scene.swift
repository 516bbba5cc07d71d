import QuoinBehaviors
import QuoinLayout
import QuoinScenes

extension ConstraintConflict {
    /// Makes a conflict from one that a scene's layout found.
    ///
    /// ```swift
    /// for conflict in laidOut.conflicts() { print(ConflictExplanation(conflict, in: laidOut).text) }
    /// ```
    public init(_ conflict: LaidOutConflict, in layout: SceneLayout) {
        var collector = SceneItems(layout)
        let members = conflict.members.map { collector.member($0) }
        self.init(
            items: collector.items, members: members, broken: conflict.members.firstIndex { $0.id == conflict.broken },
            direction: layout.scene.environment.direction ?? .leftToRight)
    }
}

/// Gathers the items that members mention, with the parents that lie between them.
private struct SceneItems {
    private let layout: SceneLayout
    private let nodes: [String: Node]
    private var indices: [String: Int] = [:]
    private(set) var items: [ConflictItem] = []

    init(_ layout: SceneLayout) {
        self.layout = layout
        nodes = Dictionary(layout.scene.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func member(_ constraint: LaidOutConstraint) -> ConflictMember {
        var member = ConflictMember(
            id: constraint.id, item: index(constraint.first), attribute: constraint.firstAttribute, relatedBy: constraint.relation,
            toItem: constraint.second.map { index($0) }, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority, identifier: constraint.identifier)
        if constraint.firstAttribute.usesMargins { readMargins(member.first) }
        if constraint.secondAttribute.usesMargins, let second = member.second { readMargins(second) }
        guard let owner = constraint.owner else { return member }
        member.origin = .behavior
        if constraint.id.hasPrefix("\(owner)/autoresizing/") { member.origin = .autoresizing("") }
        if constraint.id.hasPrefix("\(owner)/contentSize/") {
            let isHugging = constraint.relation == .lessOrEqual
            member.origin = .contentSize(
                hugging: isHugging ? constraint.priority : 0, resistance: isHugging ? 0 : constraint.priority)
        }
        if constraint.isOfRoot { member.origin = .host }
        return member
    }

    /// The place of an item, made with all that it lies in.
    private mutating func index(_ name: String) -> Int {
        if let index = indices[name] { return index }
        var chain = [name]
        var seen: Set = [name]
        var last = name
        while let parent = parent(of: last), indices[parent] == nil, seen.insert(parent).inserted {
            chain.append(parent)
            last = parent
        }
        var above = parent(of: last).flatMap { indices[$0] }
        for id in chain.reversed() {
            var item = make(id)
            item.parent = above
            above = items.count
            indices[id] = items.count
            items.append(item)
        }
        return items.count - 1
    }

    private func parent(of name: String) -> String? {
        if let node = nodes[name] { return node.parent ?? (name == layout.scene.root?.id ? nil : layout.scene.root?.id) }
        let reference = ItemReference(parsing: name)
        return reference.part == nil ? nil : reference.node
    }

    private mutating func readMargins(_ index: Int) {
        items[index].margins = layout.item(items[index].id)?.effectiveMargins
    }

    private func make(_ name: String) -> ConflictItem {
        guard let node = nodes[name] else { return guide(ItemReference(parsing: name)) }
        var item = ConflictItem(
            id: name, className: node.className ?? kindInWords(node.element), name: node.name, text: node.shownText)
        item.isGuide = node.kind == "guide"
        // A table places its rows and headers by its frame, and not by a content that constraints measure.
        item.scrolls = layout.item(name)?.behavior is ScrollView && !["tableView", "collectionView"].contains(node.element)
        return item
    }

    private func guide(_ reference: ItemReference) -> ConflictItem {
        var item = ConflictItem(id: "\(reference)", className: "guide", text: reference.part)
        item.isGuide = true
        guard let owner = layout.item(reference.node) else { return item }
        switch reference.part {
        case "margins": item.insets = owner.effectiveMargins
        case "safeArea": item.insets = owner.safeArea
        case "frame": item.insets = .zero
        default: break
        }
        return item
    }
}

/// `scrollView` as `scroll view`; what makes up a cell is the cell.
private func kindInWords(_ element: String) -> String {
    if element.hasSuffix("Cell") || element.hasSuffix("CellContentView") { return "UITableViewCellContentView" }
    return element.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
}
