import QuoinDiagnosis
import QuoinScenes

/// A change of an outline in words.
struct ChangeWords: Hashable, Sendable {
    let change: OutlineChange
    /// `Label “Title”`, `constraint Title.leading = Card.leading + 16`
    let subject: String
    /// `in Card, after Label “Hint”`, `moved from Card to View`; may be empty.
    let remark: String
    /// `font: system 17 → system bold 20`, one for each attribute.
    let details: [String]

    init(_ change: OutlineChange, from old: OutlineNames, to new: OutlineNames) {
        self.change = change
        let words = ChangeWriter(change, from: old, to: new)
        subject = words.subject
        remark = words.remark
        details = words.details
    }

    /// `Label “Title”: font: system 17 → system bold 20`
    var sentence: String {
        let head = [subject, remark].filter { !$0.isEmpty }.joined(separator: " ")
        return details.isEmpty ? head : "\(head): \(details.joined(separator: "; "))"
    }
}

private struct ChangeWriter {
    let change: OutlineChange
    let old: OutlineNames
    let new: OutlineNames

    init(_ change: OutlineChange, from old: OutlineNames, to new: OutlineNames) {
        self.change = change
        self.old = old
        self.new = new
    }

    private var object: OutlineObject { change.object }

    var subject: String {
        if change.operation == .changed, let equation = change.old?.equation { return "constraint \(old.equation(equation))" }
        if change.operation == .changed, object.isConnection, let id = change.old?.id { return old.title(id) }
        return (change.operation == .removed ? old : new).title(object.id)
    }

    var remark: String {
        switch change.operation {
        case .added: [container(in: new, preposition: "in", of: object), contents].filter { !$0.isEmpty }.joined(separator: ", ")
        case .removed: [container(in: old, preposition: "from", of: object), contents].filter { !$0.isEmpty }.joined(separator: ", ")
        case .moved: moved
        case .changed: ""
        }
    }

    /// The place of a view, a controller or another object; the text of a constraint or a connection names it already.
    private func container(in names: OutlineNames, preposition: String, of object: OutlineObject) -> String {
        guard object.role != .constraint, !object.isConnection, object.role != .scene, let parent = object.parent,
            let holder = names.object(parent), holder.role != .scene, holder.role != .document
        else { return "" }
        let order = change.follows.map { ", after \(names.title($0))" } ?? ""
        return "\(preposition) \(names.title(parent))\(order)"
    }

    private var moved: String {
        let from = change.old?.parent.map(old.title) ?? "", to = object.parent.map(new.title) ?? ""
        let order = !object.isOrdered ? "" : change.follows.map { "after \(new.title($0))" } ?? "to the front"
        if change.old?.parent == object.parent {
            return change.old?.slot == object.slot ? "moved \(order) in \(to)" : "moved in \(to) to its \(AttributeWords.path(object.slot))"
        }
        return "moved from \(from) to \(to)" + (order.isEmpty || order == "to the front" ? "" : ", \(order)")
    }

    /// `with 2 views and 5 constraints`
    private var contents: String {
        let text = ContentWords.text(change.contents)
        return text.isEmpty ? "" : "with \(text)"
    }

    // MARK: Attributes

    var details: [String] {
        var found: [String] = []
        if let before = change.old?.equation, let after = object.equation, change.operation == .changed {
            found += difference(before, after)
        }
        if change.operation == .changed || change.operation == .moved { found += change.attributes.map(text) }
        return found
    }

    private func difference(_ before: OutlineEquation, _ after: OutlineEquation) -> [String] {
        if before.normalized == after.normalized { return [] }
        let (first, second) = before.aligned(with: after)
        guard first.first == second.first, first.second == second.second, first.relation == second.relation else {
            return ["now \(new.equation(after))"]
        }
        var found: [String] = []
        func add(_ name: String, from before: String, to after: String) {
            if before != after { found.append("\(name) \(before) → \(after)") }
        }
        func constant(_ equation: OutlineEquation) -> String { equation.isStandard ? "standard space" : number(equation.constant) }
        add("constant", from: constant(first), to: constant(second))
        add("multiplier", from: number(first.multiplier), to: number(second.multiplier))
        add("priority", from: number(first.priority), to: number(second.priority))
        return found
    }

    private func number(_ value: Double) -> String { plainNumber((value * 1e4).rounded() / 1e4) }

    private func text(_ attribute: OutlineChange.AttributeChange) -> String {
        let path = AttributeWords.path(attribute.path) { id in
            new.object(id) != nil ? new.title(id) : old.object(id) != nil ? old.title(id) : nil
        }
        let before = attribute.old.map { value($0, path: attribute.path, names: old) },
            after = attribute.new.map { value($0, path: attribute.path, names: new) }
        switch (before, after) {
        case (let before?, let after?): return "\(path) \(before) → \(after)"
        case (nil, let after?): return "\(path) set to \(after)"
        case (let before?, nil): return "\(path) no longer \(before)"
        case (nil, nil): return path
        }
    }

    private func value(_ value: String, path: String, names: OutlineNames) -> String {
        if AttributeWords.references.contains(path), names.object(value) != nil { return names.title(value) }
        if path == "kind" { return elementName(value) }
        return AttributeWords.value(value, path)
    }
}

extension OutlineEquation {
    /// Returns both equations with their sides in the same order, even if one is written the other way round.
    fileprivate func aligned(with other: OutlineEquation) -> (OutlineEquation, OutlineEquation) {
        first == other.first && second == other.second ? (self, other) : (normalized, other.normalized)
    }
}

/// Attributes in words.
enum AttributeWords {
    /// Attributes whose values are ids.
    static let references: Set<String> = ["destination", "source", "initialViewController", "viewController"]

    /// `normal state.title` and `userLabel` as people say it: `normal state title`, `name`.
    ///
    /// - Parameter title: Returns the title of the object with an id.
    static func path(_ path: String, title: (String) -> String? = { _ in nil }) -> String {
        if let known = known[path] { return known }
        return path.split(separator: ".").map { part in
            if part.hasPrefix("#") { return title(String(part.dropFirst())) ?? String(part.dropFirst()) }
            return words(known[String(part)] ?? String(part))
        }.joined(separator: " ")
    }

    private static let known = [
        "userLabel": "name", "customClass": "class", "fontDescription": "font", "kind": "kind",
        "translatesAutoresizingMaskIntoConstraints": "translates autoresizing mask into constraints",
    ]

    /// `numberOfLines` is `number of lines`.
    private static func words(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last.isLowercase || last.isNumber { result += " " }
            result += character.lowercased()
        }
        return result
    }

    private static let plain: Set<String> = ["YES", "NO"]
    private static let texts = [
        "text", "title", "placeholder", "userLabel", "label", "hint", "prompt", "subtitle", "headerTitle", "footerTitle",
    ]

    /// Returns a value as people read it: `yes` and `no`, texts in quotation marks, anything else as it is.
    static func value(_ value: String, _ path: String) -> String {
        if plain.contains(value) { return value.lowercased() }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        guard texts.contains(last) || value.isEmpty || value.contains("\n") || value.count > 80 else { return value }
        return "“\(value.count > 80 ? value.prefix(79) + "…" : value)”"
    }
}

/// Counts of objects in words.
enum ContentWords {
    private static let nouns: [(OutlineObject.Role, String)] = [
        (.scene, "scene"), (.controller, "controller"), (.view, "view"), (.constraint, "constraint"), (.outlet, "outlet"),
        (.action, "action"), (.segue, "segue"), (.other, "other object"),
    ]

    /// `2 views, 5 constraints and 1 outlet`; empty for none.
    static func text(_ counts: [OutlineObject.Role: Int]) -> String {
        let parts = nouns.compactMap { role, noun in counts[role].map { "\($0) \(noun)\($0 == 1 ? "" : "s")" } }
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
