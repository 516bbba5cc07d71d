import CSolver
import Testing

@testable import QuoinSolver

@Suite struct DifferenceTests {
    @Test("Values have the sizes of their counterparts in C") func valuesLieInMemoryAsTheirTwinsInC() {
        #expect(MemoryLayout<Term>.size == MemoryLayout<quoin_term>.size)
        #expect(MemoryLayout<Term>.offset(of: \.coefficient) == MemoryLayout<quoin_term>.offset(of: \.coefficient))
        #expect(MemoryLayout<Variable>.stride == MemoryLayout<quoin_variable>.stride)
        #expect(MemoryLayout<RowID>.stride == MemoryLayout<quoin_row>.stride)
        #expect(MemoryLayout<Priority>.stride == MemoryLayout<Double>.stride)
        #expect(MemoryLayout<Difference>.size == MemoryLayout<quoin_difference>.size)
        #expect(MemoryLayout<Difference>.stride == MemoryLayout<quoin_difference>.stride)
    }

    @Test("Every field is at its offset in C") func everyFieldLiesWhereCLooksForIt() {
        var own = Difference(plus: Variable(rawValue: 1), minus: Variable(rawValue: 2), .greaterOrEqual, 3, at: 4, tie: 5, key: 6)
        (own.isGuard, own.isEdit) = (true, false)
        let twin = withUnsafePointer(to: own) { $0.withMemoryRebound(to: quoin_difference.self, capacity: 1) { $0.pointee } }
        #expect(twin.plus == 1 && twin.minus == 2 && twin.constant == 3 && twin.priority == 4 && twin.tie == 5 && twin.key == 6)
        #expect(twin.relation == 1 && twin.guard == 1 && twin.edit == 0 && twin.reserved == 0)
    }

    @Test("A row that is a difference is recognized") func theCheapFormIsFoundWhereARowHasIt() throws {
        let (a, b) = (Variable(rawValue: 0), Variable(rawValue: 1))
        #expect(Difference(b - a >= 8)?.description == "x1 - x0 >= 8")
        #expect(Difference(8 - a <= -b)?.description == "x1 - x0 <= -8")
        #expect(Difference(a == 3)?.minus == nil)
        #expect(Difference(-a == 3)?.plus == nil)
        #expect(Difference(-a == 3)?.minus == a)
        #expect(Difference(a + b == 3) == nil)
        #expect(Difference(2 * a == 3) == nil)
        #expect(Difference(a - 2 * b == 3) == nil)
    }

    @Test("Batches are added, changed and removed at once") func batchesAreAddedChangedAndRemovedAtOnce() throws {
        let solver = try Solver()
        let edges = try solver.addVariables(3)
        let ids = try solver.add(differences: [
            Difference(plus: edges[0], .equal, 5), Difference(plus: edges[1], minus: edges[0], .greaterOrEqual, 10),
            Difference(plus: edges[2], minus: edges[1], .equal, 7, at: .high, key: 90),
        ])
        try solver.solve()
        #expect(try edges.map { try solver.value(of: $0) } == [5, 15, 22])
        try solver.setConstants([6, 8], of: [ids[0], ids[2]])
        try solver.solve()
        #expect(try edges.map { try solver.value(of: $0) } == [6, 16, 24])
        try solver.setPriorities([.low], of: [ids[2]])
        #expect(solver.row(ids[2])?.priority == .low)
        try solver.remove(rows: [ids[0], ids[1]])
        #expect(solver.rows == [ids[2]])
    }

    @Test("Batches from memory give the same answer") func batchesFromMemoryGiveTheSame() throws {
        let solver = try Solver()
        let edges = try solver.addVariables(2)
        let rows = [Difference(plus: edges[0], .equal, 5), Difference(plus: edges[1], minus: edges[0], .equal, 10)]
        var ids = [RowID](repeating: .absent, count: 2)
        try ids.withUnsafeMutableBufferPointer { ids throws(SolverError) in
            try rows.withUnsafeBufferPointer { rows throws(SolverError) in try solver.add(differences: rows, into: ids) }
        }
        try ids.withUnsafeBufferPointer { ids throws(SolverError) in
            try [6.0, 1].withUnsafeBufferPointer { constants throws(SolverError) in try solver.setConstants(constants, of: ids) }
        }
        try solver.solve()
        #expect(solver.withValues { values in values.indices.map { values[$0] } } == [6, 7])
        try ids.withUnsafeBufferPointer { ids throws(SolverError) in try solver.remove(rows: ids) }
        #expect(solver.rows.isEmpty)
    }

    @Test("Empty batches are allowed") func emptyBatchesAreFine() throws {
        let solver = try Solver()
        #expect(try solver.addVariables(0).isEmpty)
        #expect(try solver.add(differences: []).isEmpty)
        #expect(try solver.add(contentsOf: []).isEmpty)
        try solver.remove(rows: [RowID]())
        try solver.remove(variables: [])
        try solver.setConstants([], of: [])
    }
}

/// Rows are added in a short form where they have one; every way of writing them must arrive as it was written.
@Suite struct AddedRowTests {
    @Test("Rows are stored as they were written") func rowsArriveAsTheyWereWritten() throws {
        let solver = try Solver()
        let edges = try solver.addVariables(3)
        let (a, b, c) = (edges[0], edges[1], edges[2])
        let written: [(Row, String)] = [
            (b - a >= 8, "-x0 + x1 >= 8"), (a - b <= 8, "x0 - x1 <= 8"), (-a + b == 8, "-x0 + x1 == 8"), (a == b, "x0 - x1 == 0"),
            (a == 3, "x0 == 3"), (-a <= 3, "-x0 <= 3"), (8 - a <= -b, "-x0 + x1 <= -8"), (2 * a == 3, "2 * x0 == 3"),
            (a - 2 * b == 3, "x0 - 2 * x1 == 3"), (a + b >= 3, "x0 + x1 >= 3"), (a + a == 3, "2 * x0 == 3"),
            (-a - b >= 3, "-x0 - x1 >= 3"), (a + b - c <= 1, "x0 + x1 - x2 <= 1"),
            ((b - a >= 8).at(.high), "-x0 + x1 >= 8 @750"), ((a - 2 * b == 3).at(tie: 2), "x0 - 2 * x1 == 3 @tie 2"),
        ]
        for (row, text) in written {
            let id = try solver.add(row)
            let found = try #require(solver.row(id))
            #expect(Set(found.expression.terms) == Set(row.expression.terms), "\(text)")
            #expect(found.description.hasSuffix(text.drop { $0 != "<" && $0 != ">" && $0 != "=" }), "\(found) is not \(text)")
        }
    }

    @Test("The properties of a row are stored with it") func whatIsSaidAboutARowArrivesWithIt() throws {
        let solver = try Solver()
        let edges = try solver.addVariables(2)
        let row = try #require(solver.row(try solver.add((edges[1] - edges[0] >= 0).keyed(77).guarded().edited())))
        #expect(row.key == 77 && row.isGuard && row.isEdit && row.isRequired)
        let long = try #require(solver.row(try solver.add((edges[1] - 2 * edges[0] >= 0).keyed(78).at(12))))
        #expect(long.key == 78 && long.priority == 12)
    }

    @Test("A difference of a variable and itself is empty") func aDifferenceThatCancelsIsEmpty() throws {
        let solver = try Solver()
        let x = try solver.addVariable()
        #expect(throws: SolverError.emptyRow("0 * x0 == 3")) { try solver.add(x - x == 3) }
    }
}
