import QuoinBehaviors
import QuoinLayout
import QuoinSolver

extension Scene {
    /// Returns the scene as it is installed on a screen, with its variations applied.
    ///
    /// A file that an editor drew for no particular device shows the views of every size class. Placeholder constraints
    /// count only where an editor drew the scene.
    public func resolved(on screen: Screen) -> Scene {
        var copy = self
        let isDrawn = canvas != nil
        if !isDrawn || screen.device != nil { copy.applyVariations(on: screen) }
        let gone = copy.nodes.uninstalled
        if !gone.isEmpty { copy.nodes.removeAll { gone.contains($0.id) } }
        // Most scenes keep all constraints, and share the list with this one.
        let isKept = { copy.keeps(constraint: $0, isDrawn: isDrawn, without: gone) }
        if !copy.constraints.indices.allSatisfy(isKept) {
            copy.constraints = copy.constraints.indices.filter(isKept).map { copy.constraints[$0] }
        }
        return copy
    }

    /// Whether a constraint, by its position, is installed. (Copying it costs more than looking at it.)
    private func keeps(constraint index: Int, isDrawn: Bool, without gone: Set<String>) -> Bool {
        guard constraints[index].isInstalled, isDrawn || !constraints[index].isPlaceholder else { return false }
        if gone.isEmpty { return true }
        return !gone.contains(constraints[index].first.node) && !(constraints[index].second.map { gone.contains($0.node) } ?? false)
    }

    private mutating func applyVariations(on screen: Screen) {
        // Writing to a list copies it, which takes longer than to look whether anything varies.
        let varied = nodes.indices.filter { !nodes[$0].variations.isEmpty }
        if !varied.isEmpty { resolve(nodes: varied, on: screen) }
        let variedConstraints = constraints.indices.filter { !constraints[$0].variations.isEmpty }
        if !variedConstraints.isEmpty { resolve(constraints: variedConstraints, on: screen) }
    }

    private mutating func resolve(nodes varied: [Int], on screen: Screen) {
        for index in varied { nodes[index] = nodes[index].resolved(on: screen) }
    }

    private mutating func resolve(constraints varied: [Int], on screen: Screen) {
        for index in varied { constraints[index] = constraints[index].resolved(on: screen) }
    }

    /// The scene with the parents' sizes that its frames belong to: those come from a layout where the scene was drawn.
    func withParentSizes(kinds: KindTable, solver: Backend, sizes: ContentSizes) throws(LayoutError) -> Scene {
        let open = nodes.indices.filter {
            guard case .frame(_, let mask, nil) = nodes[$0].placement else { return false }
            return mask != [] && nodes[$0].parent != nil
        }
        guard canvas != nil, !open.isEmpty else { return self }
        let drawn = try SceneLayout(self, kinds: kinds, solver: solver, sizes: sizes)
        var copy = self
        for index in open {
            guard case .frame(let frame, let mask, nil) = nodes[index].placement,
                let parent = nodes[index].parent.flatMap({ drawn.item($0) })
            else { continue }
            copy.nodes[index].placement = .frame(frame, mask, parentSize: parent.frame.size)
        }
        return copy
    }
}

extension [Node] {
    /// The ids of the nodes that are not installed, and of all nodes inside them.
    fileprivate var uninstalled: Set<String> {
        guard contains(where: { !$0.isInstalled }) else { return [] }
        var children: [String: [String]] = [:]
        for node in self { if let parent = node.parent { children[parent, default: []].append(node.id) } }
        var gone: Set<String> = []
        var waiting = filter { !$0.isInstalled }.map(\.id)
        while let id = waiting.popLast() {
            guard gone.insert(id).inserted else { continue }
            waiting += children[id, default: []]
        }
        return gone
    }
}
