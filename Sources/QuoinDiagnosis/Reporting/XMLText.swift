/// Writes XML element by element, so that what is open is always closed and every text escaped.
package struct XMLText {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    typealias Attributes = KeyValuePairs<String, String?>

    /// An element; attributes that are nil are left out.
    mutating func element(_ name: String, _ attributes: Attributes = [:], content: (inout XMLText) -> Void) {
        open(name, attributes)
        text += ">\n"
        depth += 1
        content(&self)
        depth -= 1
        indent()
        text += "</\(name)>\n"
    }

    mutating func element(_ name: String, _ attributes: Attributes, text content: String? = nil) {
        open(name, attributes)
        text += content.map { ">\(XMLText.escaped($0))</\(name)>\n" } ?? "/>\n"
    }

    private mutating func open(_ name: String, _ attributes: Attributes) {
        indent()
        text += "<\(name)"
        for (name, value) in attributes { if let value { text += " \(name)=\"\(XMLText.escaped(value))\"" } }
    }

    private mutating func indent() { text += String(repeating: "  ", count: depth) }

    /// Returns a text with markup and line breaks as references, without the characters that XML cannot hold.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
