import QuoinSolver
import Testing

/// The programs in the documentation give the results that it states.
@Suite struct DocumentationTests {
    @Test("The program on the page FromKiwi gives its answer") func theProgramOfFromKiwi() throws {
        let solver = try Solver()
        let (left, right, window) = (try solver.addVariable(), try solver.addVariable(), try solver.addVariable())
        try solver.add(left == 8)
        try solver.add(window - right >= 8)
        try solver.add((right - left == 200).at(.high))
        try solver.addEdit(window, at: 500)
        for width in [180.0, 320] {
            try solver.suggest(width, for: window)
            try solver.solve()
            #expect(try [solver.value(of: left), solver.value(of: right)] == [8, 208])
        }
    }

    @Test("The recorder on the page WriteABackend shows its calls") func theRecorderOfWriteABackend() throws {
        let recorder = try RecordingBackend(wrapping: .native)
        let solver = try Solver(backend: .custom(recorder))
        let (a, b) = (try solver.addVariable(), try solver.addVariable())
        try solver.add(b - a >= 8)
        try solver.add((a == 4).at(.low))
        try solver.solve()
        #expect(recorder.rows.map(\.description) == ["x1 - x0 >= 8", "x0 == 4", "x0 == 0", "x1 == 0"])
        #expect(recorder.levels.map(\.origin) == [.required, .priority(.low), .laterRow, .rest, .rest])
    }

    @Test("The example of Solver gives its answer") func theExampleOfSolver() throws {
        let solver = try Solver()
        let (left, right) = (try solver.addVariable(), try solver.addVariable())
        try solver.add(left == 20)
        try solver.add(right - left >= 100)
        try solver.add((right - left == 80).at(.high))
        try solver.solve()
        #expect(try solver.value(of: right) == 120)
    }

    @Test("The example of SolverError throws its error") func theExampleOfSolverError() throws {
        let solver = try Solver()
        let (a, b) = (try solver.addVariable(), try solver.addVariable())
        do {
            try solver.add((a - b >= 8).at(1200))
            Issue.record("a priority of 1200 was accepted")
        } catch .badPriority(let row) {
            #expect(row == "x0 - x1 >= 8 @1200")
        }
    }
}
