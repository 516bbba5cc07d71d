@testable import QuoinInterfaceBuilder

/// An XML document that a test edits, and writes as Xcode would or in quite another way.
final class Markup {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [Markup] = []
    var text: String
    weak var parent: Markup?

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [Markup] = []) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
        text = ""
        for child in children { insert(child, at: self.children.count) }
    }

    /// Reads a document; nil if it is not valid XML.
    convenience init?(_ bytes: [UInt8]) {
        guard let root = try? XMLTree.read(bytes).root else { return nil }
        self.init(root)
    }

    private init(_ element: XMLElement) {
        name = element.name
        attributes = element.attributeNames.map { ($0, element[named: $0] ?? "") }
        text = element.text
        for child in element.children { insert(Markup(child), at: children.count) }
    }

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name && newValue == nil }
            guard let newValue else { return }
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                attributes[index].value = newValue
            } else {
                attributes.append((name, newValue))
            }
        }
    }

    var id: String? { self["id"] ?? self["sceneID"] }

    func insert(_ child: Markup, at index: Int) {
        children.insert(child, at: index)
        child.parent = self
    }

    func remove() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func child(_ name: String) -> Markup? { children.first { $0.name == name } }

    func made(_ name: String) -> Markup {
        if let found = child(name) { return found }
        let made = Markup(name)
        insert(made, at: children.count)
        return made
    }

    /// The element and all elements in it.
    var all: [Markup] {
        var found: [Markup] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += next.children.reversed()
        }
        return found
    }

    func lies(in other: Markup) -> Bool {
        var above: Markup? = self
        while let element = above {
            if element === other { return true }
            above = element.parent
        }
        return false
    }

    /// The nearest element above that has an id.
    var owner: Markup? {
        var above = parent
        while let element = above, element.id == nil { above = element.parent }
        return above
    }

    // MARK: Writing

    /// - Parameter indentation: Nil: all on one line.
    func written(indentation: String? = "    ") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written(indentation, 0)
    }

    private func written(_ indentation: String?, _ depth: Int) -> String {
        let margin = indentation.map { "\n" + String(repeating: $0, count: depth) } ?? ""
        let start = margin + "<\(name)" + attributes.map { " \($0.name)=\"\(Markup.escaped($0.value))\"" }.joined()
        if name.hasSuffix("tring") { return "\(start)>\(Markup.escaped(text))</\(name)>" }
        if children.isEmpty { return start + "/>" }
        return start + ">" + children.map { $0.written(indentation, depth + 1) }.joined() + margin + "</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
