import QuoinLayout

// The descriptions of scenes and their parts, for debugging.

extension Document: CustomStringConvertible {
    /// The path and the number of scenes, such as `Main.storyboard: 3 scenes`, or the error.
    public var description: String {
        error.map { "\($0)" } ?? "\(path): \(scenes.count) \(scenes.count == 1 ? "scene" : "scenes")"
    }
}

extension Scene: CustomStringConvertible {
    /// A text such as `scene tne-QT-ifu: 14 nodes, 22 constraints`.
    public var description: String {
        "scene\(id.map { " \($0)" } ?? ""): \(nodes.count) nodes, \(constraints.count + formats.count) constraints"
    }
}

extension Node: CustomStringConvertible {
    /// A text such as `label title "Total" in card`.
    public var description: String {
        "\(kind) \(id)\(name.map { " \"\($0)\"" } ?? "")\(parent.map { " in \($0)" } ?? "")\(isInstalled ? "" : ", not installed")"
    }
}

extension Properties: CustomStringConvertible {
    /// A text such as `[text: "Total", lines: 0]`.
    public var description: String {
        "[\(allNames.map { name in "\(name): \(self[name].map { "\($0)" } ?? "")" }.joined(separator: ", "))]"
    }
}

extension PropertyKey: CustomStringConvertible {
    /// The property's name.
    public var description: String { name }
}

extension PropertySchema: CustomStringConvertible {
    /// A text such as `[lines, text]`.
    public var description: String { "[\(shapes.keys.sorted().joined(separator: ", "))]" }
}

extension SceneConstraint: CustomStringConvertible {
    /// A text such as `title.leading == icon.trailing + 8 @750`.
    public var description: String {
        var text = "\(first).\(firstAttribute.name) \(relation) "
        if let second {
            text += (multiplier == 1 ? "" : "\(plainNumber(multiplier)) * ") + "\(second).\(secondAttribute.name)"
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + plainNumber(constant.magnitude) }
        } else {
            text += plainNumber(constant)
        }
        if priority < 1000 { text += " @\(plainNumber(priority))" }
        return isInstalled ? text : text + ", not installed"
    }
}

extension SceneFormat: CustomStringConvertible {
    /// The format's text.
    public var description: String { text }
}

extension Kind: CustomStringConvertible {
    /// The name, such as `label`, or `guide margins` for a guide.
    public var description: String { isGuide ? "guide \(name)" : name }
}

extension KindTable: CustomStringConvertible {
    /// A text such as `42 kinds`.
    public var description: String { "\(kinds.count) kinds" }
}

extension KindContext: CustomStringConvertible {
    /// The node that is prepared.
    public var description: String { "\(node)" }
}

extension SceneReader: CustomStringConvertible {
    /// A text such as `reader of Card.json`.
    public var description: String { "reader of \(path)" }
}

extension RGBA: CustomStringConvertible {
    /// The color as ``hex`` writes it, such as `#007AFF`.
    public var description: String { hex }
}

extension SceneText: CustomStringConvertible {
    /// The text of all its runs.
    public var description: String { string }
}

extension SceneText.Run: CustomStringConvertible {
    /// The text of the run, without its attributes.
    public var description: String { text }
}

extension BarAppearance: DescribedByFields {}
extension BarContents: DescribedByFields {}
extension BarItem: DescribedByFields {}
extension CalendarMonth: DescribedByFields {}
extension NavigationItem: DescribedByFields {}
extension SceneImage: DescribedByFields {}
extension Storyboard: DescribedByFields {}
extension StoryboardController: DescribedByFields {}
extension Segue: DescribedByFields {}
extension Node.ContentOverride: DescribedByFields {}
extension Node.OptionalPriorities: DescribedByFields {}
extension Node.StoredLayout: DescribedByFields {}
extension SceneController: DescribedByFields {}
extension Canvas: DescribedByFields {}
extension SupportedDevices: DescribedByFields {}
extension Variation: DescribedByFields {}
extension TraitCondition: DescribedByFields {}
extension TextReplacement: DescribedByFields {}
extension Environment: DescribedByFields {}
extension EnvironmentOverride: DescribedByFields {}
extension LaidOutView.Scroll: DescribedByFields {}
extension SceneResult.Statistics: DescribedByFields {}
