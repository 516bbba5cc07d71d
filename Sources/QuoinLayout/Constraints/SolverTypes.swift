import QuoinSolver

// Words that the layout engine shares with the solver, so that a program needs to import one module.

/// How the two sides of a constraint compare.
public typealias Relation = QuoinSolver.Relation
/// How much a constraint matters: above 0 and at most 1000, where 1000 is required. Strict: any number of constraints at
/// a lower priority gives way to one at a higher priority.
public typealias Priority = QuoinSolver.Priority
/// The solver's backend; see ``Layout/init(root:width:height:solver:environment:)``.
public typealias Backend = QuoinSolver.Backend
/// Why the solver gave up.
public typealias SolverError = QuoinSolver.SolverError
