import QuoinLayout
import QuoinSolver
import Testing

@Test func namesAreSharedWithTheSolver() {
    let relation: Relation = .equal
    let priority: Priority = .required
    #expect(relation == QuoinSolver.Relation.equal && priority.isRequired)
}
