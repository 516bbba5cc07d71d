import QuoinLayout

extension SceneReader {
    /// Reads the root: `{"w": 375, "h": 667, "margins": …}`.
    mutating func node(root value: JSONValue) throws(DocumentError) -> Node {
        let object = try ObjectReader(value, "the root", keys: ["w", "h", "safeArea", "margins", "rtl", "scale", "id"])
        var node = Node(id: try object.text("id") ?? "root", kind: "view", parent: nil)
        node.source = source(value)
        if let margins = try object.numbers("margins", count: 4) { node.properties[.margins] = Insets(margins) }
        return node
    }

    /// Reads a view. Without a `parent` it is added to the root; with `null` as the parent it has no superview.
    mutating func node(_ value: JSONValue, in rootID: String) throws(DocumentError) -> Node {
        let object = try ObjectReader(
            value, "a view", keys: ["id", "parent", "type", "props", "frame", "intrinsic", "hug", "comp", "name"])
        let id = try object.required("id")
        guard !id.isEmpty, !id.contains("#"), !id.contains(".") else { throw object.wrong("id", "a name without . and #") }
        let element = try object.text("type") ?? "view"
        let kind = kinds[element]
        var node = Node(
            id: id, kind: kind?.name ?? element, parent: object.has("parent") ? try object.text("parent") : rootID, element: element)
        node.source = source(value)
        node.name = try object.text("name")
        if kind == nil { notes.append(kinds.unknown(node)) }
        if let props = object["props"] { node.properties = try properties(props, of: node, kind) }
        node.className = node.properties[.className]
        try readSizes(object, into: &node)
        if let frame = try object.numbers("frame", count: 4) {
            node.placement = .frame(
                Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
                node.properties[.autoresizingMask] ?? [])
        }
        return node
    }

    private func readSizes(_ object: ObjectReader, into node: inout Node) throws(DocumentError) {
        if let size = try object.optionalNumbers("intrinsic", count: 2) {
            node.contentSize = .init(width: size[0], height: size[1])
        }
        if let pair = try object.optionalNumbers("hug", count: 2) { node.hugging = .init(horizontal: pair[0], vertical: pair[1]) }
        if let pair = try object.optionalNumbers("comp", count: 2) {
            node.resistance = .init(horizontal: pair[0], vertical: pair[1])
        }
    }

    /// Reads the properties that a kind declares; an unknown kind may have any.
    private func properties(_ value: JSONValue, of node: Node, _ kind: Kind?) throws(DocumentError) -> Properties {
        let what = "the props of \"\(node.id)\""
        let shapes = (.view + .appearance + (kind?.properties ?? PropertySchema())).shapes
        let open = value.members.compactMap(\.name.string)
        let object = try ObjectReader(value, what, keys: kind == nil ? open : shapes.keys.sorted())
        var properties = Properties()
        for (name, value) in value.members where !value.isNull {
            let name = name.string ?? ""
            if let shape = shapes[name] {
                guard let value = shape.value(value) else { throw object.wrong(name, shape.description) }
                properties[name] = value
            } else if let value = PropertyValue(any: value) {
                properties[name] = value
            }
        }
        return properties
    }
}

extension PropertyValue {
    /// Creates a value of whatever type the JSON has; nil for objects.
    fileprivate init?(any json: JSONValue) {
        switch json.kind {
        case .bool: self = .bool(json.bool ?? false)
        case .number: self = .number(json.number ?? 0)
        case .string, .escapedString: self = .text(json.string ?? "")
        case .list: self = .list(json.elements.compactMap { PropertyValue(any: $0) })
        case .null, .object: return nil
        }
    }
}
