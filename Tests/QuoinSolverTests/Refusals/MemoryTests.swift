import CSolver
import Testing

@testable import QuoinSolver

/// Every allocation of a representative run fails once: the error has a name, nothing is half done, nothing leaks.
@Suite("Failed allocations")
struct MemoryTests {
    /// Runs steps with a kernel, springs, ties, a conflict, edits and removals. Each is tried again after it ran out of memory.
    private func run(_ backend: Backend, _ meter: Meter) throws -> (values: [Double], failures: Int) {
        var failures = 0
        /// Tries a step again if it ran out of memory: a step that fails changes nothing.
        func step<Result>(_ body: () throws(SolverError) -> Result) throws(SolverError) -> Result {
            do { return try body() } catch .outOfMemory {
                failures += 1
                return try body()
            }
        }
        let solver = try step { () throws(SolverError) in try Self.solver(backend, meter) }
        let edges = try step { () throws(SolverError) in try solver.addVariables(10) }
        try step { () throws(SolverError) in _ = try solver.add(contentsOf: Self.rows(edges)) }
        let width = try step { () throws(SolverError) in try solver.addEdit(edges[1], at: .required, value: 320) }
        try step { () throws(SolverError) in try solver.solve() }
        try step { () throws(SolverError) in try solver.setConstant(400, of: width) }
        try step { () throws(SolverError) in try solver.solve() }
        let extra = try step { () throws(SolverError) in try solver.add((2 * edges[5] - 3 * edges[8] == 1).at(.low)) }
        try step { () throws(SolverError) in _ = try solver.ambiguousVariables() }
        try step { () throws(SolverError) in _ = try solver.certificate() }
        try step { () throws(SolverError) in _ = try solver.dump() }
        try step { () throws(SolverError) in try solver.remove(extra) }
        try step { () throws(SolverError) in try solver.solve() }
        #expect(solver.conflicts.count == 1)
        return (try edges.map { try solver.value(of: $0) }, failures)
    }

    private static func solver(_ backend: Backend, _ meter: Meter) throws(SolverError) -> Solver {
        do throws(Core.Refusal) {
            return try Solver(backend: backend, core: Core(allocator: meter.allocator))
        } catch {
            throw error == .outOfMemory ? .outOfMemory : .backendFailed(error.text)
        }
    }

    private static func rows(_ edges: [Variable]) -> [Row] {
        var rows = [edges[0] == 0, edges[2] - edges[0] == 8, edges[2] - edges[0] == 9]
        for index in stride(from: 2, to: 8, by: 2) {
            rows.append(edges[index + 1] - edges[index] >= 0)
            rows.append((edges[index + 1] - edges[index] <= 50).at(.low))
            rows.append((edges[index + 1] - edges[index] >= 40).at(.high))
            rows.append(edges[index + 2] - edges[index + 1] >= 4)
            if index > 2 { rows.append((edges[index + 1] - edges[index] == edges[3] - edges[2]).at(500)) }
        }
        return rows + [edges[1] - edges[9] >= 8, (edges[9] - edges[8] == 0).at(tie: 1)]
    }

    @Test("Every allocation may fail", arguments: Contender.builtIn)
    func everyAllocationMayFail(_ contender: Contender) throws {
        let whole = Meter()
        let expected = try run(try contender.make(), whole)
        #expect(expected.failures == 0)
        #expect(whole.bytes == 0, "\(whole.bytes) bytes leaked")
        #expect(whole.requests > 10)
        for failing in 1...whole.requests {
            let meter = Meter()
            meter.failing = failing
            let outcome = try run(try contender.make(), meter)
            #expect(outcome.failures <= 1)
            #expect(outcome.values == expected.values, "request \(failing)")
            #expect(meter.bytes == 0, "\(meter.bytes) bytes leaked after request \(failing) failed")
        }
    }
}
