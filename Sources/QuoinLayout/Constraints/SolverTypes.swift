import QuoinSolver

// Types that the layout engine shares with the solver, so that a program only needs to import one module.

/// The relation between the two sides of a constraint.
public typealias Relation = QuoinSolver.Relation
/// The priority of a constraint, above 0 and at most 1000, which is required. Any number of constraints at a lower priority yield to one at
/// a higher priority.
public typealias Priority = QuoinSolver.Priority
/// The solver's backend; see ``Layout/init(root:width:height:solver:environment:)``.
public typealias Backend = QuoinSolver.Backend
/// The reason why the solver could not find an answer.
public typealias SolverError = QuoinSolver.SolverError
