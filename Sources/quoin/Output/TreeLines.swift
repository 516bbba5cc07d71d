import QuoinScenes

/// The lines in front of the views of a tree, in pre-order: `│  ├─ `.
struct TreeLines {
    private(set) var prefixes: [String] = []

    /// The greatest depth that is drawn with lines. Below it the depth is written as a number, so that the text of a deep tree stays
    /// proportional to its number of views.
    static let maximumDrawnDepth = 24

    init(_ views: [LaidOutView]) {
        var depths: [String: Int] = [:]
        var lastChild: [String: String] = [:]
        for view in views {
            depths[view.id] = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            if let parent = view.parent { lastChild[parent] = view.id }
        }
        // The lines that the children of each view repeat.
        var inherited: [String: String] = [:]
        for view in views {
            let depth = depths[view.id] ?? 0
            guard depth > 0, let parent = view.parent else {
                prefixes.append("")
                inherited[view.id] = ""
                continue
            }
            guard depth <= TreeLines.maximumDrawnDepth else {
                prefixes.append("… \(depth) ")
                continue
            }
            let isLast = lastChild[parent] == view.id
            let ancestors = inherited[parent] ?? ""
            prefixes.append(ancestors + (isLast ? "└─ " : "├─ "))
            inherited[view.id] = ancestors + (isLast ? "   " : "│  ")
        }
    }
}
