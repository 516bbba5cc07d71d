/// A reader of the outlines of scene files: the root, views, constraints and formats with all their attributes.
package enum SceneOutline {
    /// Reads an outline; nil if the bytes are not a JSON object.
    package static func read(_ bytes: [UInt8]) -> DocumentOutline? {
        guard let text = try? JSONText(bytes), text.root.kind == .object else { return nil }
        var writer = SceneOutlineWriter()
        writer.write(text.root)
        return DocumentOutline(objects: writer.objects)
    }
}

private struct SceneOutlineWriter {
    private(set) var objects: [OutlineObject] = []
    private var taken: Set<String> = []

    mutating func write(_ root: JSONValue) {
        var document = OutlineObject(id: "document", role: .document, element: "document", parent: nil)
        for (name, value) in root.members where !["root", "views", "constraints", "vfl"].contains(name.string ?? "") {
            SceneOutlineWriter.flatten(value, path: name.string ?? "", into: &document)
        }
        add(document)
        let rootID = root["root"]?["id"]?.string ?? "root"
        var view = OutlineObject(id: rootID, role: .view, element: "view", parent: "document")
        if let value = root["root"] { SceneOutlineWriter.flatten(value, path: "", into: &view, leavingOut: ["id"]) }
        add(view)
        for value in inTreeOrder(SceneOutlineWriter.list(root["views"]), rootID) { add(value, rootID) }
        for value in SceneOutlineWriter.list(root["constraints"]) { constraint(value, rootID) }
        for value in SceneOutlineWriter.list(root["vfl"]) {
            let format = value["format"]?.string ?? ""
            var object = OutlineObject(id: "format \(format)", role: .other, element: "format", parent: rootID, slot: "formats")
            object.name = format
            SceneOutlineWriter.flatten(value, path: "", into: &object, leavingOut: ["format"])
            add(object)
        }
    }

    private mutating func add(_ object: OutlineObject) {
        var object = object
        let wanted = object.id
        var number = 2
        while !taken.insert(object.id).inserted {
            object.id = "\(wanted)/\(number)"
            number += 1
        }
        objects.append(object)
    }

    /// Returns the views with parents before children and siblings in the order of the file. Views without a known parent
    /// come last.
    private func inTreeOrder(_ views: [JSONValue], _ root: String) -> [JSONValue] {
        var children: [String: [JSONValue]] = [:]
        for view in views { children[view["parent"]?.string ?? root, default: []].append(view) }
        var found: [JSONValue] = []
        var waiting = Array((children.removeValue(forKey: root) ?? []).reversed())
        while let view = waiting.popLast() {
            found.append(view)
            waiting += (view["id"]?.string.flatMap { children.removeValue(forKey: $0) } ?? []).reversed()
        }
        return found + children.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private mutating func add(_ value: JSONValue, _ root: String) {
        let element = value["type"]?.string ?? "view"
        var object = OutlineObject(
            id: value["id"]?.string ?? "view", role: element == "guide" ? .guide : .view, element: element,
            parent: value["parent"]?.string ?? root, slot: "subviews", isOrdered: true)
        object.name = value["name"]?.string ?? value["id"]?.string
        SceneOutlineWriter.flatten(value, path: "", into: &object, leavingOut: ["id", "type", "parent"])
        add(object)
    }

    private mutating func constraint(_ value: JSONValue, _ root: String) {
        guard let first = SceneOutlineWriter.side(value["first"]?.string) else { return }
        let relation: OutlineEquation.Relation = value["rel"]?.string == "<=" ? .atMost : value["rel"]?.string == ">=" ? .atLeast : .equal
        var equation = OutlineEquation(first, relation, to: SceneOutlineWriter.side(value["second"]?.string))
        equation.multiplier = value["mult"]?.number ?? 1
        equation.constant = value["const"]?.number ?? 0
        equation.priority = value["prio"]?.number ?? 1000
        // A constraint without an id is identified by its two sides.
        let id = value["id"]?.string ?? "constraint \(value["first"]?.string ?? "") \(value["second"]?.string ?? "")"
        var object = OutlineObject(id: id, role: .constraint, element: "constraint", parent: root, slot: "constraints")
        object.equation = equation
        if let identifier = value["identifier"]?.string { object.attributes.append(.init("identifier", identifier)) }
        add(object)
    }

    private static func list(_ value: JSONValue?) -> [JSONValue] { value.map { Array($0.elements) } ?? [] }

    private static func side(_ text: String?) -> OutlineEquation.Side? {
        guard let text, let dot = text.lastIndex(of: ".") else { return nil }
        return OutlineEquation.Side(String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    /// Adds the attributes of a value: members of objects by their keys, elements of lists by their positions.
    private static func flatten(_ value: JSONValue, path: String, into object: inout OutlineObject, leavingOut: Set<String> = []) {
        var waiting = [(value: value, path: path)]
        while let (value, path) = waiting.popLast() {
            switch value.kind {
            case .object:
                let members = value.members.filter { path != "" || !leavingOut.contains($0.0.string ?? "") }
                waiting += members.map { ($0.1, path.isEmpty ? $0.0.string ?? "" : "\(path).\($0.0.string ?? "")") }.reversed()
            case .list where value.elements.contains { $0.kind == .object || $0.kind == .list }:
                waiting += value.elements.enumerated().map { ($0.element, "\(path) \($0.offset + 1)") }.reversed()
            default: object.attributes.append(.init(path, scalar(value)))
            }
        }
    }

    private static func scalar(_ value: JSONValue) -> String {
        switch value.kind {
        case .string: value.string ?? ""
        case .number: value.number.map { plainNumber($0) } ?? ""
        case .list: value.elements.map(scalar).joined(separator: ", ")
        default: value.isNull ? "none" : value.bool == true ? "YES" : "NO"
        }
    }
}
