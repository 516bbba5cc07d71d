import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Variations by size class: the masks of Xcode 6 and 7, which include and exclude by id, and the attributes
// that later versions repeat (IB-40 to IB-43).

/// The objects that are installed, by id: their superview lists them, so they are known before or after the objects themselves.
struct Installations {
    private var excluded: Set<String> = []
    private var variations: [String: [Variation]] = [:]

    mutating func add(_ mask: XMLElement, _ condition: TraitCondition?) {
        for child in mask.children {
            guard let id = child[.reference], child.isNamed(.exclude) || child.isNamed(.include) else { continue }
            let isInstalled = child.isNamed(.include)
            if let condition {
                variations[id, default: []].append(Variation(where: condition, isInstalled: isInstalled))
            } else if !isInstalled {
                excluded.insert(id)
            }
        }
    }

    func apply(to nodes: inout [Node]) {
        if excluded.isEmpty && variations.isEmpty { return }
        for index in nodes.indices {
            let id = nodes[index].id
            if excluded.contains(id) { nodes[index].isInstalled = false }
            nodes[index].variations += variations[id] ?? []
        }
    }

    func apply(to constraint: inout SceneConstraint) {
        guard !excluded.isEmpty || !variations.isEmpty, let id = constraint.id else { return }
        if excluded.contains(id) { constraint.isInstalled = false }
        constraint.variations += variations[id] ?? []
    }
}

extension ViewReader {
    mutating func readVariations(_ element: XMLElement, _ node: inout Node) {
        for child in element.children where child.isNamed(.variation) {
            let condition = TraitCondition(key: child[.key] ?? "")
            for mask in child.children where mask.isNamed(.mask) { installations.add(mask, condition) }
            var variation = Variation(where: condition ?? TraitCondition())
            variation.properties = properties(varied: child, of: element)
            // An arranged view never is (F46).
            let isArranged = element.parent?.parent?.isNamed(.stackView) == true
            if child.flag(.fixedFrame) == true, !isArranged, let frame = child.storedFrame(in: nil) ?? node.stored?.frame {
                variation.placement = .frame(frame, element.autoresizing)
            }
            guard !variation.properties.isEmpty || variation.placement != nil else { continue }
            if condition == nil { node.properties.merge(variation.properties) } else { node.variations.append(variation) }
        }
    }

    func readVariations(_ element: XMLElement, _ constraint: inout SceneConstraint) {
        for child in element.children where child.isNamed(.variation) {
            guard let condition = TraitCondition(key: child[.key] ?? "") else {
                constraint.constant = child.number(.constant) ?? constraint.constant
                constraint.priority = child.number(.priority) ?? constraint.priority
                continue
            }
            constraint.variations.append(
                Variation(where: condition, constant: child.number(.constant), priority: child.number(.priority)))
        }
        installations.apply(to: &constraint)
    }

    /// Only what the variation itself says.
    private func properties(varied: XMLElement, of element: XMLElement) -> Properties {
        var properties = Properties()
        KindProperties(head).readArrangement(varied, &properties)
        for key in [PropertyKey.spacing, .numberOfLines, .preferredMaxLayoutWidth] { properties[key] = varied.number(named: key.name) }
        properties[.hidden] = varied.flag(.hidden)
        if let margins = varied.layoutMargins {
            properties[.margins] = Insets(margins)
            if element.isNamed(.stackView) { properties[.layoutMarginsRelative] = true }
        }
        KindProperties(head).readFont(varied.child(.fontDescription, key: "fontDescription"), &properties)
        return properties
    }
}

extension TraitCondition {
    /// Reads `heightClass=regular-widthClass=compact`; nil for `default`.
    init?(key: String) {
        guard key != "default" else { return nil }
        self.init()
        for part in key.split(separator: "-") {
            let words = part.split(separator: "=").map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "widthClass": widthClass = SizeClass(rawValue: words[1])
            case "heightClass": heightClass = SizeClass(rawValue: words[1])
            default: idiom = words[1]
            }
        }
    }
}
