import QuoinLayout
import QuoinScenes

// What people call a view: the label that they gave it in the outline, else its text, else what Xcode calls such a view.

extension Inspection {
    /// `"Header"`, `the label "Hello"`, `the Scroll View`.
    func called(_ place: Int) -> String {
        guard let node = views[place].node else { return "a guide of \(views[place].parent.map { called($0) } ?? "the view")" }
        if let name = node.name { return "\"\(name)\"" }
        if scene.canvas == nil { return "\"\(node.id)\"" }
        if let text = shownText(place) {
            let quoted = "the \(Inspection.kindName(node).lowercased()) \"\(text)\""
            return commonNames.contains(quoted) ? "\(quoted) (\(node.id))" : quoted
        }
        let plain = "the \(Inspection.kindName(node))"
        return commonNames.contains(plain) ? "\(plain) (\(node.id))" : plain
    }

    /// The same at the beginning of a sentence.
    func subject(_ place: Int) -> String { called(place).capitalizedFirst }

    /// As it stands in an outline, for paths: `Header`, `Hello`, `Scroll View`.
    func outlineName(_ place: Int) -> String {
        guard let node = views[place].node else { return views[place].item.name ?? "guide" }
        return node.name ?? (scene.canvas == nil ? node.id : shownText(place) ?? Inspection.kindName(node))
    }

    /// `View > Scroll View > Hello`
    func path(_ place: Int) -> String {
        ([place] + ancestors(place)).reversed().map { outlineName($0) }.joined(separator: " > ")
    }

    /// The text that a label or button shows; nil: no such view, or none.
    func shownText(_ place: Int) -> String? { views[place].node?.shownText }

    func repeatedNames() -> Set<String> {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for place in views.indices {
            guard let node = views[place].node, node.name == nil else { continue }
            let text = shownText(place)
            let name = text.map { "the \(Inspection.kindName(node).lowercased()) \"\($0)\"" } ?? "the \(Inspection.kindName(node))"
            if !seen.insert(name).inserted { repeated.insert(name) }
        }
        return repeated
    }

    /// What Xcode's outline calls a view of that element: `Scroll View`.
    static func kindName(_ node: Node) -> String { elementName(node.element) }

    /// The scene's word for one of its own constraints, such as `Title.leading = Scroll View.leading + 16`.
    func described(_ link: Link) -> String {
        func side(_ end: Link.End) -> String {
            let part =
                switch end.part {
                case .whole: ""
                case .content: "'s content layout guide"
                case .visible: "'s frame layout guide"
                case .margins: "'s margins"
                case .safeArea: "'s safe area"
                case .custom: "'s guide"
                }
            return "\(outlineName(end.view))\(part).\(end.spelled.name)"
        }
        let sign =
            switch link.relation {
            case .equal: "="
            case .lessOrEqual: "≤"
            case .greaterOrEqual: "≥"
            }
        guard let second = link.second else { return "\(side(link.first)) \(sign) \(inPoints(link.constant))" }
        let factor = link.multiplier == 1 ? "" : "\(inPoints(link.multiplier)) × "
        let constant = link.constant == 0 ? "" : link.constant < 0 ? " − \(inPoints(-link.constant))" : " + \(inPoints(link.constant))"
        return "\(side(link.first)) \(sign) \(factor)\(side(second))\(constant)"
    }
}

extension Axis {
    var lengthName: String { self == .horizontal ? "width" : "height" }
    var startName: String { self == .horizontal ? "leading" : "top" }
    var endName: String { self == .horizontal ? "trailing" : "bottom" }
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
    var adverb: String { self == .horizontal ? "sideways" : "up and down" }
    var letter: String { self == .horizontal ? "X" : "Y" }
}

extension String {
    var capitalizedFirst: String { isEmpty ? self : prefix(1).uppercased() + dropFirst() }
}

/// A length as people write it: at most two digits behind the point, and none that say nothing.
func inPoints(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    var digits = whole % 100 == 0 ? "" : ".\(whole % 100 < 10 ? "0" : "")\(whole % 100)"
    if digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole / 100)\(digits)"
}

/// `Title`, `Title and Body`, `Title, Body and 3 more`
func listed(_ names: [String], most: Int = 3) -> String {
    if names.count > most { return names.prefix(most - 1).joined(separator: ", ") + " and \(names.count - most + 1) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
}
