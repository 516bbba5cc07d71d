import QuoinSolver

/// Rows on their way to the solver, in the order in which they were written, and whose they are. A local value while rows
/// are written: what a class holds would be checked for exclusive access at every row.
///
/// ```text
///   differences   d0 d1 d2 │ d3 d4 │ d5 …        each with its target
///   others                 r0      r1            each with the number of differences before it
/// ```
struct RowBatch {
    private(set) var differences: [Difference] = []
    private(set) var targets: [RowTarget] = []
    private(set) var others: [Other] = []

    struct Other {
        let row: Row
        let target: RowTarget
        let place: Int
    }

    @inline(__always)
    mutating func add(_ difference: Difference, _ target: RowTarget) {
        differences.append(difference)
        targets.append(target)
    }

    mutating func add(_ row: Row, _ target: RowTarget) {
        others.append(Other(row: row, target: target, place: differences.count))
    }

    var isEmpty: Bool { differences.isEmpty && others.isEmpty }

    /// Enough that a call to the solver costs nothing beside its rows, and little enough to stay near the processor.
    var isFull: Bool { differences.count >= 1024 }

    mutating func removeAll() {
        differences.clear()
        targets.clear()
        others.clear()
    }
}

/// Who a row belongs to, and so where its name goes once the solver has given one.
enum RowTarget {
    case item(Int32, Int32)
    case contentSize(Int32, Int32)
    case area(Int32, Int32)
    case placement(Int32, Int32)
    // Installed, and so kept by its owner, until the row is sent.
    case constraint(Unmanaged<InstalledConstraint>)
    case bound(Unmanaged<InstalledConstraint>)
}
