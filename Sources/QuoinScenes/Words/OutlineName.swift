// The name of a view for people: its label in the outline, else its text, else Xcode's name for such a view.

extension Node {
    /// The name of the node in an outline, such as `Header`, `Hello` or `Scroll View`: its own, else its text, else its
    /// element's.
    public var outlineName: String { name ?? shownText ?? elementName(element) }

    /// The text that a label or button shows, cut to 25 characters as in UIKit's own messages; nil for other kinds and
    /// empty texts.
    public var shownText: String? {
        guard kind == "label" || kind == "button" else { return nil }
        let text = (kind == "button" ? properties[.title] : nil) ?? properties[.text] ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return nil }
        return words.count > 25 ? "\(words.prefix(25))..." : words
    }
}

/// Returns the name of an element in Xcode's outline: `Scroll View` for `scrollView`.
public func elementName(_ element: String) -> String {
    if let name = elementNames[element] { return name }
    var words = ""
    for character in element {
        if character.isUppercase, !words.isEmpty { words += " " }
        words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
}

private let elementNames = [
    "tableViewCellContentView": "Content View", "collectionViewCellContentView": "Content View", "wkWebView": "WebKit View",
    "glkView": "GLKit View", "mtkView": "Metal View", "activityIndicatorView": "Activity Indicator View",
    "scroll": "Scroll View", "image": "Image View", "stack": "Stack View",
]
