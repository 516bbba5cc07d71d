/// Checks the XML of drawings: elements are closed in order, attributes are quoted and stand once, every `&` begins an entity, and
/// nothing refers to anything but a part of the same document or a data address.
struct XMLChecker {
    /// The first mistake; nil if the text is valid.
    private(set) var problem: String?
    private var open: [Substring] = []

    init(_ text: String) {
        for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() where problem == nil {
            guard let end = part.firstIndex(of: ">") else {
                problem = "a tag does not end: \(part.prefix(60))"
                break
            }
            read(part[..<end])
            check(entitiesOf: part)
        }
        if problem == nil, !open.isEmpty { problem = "not closed: \(open)" }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) { problem = "a control character" }
    }

    private mutating func read(_ tag: Substring) {
        let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
        if tag.hasPrefix("/") {
            if open.popLast() != name { problem = "\(name) is closed and was not open" }
            return
        }
        let allowed = name.allSatisfy { $0.isLetter && $0.isASCII }
        if !allowed || name == "script" || name == "foreignObject" { problem = "the element \(name)" }
        if !tag.hasSuffix("/") { open.append(name) }
        read(attributes: tag.dropFirst(name.count))
    }

    private mutating func read(attributes text: Substring) {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        var seen: Set<Substring> = []
        var index = 0
        while index + 1 < parts.count {
            let name = parts[index].drop { $0 == " " }.dropLast()
            if !parts[index].hasSuffix("=") || !parts[index].hasPrefix(" ") { problem = "an attribute in \(text.prefix(80))" }
            if !seen.insert(name).inserted { problem = "\(name) twice in \(text.prefix(80))" }
            if name.hasPrefix("on") { problem = "the attribute \(name)" }
            let value = parts[index + 1]
            if name == "href", !value.hasPrefix("#"), !value.hasPrefix("data:image/") { problem = "refers to \(value.prefix(60))" }
            index += 2
        }
        if index < parts.count, !parts[index].allSatisfy({ $0 == "/" || $0 == " " }) { problem = "a quote in \(text.prefix(80))" }
    }

    private mutating func check(entitiesOf text: Substring) {
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = part.prefix { $0 != ";" }
            if name.count > 6 || !part.dropFirst(name.count).hasPrefix(";") { problem = "no entity: &\(part.prefix(20))" }
        }
    }
}
