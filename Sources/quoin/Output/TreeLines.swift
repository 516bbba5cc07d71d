import QuoinScenes

/// The lines in front of each view of a tree in pre-order: `│  ├─ `.
struct TreeLines {
    private(set) var prefixes: [String] = []

    /// Deeper than this the depth is told in numbers, so that a deep tree costs no more than it has views.
    static let deepest = 24

    init(_ views: [LaidOutView]) {
        var depths: [String: Int] = [:]
        var lastChild: [String: String] = [:]
        for view in views {
            depths[view.id] = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            if let parent = view.parent { lastChild[parent] = view.id }
        }
        // What is drawn for the ancestors of the children of each view.
        var inherited: [String: String] = [:]
        for view in views {
            let depth = depths[view.id] ?? 0
            guard depth > 0, let parent = view.parent else {
                prefixes.append("")
                inherited[view.id] = ""
                continue
            }
            guard depth <= TreeLines.deepest else {
                prefixes.append("… \(depth) ")
                continue
            }
            let isLast = lastChild[parent] == view.id
            let above = inherited[parent] ?? ""
            prefixes.append(above + (isLast ? "└─ " : "├─ "))
            inherited[view.id] = above + (isLast ? "   " : "│  ")
        }
    }
}
