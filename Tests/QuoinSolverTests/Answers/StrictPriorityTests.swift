import QuoinSolver
import Testing

/// No number of weak rows outweighs one stronger row: what weighted sums get wrong.
@Suite struct StrictPriorityTests {
    @Test("A thousand weak rows do not stretch a window", arguments: Contender.builtIn)
    func aThousandLabelsDoNotStretchTheWindow(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let window = try solver.addVariable()
        try solver.add((window == 375).at(.high))
        for _ in 0..<1000 {
            let label = try solver.addVariable()
            try solver.add(label <= window - 16)
            try solver.add((label >= 383).at(749))
        }
        try solver.solve()
        #expect(try solver.value(of: window) == 375)
    }

    @Test("A hundred priorities are a hundred levels", arguments: Contender.builtIn)
    func aHundredPrioritiesAreAHundredLevels(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let variable = try solver.addVariable()
        for level in 1...100 {
            for _ in 0..<(101 - level) { try solver.add((variable == Double(level)).at(Priority(Double(level) * 1.5))) }
        }
        try solver.solve()
        #expect(try solver.value(of: variable) == 100)
    }

    @Test("In a chain of many priorities the weakest rows give way", arguments: Contender.builtIn)
    func manyDistinctPrioritiesInAChain(_ contender: Contender) throws {
        // Each link wants 1 at its own priority, the whole wants 10: the weakest 90 links give way completely.
        let solver = try Solver(backend: try contender.make())
        let edges = try solver.addVariables(101)
        try solver.add(edges[0] == 0)
        try solver.add(edges[100] == 10)
        for link in 1...100 {
            try solver.add(edges[link] - edges[link - 1] >= 0)
            try solver.add((edges[link] - edges[link - 1] == 1).at(Priority(Double(link) * 2)))
        }
        try solver.solve()
        for link in 1...100 {
            let length = try solver.value(of: edges[link]) - solver.value(of: edges[link - 1])
            #expect(abs(length - (link > 90 ? 1 : 0)) < 1e-6, "link \(link)")
        }
    }
}
