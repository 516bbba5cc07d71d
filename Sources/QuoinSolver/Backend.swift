/// The backend of a solver: one of the four built-in ones, or a type of your own. All backends give the same answer.
///
/// ```swift
/// let solver = try Solver(backend: .glpk)
/// let tested = try Solver(backend: .custom(RecordingBackend(wrapping: .native)))
/// ```
///
/// This type is not `Sendable`, because it may contain a custom backend; create it where you create the solver.
public enum Backend {
    /// Reduction and Quoin's own kernel: the default, and the fastest.
    case native
    /// Reduction, with GLPK as the kernel for the remaining rows.
    case hybrid
    /// GLPK alone, without reduction: an independent check of the answer.
    case glpk
    /// Quoin's own kernel alone, without reduction: for comparison.
    case plain
    /// A backend of your own, or a ``RecordingBackend`` that wraps another one. Each solver needs its own instance.
    case custom(any SolverBackend)

    /// The built-in backends; ``isAvailable`` tells whether this build contains `hybrid` and `glpk`.
    public static var builtIn: [Backend] { [.native, .hybrid, .glpk, .plain] }

    /// Creates the built-in backend with a name, such as one from a command line; nil if there is none.
    ///
    /// ```swift
    /// let backend = Backend(named: "glpk")
    /// ```
    public init?(named name: String) {
        guard let found = Backend.builtIn.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    /// The name of the backend: `native`, `hybrid`, `glpk`, `plain` or `custom`.
    public var name: String {
        switch self {
        case .native: "native"
        case .hybrid: "hybrid"
        case .glpk: "glpk"
        case .plain: "plain"
        case .custom: "custom"
        }
    }

    /// Whether this build contains the backend: `hybrid` and `glpk` need the package trait `GLPK`.
    public var isAvailable: Bool {
        switch self {
        case .hybrid, .glpk: Core.hasGLPK
        case .native, .plain, .custom: true
        }
    }
}
