/// A table of kinds by name, which is passed to the functions that read and lay out scenes.
///
/// ```swift
/// let kinds = KindTable.standard.adding(badge)
/// let document = SceneReader.read(bytes, path: "Card.json", kinds: kinds)
/// ```
public struct KindTable: Sendable {
    /// The kinds, in the order in which they were added.
    public private(set) var kinds: [Kind] = []
    private var spellings = NameIndex()
    /// The positions of the kinds, by the numbers of their names and spellings.
    private var positions: [Int] = []

    /// Creates a table of kinds; if two have the same name, the later one is used.
    public init(_ kinds: [Kind] = []) {
        for kind in kinds { add(kind) }
    }

    /// The kind with a name or spelling; nil if the table has none.
    public subscript(name: String) -> Kind? { position(of: name).map { kinds[$0] } }

    /// The name of the kind with a name or spelling; nil if the table has none.
    package func name(ofSpelling spelling: String) -> String? { position(of: spelling).map { kinds[$0].name } }

    private func position(of name: String) -> Int? { spellings[name].map { positions[$0] } }

    /// Whether nodes of a kind are layout guides.
    func isGuide(_ name: String) -> Bool { position(of: name).map { kinds[$0].isGuide } ?? false }

    /// Returns the table with a kind added, which replaces one of the same name.
    public func adding(_ kind: Kind) -> KindTable {
        var copy = self
        copy.add(kind)
        return copy
    }

    /// The names and spellings of all kinds.
    public var names: [String] { kinds.flatMap { [$0.name] + $0.spellings } }

    /// The note on a node whose kind is not in this table.
    func unknown(_ node: Node) -> Note {
        let hint = nearest(to: node.kind, among: names).map { " (did you mean \"\($0)\"?)" } ?? ""
        return Note("unknown type \(node.kind), laid out as a plain view\(hint)", object: node.id, line: node.source?.start.line)
    }

    private mutating func add(_ kind: Kind) {
        let index = position(of: kind.name) ?? kinds.count
        if index < kinds.count { kinds[index] = kind } else { kinds.append(kind) }
        for name in [kind.name] + kind.spellings { set(index, of: name) }
    }

    private mutating func set(_ position: Int, of name: String) {
        if let number = spellings[name] {
            positions[number] = position
        } else if spellings.insert(name) {
            positions.append(position)
        }
    }

    /// The built-in kinds of UIKit's views.
    public static let standard = KindTable(
        [
            Kind("view"), Kind("guide", isGuide: true), .label, .imageView, .button, .stackView, .scrollView, .textField, .textView,
            .segmentedControl,
        ] + Kind.controls)
}
