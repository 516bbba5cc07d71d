import QuoinLayout
import QuoinScenes

/// Turns edits of scenes into replacements of bytes in the file that the scenes were read from.
///
/// An element is searched for at the place that was recorded when the file was read, and only there.
struct FileEditor {
    private let bytes: [UInt8]
    private let document: Document
    private let scanner: ElementScanner

    init(_ bytes: [UInt8], _ document: Document) {
        self.bytes = bytes
        self.document = document
        scanner = ElementScanner(bytes)
    }

    /// The replacements in the order of the file; nil if an edit cannot be written, and half a fix is useless.
    func replacements(_ edits: [SceneEdit]) -> [TextReplacement]? {
        var found: [TextReplacement] = []
        for edit in edits {
            guard let replacements = replacements(edit) else { return nil }
            found += replacements
        }
        return found.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    private func replacements(_ edit: SceneEdit) -> [TextReplacement]? {
        switch edit {
        case .addConstraint(let constraint): add(constraint).map { [$0] }
        case .setPriority(let priority, let id): setPriority(priority, of: id)
        case .setRelation(let relation, let id): setRelation(relation, of: id)
        case .setConstant(let constant, let id): setConstant(constant, of: id)
        case .setLines(let count, let id):
            element(id).map { [set("numberOfLines", to: "\(count)", behind: ["lineBreakMode", "text"], $0.element)] }
        case .removeConstraint(let id): remove(id)
        case .setContentPriority(let value, let priority, let id):
            element(id).map { [set(priority.rawValue, to: FileEditor.number(value), behind: ["contentMode", "opaque"], $0.element)] }
        case .setStoredFrame(let frame, let id): setFrame(frame, of: id)
        case .removeFlag(let flag, let id): element(id)?.element.attribute(flag.rawValue).map { [replacement($0.range, "")] }
        }
    }

    /// Returns the element of a node, and all the bytes that it takes up.
    private func element(_ id: String) -> (element: ElementScanner.Element, range: Range<Int>)? {
        let node = document.scenes.lazy.compactMap { scene in scene.nodes.first { $0.id == id } }.first
        guard let source = node?.source, let element = scanner.element(at: source.bytes.lowerBound), element["id"] == id else { return nil }
        return (element, source.bytes)
    }

    /// Returns the element of a constraint, and all the bytes that it takes up.
    private func constraint(_ id: String) -> (element: ElementScanner.Element, range: Range<Int>)? {
        let constraint = document.scenes.lazy.compactMap { scene in scene.constraints.first { $0.id == id } }.first
        guard let source = constraint?.source, let element = scanner.element(at: source.bytes.lowerBound), element["id"] == id else {
            return nil
        }
        return (element, source.bytes)
    }

    /// Sets an attribute. A new one goes behind the first of `others` that is there, or else in front of all attributes.
    private func set(_ name: String, to value: String, behind others: [String], _ element: ElementScanner.Element) -> TextReplacement {
        if let attribute = element.attribute(name) { return replacement(attribute.value, value) }
        let before = others.lazy.compactMap { element.attribute($0)?.range.upperBound }.first
        let offset = before ?? element.tag.lowerBound + 1 + element.name.utf8.count
        return replacement(offset..<offset, " \(name)=\"\(value)\"")
    }

    private func replacement(_ range: Range<Int>, _ text: String) -> TextReplacement {
        TextReplacement(bytes: range, start: TextPosition(of: range.lowerBound, in: bytes), text: text)
    }

    /// The blanks and line breaks in front of a place.
    private func blanks(before position: Int) -> String {
        var start = position
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}

// MARK: - Frames

extension FileEditor {
    private func setFrame(_ frame: Rect, of id: String) -> [TextReplacement]? {
        guard let (element, range) = element(id),
            let stored = scanner.children(of: range).first(where: { $0.name == "rect" && $0["key"] == "frame" })
        else { return nil }
        var found: [TextReplacement] = []
        if let flag = element.attribute("misplaced") { found.append(replacement(flag.range, "")) }
        for (name, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
            guard let attribute = stored.attribute(name) else { return nil }
            let text = FileEditor.number(value)
            if Double(attribute.text) != Double(text) { found.append(replacement(attribute.value, text)) }
        }
        return found
    }

    /// A coordinate as Xcode writes it: `0.0`, `20`, `20.5`.
    static func number(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

// MARK: - Constraints

extension FileEditor {
    /// Adds a constraint at the end of its owner's constraints. An owner without constraints gets the list behind its subviews.
    private func add(_ constraint: SceneConstraint) -> TextReplacement? {
        guard let text = text(constraint), let owner = owner(of: constraint), let (_, range) = element(owner) else { return nil }
        let children = scanner.children(of: range)
        if let list = children.first(where: { $0.name == "constraints" }) {
            guard let last = scanner.children(of: list.range).last else { return nil }
            return replacement(last.range.upperBound..<last.range.upperBound, blanks(before: last.range.lowerBound) + text)
        }
        let before = children.last { ["subviews", "color"].contains($0.name) } ?? children.last { $0.name == "rect" }
        guard let before else { return nil }
        let line = blanks(before: before.range.lowerBound)
        return replacement(
            before.range.upperBound..<before.range.upperBound, "\(line)<constraints>\(line)    \(text)\(line)</constraints>")
    }

    private func setPriority(_ priority: Double, of id: String) -> [TextReplacement]? {
        guard let (element, _) = constraint(id) else { return nil }
        let others = ["constant", "multiplier", "secondAttribute", "relation", "firstAttribute"]
        return [set("priority", to: FileEditor.number(priority), behind: others, element)]
    }

    private func setRelation(_ relation: Relation, of id: String) -> [TextReplacement]? {
        constraint(id).map { [set("relation", to: relation.interfaceBuilderName, behind: ["firstAttribute"], $0.element)] }
    }

    private func setConstant(_ constant: Double, of id: String) -> [TextReplacement]? {
        let others = ["secondAttribute", "relation", "firstAttribute"]
        return constraint(id).map { [set("constant", to: FileEditor.number(constant), behind: others, $0.element)] }
    }

    /// Removes a constraint with the blanks in front of it; nil if something else in the file names it, such as an outlet.
    private func remove(_ id: String) -> [TextReplacement]? {
        guard let (_, range) = constraint(id) else { return nil }
        let name = Array("\"\(id)\"".utf8)
        let others = [Array(bytes[..<range.lowerBound]), Array(bytes[range.upperBound...])]
        guard others.allSatisfy({ $0.firstOccurrence(of: name) == nil }) else { return nil }
        let start = range.lowerBound - blanks(before: range.lowerBound).utf8.count
        return [replacement(start..<range.upperBound, "")]
    }

    /// The constraint as Xcode writes it; nil if it names something that the file does not.
    private func text(_ constraint: SceneConstraint) -> String? {
        guard let id = constraint.id, !isTaken(id), let first = reference(constraint.first, constraint.firstAttribute) else { return nil }
        var text = "<constraint firstItem=\"\(first)\" firstAttribute=\"\(constraint.firstAttribute.name)\""
        if constraint.relation != .equal { text += " relation=\"\(constraint.relation.interfaceBuilderName)\"" }
        if let other = constraint.second {
            guard let second = reference(other, constraint.secondAttribute) else { return nil }
            text += " secondItem=\"\(second)\" secondAttribute=\"\(constraint.secondAttribute.name)\""
        }
        if constraint.multiplier != 1 { text += " multiplier=\"\(FileEditor.number(constraint.multiplier))\"" }
        if constraint.constant != 0 { text += " constant=\"\(FileEditor.number(constraint.constant))\"" }
        if constraint.priority != 1000 { text += " priority=\"\(FileEditor.number(constraint.priority))\"" }
        return text + " id=\"\(id)\"/>"
    }

    /// The id by which a constraint names a view or one of its guides. The frame of a scroll view without a guide is its own size.
    private func reference(_ item: ItemReference, _ attribute: Attribute) -> String? {
        guard let (_, range) = element(item.node) else { return nil }
        guard let part = item.part else { return item.node }
        let keys = ["frame": "frameLayoutGuide", "content": "contentLayoutGuide", "safeArea": "safeArea"]
        let guide = scanner.children(of: range).first { $0.name == "viewLayoutGuide" && $0["key"] == keys[part] }?["id"]
        return guide ?? (part == "frame" && !attribute.isLocation ? item.node : nil)
    }

    /// The view that a constraint is written into: the innermost one that contains both views that it names, or is one of them.
    private func owner(of constraint: SceneConstraint) -> String? {
        let first = constraint.first.node
        guard let scene = document.scenes.first(where: { scene in scene.nodes.contains { $0.id == first } }) else { return nil }
        let views = scene.views(around: first)
        guard let second = constraint.second?.node else { return views.first }
        let others = scene.views(around: second)
        return views.first { others.contains($0) }
    }

    private func isTaken(_ id: String) -> Bool { bytes.firstOccurrence(of: Array("\"\(id)\"".utf8)) != nil }
}

extension Scene {
    /// Returns the ids of a view and its ancestors, the innermost first; for a guide those of its view and that view's ancestors.
    fileprivate func views(around id: String) -> [String] {
        let nodes = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
        var found: [String] = []
        var next = nodes[id]
        while let node = next {
            if node.kind != "guide" { found.append(node.id) }
            next = node.parent.flatMap { nodes[$0] }
        }
        return found
    }
}

extension Relation {
    fileprivate var interfaceBuilderName: String {
        switch self {
        case .equal: "equal"
        case .lessOrEqual: "lessThanOrEqual"
        case .greaterOrEqual: "greaterThanOrEqual"
        }
    }
}
