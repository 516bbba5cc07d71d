import QuoinSolver
import Testing

/// The solver's values as text.
@Suite struct DescriptionTests {
    @Test("Values print as they are written") func valuesPrint() throws {
        let recorder = try RecordingBackend(wrapping: .native)
        let solver = try Solver(backend: .custom(recorder))
        let x = try solver.addVariable()
        let row = try solver.add((x == 8).at(.high))
        try solver.add((x == 20).at(.low))
        try solver.solve()
        #expect(try solver.certificate().description == "required rows within 0, violations: 0 @750, 12 @250")
        #expect("\(Term(x, 2))" == "2 * x0" && "\(Backend.native)" == "native" && "\(row)" == "row 0")
        let rows = "x0 == 8, x0 == 20, x0 == 0"
        #expect(recorder.calls.map(\.description)[0] == "load 1 variables, 0 rows removed, 3 added: \(rows), 0 constants")
        #expect(
            recorder.calls.map(\.description)[1] == """
                solve
                  required: 
                  @750: row 0
                  @250: row 1
                  later row: row 1
                  later row: row 0
                  rest: x0 rests
                """)
        #expect(solver.counts.description.contains(" rows, "))
    }
}
