/// The names of an outline's objects in messages, and their constraints in words.
package struct OutlineNames: Sendable {
    private let index: OutlineIndex
    /// The id of the scene that each object lies in.
    private let scenes: [String: String]
    /// The number of objects of a scene that have the same short name, by `<scene>/<short name>`.
    private let counts: [String: Int]

    package init(_ outline: DocumentOutline) {
        index = OutlineIndex(outline)
        var scenes: [String: String] = [:]
        for object in outline.objects {
            scenes[object.id] = object.role == .scene ? object.id : object.parent.flatMap { scenes[$0] }
        }
        self.scenes = scenes
        let names = outline.objects.filter(\.isNamed).map { "\(scenes[$0.id] ?? "")/\($0.shortName)" }
        counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Returns the scene that contains an object; nil if there is none, as in a xib.
    package func scene(of id: String) -> OutlineObject? { scenes[id].flatMap { index[$0] } }

    package func object(_ id: String) -> OutlineObject? { index[id] }

    /// Returns `Label “Title”`, with the id if another object has the same name: `Label (4Xp-aB-9cd)`.
    package func title(_ id: String) -> String {
        guard let object = index[id] else { return id }
        switch object.role {
        case .document: return "document"
        case .scene: return "scene \(object.shortName)"
        case .constraint: return "constraint \(object.equation.map(equation) ?? id)"
        case .guide: return shortName(id)
        case .outlet, .action, .segue: return connection(object)
        case .controller, .view, .other: return object.fullTitle + distinction(object)
        }
    }

    /// Returns the shortest name that is clear, such as `Title`.
    package func shortName(_ id: String) -> String {
        guard let object = index[id] else { return id }
        if object.role == .guide, let parent = object.parent, let owner = index[parent] {
            return owner.slot == "view" || owner.role != .view ? object.shortName : "\(shortName(parent))’s \(object.shortName)"
        }
        return object.shortName + distinction(object)
    }

    private func distinction(_ object: OutlineObject) -> String {
        counts["\(scenes[object.id] ?? "")/\(object.shortName)", default: 1] > 1 ? " (\(object.id))" : ""
    }

    /// Returns `Title.leading = Card.leading + 8 (priority 750)`.
    package func equation(_ equation: OutlineEquation) -> String {
        let first = side(equation.first)
        let priority = equation.priority == 1000 ? "" : " (priority \(shortDecimal(equation.priority)))"
        return "\(first) \(equation.relation.rawValue) \(rightSide(equation))\(priority)"
    }

    private func rightSide(_ equation: OutlineEquation) -> String {
        guard let second = equation.second else { return shortDecimal(equation.constant) }
        let factor = equation.multiplier == 1 ? "" : "\(shortDecimal(equation.multiplier)) × "
        let sign = equation.constant < 0 ? "-" : "+"
        let constant = equation.isStandard ? " + standard space" : " \(sign) \(shortDecimal(abs(equation.constant)))"
        return factor + side(second) + (equation.constant == 0 && !equation.isStandard ? "" : constant)
    }

    private func side(_ side: OutlineEquation.Side) -> String { "\(shortName(side.item)).\(side.attribute)" }

    /// Returns `outlet titleLabel of Login to Label “Title”`.
    private func connection(_ object: OutlineObject) -> String {
        let source = object.parent.map(shortName) ?? "document"
        let target = object["destination"].map { index[$0] == nil ? $0 : title($0) } ?? "nothing"
        switch object.role {
        case .outlet: return "outlet \(object["property"] ?? object.id) of \(source) to \(target)"
        case .action:
            let event = object["eventType"].map { " on \($0)" } ?? ""
            return "action \(object["selector"] ?? object.id) of \(source)\(event) to \(target)"
        default:
            let name = object["identifier"].map { "“\($0)” " } ?? ""
            return "segue \(name)(\(object["relationship"] ?? object["kind"] ?? "segue")) from \(source) to \(target)"
        }
    }

    /// Returns the kind of an object in words, such as `Label` or `Stack View`.
    package func kind(_ id: String) -> String { index[id].map { elementName($0.element) } ?? id }
}

extension OutlineObject {
    /// Whether the object has a short name of its own in messages.
    fileprivate var isNamed: Bool { role == .controller || role == .view || role == .other }

    /// The name, or the class, or the kind.
    package var shortName: String { name ?? self["customClass"] ?? elementName(element) }

    fileprivate var fullTitle: String {
        let kind = elementName(element)
        if role == .controller { return shortName }
        if let name { return name == kind ? kind : "\(kind) “\(name)”" }
        return self["customClass"].map { "\(kind) of class \($0)" } ?? kind
    }
}

/// Returns a number with at most three decimals.
func shortDecimal(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
