/// A writer of JSON, which writes members and elements in the order of the calls.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.member("size") { $0.list([375, 667]) }
///     writer.member("id", "root")
/// }
/// print(writer.text)            // {"size": [375, 667], "id": "root"}
/// ```
///
/// Objects whose `expanded` is true have a line for each member; others are written on one line.
package struct JSONWriter: Sendable {
    private var bytes: [UInt8] = []
    private var indentation = 0
    /// The open objects and lists: whether each is spread over lines, and whether it has a member yet.
    private var open: [(isExpanded: Bool, isEmpty: Bool)] = []

    /// Creates a writer with memory for a number of bytes.
    package init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes an object, whose members the closure writes.
    package mutating func object(expanded: Bool = false, _ members: (inout JSONWriter) -> Void) {
        surround(with: UInt8(ascii: "{"), and: UInt8(ascii: "}"), isExpanded: expanded, body: members)
    }

    /// Writes a list; the closure calls ``element(_:)`` for each of its elements.
    package mutating func list(expanded: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        surround(with: UInt8(ascii: "["), and: UInt8(ascii: "]"), isExpanded: expanded, body: elements)
    }

    /// Writes an element of a list.
    package mutating func element(_ value: (inout JSONWriter) -> Void) {
        separate()
        value(&self)
    }

    /// Writes a member of an object, whose name in the program's text needs no escapes.
    package mutating func member(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        write(name)
        bytes.append(UInt8(ascii: "\""))
        colon()
        value(&self)
    }

    package mutating func member(_ name: StaticString, _ value: String?) {
        member(name) { writer in if let value { writer.string(value) } else { writer.null() } }
    }

    package mutating func member(_ name: StaticString, _ value: Double) { member(name) { $0.number(value) } }

    package mutating func member(_ name: StaticString, _ value: Bool) { member(name) { $0.bool(value) } }

    /// Writes a member whose name is computed.
    package mutating func member(named name: String, _ value: (inout JSONWriter) -> Void) {
        separate()
        string(name)
        colon()
        value(&self)
    }

    /// Writes a list of four numbers on one line.
    package mutating func list(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
        bytes.append(UInt8(ascii: "["))
        number(first)
        comma()
        number(second)
        comma()
        number(third)
        comma()
        number(fourth)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a list of numbers on one line.
    package mutating func list(_ numbers: [Double]) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in numbers.enumerated() {
            if index > 0 { comma() }
            number(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a list of strings on one line.
    package mutating func list(_ strings: [String]) {
        list { writer in for string in strings { writer.element { $0.string(string) } } }
    }

    package mutating func null() { write("null") }

    package mutating func bool(_ value: Bool) { write(value ? "true" : "false") }

    /// Writes a number, without a decimal point if it is whole; as null if it is not finite.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        if value == value.rounded(), value.magnitude < 1e15 { append(Int64(value)) } else { append("\(value)") }
    }

    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            // As a rule all.
            let plain = JSONWriter.plainCount(utf8)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[..<plain]))
            for byte in utf8[plain...] { append(escaped: byte) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends a text of the program's own, which nothing retains or copies.
    private mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func append(_ whole: Int64) {
        if whole < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = whole.magnitude
        var left = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        // The last digit came first.
        var right = bytes.count - 1
        while left < right {
            bytes.swapAt(left, right)
            left += 1
            right -= 1
        }
    }

    /// Returns whether a byte is escaped: those for which JSON requires it, and DEL, for which it does not.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
    }

    /// The number of bytes before the first that is escaped. Looks at eight bytes at a time.
    private static func plainCount(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(utf8)
        var count = 0
        while count + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: count, as: UInt64.self)
            let low = (word &- 0x2020_2020_2020_2020) & ~word
            if (low | word.bytesSame(as: 0x22) | word.bytesSame(as: 0x5C) | word.bytesSame(as: 0x7F)) & 0x8080_8080_8080_8080 != 0 { break }
            count += 8
        }
        while count < utf8.count, !isEscaped(utf8[count]) { count += 1 }
        return count
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\t"): append("\\t")
        case UInt8(ascii: "\r"): append("\\r")
        case 0..<0x20, 0x7F: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }

    private mutating func surround(
        with opening: UInt8, and closing: UInt8, isExpanded: Bool, body: (inout JSONWriter) -> Void
    ) {
        bytes.append(opening)
        open.append((isExpanded, true))
        indentation += 1
        body(&self)
        indentation -= 1
        if let closed = open.popLast(), closed.isExpanded, !closed.isEmpty { newLine() }
        bytes.append(closing)
    }

    // Appending two bytes one by one costs a tenth of appending a text of two.

    private mutating func comma() {
        bytes.append(UInt8(ascii: ","))
        bytes.append(UInt8(ascii: " "))
    }

    private mutating func colon() {
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
    }

    private mutating func separate() {
        guard let last = open.indices.last else { return }
        if open[last].isExpanded {
            if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
            newLine()
        } else if !open[last].isEmpty {
            comma()
        }
        open[last].isEmpty = false
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
    }
}

extension UInt64 {
    /// A word whose bytes have their highest bit set where bytes are the same as another one; and perhaps behind the first of these.
    fileprivate func bytesSame(as byte: UInt8) -> UInt64 {
        let difference = self ^ (0x0101_0101_0101_0101 * UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference
    }
}

/// Returns the shortest decimal text of a number. Below 1e15 whole numbers have no fraction, and negative zero is written as `0`.
package func plainNumber(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return "\(value)"
}
