import QuoinSolver
import Testing

/// Bad input is refused with an error of its own, and changes nothing.
@Suite struct BadInputTests {
    let solver: Solver
    let a: Variable
    let b: Variable
    let gap: RowID

    init() throws {
        solver = try Solver()
        (a, b) = (try solver.addVariable(key: 10), try solver.addVariable(key: 20))
        try solver.add((a == 1).keyed(1))
        gap = try solver.add((b - a >= 8).at(.high).keyed(2))
        try solver.solve()
    }

    /// Runs what must be refused, then looks whether anything is different.
    private func expect(_ error: SolverError, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) throws {
        let before = snapshot
        #expect(throws: error, sourceLocation: sourceLocation) { try body() }
        #expect(snapshot == before, sourceLocation: sourceLocation)
        try solver.solve()
        #expect(try [solver.value(of: a), solver.value(of: b)] == [1, 9], sourceLocation: sourceLocation)
    }

    private var snapshot: [String] {
        solver.rows.map { "\($0) \(solver.row($0)?.description ?? "") \(solver.row($0)?.key ?? 0)" } + ["\(solver.counts.variables)"]
    }

    @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity, 1e16])
    func numbersThatAreNone(_ number: Double) throws {
        let text = number == 1e16 ? "1e+16" : "\(number)"
        try expect(.notFinite("x0 == \(text)")) { try solver.add(a == number) }
        try expect(.notFinite("x0 - x1 >= \(text)")) { try solver.add(a - b >= number) }
        try expect(.notFinite("x0 - x1 >= \(text)")) { try solver.add(contentsOf: [a == 3, a - b >= number]) }
        try expect(.notFinite(text)) { try solver.setConstant(number, of: gap) }
        try expect(.notFinite("1, \(text)")) { try solver.setConstants([1, number], of: [gap, gap]) }
        try expect(.notFinite((number * a + b == 1).description)) { try solver.add(number * a + b == 1) }
        try expect(.notFinite("x0 == \(text)")) {
            try solver.add(differences: [Difference(plus: b, .equal, 1), Difference(plus: a, .equal, number)])
        }
    }

    @Test("Priorities out of range are refused", arguments: [0, -1, 1000.5, .infinity, .nan] as [Double])
    func prioritiesOutOfRange(_ number: Double) throws {
        let row = (a == 1).at(Priority(number))
        try expect(.badPriority(row.description)) { try solver.add(row) }
        try expect(.badPriority("\(Priority(number))")) { try solver.setPriority(Priority(number), of: gap) }
        try expect(.badPriority(row.description)) { try solver.add(contentsOf: [2 * a + b == 1, row]) }
    }

    @Test("Tie levels out of range are refused", arguments: [0, 9, 255] as [UInt8])
    func tieLevelsOutOfRange(_ level: UInt8) throws {
        let row = (a == 1).at(tie: TieLevel(level))
        try expect(.badPriority(row.description)) { try solver.add(row) }
        try expect(.badPriority(row.description)) {
            try solver.add(differences: [Difference(plus: a, .equal, 1, tie: TieLevel(level))])
        }
    }

    @Test("Rows without terms are refused") func rowsThatSayNothing() throws {
        try expect(.emptyRow("0 == 3")) { try solver.add(Row(LinearExpression(), .equal, to: 3)) }
        try expect(.emptyRow("0 * x0 >= 3")) { try solver.add(a - a >= 3) }
        try expect(.emptyRow("0 * x0 + 0 * x1 >= 3")) { try solver.add(contentsOf: [a == 1, 0 * a + 0 * b >= 3]) }
        try expect(.emptyRow("0 == 1")) { try solver.add(differences: [Difference(plus: nil, .equal, 1)]) }
    }

    @Test("Keys already in use are refused") func keysThatAreTaken() throws {
        try expect(.duplicateKey(2)) { try solver.add((a == 1).keyed(2)) }
        try expect(.duplicateKey(5)) { try solver.add(contentsOf: [(a == 1).keyed(5), (b == 2).keyed(5)]) }
        try expect(.duplicateKey(10)) { _ = try solver.addVariable(key: 10) }
        try expect(.duplicateKey(30)) { _ = try solver.addVariables(keys: [30, 30], anchors: [nil, nil]) }
    }

    @Test("Handles that name no variable are refused") func variablesOfNoOne() throws {
        let other = try Solver()
        let stranger = try other.addVariables(5)[4]
        try expect(.unknownVariable(stranger)) { try solver.add(a - stranger >= 0) }
        try expect(.unknownVariable(stranger)) { try solver.add(contentsOf: [a == 1, 2 * stranger == 0]) }
        try expect(.unknownVariable(stranger)) { try solver.remove(stranger) }
        try expect(.unknownVariable(stranger)) { _ = try solver.value(of: stranger) }
        try expect(.unknownVariable(stranger)) { try solver.suggest(1, for: stranger) }
        try expect(.badAnchor(stranger)) { _ = try solver.addVariable(restingAt: stranger) }
    }

    @Test("Removed variables are refused") func variablesThatWereRemoved() throws {
        let gone = try solver.addVariable()
        try solver.remove(gone)
        try expect(.unknownVariable(gone)) { try solver.add(gone == 1) }
        try expect(.unknownVariable(gone)) { try solver.remove(gone) }
        try expect(.unknownVariable(gone)) { try solver.remove(variables: [gone, gone]) }
        try expect(.badAnchor(gone)) { _ = try solver.addVariable(restingAt: gone) }
    }

    @Test("Removed rows are refused") func rowsThatWereRemoved() throws {
        let gone = try solver.add(a >= -5)
        try solver.remove(gone)
        try expect(.unknownRow(gone)) { try solver.remove(gone) }
        try expect(.unknownRow(gone)) { try solver.setConstant(1, of: gone) }
        try expect(.unknownRow(gone)) { try solver.setPriority(.low, of: gone) }
        try expect(.unknownRow(gone)) { try solver.remove(rows: [gap, gone]) }
        try expect(.unknownRow(gap)) { try solver.remove(rows: [gap, gap]) }
        #expect(solver.row(gone) == nil)
        let new = try solver.add(a >= -5)
        try solver.remove(new)
        #expect(new != gone)
    }

    @Test("Variables in use cannot be removed") func variablesInUse() throws {
        try expect(.variableInUse(b)) { try solver.remove(b) }
        let anchor = try solver.addVariable()
        let resting = try solver.addVariable(restingAt: anchor)
        try expect(.variableInUse(anchor)) { try solver.remove(anchor) }
        try expect(.variableInUse(b)) { try solver.remove(variables: [resting, b]) }
        try solver.remove(variables: [anchor, resting])
    }

    @Test("Anchors with a greater key than their variable are refused") func anchorsThatAreTooNew() throws {
        try expect(.badAnchor(b)) { _ = try solver.addVariable(key: 15, restingAt: b) }
    }

    @Test("Arrays of different lengths are refused") func countsThatDoNotMatch() throws {
        try expect(.unequalCounts(1, 2)) { try solver.setConstants([1], of: [gap, gap]) }
        try expect(.unequalCounts(1, 0)) { try solver.setPriorities([.low], of: []) }
        try expect(.unequalCounts(1, 2)) { _ = try solver.addVariables(keys: [99], anchors: [nil, nil]) }
        try expect(.unequalCounts(2, 1)) {
            var ids = [gap]
            try ids.withUnsafeMutableBufferPointer { ids throws(SolverError) in
                let rows = [Difference(plus: a, .equal, 1), Difference(plus: b, .equal, 1)]
                try rows.withUnsafeBufferPointer { rows throws(SolverError) in try solver.add(differences: rows, into: ids) }
            }
        }
    }

    @Test("Edits of variables that are not editable are refused") func editsThatAreNone() throws {
        try expect(.notEditable(a)) { try solver.suggest(1, for: a) }
        try expect(.notEditable(a)) { try solver.removeEdit(a) }
        try solver.addEdit(b, at: .low, value: 9)
        #expect(throws: SolverError.alreadyEditable(b)) { try solver.addEdit(b) }
        #expect(SolverError.notEditable(a).description.contains("call addEdit first"))
    }

    @Test("Values cannot be read before the first solve") func valuesBeforeTheFirstSolve() throws {
        let fresh = try Solver()
        let variable = try fresh.addVariable()
        #expect(throws: SolverError.notSolved) { try fresh.value(of: variable) }
        #expect(throws: SolverError.notSolved) { try fresh.certificate() }
        #expect(fresh.conflicts.isEmpty && fresh.changes.isEmpty)
    }

    @Test("Every error states its cause") func everyErrorSaysItsCause() {
        let errors: [SolverError] = [
            .outOfMemory, .notFinite("x0 == nan"), .unknownVariable(a), .unknownRow(gap), .badPriority("x0 == 1 @0"), .emptyRow("0 == 1"),
            .duplicateKey(3), .variableInUse(a), .badAnchor(a), .tooLarge, .unequalCounts(1, 2), .notEditable(a), .backendMissing("glpk"),
            .backendFailed("glpk"), .notSolved,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
        #expect(SolverError.duplicateKey(3).description == "key 3: This key is taken: keys are unique among rows and among variables.")
    }
}
