import CBenchmark
import Workloads

/// A picture in the peers' C form, at addresses that stay.
final class PeerProblem {
    let pointer: UnsafeMutablePointer<peer_problem>
    private let rows: UnsafeMutableBufferPointer<peer_row>
    private let terms: UnsafeMutableBufferPointer<peer_term>
    private let nodes: UnsafeMutableBufferPointer<peer_node>

    init(_ picture: Picture) {
        let lowered = LoweredPicture(picture, as: .frames)
        rows = .copy(
            picture.rows.indices.map { index in
                let row = picture.rows[index]
                return peer_row(
                    first_term: UInt32(lowered.starts[index]), term_count: UInt32(lowered.terms(of: index).count),
                    relation: row.relation.rawValue, edit: index == picture.windowRow ? 1 : 0, constant: row.constant,
                    priority: row.priority)
            })
        terms = .copy(lowered.terms.map { peer_term(variable: $0.variable, coefficient: $0.coefficient) })
        nodes = .copy(picture.flex.map(peer_node.init))
        pointer = .allocate(capacity: 1)
        pointer.initialize(
            to: peer_problem(
                rows: rows.baseAddress, terms: terms.baseAddress, nodes: nodes.baseAddress, row_count: UInt32(rows.count),
                node_count: UInt32(nodes.count), view_count: UInt32(picture.views.count)))
    }

    deinit {
        rows.deallocate()
        terms.deallocate()
        nodes.deallocate()
        pointer.deallocate()
    }
}

extension UnsafeMutableBufferPointer {
    fileprivate static func copy(_ elements: [Element]) -> Self {
        let buffer = Self.allocate(capacity: elements.count)
        _ = buffer.initialize(fromContentsOf: elements)
        return buffer
    }
}

extension peer_node {
    fileprivate init(_ node: FlexNode) {
        self.init(
            parent: node.parent, view: node.view, row: node.isRow ? 1 : 0, absolute: node.isAbsolute ? 1 : 0, grow: node.grow,
            shrink: node.shrink, basis: node.basis, width: node.width, height: node.height,
            measured: (node.measured.width, node.measured.height), padding: node.padding, margin: node.margin, inset: node.inset)
    }
}
