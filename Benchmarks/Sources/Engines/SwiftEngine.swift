import QuoinSolver
import Workloads

/// The public Swift API of `QuoinSolver`: every row written with operators and added by itself, as a program would.
public struct SwiftEngine: Engine {
    public let name: String
    let backend: Backend

    public init(_ backend: Backend) throws(Unavailable) {
        guard backend.isAvailable else { throw Unavailable("build with the package trait GLPK") }
        name = backend.name
        self.backend = backend
    }

    public func prepare(_ picture: Picture) throws -> any Entrant { SwiftEntrant(self, picture) }
}

final class SwiftEntrant: Entrant {
    private let engine: SwiftEngine
    private let rows: [SwiftRow]
    private let lowering: Lowering
    private let windowRow: Int
    private let variableCount: Int
    private var solver: Solver?
    private var edges: [Variable] = []
    private var names: [RowID] = []

    var variables: Lowering.Variables { .edges }

    init(_ engine: SwiftEngine, _ picture: Picture) {
        self.engine = engine
        let lowering = Lowering(picture, as: .edges)
        self.lowering = lowering
        rows = picture.rows.indices.map { SwiftRow(picture.rows[$0], lowering.terms(of: $0)) }
        windowRow = picture.windowRow
        variableCount = 4 * picture.views.count
    }

    func build() throws {
        let solver = try Solver(backend: engine.backend)
        self.solver = solver
        edges = try solver.addVariables(variableCount)
        names.reserveCapacity(rows.count)
        for index in rows.indices { names.append(try add(index, to: solver)) }
        try solver.solve()
    }

    func edit(_ edit: Edit) throws {
        guard let solver else { throw EngineFailure("nothing was built") }
        switch edit.kind {
        case .width, .label:
            for row in edit.rows { try solver.setConstant(edit.value, of: names[row]) }
        case .structure:
            for row in edit.rows { try solver.remove(names[row]) }
            for row in edit.rows { names[row] = try add(row, to: solver) }
        }
        try solver.solve()
    }

    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        solver?.withValues { found in
            guard values.count >= variableCount, found.count >= variableCount else { return }
            for index in 0..<variableCount { values[index] = found[index] }
        }
    }

    func clear() {
        solver = nil
        edges = []
        names = []
    }

    var counts: Counts? {
        guard let from = solver?.counts else { return nil }
        var counts = Counts()
        (counts.rows, counts.classes, counts.springs) = (Int(from.rows), Int(from.classes), Int(from.springs))
        (counts.eliminated, counts.kernelRows) = (Int(from.eliminated), Int(from.kernelRows))
        counts.allocations = Int(from.allocations)
        return counts
    }

    private func add(_ index: Int, to solver: Solver) throws -> RowID {
        let row = rows[index]
        switch row.shape {
        case .difference(let plus, let minus):
            let length = edges[plus] - edges[minus]
            return index == windowRow ? try solver.add(row.row(length).edited()) : try solver.add(row.row(length))
        case .single(let variable):
            return try solver.add(row.row(edges[variable].expression))
        case .sum:
            var sum = Expression()
            for term in lowering.terms(of: index) { sum += edges[Int(term.variable)] * term.coefficient }
            return try solver.add(row.row(sum))
        }
    }
}

/// What a program would have at hand when it writes a row.
struct SwiftRow {
    enum Shape {
        case difference(plus: Int, minus: Int)
        case single(Int)
        case sum
    }

    let shape: Shape
    let relation: Workloads.Relation
    let constant: Double
    let priority: Priority

    init(_ row: Workloads.Row, _ terms: ArraySlice<Lowering.Term>) {
        relation = row.relation
        constant = row.constant
        priority = Priority(row.priority)
        let ordered = terms.sorted { $0.coefficient > $1.coefficient }
        shape =
            switch ordered.map(\.coefficient) {
            case [1, -1]: .difference(plus: Int(ordered[0].variable), minus: Int(ordered[1].variable))
            case [1]: .single(Int(ordered[0].variable))
            default: .sum
            }
    }

    @inline(__always)
    func row(_ expression: Expression) -> QuoinSolver.Row {
        switch relation {
        case .equal: (expression == constant).at(priority)
        case .lessOrEqual: (expression <= constant).at(priority)
        case .greaterOrEqual: (expression >= constant).at(priority)
        }
    }
}
