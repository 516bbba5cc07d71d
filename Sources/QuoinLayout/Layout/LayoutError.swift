import QuoinSolver

/// The reason why a layout could not be computed: a missing backend, more than 16 million items, or a lack of memory. Trees and constraints
/// cause no other errors.
public enum LayoutError: Error, Equatable, CustomStringConvertible {
    /// The solver failed.
    case solver(SolverError)
    /// The root has a parent: lay out the topmost item.
    case rootHasParent(String)
    /// The tree already has a layout.
    case alreadyLaidOut(String)

    public var description: String {
        switch self {
        case .solver(let error): error.description
        case .rootHasParent(let name): "\(name) has a parent: make the layout for the topmost item."
        case .alreadyLaidOut(let name): "\(name) has a layout already: use that one, or let it go first."
        }
    }
}
