import QuoinSolver
import Testing

/// The recorder shows what a backend is sent: exactly the rows, exactly the levels, and later only what changed.
@Suite struct RecordingTests {
    let recorder: RecordingBackend
    let solver: Solver
    let a: Variable
    let b: Variable

    init() throws {
        recorder = try RecordingBackend(wrapping: .native)
        solver = try Solver(backend: .custom(recorder))
        (a, b) = (try solver.addVariable(), try solver.addVariable())
    }

    @Test("Rows are sent as levels in their order") func rowsBecomeLevelsInOrder() throws {
        let required = try solver.add((b - a >= 8).keyed(30))
        let low = try solver.add((a == 4).at(.low).keyed(10))
        let high = try solver.add((b == 20).at(.high).keyed(20))
        let other = try solver.add((b <= 90).at(.low).keyed(40))
        let tie = try solver.add((a - b == 0).at(tie: 3).keyed(50))
        try solver.solve()
        #expect(
            recorder.levels == [
                Level(.required, [.row(required)]),
                Level(.priority(.high), [.row(high)]),
                Level(.priority(.low), [.row(low), .row(other)]),
                Level(.laterRow, [.row(other)]),
                Level(.laterRow, [.row(high)]),
                Level(.laterRow, [.row(low)]),
                Level(.tie(3), [.row(tie)]),
                Level(.rest, [.rest(a)]),
                Level(.rest, [.rest(b)]),
            ])
        #expect(
            recorder.rows.map(\.description) == ["x0 == 4", "x1 == 20", "x1 - x0 >= 8", "x1 <= 90", "x0 - x1 == 0", "x0 == 0", "x1 == 0"])
        #expect(try solver.value(of: a) == 4)
        #expect(try solver.value(of: b) == 20)
    }

    @Test("Only changes are sent") func onlyChangesAreSent() throws {
        let first = try solver.add(a == 4)
        let second = try solver.add((b - a == 4).at(.high))
        try solver.solve()
        recorder.removeAllCalls()

        try solver.setConstant(5, of: first)
        try solver.solve()
        #expect(recorder.calls.first == .load(RowChange(variableCount: 2, constants: [.row(first): 5])))
        recorder.removeAllCalls()

        try solver.setPriority(.low, of: second)
        try solver.solve()
        #expect(recorder.calls.count == 1, "no row changed, only its level")
        #expect(recorder.levels[1] == Level(.priority(.low), [.row(second)]))
        recorder.removeAllCalls()

        try solver.remove(second)
        let c = try solver.addVariable(restingAt: b)
        try solver.solve()
        let rest = LevelRow(id: .rest(c), terms: [Term(c), Term(b, -1)], relation: .equal, constant: 0)
        #expect(recorder.calls.first == .load(RowChange(variableCount: 3, removed: [.row(second)], added: [rest])))
    }

    @Test("Culprits are left out of the last solve") func culpritsAreLeftOutOfTheLastSolve() throws {
        let first = try solver.add(a == 4)
        let second = try solver.add(a == 5)
        try solver.solve()
        #expect(
            recorder.calls[1]
                == .solve(
                    [Level(.required, [.row(first), .row(second)]), Level(.rest, [.rest(a)]), Level(.rest, [.rest(b)])], isPossible: false))
        #expect(recorder.levels.first == Level(.required, [.row(first)]))
    }
}
