import QuoinSolver

/// A backend as a user would write one: a dense simplex dictionary, no tricks.
///
/// Each row's residual is a difference of two numbers that are not negative,
///
///     a·x - b  =  over - under            violation of <=: over, of >=: under, of ==: their sum
///
/// so `x = 0` is a basis to start from, and "required" is only the first level whose violations are minimised. After a
/// level every column whose reduced cost is positive leaves for good: the next level moves among what is equally good.
final class DenseBackend: SolverBackend {
    private(set) var values: [Double] = []
    private var rows: [LevelRow.ID: LevelRow] = [:]
    private var variableCount = 0

    func load(_ change: RowChange) {
        variableCount = change.variableCount
        for id in change.removed { rows[id] = nil }
        for row in change.added { rows[row.id] = row }
        for (id, constant) in change.constants { rows[id]?.constant = constant }
    }

    func solve(_ levels: [Level]) throws(SolverError) -> Bool {
        var used: [LevelRow.ID: Int] = [:]
        var tableau = DenseTableau(variableCount: variableCount)
        for id in levels.flatMap(\.rows) where used[id] == nil {
            guard let row = rows[id] else { throw .backendFailed("no row \(id)") }
            used[id] = tableau.add(row)
        }
        for (index, level) in levels.enumerated() {
            let violations = level.rows.flatMap { id in tableau.violations(used[id] ?? 0, rows[id]?.relation ?? .equal) }
            let worst = try tableau.minimize(violations)
            if index == 0 && worst > 1e-3 { return false }
        }
        values = tableau.values
        return true
    }
}

#if arch(x86_64) && !os(Windows) && !os(Android)
    /// It is the one the others are measured by: a few more digits than they have, where the machine has them.
    typealias Number = Float80
#else
    typealias Number = Double
#endif

/// basic = constant + Σ coefficient · nonbasic. Columns are numbered: variables first, then over and under of each row.
/// Rows are divided by their largest coefficient. What remains of a sum is zero where it is nearly nothing beside what was
/// added: then it is written as zero, and every other number, however small, counts.
struct DenseTableau {
    private let variableCount: Int
    private var basic: [Int] = []
    private var constant: [Number] = []
    private var line: [[Number]] = []
    private var nonbasic: [Int]
    private var columnCount: Int
    /// The divisor by which each row was scaled.
    private var size: [Number] = []

    init(variableCount: Int) {
        self.variableCount = variableCount
        nonbasic = Array(0..<variableCount)
        columnCount = variableCount
    }

    var values: [Double] {
        var values = [Double](repeating: 0, count: variableCount)
        for (column, value) in zip(basic, constant) where column < variableCount { values[column] = Double(value) }
        return values
    }

    /// Over is basic where the residual at 0 is positive, under where it is negative.
    mutating func add(_ row: LevelRow) -> Int {
        let isOver = row.constant <= 0
        let largest = Number(row.terms.map(\.coefficient.magnitude).max() ?? 1)
        size.append(largest)
        let sign: Number = isOver ? 1 : -1
        var coefficients = [Number](repeating: 0, count: nonbasic.count)
        for term in row.terms { coefficients[term.variable.index] = Number(term.coefficient) / largest * sign }
        for index in line.indices { line[index].append(0) }
        line.append(coefficients + [1])
        basic.append(isOver ? columnCount : columnCount + 1)
        nonbasic.append(isOver ? columnCount + 1 : columnCount)
        constant.append(Number(abs(row.constant)) / largest)
        columnCount += 2
        return columnCount - 2
    }

    private func size(of column: Int) -> Number { size[(column - variableCount) / 2] }

    func violations(_ column: Int, _ relation: Relation) -> [Int] {
        switch relation {
        case .lessOrEqual: [column]
        case .greaterOrEqual: [column + 1]
        case .equal: [column, column + 1]
        }
    }

    /// Minimises the sum of the columns, narrows the face, and returns the largest of them.
    mutating func minimize(_ columns: [Int]) throws(SolverError) -> Number {
        let largest = columns.map(size(of:)).max() ?? 1
        let cost = Dictionary(uniqueKeysWithValues: columns.map { ($0, size(of: $0) / largest) })
        for _ in 0..<20_000 {
            let reduced = reducedCosts(cost)
            guard let entering = entering(reduced) else {
                leave(reduced)
                return zip(basic, constant).map { cost[$0, default: 0] * largest * $1 }.max() ?? 0
            }
            try pivot(entering, reduced[entering] < 0 ? 1 : -1)
        }
        throw .backendFailed("20,000 pivots were not enough")
    }

    private func reducedCosts(_ cost: [Int: Number]) -> [Number] {
        var reduced = nonbasic.map { cost[$0, default: 0] }
        for (column, line) in zip(basic, line) {
            guard let cost = cost[column] else { continue }
            for index in reduced.indices { reduced[index] = sum(reduced[index], cost * line[index]) }
        }
        return reduced
    }

    /// The smallest column that helps, which is Bland's rule. Variables may go either way.
    private func entering(_ reduced: [Number]) -> Int? {
        var best: Int?
        for index in nonbasic.indices {
            guard reduced[index] < 0 || (nonbasic[index] < variableCount && reduced[index] > 0) else { continue }
            if best.map({ nonbasic[index] < nonbasic[$0] }) ?? true { best = index }
        }
        return best
    }

    private mutating func leave(_ reduced: [Number]) {
        let staying = nonbasic.indices.filter { reduced[$0] <= 0 }
        guard staying.count < nonbasic.count else { return }
        nonbasic = staying.map { nonbasic[$0] }
        for index in line.indices { line[index] = staying.map { [line = line[index]] in line[$0] } }
    }

    private mutating func pivot(_ entering: Int, _ direction: Number) throws(SolverError) {
        var best: (step: Number, row: Int)?
        for row in basic.indices where basic[row] >= variableCount {
            let slope = line[row][entering] * direction
            guard slope < 0 else { continue }
            let step = constant[row] / -slope
            guard let found = best else {
                best = (step, row)
                continue
            }
            let isTie = abs(step - found.step) <= Self.negligible * found.step
            if isTie ? basic[row] < basic[found.row] : step < found.step { best = (isTie ? min(step, found.step) : step, row) }
        }
        guard let row = best?.row else { throw .backendFailed("a sum of violations has no lower bound") }
        exchange(row, entering)
    }

    private static let negligible = 512 * Number.ulpOfOne

    private func sum(_ one: Number, _ other: Number) -> Number {
        abs(one + other) <= Self.negligible * max(abs(one), abs(other)) ? 0 : one + other
    }

    private mutating func exchange(_ row: Int, _ entering: Int) {
        let by = line[row][entering]
        var solved = line[row].map { -$0 / by }
        solved[entering] = 1 / by
        let value = -constant[row] / by
        swap(&basic[row], &nonbasic[entering])
        (line[row], constant[row]) = (solved, value)
        for other in line.indices where other != row && line[other][entering] != 0 {
            let times = line[other][entering]
            line[other][entering] = 0
            constant[other] = sum(constant[other], times * value)
            for index in solved.indices { line[other][index] = sum(line[other][index], times * solved[index]) }
            if basic[other] >= variableCount { constant[other] = max(0, constant[other]) }
        }
    }
}
