/// The texts of a scene's nodes, each made when it is first asked for, and measured once for all who ask.
final class SceneTexts {
    private let nodes: [Node]
    private let fonts: SceneFonts
    private var made: [NodeText?]

    init(of nodes: [Node], fonts: SceneFonts) {
        self.nodes = nodes
        self.fonts = fonts
        made = Array(repeating: nil, count: nodes.count)
    }

    /// The text of a node, by its position.
    subscript(index: Int) -> NodeText {
        if let text = made[index] { return text }
        let text = NodeText(nodes[index].properties, ofKind: nodes[index].kind, fonts: fonts)
        made[index] = text
        return text
    }
}
