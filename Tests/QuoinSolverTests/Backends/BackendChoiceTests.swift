import QuoinSolver
import Testing

@Suite struct BackendChoiceTests {
    @Test("Backends are found by their names") func backendsHaveNames() {
        #expect(Backend.builtIn.map(\.name) == ["native", "hybrid", "glpk", "plain"])
        #expect(Backend.builtIn.allSatisfy { Backend(named: $0.name)?.name == $0.name })
        #expect(Backend(named: "GLPK") == nil)
        #expect(Backend(named: "custom") == nil)
    }

    @Test(
        "A backend that is not built in is an error",
        .disabled(if: Backend.glpk.isAvailable, "this build has GLPK"), arguments: ["glpk", "hybrid"])
    func aBackendThatIsNotBuiltInIsAnError(_ name: String) throws {
        let backend = try #require(Backend(named: name))
        #expect(throws: SolverError.backendMissing(name)) { try Solver(backend: backend) }
        #expect(throws: SolverError.backendMissing(name)) { try BuiltInBackend(backend) }
        #expect(throws: SolverError.backendMissing(name)) { try RecordingBackend(wrapping: backend) }
    }

    @Test("BuiltInBackend refuses a custom backend") func aCustomBackendIsNotBuiltIn() {
        #expect(throws: SolverError.backendMissing("custom")) { try BuiltInBackend(.custom(DenseBackend())) }
    }

    @Test("An error of a backend is passed on") func whatABackendThrowsArrives() throws {
        let solver = try Solver(backend: .custom(BrokenBackend()))
        _ = try solver.addVariable()
        #expect(throws: SolverError.backendFailed("out of order")) { try solver.solve() }
        #expect(throws: SolverError.notSolved) { try solver.certificate() }
    }

    @Test("A backend that contradicts itself is an error") func aBackendThatContradictsItselfIsAnError() throws {
        let solver = try Solver(backend: .custom(ContradictoryBackend()))
        let variable = try solver.addVariable()
        try solver.add(variable == 1)
        #expect(throws: SolverError.self) { try solver.solve() }
    }

    @Test("A level of unknown rows is an error") func aLevelOfUnknownRowsIsAnError() throws {
        let backend = try BuiltInBackend(.native)
        let unknownVariable = try Solver().addVariables(3)[2]
        #expect(throws: SolverError.backendFailed("a level names a row that was not loaded")) {
            try backend.solve([Level(.required, [.rest(unknownVariable)])])
        }
        backend.load(
            RowChange(
                variableCount: 1,
                added: [LevelRow(id: .rest(unknownVariable), terms: [Term(unknownVariable)], relation: .equal, constant: 0)]))
        #expect(throws: SolverError.unknownVariable(unknownVariable)) { try backend.solve([Level(.required, [.rest(unknownVariable)])]) }
    }

    @Test("A backend with too few values is an error") func aBackendWithTooFewValuesIsAnError() throws {
        let solver = try Solver(backend: .custom(SilentBackend()))
        _ = try solver.addVariable()
        #expect(throws: SolverError.backendFailed("0 values for 1 variables")) { try solver.solve() }
    }
}

private final class BrokenBackend: SolverBackend {
    let values: [Double] = []
    func load(_ change: RowChange) {}
    func solve(_ levels: [Level]) throws(SolverError) -> Bool { throw .backendFailed("out of order") }
}

private final class SilentBackend: SolverBackend {
    let values: [Double] = []
    func load(_ change: RowChange) {}
    func solve(_ levels: [Level]) -> Bool { true }
}

/// A backend that says by turns that the same rows can and cannot hold.
private final class ContradictoryBackend: SolverBackend {
    let values: [Double] = [0]
    private var mood = true
    func load(_ change: RowChange) {}
    func solve(_ levels: [Level]) -> Bool {
        mood.toggle()
        return mood
    }
}
