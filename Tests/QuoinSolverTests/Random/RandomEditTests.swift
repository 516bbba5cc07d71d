import QuoinSolver
import Testing

/// Whatever a solver has been through, it answers like a fresh one with the same rows and keys: the same to the last
/// bit.
@Suite struct RandomEditTests {
    @Test("Edits give the same answer as a fresh solve", arguments: Seeds.batches)
    func editsEqualAFreshSolve(_ batch: Int) {
        for seed in Seeds.seeds(batch, of: 2000) {
            check([seed], make: { Shape.system(seed: $0) }) { system in
                let contender = seed % 4 == 3 ? Contender.builtIn[seed / 4 % Contender.builtIn.count] : .native
                do {
                    var history = try History(system, try contender.make(), seed: seed)
                    return try history.run().map { "\(contender.name), \($0)" }
                } catch {
                    return "\(contender.name): \(error)"
                }
            }
        }
    }
}

/// A solver and the system that it should hold, changed side by side.
private struct History {
    var system: System
    let backend: Backend
    let solver: Solver
    var variables: [Variable]
    var ids: [RowID]
    /// Rows that were taken out and may come back, under their old key.
    var spare: [SystemRow] = []
    var random: SeededGenerator
    var log: [String] = []

    init(_ system: System, _ backend: Backend, seed: Int) throws(SolverError) {
        self.system = system
        self.backend = backend
        (solver, variables, ids) = try system.solver(backend)
        random = SeededGenerator(seed: seed + 77)
    }

    /// Solves after each edit, and returns the first difference from a fresh solve with the edits up to it; nil if there is none.
    mutating func run() throws -> String? {
        for _ in 0..<6 {
            try solver.solve()
            let answer = try Answer(system, solver: solver, variables: variables)
            let fresh = try Answer(system, backend)
            if let difference = answer.bitDifference(from: fresh) {
                return "after \(log.isEmpty ? "no edits" : log.joined(separator: "; ")): fresh and edited differ in \(difference)"
            }
            for _ in 0..<random.roll(1...3) { try edit() }
            log.append("solve")
        }
        return nil
    }

    private mutating func edit() throws(SolverError) {
        switch random.roll(0...9) {
        case 0...4: try setConstant()
        case 5: try setPriority()
        case 6, 7: try removeRow()
        case 8: try bringBack()
        default: try addVariable()
        }
    }

    private mutating func setConstant() throws(SolverError) {
        guard !ids.isEmpty else { return }
        let index = random.roll(0...ids.count - 1)
        let constant = Ratio(random.roll(0...64 * 500), 64)
        system.rows[index].constant = constant
        log.append("constant of key \(system.rows[index].key) = \(constant)")
        try solver.setConstant(constant.double, of: ids[index])
    }

    private mutating func setPriority() throws(SolverError) {
        guard !ids.isEmpty else { return }
        let index = random.roll(0...ids.count - 1)
        if case .tie = system.rows[index].rank { return }
        let priority = random.pick([1, 250, 500, 750, 999.5, 1000])
        system.rows[index].rank = priority == 1000 ? .required : .priority(priority)
        log.append("priority of key \(system.rows[index].key) = \(priority)")
        try solver.setPriority(Priority(priority), of: ids[index])
    }

    private mutating func removeRow() throws(SolverError) {
        guard !ids.isEmpty else { return }
        let index = random.roll(0...ids.count - 1)
        let row = system.rows.remove(at: index)
        spare.append(row)
        log.append("remove key \(row.key)")
        try solver.remove(ids.remove(at: index))
    }

    private mutating func bringBack() throws(SolverError) {
        guard !spare.isEmpty else { return }
        let row = spare.remove(at: random.roll(0...spare.count - 1))
        system.rows.append(row)
        log.append("add \(row.swift)")
        ids.append(try solver.add(row.row(variables)))
    }

    private mutating func addVariable() throws(SolverError) {
        let index = system.addVariable()
        let key = (system.rows + spare).map(\.key).max().map { $0 + 1 } ?? 1
        let row = SystemRow(
            terms: [.init(coefficient: 1, variable: index), .init(coefficient: -1, variable: random.roll(0...max(0, index - 1)))],
            relation: .greaterOrEqual, constant: Ratio(random.roll(1...100)), rank: random.once(in: 2) ? .required : .priority(250),
            key: key)
        log.append("x\(index) with \(row.swift)")
        variables.append(try solver.addVariable(key: UInt64(index) + 1))
        guard index > 0 else { return }
        system.rows.append(row)
        ids.append(try solver.add(row.row(variables)))
    }
}
