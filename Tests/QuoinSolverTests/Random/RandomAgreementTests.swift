import QuoinSolver
import Testing

/// Ten thousand random systems: every backend gives the same violations, the same conflicts and the same values.
@Suite struct RandomAgreementTests {
    @Test("Every built-in backend gives the same answer", arguments: Seeds.batches)
    func everyBuiltInBackendGivesTheSameAnswer(_ batch: Int) {
        check(Seeds.seeds(batch, of: 10_000), make: Shape.system) { $0.disagreement(among: Contender.builtIn) }
    }

    @Test("A custom backend gives the same answer", arguments: Seeds.batches)
    func aBackendOfOnesOwnGivesTheSameAnswer(_ batch: Int) {
        check(Seeds.seeds(batch, of: 400), make: { Shape.system(seed: $0) }) { system in
            guard system.rows.count <= 25 else { return nil }
            return system.disagreement(among: [.native, .dense])
        }
    }

    @Test("Numbers of any magnitude give the same answer", arguments: Seeds.batches)
    func numbersOfAnyMagnitudeGiveTheSameAnswer(_ batch: Int) {
        check(Seeds.seeds(batch, of: 800), make: Shape.magnitudes.system) { $0.disagreement(among: Contender.builtIn + [.dense]) }
    }
}
