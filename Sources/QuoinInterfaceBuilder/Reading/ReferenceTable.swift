import QuoinLayout

/// The objects that ids in constraints refer to: views, guides in them, and the guides of a controller. They are found by the bytes of the
/// id, because every constraint names two of them.
struct ReferenceTable {
    private var ids = NameTable()
    /// The objects by the numbers of their ids.
    private var references: [ViewReader.Reference] = []

    mutating func reserveCapacity(_ count: Int) { references.reserveCapacity(count) }

    /// The object of an id that a file holds in a range.
    subscript(range: Range<Int>, in tree: XMLTree) -> ViewReader.Reference? {
        get { tree.withBytes(range) { ids.known($0) }.map { references[Int($0)] } }
        set {
            guard let newValue else { return }
            let number = Int(tree.withBytes(range) { ids.number(of: $0) })
            if number < references.count { references[number] = newValue } else { references.append(newValue) }
        }
    }
}

extension Attribute {
    private static let all = Array(allCases)

    /// The names of all attributes, numbered by their raw values, and behind them the old name of the last baseline.
    private static let table: NameTable = {
        var table = NameTable()
        for name in all.map(\.name) + ["baseline"] { _ = table.insert(name) }
        return table
    }()

    /// Finds the attribute that a file names in a range; nil if there is none of that name.
    init?(_ range: Range<Int>, in tree: XMLTree) {
        guard let number = tree.withBytes(range, { Attribute.table.known($0) }) else { return nil }
        self = Int(number) < Attribute.all.count ? Attribute.all[Int(number)] : .lastBaseline
    }
}
