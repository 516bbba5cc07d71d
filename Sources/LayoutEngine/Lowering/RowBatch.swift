import QuoinSolver

/// Rows on their way to the solver, and whose they are. A local value while rows are written: what a class holds would
/// be checked for exclusive access at every row.
struct RowBatch {
    var differences: [Difference] = []
    var differenceTargets: [RowTarget] = []
    var rows: [Row] = []
    var rowTargets: [RowTarget] = []

    @inline(__always)
    mutating func add(_ difference: Difference, _ target: RowTarget) {
        differences.append(difference)
        differenceTargets.append(target)
    }

    mutating func add(_ row: Row, _ target: RowTarget) {
        rows.append(row)
        rowTargets.append(target)
    }

    mutating func reserve(_ more: Int) {
        differences.reserveCapacity(differences.count + more)
        differenceTargets.reserveCapacity(differenceTargets.count + more)
    }
}

/// Who a row belongs to, and so where its name goes once the solver has given one.
enum RowTarget {
    case item(Int32, Int)
    case contentSize(Int32, Int)
    case area(Int32, Int)
    case placement(Int32, Int)
    case constraint(InstalledConstraint)
    case bound(InstalledConstraint)
}
