import QuoinLayout

/// The names of a conflict's items: short, in a person's words, no two alike.
///
/// ```text
///   UILabel:0x7f8a1c20'Total'          the UILabel “Total”
///   UITableViewCellContentView:0x…     the cell
///   UIView:0x7f8a1c20, UIView:0x…40    the UIView …1c20, the UIView …1c40
///   saveButton                         saveButton
/// ```
struct ConflictNames {
    private let conflict: ConstraintConflict
    private var names: [String] = []

    init(_ conflict: ConstraintConflict) {
        self.conflict = conflict
        let plain = conflict.items.indices.map { plainName($0) }
        var counts: [String: [Int]] = [:]
        for (index, name) in plain.enumerated() where !isNamedByItsView(index) { counts[name, default: []].append(index) }
        names = plain
        for (name, indices) in counts where indices.count > 1 {
            let endings = ConflictNames.endings(indices.map { conflict.items[$0].id })
            for (index, ending) in zip(indices, endings) { names[index] = "\(name) \(ending)" }
        }
        for (index, item) in conflict.items.enumerated() {
            guard let parent = item.parent, conflict.items[parent].id.hasPrefix("superview of ") else { continue }
            names[parent] = "the superview of \(names[index])"
        }
        for index in names.indices { names[index] = guideName(index) ?? names[index] }
    }

    subscript(item: Int) -> String { names[item] }

    /// The name of an item at the beginning of a sentence.
    func capitalized(_ item: Int) -> String { ConflictNames.capitalized(names[item]) }

    static func capitalized(_ text: String) -> String { text.hasPrefix("the ") ? "The" + text.dropFirst(3) : text }

    private func plainName(_ index: Int) -> String {
        let item = conflict.items[index]
        if let name = item.name, !name.isEmpty { return name }
        if item.isGuide, let text = item.text, let words = UIKitClasses.guides[text] { return words.alone }
        if let words = UIKitClasses.words[item.className] { return words }
        if item.className == "_UILayoutGuide" { return "the layout guide" }
        if let text = item.text, !text.isEmpty {
            if item.isGuide { return "the guide \(text)" }
            return "the \(readableClass(item)) “\(text)”"
        }
        return item.className.isEmpty ? item.id : "the \(readableClass(item))"
    }

    private func readableClass(_ item: ConflictItem) -> String { item.className.isEmpty ? "view" : item.className }

    /// Guides whose view is known are told apart by it.
    private func isNamedByItsView(_ index: Int) -> Bool {
        let item = conflict.items[index]
        return item.isGuide && item.parent != nil && item.text.flatMap { UIKitClasses.guides[$0] } != nil
    }

    private func guideName(_ index: Int) -> String? {
        let item = conflict.items[index]
        guard item.isGuide, let parent = item.parent, let text = item.text, let words = UIKitClasses.guides[text]?.of else { return nil }
        guard let mark = words.firstIndex(of: "%") else { return words }
        return words[..<mark] + names[parent] + words[words.index(after: mark)...]
    }

    /// The ends of addresses, as long as it takes to tell them apart; other ids as they are.
    static func endings(_ ids: [String]) -> [String] {
        guard ids.allSatisfy({ $0.hasPrefix("0x") }) else { return ids.map { "(\($0))" } }
        for length in 4...16 {
            let endings = ids.map { String($0.suffix(length)) }
            if Set(endings).count == ids.count { return endings.map { "…\($0)" } }
        }
        return ids
    }
}
