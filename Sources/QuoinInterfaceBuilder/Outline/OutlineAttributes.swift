import QuoinScenes

/// The attributes of an object, and of the elements in it that have no id.
struct OutlineAttributes {
    private(set) var list: [OutlineObject.Attribute] = []
    /// The number of attributes with each path so far.
    private var counts: [String: Int] = [:]

    init(_ element: XMLElement, _ role: OutlineObject.Role) {
        for name in element.attributeNames where !OutlineRules.ignores(name, of: element, role) {
            if let value = element[named: name] { add(name, OutlineRules.plain(value, of: name)) }
        }
        if role == .view { for attribute in OutlineFrame(element).attributes { add(attribute.path, attribute.value) } }
        var waiting = element.children.map { (element: $0, prefix: "") }
        waiting.reverse()
        while let (child, prefix) = waiting.popLast() {
            if OutlineRules.isObject(child) || OutlineRules.isIgnored(child) || OutlineRules.isCanvasOnly(child) { continue }
            let path = self.path(prefix, child)
            guard addWhole(child, path) else { continue }
            waiting += child.children.map { (element: $0, prefix: OutlineRules.isList(child) ? prefix : path + ".") }.reversed()
        }
    }

    private mutating func add(_ path: String, _ value: String) { list.append(.init(path, value)) }

    /// The path of an element. Elements of one label are numbered.
    private mutating func path(_ prefix: String, _ element: XMLElement) -> String {
        if OutlineRules.isList(element) { return prefix }
        let path = prefix + OutlineRules.label(of: element)
        let number = counts[path, default: 0] + 1
        counts[path] = number
        return number > 1 || OutlineRules.isListed(element) ? "\(path) \(number)" : path
    }

    /// One attribute for an element that is a single value, else one for each of its attributes. Whether there may be more in it.
    private mutating func addWhole(_ element: XMLElement, _ path: String) -> Bool {
        if let value = OutlineValue(element)?.text {
            add(path, value)
            return false
        }
        for name in element.attributeNames where name != "key" && !["misplaced", "ambiguous"].contains(name) {
            if let value = element[named: name] { add("\(path).\(name)", OutlineRules.plain(value, of: name)) }
        }
        return true
    }
}

/// The value of an element that is one: a color, a font, a size, a number.
struct OutlineValue {
    let text: String

    /// Reads a single value; nil if the element is none.
    init?(_ element: XMLElement) {
        func numbers(_ names: [String]) -> String {
            names.map { OutlineRules.plain(element[named: $0] ?? "0", of: $0) }.joined(separator: ", ")
        }
        switch element.name {
        case "color": text = OutlineValue.color(element)
        case "fontDescription": text = OutlineValue.font(element)
        case "autoresizingMask": text = OutlineValue.flags(element)
        case "accessibilityTraits", "dataDetectorType", "popoverArrowDirection", "extendedEdge", "audiovisualMediaTypes":
            text = OutlineValue.flags(element)
        case "nil": text = "none"
        case "size": text = numbers(["width", "height"])
        case "point": text = numbers(["x", "y"])
        case "inset": text = numbers(["minX", "minY", "maxX", "maxY"])
        case "edgeInsets": text = numbers(["top", "left", "bottom", "right"])
        case "directionalEdgeInsets": text = numbers(["top", "leading", "bottom", "trailing"])
        case "real", "integer", "bool", "date": text = OutlineRules.plain(element[.value] ?? "", of: "value")
        case "string", "mutableString": text = element.text
        case "userDefinedRuntimeAttribute": text = OutlineValue.runtime(element)
        case "include", "exclude": text = element.isNamed(.include) ? "installed" : "not installed"
        default: return nil
        }
    }

    /// A color's name, or its components to 8 bits: Xcode writes their digits now one way, now another.
    private static func color(_ element: XMLElement) -> String {
        if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] ?? element[.catalogColor] { return name }
        if let name = element[.name], element[.colorSpace] == nil { return "“\(name)”" }
        guard let color = RGBA(element) else {
            let names = element.attributeNames.filter { $0 != "key" }.sorted()
            return names.map { "\($0) \(OutlineRules.plain(element[named: $0] ?? "", of: $0))" }.joined(separator: ", ")
        }
        return element[.customColorSpace] == "displayP3" ? "\(color.hex) (Display P3)" : color.hex
    }

    /// `system 17`, `boldSystem 20`, `style body`, `Avenir-Heavy 12`
    private static func font(_ element: XMLElement) -> String {
        let style = element[.style].map { "style \($0.hasPrefix("UICTFontTextStyle") ? String($0.dropFirst(17)).lowercased() : $0)" }
        let name = style ?? element[.name] ?? element[.type] ?? "system"
        let size = element[.pointSize].map { OutlineRules.plain($0, of: "pointSize") }
        return [name, element[.weight], size].compactMap { $0 }.joined(separator: " ")
    }

    /// The names of those that are set.
    private static func flags(_ element: XMLElement) -> String {
        let names = element.attributeNames.filter { $0 != "key" && element.flag(named: $0) == true }.sorted()
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    private static func runtime(_ element: XMLElement) -> String {
        if let value = element[.value] { return OutlineRules.plain(value, of: "value") }
        for child in element.children { if let value = OutlineValue(child) { return value.text } }
        return "none"
    }
}
