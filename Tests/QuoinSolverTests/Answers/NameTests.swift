import QuoinSolver
import Testing

/// The names of variables in rows, conflicts, ambiguities and dumps.
@Suite struct NameTests {
    private let solver: Solver
    private let left: Variable, right: Variable, plain: Variable

    init() throws {
        solver = try Solver()
        left = try solver.addVariable(named: "title.left")
        right = try solver.addVariable()
        plain = try solver.addVariable()
        try solver.setName("title.right", of: right)
    }

    @Test("Rows are printed with names") func rowsAreWrittenWithNames() throws {
        let row = try solver.add((2 * right - left - plain >= 8).at(.high))
        #expect(solver.text(of: row) == "-title.left + 2 * title.right - x2 >= 8 @750")
        #expect(solver.row(row)?.description == "-x0 + 2 * x1 - x2 >= 8 @750")
        #expect(solver.name(of: left) == "title.left" && solver.name(of: plain) == "x2")
    }

    @Test("Conflicts are printed with names", arguments: [Backend.Built.native, .plain])
    func conflictsAreWrittenWithNames(_ backend: Backend.Built) throws {
        let solver = try Solver(backend: backend.value)
        let width = try solver.addVariable(named: "width")
        try solver.add(width == 100)
        try solver.add(width == 120)
        try solver.solve()
        #expect(solver.conflicts.map(\.description) == ["width == 120   [left out]\nwidth == 100"])
    }

    @Test("Ambiguities are printed with names") func ambiguitiesAreWrittenWithNames() throws {
        try solver.add(right - left >= 8)
        let found = try solver.ambiguities().map(\.description)
        let row = "title.right - title.left >= 8"
        #expect(found == ["title.left: \(row)", "title.right: \(row)", "x2: no row mentions it"])
    }

    @Test("Dumps are printed with names") func dumpsAreWrittenWithNames() throws {
        try solver.add(right - left == 8)
        try solver.solve()
        let dump = try solver.dump()
        #expect(dump.contains("title.right - title.left == 8  required"))
        #expect(dump.contains("  x2 = 0\n") && !dump.contains("x1"))
    }

    @Test("A name is removed with its variable") func aNameGoesWithItsVariable() throws {
        try solver.remove(left)
        let next = try solver.addVariable()
        #expect(solver.name(of: next).hasPrefix("x"))
        try solver.setName(nil, of: right)
        #expect(solver.name(of: right) == "x1")
        #expect(throws: SolverError.unknownVariable(left)) { try solver.setName("left", of: left) }
    }
}

extension Backend {
    /// The backends that every build has, as arguments of a test.
    enum Built: Sendable {
        case native, plain
        var value: Backend { self == .native ? .native : .plain }
    }
}
