import QuoinLayout
import QuoinScenes
import QuoinSolver

extension ViewReader {
    /// Appends the constraints of an element to those of a scene.
    mutating func readConstraints(of element: XMLElement, owner: String, into constraints: inout [SceneConstraint]) {
        guard let list = element.child(.constraints) else { return }
        var owner = owner
        if let id = element.value(of: .id), case .item(let item)? = references[id, in: element.tree] { owner = item.node }
        for child in list.children where child.isNamed(.constraint) { read(child, owner: owner, into: &constraints) }
    }

    /// Appends a constraint (IB-30), unless it names an item that is not in the scene, or an attribute that is unknown (F51).
    private mutating func read(_ element: XMLElement, owner: String, into constraints: inout [SceneConstraint]) {
        guard let first = side(element, .firstItem, .firstAttribute, owner: owner) else { return }
        let second = element.value(of: .secondItem) == nil ? nil : side(element, .secondItem, .secondAttribute, owner: owner)
        if second == nil, element.value(of: .secondItem) != nil { return }
        constraints.append(
            SceneConstraint(
                item: first.item, attribute: first.attribute, relatedBy: relation(element), toItem: second?.item,
                attribute: second?.attribute ?? .none, multiplier: number(.multiplier, of: element, or: 1),
                constant: number(.constant, of: element, or: 0), priority: number(.priority, of: element, or: 1000), id: element.id,
                identifier: element[.identifier]))
        let index = constraints.count - 1
        constraints[index].isPlaceholder = element.flag(.placeholder) ?? false
        if !head.connected.isEmpty { constraints[index].isConnected = element.id.map { head.connected.contains($0) } ?? false }
        constraints[index].source = source(element)
        if element.flag(.symbolic) == true {
            constraints[index].constant = symbolic(constraints[index].constant, first: first, second: second)
        }
        readVariations(element, &constraints[index])
    }

    private func relation(_ element: XMLElement) -> Relation {
        switch element[.relation] {
        case "lessThanOrEqual": .lessOrEqual
        case "greaterThanOrEqual": .greaterOrEqual
        default: .equal
        }
    }

    /// The number in an attribute, or the standard one, with a note where the attribute holds something else.
    private mutating func number(_ name: XMLName, of element: XMLElement, or standard: Double) -> Double {
        guard element.value(of: name) != nil else { return standard }
        if let number = element.number(name) { return number }
        let text = element[name] ?? ""
        if name == .multiplier, let ratio = ViewReader.multiplier(text) { return ratio }
        note("the \(name) \"\(text.prefix(20))\" is not a valid number: read as \(Int(standard))", at: element, id: element.id)
        return standard
    }

    struct ConstraintSide {
        var item: ItemReference
        var attribute: Attribute
        var isEdgeGuide = false
    }

    /// A side by the names of the attributes that hold its item and its attribute; without an item it is that of the owner.
    private func side(_ element: XMLElement, _ item: XMLName, _ attribute: XMLName, owner: String) -> ConstraintSide? {
        guard let attribute = element.value(of: attribute).flatMap({ Attribute($0, in: element.tree) }) else { return nil }
        guard let id = element.value(of: item) else { return ConstraintSide(item: ItemReference(owner), attribute: attribute) }
        switch references[id, in: element.tree] {
        case .item(let item): return ConstraintSide(item: item, attribute: attribute)
        case .edgeGuide(let isTop): return edgeGuide(isTop: isTop, attribute)
        case nil: return nil
        }
    }

    /// The top layout guide reaches from the root's top to the safe area's, and the bottom one from its bottom (F15).
    private func edgeGuide(isTop: Bool, _ attribute: Attribute) -> ConstraintSide? {
        guard let root = nodes.first?.id else { return nil }
        var item = ItemReference(root)
        let inner: [Attribute] = isTop ? [.bottom, .lastBaseline] : [.top, .firstBaseline]
        if inner.contains(attribute) {
            item.part = "safeArea"
            return ConstraintSide(item: item, attribute: isTop ? .top : .bottom, isEdgeGuide: true)
        }
        switch attribute {
        case .top, .bottom, .left, .right, .leading, .trailing, .width, .centerX:
            return ConstraintSide(item: item, attribute: attribute, isEdgeGuide: true)
        default: return nil
        }
    }

    /// The value of the standard space on the canvas, where it differs from the stored one (F43).
    private func symbolic(_ constant: Double, first: ConstraintSide, second: ConstraintSide?) -> Double {
        guard let second else { return constant }
        if first.isEdgeGuide || second.isEdgeGuide { return constant == 20 ? 8 : constant }
        return first.item.part == "safeArea" || second.item.part == "safeArea" ? 0 : constant
    }

    /// `0.5`, `1/3`, `16:9` (IB-32).
    static func multiplier(_ text: String) -> Double? {
        if let plain = Double(text) { return XMLElement.isPossible(plain) ? plain : nil }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        guard parts.count == 2, parts[1] != 0 else { return nil }
        let ratio = parts[0] / parts[1]
        return XMLElement.isPossible(ratio) ? ratio : nil
    }
}
