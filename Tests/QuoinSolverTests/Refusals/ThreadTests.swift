import QuoinSolver
import Testing

/// Solvers share nothing, and move between threads.
@Suite struct ThreadTests {
    @Test("Each thread can have its own solvers", arguments: Contender.builtIn)
    func eachThreadHasItsOwnSolvers(_ contender: Contender) async throws {
        let expected = try (0..<40).map { try Answer(Shape.system(seed: $0), try contender.make()).values }
        try await withThrowingTaskGroup(of: [[Double]].self) { group in
            for _ in 0..<4 {
                group.addTask { try (0..<40).map { try Answer(Shape.system(seed: $0), try contender.make()).values } }
            }
            for try await found in group { #expect(found == expected) }
        }
    }

    @Test("A solver can move between threads", arguments: Contender.builtIn)
    func aSolverMovesBetweenThreads(_ contender: Contender) async throws {
        for seed in 0..<40 {
            let solver = try await Task.detached { try Self.made(contender, seed) }.value
            let value = try await Task.detached { try Self.used(solver) }.value
            #expect(value == 43)
        }
    }

    /// A box that carries a solver from task to task. One task uses it at a time.
    struct Parcel: @unchecked Sendable {
        let solver: Solver
        let variable: Variable
        let row: RowID
    }

    private static func made(_ contender: Contender, _ seed: Int) throws -> Parcel {
        let solver = try Solver(backend: try contender.make())
        let variable = try solver.addVariable()
        let row = try solver.add((2 * variable == 84).at(.high))
        try solver.solve()
        return Parcel(solver: solver, variable: variable, row: row)
    }

    private static func used(_ parcel: Parcel) throws -> Double {
        try parcel.solver.setConstant(86, of: parcel.row)
        try parcel.solver.solve()
        return try parcel.solver.value(of: parcel.variable)
    }
}
