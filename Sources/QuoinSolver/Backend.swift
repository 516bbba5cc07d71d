/// A backend of the solver: one of four that are built in, or one's own. They all give the same answer.
///
/// ```swift
/// let solver = try Solver(backend: .glpk)
/// let tested = try Solver(backend: .custom(RecordingBackend(wrapping: .native)))
/// ```
///
/// This type is not `Sendable`, because it may hold a backend of one's own; make it where the solver is made.
public enum Backend {
    /// Reduction and our own kernel: the default, and the fast one.
    case native
    /// Reduction, and GLPK on what remains.
    case hybrid
    /// Everything to GLPK: the independent second opinion.
    case glpk
    /// Everything to our own kernel, no reduction: for comparison.
    case plain
    /// A type of one's own, or a ``RecordingBackend`` around another. One solver each.
    case custom(any SolverBackend)

    /// The built-in backends. (Whether `hybrid` and `glpk` are part of this build is ``isAvailable``.)
    public static var builtIn: [Backend] { [.native, .hybrid, .glpk, .plain] }

    /// Creates a built-in backend from its name, as a command line or a configuration spells it; nil if there is none.
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
