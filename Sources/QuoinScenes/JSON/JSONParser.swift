/// A parser that makes the tokens of a ``JSONText``: one loop with a stack of the open objects and lists.
struct JSONParser {
    struct Failure: Error {
        let reason: JSONError.Reason
        let offset: Int
    }

    private(set) var tokens: [JSONText.Token] = []
    private let limits: JSONText.Limits
    private var open: [Int] = []
    private var offset = 0
    /// The tokens that are allowed next.
    private var expected = Expected.value

    private enum Expected {
        /// A value; `valueOrEnd` allows the end of the list, too.
        case value, valueOrEnd
        /// A name; `nameOrEnd` allows the end of the object, too.
        case name, nameOrEnd
        case commaOrEnd
        case nothing
    }

    init(_ limits: JSONText.Limits) { self.limits = limits }

    mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        while true {
            skipBlanks(bytes)
            guard offset < bytes.count else {
                guard expected == .nothing else { throw unexpected(nil) }
                return
            }
            try step(bytes[offset], bytes)
        }
    }

    private mutating func step(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        switch expected {
        case .value, .valueOrEnd:
            if expected == .valueOrEnd, byte == UInt8(ascii: "]") { return close() }
            try value(byte, bytes)
        case .name, .nameOrEnd:
            if expected == .nameOrEnd, byte == UInt8(ascii: "}") { return close() }
            try name(byte, bytes)
        case .commaOrEnd:
            let isObject = tokens[open[open.count - 1]].kind == .object
            if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close() }
            guard byte == UInt8(ascii: ",") else { throw unexpected(byte) }
            offset += 1
            expected = isObject ? .name : .value
        case .nothing:
            throw unexpected(byte)
        }
    }

    private mutating func value(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        switch byte {
        case UInt8(ascii: "{"): try begin(.object, .nameOrEnd)
        case UInt8(ascii: "["): try begin(.list, .valueOrEnd)
        case UInt8(ascii: "\""): try string(bytes)
        case UInt8(ascii: "t"): try word("true", kind: .bool, in: bytes)
        case UInt8(ascii: "f"): try word("false", kind: .bool, in: bytes)
        case UInt8(ascii: "n"): try word("null", kind: .null, in: bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(bytes)
        default: throw unexpected(byte)
        }
    }

    private mutating func name(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        guard byte == UInt8(ascii: "\"") else { throw unexpected(byte) }
        try string(bytes)
        skipBlanks(bytes)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
            throw Failure(reason: .expected("a colon", found: offset < bytes.count ? bytes[offset] : nil), offset: offset)
        }
        offset += 1
        expected = .value
    }

    private mutating func begin(_ kind: JSONValue.Kind, _ then: Expected) throws(Failure) {
        guard open.count < limits.depth else { throw Failure(reason: .tooDeep(limits.depth), offset: offset) }
        open.append(tokens.count)
        try append(kind, from: offset, to: offset)
        offset += 1
        expected = then
    }

    private mutating func close() {
        offset += 1
        if let index = open.popLast() {
            tokens[index].end = UInt32(offset)
            tokens[index].next = UInt32(tokens.count)
        }
        expected = open.isEmpty ? .nothing : .commaOrEnd
    }

    private mutating func append(_ kind: JSONValue.Kind, from start: Int, to end: Int) throws(Failure) {
        guard tokens.count < limits.values else { throw Failure(reason: .tooMany(limits.values), offset: start) }
        tokens.append(JSONText.Token(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(tokens.count + 1)))
        expected = open.isEmpty ? .nothing : .commaOrEnd
    }

    private mutating func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    private func unexpected(_ byte: UInt8?) -> Failure {
        let what =
            switch expected {
            case .value: "a value"
            case .valueOrEnd: "a value or \"]\""
            case .name: "a name in quotes"
            case .nameOrEnd: "a name in quotes or \"}\""
            case .commaOrEnd: "a comma or the end of the \(open.last.map { tokens[$0].kind == .object } ?? false ? "object" : "list")"
            case .nothing: "the end of the text"
            }
        return Failure(reason: .expected(what, found: byte), offset: offset)
    }
}

// MARK: - Strings, numbers, words

extension JSONParser {
    private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        let start = offset + 1
        var index = start
        var kind = JSONValue.Kind.string
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] >= 0x20 else { throw Failure(reason: .controlCharacter(bytes[index]), offset: index) }
            if bytes[index] == UInt8(ascii: "\\") {
                kind = .escapedString
                index += try escapeLength(bytes, index)
            } else {
                index += 1
            }
        }
        guard index < bytes.count else { throw Failure(reason: .expected("the string's closing quote", found: nil), offset: index) }
        try append(kind, from: start, to: index)
        offset = index + 1
    }

    private func escapeLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) throws(Failure) -> Int {
        let bad = Failure(reason: .badEscape, offset: index)
        guard index + 1 < bytes.count else { throw bad }
        if "\"\\/bfnrt".utf8.contains(bytes[index + 1]) { return 2 }
        guard bytes[index + 1] == UInt8(ascii: "u"), index + 6 <= bytes.count else { throw bad }
        for offset in 2..<6 where JSONValue.digit(bytes[index + offset]) == nil { throw bad }
        return 6
    }

    private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        let start = offset
        var index = offset
        func digits() -> Bool {
            let first = index
            while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
            return index > first
        }
        func accept(_ set: String) -> Bool {
            guard index < bytes.count, set.utf8.contains(bytes[index]) else { return false }
            index += 1
            return true
        }
        let bad = Failure(reason: .badNumber, offset: start)
        _ = accept("-")
        let leadsWithZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
        let firstDigit = index
        guard digits(), !leadsWithZero || index == firstDigit + 1 else { throw bad }
        if accept("."), !digits() { throw bad }
        if accept("eE") {
            _ = accept("+-")
            guard digits() else { throw bad }
        }
        try append(.number, from: start, to: index)
        offset = index
    }

    private mutating func word(
        _ word: StaticString, kind: JSONValue.Kind, in bytes: UnsafeBufferPointer<UInt8>
    ) throws(Failure) {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[offset..<end].elementsEqual("\(word)".utf8) else {
            throw Failure(reason: .expected("true, false, null, a number, or a string in quotes", found: bytes[offset]), offset: offset)
        }
        try append(kind, from: offset, to: end)
        offset = end
    }
}
