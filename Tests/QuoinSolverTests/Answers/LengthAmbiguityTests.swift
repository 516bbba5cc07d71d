import QuoinSolver
import Testing

/// Which distances between variables are ambiguous, with every backend.
@Suite struct LengthAmbiguityTests {
    @Test("A length between ambiguous edges is ambiguous only if it changes with them", arguments: Contender.all)
    func lengthsBetweenOpenEdges(_ contender: Contender) throws {
        let solver = try Solver(backend: try contender.make())
        let left = try solver.addVariable(), right = try solver.addVariable(), end = try solver.addVariable()
        try solver.add(right - left == 40)
        try solver.add(end >= right)
        try solver.add(end <= right + 10)
        try solver.add((left == 5).at(.high))
        try solver.add((left == 25).at(.high))
        try solver.solve()
        let before = try solver.value(of: end)
        let lengths: [(far: Variable, near: Variable?)] = [(right, left), (end, right), (left, nil), (end, left)]
        #expect(try solver.areAmbiguous(lengths, beyond: 0.001) == [false, true, true, true], "\(contender.name)")
        #expect(try solver.areAmbiguous(lengths, beyond: 15) == [false, false, true, false], "\(contender.name)")
        #expect(try solver.areAmbiguous([], beyond: 1).isEmpty)
        try solver.solve()
        #expect(try solver.value(of: end) == before && solver.rows.count == 5, "\(contender.name)")
    }
}
