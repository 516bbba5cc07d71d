import QuoinSolver
import Testing

/// A backend as the suites run it: made anew for each system.
struct Contender: CustomTestStringConvertible, Sendable {
    var name: String
    var make: @Sendable () throws(SolverError) -> Backend

    var testDescription: String { name }

    static let native = Contender(name: "native") { () throws(SolverError) in .native }
    static let hybrid = Contender(name: "hybrid") { () throws(SolverError) in .hybrid }
    static let glpk = Contender(name: "glpk") { () throws(SolverError) in .glpk }
    static let plain = Contender(name: "plain") { () throws(SolverError) in .plain }
    /// A backend written in Swift by a user of the protocol.
    static let dense = Contender(name: "dense") { () throws(SolverError) in .custom(DenseBackend()) }
    /// The built-in ones through the protocol, so that T1, T5, conflicts and ambiguity are the generic ones.
    static let leveledNative = Contender(name: "leveled native") { () throws(SolverError) in .custom(try BuiltInBackend(.native)) }
    static let leveledGLPK = Contender(name: "leveled glpk") { () throws(SolverError) in .custom(try BuiltInBackend(.glpk)) }
    static let recorded = Contender(name: "recorded") { () throws(SolverError) in .custom(try RecordingBackend(wrapping: .plain)) }

    /// The four in C, those that this build has.
    static let builtIn = [native, hybrid, glpk, plain].filter { (try? $0.make().isAvailable) ?? false }
    /// Every backend there is.
    static let all =
        builtIn + [dense, leveledNative, recorded] + (Backend.glpk.isAvailable ? [leveledGLPK] : [])
}
