import QuoinLayout

// The descriptions of results, for debugging.

extension LaidOutView: CustomStringConvertible {
    /// A text such as `label title (16, 20, 120 × 44), ambiguous width`.
    public var description: String {
        var text = "\(kind) \(id) \(frame)"
        if !ambiguous.isEmpty { text += ", ambiguous \(ambiguous.map(\.rawValue).joined(separator: ", "))" }
        if isMisplaced == true { text += ", misplaced" }
        if isHidden { text += ", hidden" }
        if !isInstalled { text += ", not installed" }
        if let scroll { text += ", content \(scroll.contentSize)" }
        return text
    }
}

extension LaidOutConstraint: CustomStringConvertible {
    /// A text such as `title.leading == icon.trailing + 8 @750`.
    public var description: String {
        var text = "\(first).\(firstAttribute.name) \(relation) "
        if let second {
            text += (multiplier == 1 ? "" : "\(plainNumber(multiplier)) * ") + "\(second).\(secondAttribute.name)"
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + plainNumber(constant.magnitude) }
        } else {
            text += plainNumber(constant)
        }
        return priority >= 1000 ? text : text + " @\(plainNumber(priority))"
    }
}

extension LaidOutConflict: CustomStringConvertible {
    /// The members, one per line, and which of them was left out.
    public var description: String {
        let lines = members.map { "    \($0)\($0.id == broken ? "   ← left out" : "")" }
        return (["These constraints cannot all hold:"] + lines).joined(separator: "\n")
    }
}

extension SceneResult: CustomStringConvertible {
    /// The scene's size, and its views, one per line.
    public var description: String {
        let head = "\(id ?? root ?? "scene") \(size)\(device.map { ", \($0.id)" } ?? "")"
        return ([head] + views.map { "  \($0)" } + conflicts.map(\.description)).joined(separator: "\n")
    }
}

extension LaidOutDocument: CustomStringConvertible {
    /// The path, an error if there is one, and the scenes.
    public var description: String {
        ([path] + [error.map { "error: \($0)" }].compactMap { $0 } + scenes.map(\.description)).joined(separator: "\n")
    }
}

extension SceneProblem: CustomStringConvertible {
    /// The position and the message, such as `12:3: message`.
    public var description: String { error.description }
}

extension Note: CustomStringConvertible {
    /// A text such as `12: title: message`.
    public var description: String { "\(line.map { "\($0): " } ?? "")\(object.map { "\($0): " } ?? "")\(message)" }
}

extension TextPosition: CustomStringConvertible {
    /// A text such as `12:3`.
    public var description: String { "\(line):\(column)" }
}

extension SourceRange: CustomStringConvertible {
    /// A text such as `Main.storyboard:12:3`.
    public var description: String { "\(path):\(start)" }
}
