import QuoinSolver
import Testing

/// A handle means something to the solver that made it, and is refused by all others.
@Suite struct OtherSolverTests {
    private let mine: Solver, other: Solver
    private let x: Variable, y: Variable
    private let row: RowID
    /// A variable and a row of another solver, with the same indices.
    private let theirX: Variable
    private let theirRow: RowID

    init() throws {
        mine = try Solver()
        (x, y) = (try mine.addVariable(), try mine.addVariable())
        row = try mine.add(x == 20)
        // One in 63 solvers has the same handles; tests beside this one make solvers, too.
        var made = try OtherSolverTests.make()
        while made.x == x { made = try OtherSolverTests.make() }
        (other, theirX, theirRow) = made
        #expect(theirX.index == x.index)
    }

    private static func make() throws -> (Solver, x: Variable, RowID) {
        let solver = try Solver()
        let x = try solver.addVariable()
        return (solver, x, try solver.add(x == 7))
    }

    private func expectUnknown(_ body: () throws -> Void) { #expect(throws: SolverError.unknownVariable(theirX), performing: body) }
    private func expectUnknownRow(_ body: () throws -> Void) { #expect(throws: SolverError.unknownRow(theirRow), performing: body) }

    @Test("Variables of another solver are refused") func variablesAreRefused() throws {
        try mine.solve()
        #expect(!mine.contains(theirX))
        expectUnknown { _ = try mine.value(of: theirX) }
        expectUnknown { try mine.add(theirX == 3) }
        expectUnknown { try mine.add(x - theirX >= 3) }
        expectUnknown { try mine.add(2 * x + y - theirX >= 3) }
        expectUnknown { try mine.add(contentsOf: [x == 20, 3 * theirX <= 9]) }
        expectUnknown { try mine.add(differences: [Difference(plus: y, minus: theirX, .equal, 0)]) }
        expectUnknown { try mine.addEdit(theirX) }
        expectUnknown { try mine.suggest(1, for: theirX) }
        expectUnknown { try mine.remove(theirX) }
        expectUnknown { try mine.setName("theirs", of: theirX) }
        #expect(throws: SolverError.badAnchor(theirX)) { try mine.addVariable(restingAt: theirX) }
        #expect(mine.rows == [row])
    }

    @Test("Rows of another solver are refused") func rowsAreRefused() throws {
        expectUnknownRow { try mine.setConstant(9, of: theirRow) }
        expectUnknownRow { try mine.setPriority(.low, of: theirRow) }
        expectUnknownRow { try mine.remove(theirRow) }
        #expect(mine.row(theirRow) == nil && mine.text(of: theirRow) == nil)
        try mine.solve()
        #expect(try mine.value(of: x) == 20)
        #expect(other.contains(theirX))
    }

    @Test("Solvers of one program have handles of their own") func solversOfOneProgramDiffer() throws {
        // A program that makes its solvers by itself always notices: 63 in a row have handles of their own.
        let handles = try (0..<8).map { _ in try OtherSolverTests.make().x }
        #expect(Set(handles).count > 1)
    }
}
