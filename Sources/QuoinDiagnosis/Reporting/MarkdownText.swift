/// Text in Markdown.
package enum MarkdownText {
    /// Names come from files, so nothing in them may be markup or end a cell.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "|", "`", "*", "_", "[", "]", "#", "~": result += "\\\(scalar)"
            case "@": result += "&#64;"  // or it would mention a user
            case "\n", "\r": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
