/// The way from one view's or layer's coordinates to another's: up to the nearest common ancestor, and down from there. What is
/// above it does not take part, so that nothing is added and subtracted again.
///
/// ```text
///        ancestor            up:    from, … below the ancestor
///        ╱      ╲            down:  to, … below the ancestor
///     from       to
/// ```
///
/// Nodes of different trees have no common ancestor: both ways go to the end, as if the topmost nodes had a parent.
struct CoordinatePath<Node: AnyObject> {
    let up: [Node]
    let down: [Node]

    init(from: Node, to: Node?, parent: (Node) -> Node?) {
        func chain(_ start: Node?) -> [Node] {
            var found: [Node] = []
            var walker = start
            while let node = walker {
                found.append(node)
                walker = parent(node)
            }
            return found
        }
        var up = chain(from), down = chain(to)
        while let last = up.last, last === down.last {
            up.removeLast()
            down.removeLast()
        }
        (self.up, self.down) = (up, down)
    }

    /// The map along the way, made of each node's map to its parent.
    func map(_ toParent: (Node) -> CGAffineTransform) -> CGAffineTransform {
        let rising = up.reduce(CGAffineTransform.identity) { $0.concatenating(toParent($1)) }
        guard !down.isEmpty else { return rising }
        let falling = down.reduce(CGAffineTransform.identity) { $0.concatenating(toParent($1)) }
        return rising.concatenating(falling.inverted())
    }
}
