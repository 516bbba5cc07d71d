import Testing

@testable import QuoinSolver

/// A whole tree of variables in one call: an anchor may be an earlier variable of the same batch.
@Suite struct BatchAnchorTests {
    /// parent 0, child 1, grandchild 2, and a sibling 3 of the child; the parent is held at 40.
    @Test("An anchor can be an earlier variable of the same batch") func variablesRestAtEarlierOnesOfTheirBatch() throws {
        let solver = try Solver()
        let tree = try solver.addVariables(keys: [1, 2, 3, 4], anchors: [nil, .inBatch(0), .inBatch(1), .inBatch(0)])
        try solver.add(tree[0] == 40)
        try solver.add(tree[3] - tree[0] >= 5)
        try solver.solve()
        #expect(try tree.map { try solver.value(of: $0) } == [40, 40, 40, 45])
    }

    /// The places of removed variables are taken first, so places and indices in the batch are not the same.
    @Test("A batch gives the same answer as variables added one by one", arguments: Contender.builtIn)
    func aBatchGivesWhatVariablesOneByOneGive(_ contender: Contender) throws {
        let anchors = [nil, 0, 1, nil, 2, 0, 4]
        func values(asBatch: Bool) throws -> [Double] {
            let solver = try Solver(backend: try contender.make())
            let old = try solver.addVariables(3)
            try solver.remove(variables: [old[1], old[0]])
            try solver.solve()
            var made: [Variable] = []
            if asBatch {
                made = try solver.addVariables(keys: (10..<17).map { $0 }, anchors: anchors.map { $0.map(Variable.inBatch) })
            } else {
                for (index, anchor) in anchors.enumerated() {
                    made.append(try solver.addVariable(key: 10 + UInt64(index), restingAt: anchor.map { made[$0] }))
                }
            }
            try solver.add(made[0] == 7)
            try solver.add(made[2] - made[3] >= 20)
            try solver.solve()
            return try made.map { try solver.value(of: $0) }
        }
        #expect(try values(asBatch: true) == values(asBatch: false))
    }

    @Test("An anchor that is not earlier is refused") func anAnchorThatIsNotEarlierIsRefused() throws {
        let solver = try Solver()
        let bad: [(keys: [UInt64], anchors: [Variable?], culprit: Variable)] = [
            ([1, 2], [.inBatch(0), nil], .inBatch(0)),
            ([1, 2], [.inBatch(1), nil], .inBatch(1)),
            ([1, 2], [nil, .inBatch(2)], .inBatch(2)),
            ([1, 2], [nil, .inBatch(-1)], .inBatch(-1)),
            ([1, 2], [nil, .inBatch(.max)], .inBatch(.max)),
            ([2, 1], [nil, .inBatch(0)], .inBatch(0)),
        ]
        for (keys, anchors, culprit) in bad {
            #expect(throws: SolverError.badAnchor(culprit)) { try solver.addVariables(keys: keys, anchors: anchors) }
        }
        #expect(throws: SolverError.badAnchor(.inBatch(0))) { try solver.addVariable(restingAt: .inBatch(0)) }
        #expect(solver.counts.variables == 0)
        #expect(try solver.addVariables(keys: [1, 2], anchors: [nil, .inBatch(0)]).map(\.index) == [0, 1])
    }

    @Test("A variable of a batch is unknown in a row") func itMeansNothingInARow() throws {
        let solver = try Solver()
        let x = try solver.addVariable()
        #expect(throws: SolverError.unknownVariable(.inBatch(0))) { try solver.add(x - Variable.inBatch(0) == 3) }
        #expect(!solver.contains(.inBatch(0)))
        #expect("\(Variable.inBatch(4))" == "variable 4 of the batch")
    }

    /// A place has 63 generations; none of them may look like the mark of a batch.
    @Test("A place that is used again and again is never mistaken for one of a batch")
    func aPlaceThatIsUsedAgainAndAgainIsNeverTakenForABatch() throws {
        let solver = try Solver()
        for _ in 0..<130 {
            let x = try solver.addVariable()
            #expect(!x.isInBatch && x.index < 2)
            try solver.remove(x)
            try solver.solve()
        }
    }
}
