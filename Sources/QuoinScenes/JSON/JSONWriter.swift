/// Writes JSON: what is asked for, in the order in which it is asked for.
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
/// Objects whose `expanded` is true have a line for each member; others stand on one line.
package struct JSONWriter: Sendable {
    package private(set) var text = ""
    private var indentation = 0
    /// For each open object or list: whether it is spread over lines, and whether it has a member already.
    private var open: [(isExpanded: Bool, isEmpty: Bool)] = []

    package init() {}

    /// An object; the closure writes its members.
    package mutating func object(expanded: Bool = false, _ members: (inout JSONWriter) -> Void) {
        surround(with: "{", and: "}", isExpanded: expanded, body: members)
    }

    /// A list; the closure calls ``element(_:)`` for each of its elements.
    package mutating func list(expanded: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        surround(with: "[", and: "]", isExpanded: expanded, body: elements)
    }

    /// One element of a list.
    package mutating func element(_ value: (inout JSONWriter) -> Void) {
        separate()
        value(&self)
    }

    /// One member of an object.
    package mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
        separate()
        string(name)
        text += ": "
        value(&self)
    }

    package mutating func member(_ name: String, _ value: String?) {
        member(name) { writer in if let value { writer.string(value) } else { writer.null() } }
    }

    package mutating func member(_ name: String, _ value: Double) { member(name) { $0.number(value) } }

    package mutating func member(_ name: String, _ value: Bool) { member(name) { $0.bool(value) } }

    /// Numbers on one line.
    package mutating func list(_ numbers: [Double]) {
        list { writer in for number in numbers { writer.element { $0.number(number) } } }
    }

    /// Strings on one line.
    package mutating func list(_ strings: [String]) {
        list { writer in for string in strings { writer.element { $0.string(string) } } }
    }

    package mutating func null() { text += "null" }

    package mutating func bool(_ value: Bool) { text += value ? "true" : "false" }

    /// Whole numbers without a point; what is not finite, which JSON cannot say, as null.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        text += plainNumber(value)
    }

    package mutating func string(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private mutating func surround(with opening: String, and closing: String, isExpanded: Bool, body: (inout JSONWriter) -> Void) {
        text += opening
        open.append((isExpanded, true))
        indentation += 1
        body(&self)
        indentation -= 1
        if let closed = open.popLast(), closed.isExpanded, !closed.isEmpty { newLine() }
        text += closing
    }

    private mutating func separate() {
        guard let last = open.indices.last else { return }
        if !open[last].isEmpty { text += open[last].isExpanded ? "," : ", " }
        open[last].isEmpty = false
        if open[last].isExpanded { newLine() }
    }

    private mutating func newLine() { text += "\n" + String(repeating: " ", count: indentation) }
}

/// A number without a needless ".0" or "-0".
package func plainNumber(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return "\(value)"
}
