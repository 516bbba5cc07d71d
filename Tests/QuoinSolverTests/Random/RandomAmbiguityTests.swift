import QuoinSolver
import Testing

/// A variable is ambiguous when the priorities leave it a range: two linear programs a variable say so.
@Suite(.enabled(if: Backend.glpk.isAvailable, "this build has no GLPK"))
struct RandomAmbiguityTests {
    @Test("Ambiguity is the range over the optimal face", arguments: Seeds.batches)
    func ambiguityIsTheRangeOverTheOptimalFace(_ batch: Int) {
        check(Seeds.seeds(batch, of: 2000), make: { Shape.system(seed: $0) }) { system in
            guard system.rows.count <= 40 else { return nil }
            do {
                let ranges = try Self.ambiguous(system, try Contender.leveledGLPK.make())
                for contender in Contender.builtIn {
                    let found = try Self.ambiguous(system, try contender.make())
                    if found != ranges { return "\(contender.name) finds \(found) ambiguous, two programs a variable \(ranges)" }
                    let unsettled = try Self.ambiguous(system, try contender.make(), settlesFreedom: false)
                    if unsettled != ranges { return "\(contender.name), freedom left open, finds \(unsettled) ambiguous, not \(ranges)" }
                }
            } catch {
                return "\(error)"
            }
            return nil
        }
    }

    private static func ambiguous(_ system: System, _ backend: Backend, settlesFreedom: Bool = true) throws(SolverError) -> [Int] {
        let (solver, variables, _) = try system.solver(backend)
        solver.settlesFreedom = settlesFreedom
        let ambiguous = Set(try solver.ambiguousVariables())
        return variables.indices.filter { ambiguous.contains(variables[$0]) }
    }
}
