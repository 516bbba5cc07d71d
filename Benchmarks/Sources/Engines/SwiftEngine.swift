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

    public func prepare(_ picture: Picture) throws -> any PreparedEngine { PreparedSwiftEngine(self, picture) }
}

final class PreparedSwiftEngine: PreparedEngine {
    private let engine: SwiftEngine
    private let rows: [SwiftRow]
    private let lowered: LoweredPicture
    private let variableCount: Int
    private var solver: Solver?
    private var edges: [Variable] = []
    private var names: [RowID] = []

    var variables: LoweredPicture.Variables { .edges }

    init(_ engine: SwiftEngine, _ picture: Picture) {
        self.engine = engine
        let lowered = LoweredPicture(picture, as: .edges)
        self.lowered = lowered
        rows = picture.rows.indices.map { SwiftRow(picture, index: $0, lowered: lowered) }
        variableCount = 4 * picture.views.count
    }

    func build() throws {
        let solver = try Solver(backend: engine.backend)
        let edges = try solver.addVariables(variableCount)
        var names: [RowID] = []
        names.reserveCapacity(rows.count)
        for row in rows { names.append(try row.add(to: solver, edges, lowered)) }
        try solver.solve()
        (self.solver, self.edges, self.names) = (solver, edges, names)
    }

    func edit(_ edit: Edit) throws {
        guard let solver else { throw EngineFailure("nothing was built") }
        switch edit.kind {
        case .width, .label:
            for row in edit.rows { try solver.setConstant(edit.value, of: names[row]) }
        case .structure:
            for row in edit.rows { try solver.remove(names[row]) }
            for row in edit.rows { names[row] = try rows[row].add(to: solver, edges, lowered) }
        }
        try solver.solve()
    }

    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        guard let solver else { throw EngineFailure("nothing was built") }
        try solver.withValues { found in
            guard values.count >= variableCount, found.count >= variableCount else { throw EngineFailure("values are missing") }
            for index in 0..<variableCount { values[index] = found[index] }
        }
    }

    func countAmbiguous() throws -> Int? { try solver?.ambiguousVariables().count }

    func clear() {
        solver = nil
        edges = []
        names = []
    }

    var counts: Counts? { (solver?.counts).map(Counts.init) }
}

extension Counts {
    init(_ from: QuoinSolver.Counts) {
        self.init()
        (rows, classes, springs) = (Int(from.rows), Int(from.classes), Int(from.springs))
        (eliminated, kernelRows) = (Int(from.eliminated), Int(from.kernelRows))
        allocations = Int(from.allocations)
    }
}

/// The variables and numbers from which a program would write a row.
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
    let isEdit: Bool
    let index: Int

    init(_ picture: Picture, index: Int, lowered: LoweredPicture) {
        let row = picture.rows[index]
        relation = row.relation
        constant = row.constant
        priority = Priority(row.priority)
        isEdit = index == picture.windowRow
        self.index = index
        let ordered = lowered.terms(of: index).sorted { $0.coefficient > $1.coefficient }
        shape =
            switch ordered.map(\.coefficient) {
            case [1, -1]: .difference(plus: Int(ordered[0].variable), minus: Int(ordered[1].variable))
            case [1]: .single(Int(ordered[0].variable))
            default: .sum
            }
    }

    func add(to solver: Solver, _ edges: [Variable], _ lowered: LoweredPicture) throws(SolverError) -> RowID {
        switch shape {
        case .difference(let plus, let minus): return try solver.add(row(edges[plus] - edges[minus]))
        case .single(let variable): return try solver.add(row(edges[variable].expression))
        case .sum:
            var sum = LinearExpression()
            for term in lowered.terms(of: index) { sum += edges[Int(term.variable)] * term.coefficient }
            return try solver.add(row(sum))
        }
    }

    @inline(__always)
    private func row(_ expression: LinearExpression) -> QuoinSolver.Row {
        let row =
            switch relation {
            case .equal: (expression == constant).at(priority)
            case .lessOrEqual: (expression <= constant).at(priority)
            case .greaterOrEqual: (expression >= constant).at(priority)
            }
        return isEdit ? row.edited() : row
    }
}
