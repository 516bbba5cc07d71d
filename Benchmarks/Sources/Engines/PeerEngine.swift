import CBenchmark
import Workloads

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An engine of another library, in a shared object that is opened at run time (see peer.h).
public struct PeerEngine: Engine {
    public let name: String
    let functions: PeerFunctions
    let precision: Double
    let isOptimal: Bool

    public init(name: String, folder: String, precision: Double = 1e-7, isOptimal: Bool = true) throws(Unavailable) {
        self.name = name
        self.precision = precision
        self.isOptimal = isOptimal
        functions = try PeerFunctions(path: "\(folder)/\(name).\(PeerFunctions.suffix)")
    }

    public func draws(_ workload: Workload) -> Bool { isOptimal || workload.isFlex }

    public func prepare(_ picture: Picture) throws -> any PreparedEngine { PreparedPeerEngine(self, picture) }
}

/// The six functions of a peer's shared object.
struct PeerFunctions: Sendable {
    let make: @convention(c) (UnsafePointer<peer_problem>?) -> UnsafeMutableRawPointer?
    let add: @convention(c) (UnsafeMutableRawPointer?) -> Int32
    let solve: @convention(c) (UnsafeMutableRawPointer?) -> Int32
    let edit: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<peer_change>?) -> Int32
    let read: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?) -> Int32
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

    #if canImport(Darwin)
        static let suffix = "dylib"
    #else
        static let suffix = "so"
    #endif

    init(path: String) throws(Unavailable) {
        // Local: every peer exports the same six names.
        guard let object = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw Unavailable("run make peers") }
        func find<Function>(_ symbol: String, _: Function.Type) throws(Unavailable) -> Function {
            guard let address = dlsym(object, symbol) else {
                throw Unavailable("\(path) has no function \(symbol): run make peers")
            }
            return unsafeBitCast(address, to: Function.self)
        }
        make = try find("peer_make", peer_make_function.self)
        add = try find("peer_add", peer_add_function.self)
        solve = try find("peer_solve", peer_solve_function.self)
        edit = try find("peer_edit", peer_edit_function.self)
        read = try find("peer_read", peer_read_function.self)
        free = try find("peer_free", peer_free_function.self)
    }
}

/// A peer with the problem that it solves.
final class PreparedPeerEngine: PreparedEngine {
    private let engine: PeerEngine
    private let problem: PeerProblem
    private var peer: UnsafeMutableRawPointer?

    var variables: LoweredPicture.Variables { .frames }
    var precision: Double { engine.precision }
    var isOptimal: Bool { engine.isOptimal }

    init(_ engine: PeerEngine, _ picture: Picture) {
        self.engine = engine
        problem = PeerProblem(picture)
    }

    deinit { clear() }

    func build() throws {
        peer = engine.functions.make(problem.pointer)
        try check(engine.functions.add(peer), "add")
        try check(engine.functions.solve(peer), "solve")
    }

    func edit(_ edit: Edit) throws {
        // The array is the edit's; making one of the C type is a few nanoseconds for a few rows.
        try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: edit.rows.count) { rows in
            for (index, row) in edit.rows.enumerated() { rows.initializeElement(at: index, to: UInt32(row)) }
            var change = peer_change(
                kind: edit.kind.peerKind, view: edit.view, axis: edit.axis.rawValue, row_count: UInt32(edit.rows.count),
                rows: UnsafePointer(rows.baseAddress), value: edit.value)
            try check(engine.functions.edit(peer, &change), "edit")
        }
    }

    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        try check(engine.functions.read(peer, values.baseAddress), "read")
    }

    func clear() {
        guard let peer else { return }
        engine.functions.free(peer)
        self.peer = nil
    }

    private func check(_ status: Int32, _ step: String) throws {
        if status != 0 { throw EngineFailure("\(engine.name) failed to \(step)") }
    }
}

extension Edit.Kind {
    fileprivate var peerKind: Int32 {
        switch self {
        case .width: Int32(PEER_WIDTH.rawValue)
        case .label: Int32(PEER_LABEL.rawValue)
        case .structure: Int32(PEER_STRUCTURE.rawValue)
        }
    }
}
