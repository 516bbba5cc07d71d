/// The table from kind to behavior: passed in wherever a scene is read or laid out.
public struct KindTable: Sendable {
    /// In the order in which they were added.
    public private(set) var kinds: [Kind] = []
    private var byName: [String: Int] = [:]

    public init(_ kinds: [Kind] = []) {
        for kind in kinds { add(kind) }
    }

    /// The kind of that name or spelling.
    public subscript(name: String) -> Kind? { byName[name].map { kinds[$0] } }

    /// The table with one more kind, which takes the place of one of the same name.
    public func adding(_ kind: Kind) -> KindTable {
        var copy = self
        copy.add(kind)
        return copy
    }

    /// All names and spellings.
    public var names: [String] { kinds.flatMap { [$0.name] + $0.spellings } }

    /// The note on a node whose kind is not in this table.
    func unknown(_ node: Node) -> Note {
        let hint = nearest(to: node.kind, among: names).map { " (did you mean \"\($0)\"?)" } ?? ""
        return Note("unknown type \(node.kind), laid out as a plain view\(hint)", object: node.id, line: node.source?.start.line)
    }

    private mutating func add(_ kind: Kind) {
        if let index = byName[kind.name] {
            kinds[index] = kind
        } else {
            byName[kind.name] = kinds.count
            kinds.append(kind)
        }
        for spelling in kind.spellings { byName[spelling] = byName[kind.name] }
    }

    /// UIKit's views: what Quoin knows by itself.
    public static let standard = KindTable(
        [
            Kind("view"), Kind("guide", isGuide: true), .label, .imageView, .button, .stackView, .scrollView, .textField, .textView,
            .segmentedControl,
        ] + Kind.controls)
}
