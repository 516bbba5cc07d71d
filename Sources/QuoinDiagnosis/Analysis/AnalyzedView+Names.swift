import QuoinScenes

// The names that people know a view by: the label that they gave it in the outline, else its text, else Xcode's name for such a view.

extension AnalyzedView {
    /// The view in a sentence: `"Header"`, `the label "Hello"`, `the Scroll View`.
    public var title: String {
        guard let node else { return "a guide of \(parent?.title ?? "the view")" }
        if let name = node.name { return "\"\(name)\"" }
        if tree.layout.scene.canvas == nil { return "\"\(node.id)\"" }
        let title = ViewTitles.plain(node)
        return tree.repeatedTitles.contains(title) ? "\(title) (\(node.id))" : title
    }

    /// The view's name for the beginning of a sentence.
    public var sentenceTitle: String { title.capitalizedFirst }

    /// The view in an outline: `Header`, `Hello`, `Scroll View`.
    public var outlineTitle: String {
        guard let node else { return item.name ?? "guide" }
        return node.name ?? (tree.layout.scene.canvas == nil ? node.id : node.shownText ?? ViewTitles.kind(node))
    }

    /// The outline down to the view: `View > Scroll View > Hello`.
    public var path: String { selfAndAncestors.reversed().map(\.outlineTitle).joined(separator: " > ") }
}

/// Titles of views without a name of their own.
enum ViewTitles {
    /// `the label "Hello"`, `the Scroll View`
    static func plain(_ node: Node) -> String {
        guard let text = node.shownText, text.unicodeScalars.contains(where: \.isPrinted) else { return "the \(kind(node))" }
        return "the \(kind(node).lowercased()) \"\(text)\""
    }

    /// The titles that more than one view has.
    static func repeated(in tree: ViewTree) -> Set<String> {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for entry in tree.entries {
            guard let node = entry.node, node.name == nil else { continue }
            let title = plain(node)
            if !seen.insert(title).inserted { repeated.insert(title) }
        }
        return repeated
    }

    /// Xcode's name for a view in its outline: `Scroll View`.
    static func kind(_ node: Node) -> String { elementName(node.element) }
}

extension Unicode.Scalar {
    /// Whether fonts other than one made of icons have a glyph for it.
    fileprivate var isPrinted: Bool {
        switch properties.generalCategory {
        case .privateUse, .control, .format, .spaceSeparator, .unassigned: false
        default: true
        }
    }
}
