import QuoinSolver
import Testing

/// The random systems reach what they are there to test: otherwise ten thousand of them would show nothing.
@Suite struct ShapeTests {
    struct Reached {
        var kernel = 0
        var eliminated = 0
        var conflicts = 0
        var ambiguous = 0
        var compromises = 0
    }

    @Test("The random systems reach every part of the solver often") func everyPartOfTheSolverIsReachedOften() throws {
        var reached = Reached()
        let count = 100 * Shape.allCases.count
        for seed in 0..<count {
            let system = Shape.system(seed: seed)
            let (solver, variables, _) = try system.solver(.native)
            try solver.solve()
            reached.kernel += solver.counts.kernelColumns > 0 ? 1 : 0
            reached.eliminated += solver.counts.eliminated > 0 ? 1 : 0
            reached.conflicts += solver.conflicts.isEmpty ? 0 : 1
            reached.compromises += try Answer(system, solver: solver, variables: variables).sums.contains { $0.violation > 1e-3 } ? 1 : 0
            reached.ambiguous += try solver.ambiguousVariables().isEmpty ? 0 : 1
        }
        // Most systems that elimination does not finish are taken apart into pieces; the kernel sees what declines that.
        #expect(reached.kernel > count / 6)
        #expect(reached.eliminated > count / 5)
        #expect(reached.conflicts > count / 20)
        #expect(reached.ambiguous > count / 5)
        #expect(reached.compromises > count / 3)
    }

    @Test("A seed always gives the same system") func aSeedGivesTheSameSystemAlways() {
        for seed in 0..<Shape.allCases.count { #expect(Shape.system(seed: seed) == Shape.system(seed: seed)) }
    }

    @Test("Shrinking keeps the rows that fail and drops all others") func shrinkingKeepsWhatFailsAndDropsTheRest() {
        // As if every system failed that has a row at 750 and a conflict's worth of required rows.
        let failure = { (system: System) -> String? in
            let isBad = system.rows.contains { $0.rank == .priority(750) } && system.rows.filter { $0.rank == .required }.count >= 2
            return isBad ? "bad" : nil
        }
        for seed in 0..<50 where failure(Shape.system(seed: seed)) != nil {
            let small = shrink(Shape.system(seed: seed), failure)
            #expect(small.rows.count == 3)
            #expect(Set(0..<small.anchors.count) == Set(small.rows.flatMap { $0.terms.map(\.variable) }))
            #expect(failure(small) != nil)
        }
    }
}
