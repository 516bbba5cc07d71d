// What people call a view: the label that they gave it in the outline, else its text, else what Xcode calls such a view.

extension Node {
    /// As it stands in an outline: `Header`, `Hello`, `Scroll View`.
    public var outlineName: String { name ?? shownText ?? elementName(element) }

    /// The text that a label or button shows, cut to 25 characters as UIKit's own messages do. Nil: no such view, or none.
    public var shownText: String? {
        guard kind == "label" || kind == "button" else { return nil }
        let text = (kind == "button" ? properties[.title] : nil) ?? properties[.text] ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return nil }
        return words.count > 25 ? "\(words.prefix(25))..." : words
    }
}

/// The name of an element in Xcode's outline: `Scroll View` for `scrollView`.
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
