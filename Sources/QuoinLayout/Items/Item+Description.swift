// Descriptions of items and layouts, for debugging.

extension Item: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name and the frame, such as `title (16, 20, 120 × 44)`, and any unusual state of the item.
    public final var description: String {
        var text = "\(label) \(frame)"
        if kind == .guide, name != nil { text += " guide" }
        if isHidden { text += " hidden" }
        if hasContentArea { text += " content \(contentAreaSize)" }
        return text
    }

    /// The item and everything below it, one item on each line, indented by depth. O(items below).
    ///
    /// ```swift
    /// debugPrint(card)
    /// // card (0, 0, 375 × 60)
    /// //   icon (16, 18, 24 × 24)
    /// //   title (48, 20, 120 × 20)
    /// ```
    public final var debugDescription: String {
        var lines: [String] = []
        var level = 0
        var walker: Item? = self
        while let item = walker {
            // Deeper levels are not indented further: the text of a chain would grow with the square of its length.
            if !item.isArea { lines.append(String(repeating: "  ", count: min(level, 100)) + item.description) }
            let next = item.following(below: self)
            if let next { level += 1 + item.levels(downTo: next) }
            walker = next
        }
        return lines.joined(separator: "\n")
    }

    /// The number of levels that the next item in pre-order lies below this one's children; 0 or less.
    private final func levels(downTo next: Item) -> Int {
        var levels = 0
        var parent: Item? = self
        while let above = parent, next.parentLink != Unretained(above) {
            levels -= 1
            parent = above.parent
        }
        return levels
    }
}

extension Layout: CustomStringConvertible {
    /// The tree with all frames, as they are now; see ``Item/debugDescription``.
    ///
    /// ```swift
    /// print(layout)
    /// ```
    public var description: String { root.debugDescription }
}

extension LayoutReport: CustomStringConvertible {
    /// The counts, such as `3 moved, 1 solve, 1 round`, and below them the conflicts, refused constraints and loops.
    public var description: String {
        var lines = ["\(moved.count) moved, \(counted(solves, "solve")), \(counted(rounds, "round"))"]
        lines += conflicts.map(\.description)
        lines += refused.map(\.description)
        if !loop.isEmpty { lines.append("Invalidated in every round: \(loop.map(\.label).joined(separator: ", "))") }
        return lines.joined(separator: "\n")
    }
}
