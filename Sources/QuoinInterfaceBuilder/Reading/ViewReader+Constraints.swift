import QuoinLayout
import QuoinScenes
import QuoinSolver

extension ViewReader {
    /// Appends the constraints of an element to those of a scene.
    mutating func readConstraints(of element: XMLElement, owner: String, into constraints: inout [SceneConstraint]) {
        guard let list = element.child(.constraints) else { return }
        var owner = owner
        if let id = element.id, case .item(let item)? = references[id] { owner = item.node }
        for child in list.children where child.isNamed(.constraint) {
            if let constraint = constraint(child, owner: owner) { constraints.append(constraint) }
        }
    }

    /// Reads a constraint (IB-30); nil for an item that is not in the scene, or an attribute that is unknown (F51).
    private mutating func constraint(_ element: XMLElement, owner: String) -> SceneConstraint? {
        guard let firstSide = side(element[.firstItem], attribute: element[.firstAttribute], owner: owner) else { return nil }
        let second = element[.secondItem]
        let secondSide = second.flatMap { side($0, attribute: element[.secondAttribute], owner: owner) }
        if second != nil, secondSide == nil { return nil }
        let relation: Relation =
            switch element[.relation] {
            case "lessThanOrEqual": .lessOrEqual
            case "greaterThanOrEqual": .greaterOrEqual
            default: .equal
            }
        var result = SceneConstraint(
            item: firstSide.item, attribute: firstSide.attribute, relatedBy: relation, toItem: secondSide?.item,
            attribute: secondSide?.attribute ?? .none,
            multiplier: number(.multiplier, of: element, or: 1), constant: number(.constant, of: element, or: 0),
            priority: number(.priority, of: element, or: 1000), id: element.id, identifier: element[.identifier])
        result.isPlaceholder = element.flag(.placeholder) ?? false
        result.isConnected = !head.connected.isEmpty && result.id.map { head.connected.contains($0) } ?? false
        result.source = source(element)
        if element.flag(.symbolic) == true { result.constant = symbolic(result.constant, first: firstSide, second: secondSide) }
        readVariations(element, &result)
        return result
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

    private func side(_ id: String?, attribute: String?, owner: String) -> ConstraintSide? {
        guard let attribute = attribute.flatMap({ Attribute(named: $0) }) else { return nil }
        guard let id else { return ConstraintSide(item: ItemReference(owner), attribute: attribute) }
        switch references[id] {
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
