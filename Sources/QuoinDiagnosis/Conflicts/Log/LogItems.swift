import QuoinLayout

/// The items that the descriptions of one log name, each once.
struct LogItems {
    private(set) var items: [ConflictItem] = []
    private var indices: [String: Int] = [:]

    /// The names in one description: `(active, names: save:0x…, '|':UIView:0x… )`
    struct Names {
        var addresses: [String: LogText] = [:]

        init() {}

        /// Reads the text behind `names:`.
        init(_ text: LogText) {
            for entry in text.split(separator: UInt8(ascii: ",")) {
                let entry = entry.trimmed
                if entry.hasPrefix("'|':") {
                    addresses["|"] = entry.dropFirst(4)
                } else if let colon = entry.lastOccurrence(of: ":0x") {
                    addresses[entry[..<colon].string] = entry[(colon + 1)...]
                }
            }
        }
    }

    /// The index of the item that a text such as `UILabel:0x7f…'Name'` or a bare name stands for.
    mutating func index(of text: LogText, _ names: Names) -> Int {
        let text = text.trimmed
        if let known = names.addresses[text.string] {
            let index = index(ofObject: known)
            items[index].name = text.string
            return index
        }
        return index(ofObject: text)
    }

    /// The view that a bar stands for: the superview of what stands beside it.
    mutating func superview(of child: Int, _ names: Names) -> Int {
        if let known = names.addresses["|"] {
            let index = index(of: known, Names())
            if index != child { items[child].parent = index }
            return index
        }
        if let parent = items[child].parent { return parent }
        let index = add(ConflictItem(id: "superview of \(items[child].id)"))
        items[child].parent = index
        return index
    }

    private mutating func index(ofObject text: LogText) -> Int {
        var item = LogItems.item(text)
        if let index = indices[item.id] {
            if items[index].text == nil { items[index].text = item.text }
            if items[index].className.isEmpty { items[index].className = item.className }
            finish(&items[index])
            return index
        }
        finish(&item)
        return add(item)
    }

    private mutating func add(_ item: ConflictItem) -> Int {
        indices[item.id] = items.count
        items.append(item)
        return items.count - 1
    }

    private func finish(_ item: inout ConflictItem) {
        let name = item.className
        item.isGuide = name.hasSuffix("Guide") || name == "_UILayoutSpacer" || name == "_UIOLAGapGuide"
        item.scrolls =
            !item.isGuide && (["ScrollView", "TableView", "CollectionView"].contains { name.hasSuffix($0) } || name == "UITextView")
    }

    /// `Class:0xADDRESS'text'`, `Class:name`, `name`
    private static func item(_ text: LogText) -> ConflictItem {
        guard let colon = text.firstOccurrence(of: ":0x") else {
            guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text[..<colon].allSatisfy(\.isNamePart) else {
                return ConflictItem(id: text.string, name: text.string)
            }
            return ConflictItem(id: text.string, className: readable(text[..<colon]), name: text[(colon + 1)...].string)
        }
        let rest = text[(colon + 3)...]
        let end = rest.firstIndex { !$0.isHexDigit } ?? rest.endIndex
        var item = ConflictItem(id: text[(colon + 1)..<end].string, className: readable(text[..<colon]))
        let tail = rest[end...]
        if tail.count > 1, tail.first == UInt8(ascii: "'") {
            item.text = (tail.last == UInt8(ascii: "'") ? tail.dropFirst().dropLast() : tail.dropFirst()).string
        }
        return item
    }

    /// A class as its author wrote it: without module, parameters, and what the runtime adds.
    static func readable(_ name: LogText) -> String {
        var name = name
        if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
        if let generic = name.firstIndex(of: UInt8(ascii: "<")) { name = name[..<generic] }
        if name.hasPrefix("_Tt"), let plain = mangled(name) { return plain }
        if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[(dot + 1)...] }
        return name.string
    }

    /// The last name of `_TtC5MyApp11ProfileView`.
    private static func mangled(_ name: LogText) -> String? {
        var rest = name.drop { !$0.isDigit }
        var last: String?
        while let first = rest.first, first.isDigit {
            let digits = rest.prefix { $0.isDigit }
            guard let count = Int(digits.string), count > 0, count <= rest.count - digits.count else { return last }
            rest = rest.dropFirst(digits.count)
            last = rest.prefix(count).string
            rest = rest.dropFirst(count)
        }
        return last
    }
}
