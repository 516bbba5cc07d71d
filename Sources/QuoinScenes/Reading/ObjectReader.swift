/// A strict reader of one object of a scene file: unknown, duplicate and missing keys and wrong types are errors.
struct ObjectReader {
    /// The name of the object in messages: `a view`.
    let what: String
    let object: JSONValue
    private var values: [String: JSONValue] = [:]

    init(_ object: JSONValue, _ what: String, keys: [String]) throws(DocumentError) {
        self.what = what
        self.object = object
        guard object.kind == .object else {
            throw DocumentError("\(what) must be an object, found \(object.kindName)", at: object.position)
        }
        for (name, value) in object.members {
            let key = name.string ?? ""
            guard keys.contains(key) else {
                throw DocumentError("unknown key \"\(key)\" in \(what)\(suggestion(for: key, among: keys))", at: name.position)
            }
            guard values.updateValue(value, forKey: key) == nil else {
                throw DocumentError("the key \"\(key)\" is there twice in \(what)", at: name.position)
            }
        }
    }

    /// The value of a key; nil if it is missing or null.
    subscript(key: String) -> JSONValue? { values[key].flatMap { $0.isNull ? nil : $0 } }

    /// Returns whether the object has a key, even if its value is null.
    func has(_ key: String) -> Bool { values[key] != nil }

    func wrong(_ key: String, _ expected: String) -> DocumentError {
        let value = values[key] ?? object
        let found = value.kind == .string ? "\"\((value.string ?? "").prefix(40))\"" : value.kindName
        return DocumentError("\"\(key)\" in \(what) must be \(expected), found \(found)", at: value.position)
    }

    func missing(_ key: String) -> DocumentError {
        DocumentError("\(what) has no \"\(key)\"", at: object.position)
    }

    func text(_ key: String) throws(DocumentError) -> String? {
        guard let value = self[key] else { return nil }
        guard let text = value.string else { throw wrong(key, "a string") }
        return text
    }

    func required(_ key: String) throws(DocumentError) -> String {
        guard let text = try text(key) else { throw missing(key) }
        return text
    }

    func number(_ key: String) throws(DocumentError) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.number else { throw wrong(key, "a number") }
        try check(number, key: key, value: value)
        return number
    }

    /// Checks that a number is in the range for which systems can be solved.
    private func check(_ number: Double, key: String, value: JSONValue) throws(DocumentError) {
        guard abs(number) > 1e12 else { return }
        throw DocumentError("\"\(key)\" in \(what) is \(number), beyond 1e12", at: value.position)
    }

    func bool(_ key: String) throws(DocumentError) -> Bool? {
        guard let value = self[key] else { return nil }
        guard let bool = value.bool else { throw wrong(key, "true or false") }
        return bool
    }

    /// Returns a list with exactly `count` numbers; a null among them becomes nil.
    func optionalNumbers(_ key: String, count: Int) throws(DocumentError) -> [Double?]? {
        guard let value = self[key] else { return nil }
        var numbers: [Double?] = []
        for element in value.elements {
            guard element.isNull || element.number != nil else { throw wrong(key, "a list of \(count) numbers") }
            if let number = element.number { try check(number, key: key, value: element) }
            numbers.append(element.number)
        }
        guard value.kind == .list, numbers.count == count else { throw wrong(key, "a list of \(count) numbers") }
        return numbers
    }

    func numbers(_ key: String, count: Int) throws(DocumentError) -> [Double]? {
        guard let numbers = try optionalNumbers(key, count: count) else { return nil }
        let found = numbers.compactMap { $0 }
        guard found.count == count else { throw wrong(key, "a list of \(count) numbers") }
        return found
    }

    func list(_ key: String) throws(DocumentError) -> [JSONValue] {
        guard let value = self[key] else { return [] }
        guard value.kind == .list else { throw wrong(key, "a list") }
        return Array(value.elements)
    }

    /// Returns one of an enumeration's words; any other word is an error.
    func choice<Word: RawRepresentable & CaseIterable>(_ key: String, _ type: Word.Type) throws(DocumentError) -> Word?
    where Word.RawValue == String {
        guard let text = try text(key) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw wrong(key, "one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return word
    }
}
