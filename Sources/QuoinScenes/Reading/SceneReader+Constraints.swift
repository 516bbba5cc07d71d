import QuoinLayout

extension SceneReader {
    mutating func constraint(_ value: JSONValue) throws(DocumentError) -> SceneConstraint {
        let object = try ObjectReader(
            value, "a constraint", keys: ["id", "first", "rel", "second", "mult", "const", "prio", "identifier", "note"])
        guard let first = try side("first", object) else { throw object.missing("first") }
        let second = try side("second", object)
        var constraint = SceneConstraint(
            item: first.0, attribute: first.1, relatedBy: try relation(object), toItem: second?.0, attribute: second?.1 ?? .none)
        constraint.multiplier = try factor("mult", object) ?? 1
        constraint.constant = try factor("const", object) ?? 0
        constraint.priority = try factor("prio", object) ?? 1000
        constraint.id = try object.text("id")
        constraint.identifier = try object.text("identifier")
        constraint.source = source(value)
        return constraint
    }

    /// Reads `item.attribute`, where the item may be `view#guide`.
    private func side(_ key: String, _ object: ObjectReader) throws(DocumentError) -> (ItemReference, Attribute)? {
        guard let text = try object.text(key) else { return nil }
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
            throw object.wrong(key, "an item, a point and an attribute, such as \"title.leading\"")
        }
        let name = String(text[text.index(after: dot)...])
        guard let attribute = Attribute(named: name), attribute != .none else {
            let names = Attribute.allCases.dropFirst().map(\.name)
            throw DocumentError(
                "unknown attribute \"\(name)\" in \"\(key)\"\(suggestion(for: name, among: names))",
                at: object[key]?.position)
        }
        return (ItemReference(parsing: String(text[..<dot])), attribute)
    }

    private func relation(_ object: ObjectReader) throws(DocumentError) -> Relation {
        switch try object.text("rel") ?? "==" {
        case "==", "=": return .equal
        case "<=": return .lessOrEqual
        case ">=": return .greaterOrEqual
        default: throw object.wrong("rel", "one of ==, <=, >=")
        }
    }

    /// Reads a number, or by its name one that JSON cannot write, such as infinity, so that tests can show it to be
    /// refused.
    private func factor(_ key: String, _ object: ObjectReader) throws(DocumentError) -> Double? {
        switch object[key]?.string {
        case "inf": return .infinity
        case "-inf": return -.infinity
        case "nan": return .nan
        default: return try object.number(key)
        }
    }

    mutating func format(_ value: JSONValue) throws(DocumentError) -> SceneFormat {
        let object = try ObjectReader(value, "a visual format", keys: ["format", "options", "metrics"])
        var format = SceneFormat(try object.required("format"))
        for option in try object.list("options") {
            guard let name = option.string, let known = VisualFormat.Options(named: name) else {
                throw DocumentError(
                    "unknown option \"\(option.string ?? option.kindName)\" in a visual format", at: option.position)
            }
            format.options.formUnion(known)
        }
        if let metrics = object["metrics"] {
            let reader = try ObjectReader(metrics, "metrics", keys: metrics.members.compactMap(\.name.string))
            for (name, _) in metrics.members {
                let name = name.string ?? ""
                guard let number = try reader.number(name) else { throw reader.wrong(name, "a number") }
                format.metrics[name] = number
            }
        }
        format.source = source(object["format"] ?? value)
        return format
    }
}
