import QuoinScenes

extension InterfaceBuilderFile {
    /// The outline of a file; nil if it cannot be read, and ``read(_:path:kinds:)`` says why. O(bytes).
    package static func outline(_ bytes: [UInt8]) -> DocumentOutline? {
        guard let root = try? XMLTree.read(bytes).root, root.isNamed(.document) else { return nil }
        var reader = OutlineReader(root)
        reader.read()
        return DocumentOutline(objects: reader.objects)
    }
}

/// Folds a document's elements into objects: an element with an id is one, and everything else in it becomes attributes.
struct OutlineReader {
    private let root: XMLElement
    private(set) var objects: [OutlineObject] = []
    private var taken: Set<String> = []

    init(_ root: XMLElement) { self.root = root }

    private struct Visit {
        let element: XMLElement
        let parent: String
        let slot: String
    }

    mutating func read() {
        var document = OutlineObject(id: "document", role: .document, element: "document", parent: nil)
        for name in OutlineRules.documentAttributes {
            if let value = root[named: name] { document.attributes.append(.init(name, value)) }
        }
        taken.insert(document.id)
        objects.append(document)
        var waiting: [Visit] = children(of: root, document.id).reversed()
        while let visit = waiting.popLast() {
            let id = add(visit)
            waiting += children(of: visit.element, id).reversed()
        }
    }

    /// The objects below an element that lie in no other object.
    private func children(of element: XMLElement, _ id: String) -> [Visit] {
        var found: [Visit] = []
        var waiting = element.children.map { (element: $0, slot: "") }
        waiting.reverse()
        while let (child, slot) = waiting.popLast() {
            if OutlineRules.isIgnored(child) { continue }
            if OutlineRules.isObject(child) {
                found.append(Visit(element: child, parent: id, slot: child.key ?? slot))
            } else {
                waiting += child.children.map { (element: $0, slot: child.key ?? child.name) }.reversed()
            }
        }
        return found
    }

    private mutating func add(_ visit: Visit) -> String {
        let element = visit.element
        let wanted = element.id ?? element[.sceneID] ?? element.name
        var id = wanted, number = 2
        while !taken.insert(id).inserted {
            id = "\(wanted)/\(number)"
            number += 1
        }
        let role = OutlineRules.role(of: element)
        var object = OutlineObject(id: id, role: role, element: element.name, parent: visit.parent, slot: visit.slot)
        object.isOrdered = OutlineRules.orderedSlots.contains(visit.slot)
        if element[.relationship] == "viewControllers" {
            object.isOrdered = true
            object.slot = "viewControllers"
        }
        object.name = OutlineNaming.name(of: element, role)
        object.line = element.line
        if role == .constraint { object.equation = OutlineEquation(element, owner: visit.parent) }
        object.attributes = OutlineAttributes(element, role).list
        objects.append(object)
        return id
    }
}

extension OutlineEquation {
    /// Reads a constraint; nil if it has no first attribute.
    init?(_ element: XMLElement, owner: String) {
        guard let attribute = element[.firstAttribute] else { return nil }
        let relation: Relation =
            switch element[.relation] {
            case "lessThanOrEqual": .atMost
            case "greaterThanOrEqual": .atLeast
            default: .equal
            }
        let second = element[.secondItem].map { Side($0, element[.secondAttribute] ?? attribute) }
        self.init(Side(element[.firstItem] ?? owner, attribute), relation, to: second)
        multiplier = OutlineEquation.rounded(element[.multiplier].flatMap { ViewReader.multiplier($0) } ?? 1)
        constant = OutlineEquation.rounded(element.number(.constant) ?? 0)
        priority = element.number(.priority) ?? 1000
        isStandard = element.flag(.symbolic) == true
    }

    /// Rounds to five decimals: Xcode writes the last digits of a number in different ways.
    private static func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
}
