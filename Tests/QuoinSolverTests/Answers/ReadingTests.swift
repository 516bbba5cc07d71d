import Foundation
import QuoinSolver
import Testing

/// Values, changes, edits and the certificate, through each backend.
@Suite struct ReadingTests {
    @Test("A suggestion moves the variables that depend on it", arguments: Contender.all)
    func suggestionsMoveWhatDependsOnThem(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let (width, right, apart) = (try solver.addVariable(), try solver.addVariable(), try solver.addVariable())
        try solver.add(right == width - 16)
        try solver.add(apart == 3)
        try solver.addEdit(width, value: 320)
        try solver.solve()
        #expect(try solver.value(of: right) == 304)
        #expect(Set(solver.changes) == [width, right, apart])
        try solver.suggest(375, for: width)
        try solver.solve()
        #expect(try solver.value(of: right) == 359)
        #expect(Set(solver.changes) == [width, right])
        try solver.solve()
        #expect(solver.changes.isEmpty)
        try solver.removeEdit(width)
        try solver.solve()
        #expect(try solver.value(of: width) == 0)
    }

    @Test("All values are in one array", arguments: Contender.all)
    func valuesLieInOneArray(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let edges = try solver.addVariables(3)
        for (index, edge) in edges.enumerated() { try solver.add(edge == Double(index) * 10) }
        #expect(solver.withValues { $0.count } == 0)
        try solver.solve()
        #expect(solver.withValues { values in edges.map { values[$0.index] } } == [0, 10, 20])
    }

    @Test("On a grid of thirds a sum of thirds is the nearest number", arguments: [3.0, 6, 12, 1.5, 0.75])
    func sumsOfThirdsAreExactOnTheirGrid(_ grid: Double) throws {
        let solver = try Solver(grid: grid)
        let edges = try solver.addVariables(101)
        let third: Double = 61 / 3
        try solver.add(edges[0] == 0)
        let rows = try zip(edges, edges.dropFirst()).map { upper, lower in try solver.add(lower - upper == third) }
        try solver.solve()
        let values: [Double] = solver.withValues { values in edges.map { values[$0.index] } }
        let nearest: [Double] = (0...100).map { Double(61 * $0) / 3 }
        #expect(values == nearest)
        #expect(try solver.certificate().requiredResidual == 0)
        #expect(solver.row(rows[7])?.constant == third)
        solver.measuresFromAnchors = true
        try solver.solve()
        let distance: Double = solver.withDistances { $0[edges[100].index] }
        #expect(distance == nearest[100])
    }

    @Test("A grid changes the last bits at most", arguments: Contender.all, [0.001, 3, 7, 1000, 0, -1, .nan])
    func gridsChangeTheLastBitsAtMost(_ contender: Contender, grid: Double) throws {
        let solver = try Solver(backend: try contender.make(), grid: grid)
        let (left, right) = (try solver.addVariable(), try solver.addVariable())
        try solver.add(left == 0.1)
        try solver.add((right - left == 100.7).at(.high))
        try solver.add((right == 90).at(.low))
        try solver.solve()
        let value = try solver.value(of: right)
        let violation = try solver.certificate().levels[1].violation
        #expect(abs(value - 100.8) < 1e-12 && abs(violation - 10.8) < 1e-12)
    }

    @Test("Reading a variable that is newer than the solution ends the program")
    func readingAVariableThatIsNewerThanTheSolutionEndsTheProgram() async {
        await #expect(processExitsWith: .success) {
            let solver = try Solver()
            let known = try solver.addVariable()
            try solver.solve()
            guard solver.withValues({ $0[known.index] }) == 0 else { exit(2) }
        }
        await #expect(processExitsWith: .failure) {
            guard let solver = try? Solver(), (try? solver.addVariable()) != nil, (try? solver.solve()) != nil,
                let newer = try? solver.addVariable()
            else { exit(0) }
            print(solver.withValues { $0[newer.index] })
            exit(0)
        }
    }

    @Test("A variable that moves along with its anchor has not changed", arguments: Contender.all)
    func whatMovesAlongWithItsAnchorHasNotChanged(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        solver.measuresFromAnchors = true
        let card = try solver.addVariable()
        let (icon, end) = (try solver.addVariable(restingAt: card), try solver.addVariable(restingAt: card))
        try solver.add((card == 10).at(.high))
        try solver.add(icon - card == 4)
        let width = try solver.add((end - card == 100).at(.high))
        try solver.solve()
        #expect(solver.withDistances { distances in [card, icon, end].map { distances[$0.index] } } == [10, 4, 100])
        #expect(Set(solver.changes) == [card, icon, end])
        try solver.setConstant(120, of: width)
        try solver.solve()
        #expect(solver.changes == [end])
        try solver.add((card == 30).at(999))
        try solver.solve()
        #expect(solver.changes == [card])
        #expect(solver.withDistances { distances in [card, icon, end].map { distances[$0.index] } } == [30, 4, 120])
        #expect(try solver.value(of: icon) == 34 && solver.value(of: end) == 150, "values are there all the same")
        solver.measuresFromAnchors = false
        try solver.solve()
        #expect(solver.withDistances { $0.isEmpty })
        #expect(try solver.value(of: end) == 150)
    }

    @Test("The certificate sums the violations at each priority", arguments: Contender.all)
    func theCertificateSumsViolationsByPriority(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let variable = try solver.addVariable()
        try solver.add(variable <= 100)
        try solver.add((variable == 130).at(.high))
        try solver.add((variable >= 110).at(.high))
        try solver.add((variable <= 60).at(.low))
        try solver.solve()
        let certificate = try solver.certificate()
        #expect(certificate.requiredResidual < 1e-9)
        #expect(certificate.levels.map(\.priority) == [.high, .low])
        #expect(zip(certificate.levels, [40, 40]).allSatisfy { abs($0.violation - $1) < 1e-9 })
    }

    @Test("Conflicts contain the user's rows", arguments: Contender.all)
    func conflictsHoldTheUsersRows(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let (a, b) = (try solver.addVariable(), try solver.addVariable())
        let first = try solver.add(a == 0)
        try solver.add((b == 1).at(.low))
        let second = try solver.add(b - a == 10)
        let third = try solver.add(b == 20)
        try solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(solver.conflicts.count == 1)
        #expect(conflict.culpritID == third && conflict.otherIDs == [second, first])
        #expect(conflict.culprit.description == "x1 == 20")
        #expect(conflict.others.map(\.description) == ["x1 - x0 == 10", "x0 == 0"])
        #expect(conflict.description == "x1 == 20   [left out]\nx1 - x0 == 10\nx0 == 0")
        try solver.remove(second)
        #expect(solver.conflicts.isEmpty, "rows have changed since the last solve")
        try solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(try solver.value(of: b) == 20)
    }

    @Test("Variables may be left without a tie", arguments: Contender.all)
    func freedomMayBeLeftOpen(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let (a, b) = (try solver.addVariable(), try solver.addVariable())
        try solver.add(a >= 10)
        try solver.add((b - a == 5).at(.low))
        try solver.solve()
        #expect(try solver.value(of: a) == 10 && solver.value(of: b) == 15)
        solver.settlesFreedom = false
        try solver.solve()
        #expect(try solver.value(of: a) >= 10 && solver.value(of: b) - solver.value(of: a) == 5)
        #expect(try solver.ambiguousVariables() == [a, b])
        solver.settlesFreedom = true
        try solver.solve()
        #expect(try solver.value(of: a) == 10 && solver.value(of: b) == 15)
    }

    @Test("Ambiguities name variables and their rows", arguments: Contender.all)
    func ambiguityNamesVariablesAndTheirRows(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let (a, b, c) = (try solver.addVariable(), try solver.addVariable(), try solver.addVariable())
        try solver.add(a == 0)
        let least = try solver.add(b - a >= 10)
        let wish = try solver.add((c - b == 5).at(.low))
        #expect(try solver.ambiguousVariables() == [b, c])
        let ambiguities = try solver.ambiguities()
        #expect(ambiguities.map(\.variable) == [b, c])
        #expect(ambiguities.map(\.ids) == [[least, wish], [wish]])
        #expect(ambiguities.first?.rows.map(\.description) == ["x1 - x0 >= 10", "x2 - x1 == 5 @250"])
        try solver.add((b == 12).at(1))
        #expect(try solver.ambiguities().isEmpty)
    }

    @Test("Ambiguity is judged over the whole optimal face", arguments: Contender.all)
    func ambiguityIsOverTheWholeOptimalFace(_ contender: Contender) throws {
        // Three equal labels wish to be 60 and share 150: whichever gives way, none of them is determined.
        let solver = try Solver(backend: try contender.make())
        let edges = try solver.addVariables(4)
        try solver.add(edges[0] == 0)
        try solver.add(edges[3] == 150)
        for index in 1...3 {
            try solver.add(edges[index] - edges[index - 1] >= 0)
            try solver.add((edges[index] - edges[index - 1] == 60).at(.high))
        }
        #expect(try solver.ambiguousVariables() == [edges[1], edges[2]])
    }

    @Test("The dump shows the problem") func theDumpShowsTheProblem() throws {
        let solver = try Solver()
        let variable = try solver.addVariable()
        try solver.add(variable == 42)
        try solver.solve()
        #expect(try solver.dump().contains("42"))
        #expect(solver.counts.variables == 1)
        #expect(solver.counts.rows == 1)
    }

    @Test("Places of removed variables are used again") func placesOfRemovedVariablesAreGivenAnew() throws {
        let solver = try Solver()
        let old = try solver.addVariable()
        let row = try solver.add(old == 7)
        try solver.solve()
        try solver.remove(row)
        try solver.remove(old)
        let new = try solver.addVariable()
        #expect(new != old)
        #expect(!solver.contains(old) && solver.contains(new))
        #expect(throws: SolverError.unknownVariable(old)) { try solver.value(of: old) }
        #expect(throws: SolverError.notSolved) { try solver.value(of: new) }
        try solver.solve()
        #expect(try solver.value(of: new) == 0)
    }
}
