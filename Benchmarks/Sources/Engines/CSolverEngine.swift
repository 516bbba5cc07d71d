import CSolver
import Workloads

/// The C core through its batch calls: the picture's rows lie ready as C arrays, as a layout engine would keep them.
public struct CSolverEngine: Engine {
    public let name: String
    let backend: quoin_backend
    let ties: Bool

    public func prepare(_ picture: Picture) throws -> any PreparedEngine { try PreparedCSolverEngine(self, picture) }

    public static func csolver() -> CSolverEngine { CSolverEngine(name: "csolver", backend: QUOIN_NATIVE, ties: true) }

    /// All priorities, tie levels off: GLPK's own optimum.
    public static func glpk() throws(Unavailable) -> CSolverEngine {
        try glpk("glpk", ties: false)
    }

    public static func glpkWithTies() throws(Unavailable) -> CSolverEngine { try glpk("glpk-ties", ties: true) }

    private static func glpk(_ name: String, ties: Bool) throws(Unavailable) -> CSolverEngine {
        guard quoin_has_glpk() else { throw Unavailable("build with the package trait GLPK") }
        return CSolverEngine(name: name, backend: QUOIN_GLPK, ties: ties)
    }
}

final class PreparedCSolverEngine: PreparedEngine {
    private let engine: CSolverEngine
    private let rows: CSolverRows
    private let variableCount: UInt32
    private var solver: OpaquePointer?
    /// The solver's handles, indexed by the picture's row number.
    private var handles: [quoin_row] = []

    var variables: LoweredPicture.Variables { .edges }

    init(_ engine: CSolverEngine, _ picture: Picture) throws {
        self.engine = engine
        rows = CSolverRows(picture)
        variableCount = UInt32(4 * picture.views.count)
    }

    deinit { clear() }

    func build() throws {
        try check(quoin_create(nil, &solver), "create")
        try check(quoin_set_backend(solver, engine.backend), "set the backend")
        quoin_set_ties(solver, engine.ties)
        try withUnsafeTemporaryAllocation(of: quoin_variable.self, capacity: Int(variableCount)) { variables in
            try check(quoin_add_variables(solver, variableCount, nil, nil, variables.baseAddress), "add variables")
        }
        handles = [quoin_row](repeating: 0, count: rows.count)
        for batch in rows.batches { try add(batch) }
        try solve()
    }

    func edit(_ edit: Edit) throws {
        switch edit.kind {
        case .width, .label:
            try withUnsafeTemporaryAllocation(of: quoin_row.self, capacity: edit.rows.count) { names in
                for (index, row) in edit.rows.enumerated() { names.initializeElement(at: index, to: handles[row]) }
                try withUnsafeTemporaryAllocation(of: Double.self, capacity: edit.rows.count) { constants in
                    constants.initialize(repeating: edit.value)
                    try check(
                        quoin_set_constants(solver, UInt32(edit.rows.count), names.baseAddress, constants.baseAddress), "edit")
                }
            }
        case .structure:
            let names = edit.rows.map { handles[$0] }
            try check(quoin_remove_rows(solver, UInt32(names.count), names), "remove rows")
            for row in edit.rows { try add(rows.batch(of: row)) }
        }
        try solve()
    }

    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        var count: UInt32 = 0
        guard let found = quoin_values(solver, &count), count >= variableCount, values.count >= variableCount else {
            throw EngineFailure("\(engine.name) has no values")
        }
        values.baseAddress?.update(from: found, count: Int(variableCount))
    }

    func countAmbiguous() throws -> Int? {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(variableCount)) { flags in
            try check(quoin_ambiguity(solver, flags.baseAddress, variableCount), "find what is ambiguous")
            return flags.count { $0 != 0 }
        }
    }

    func clear() {
        quoin_destroy(solver)
        solver = nil
    }

    var counts: Counts? {
        guard let solver else { return nil }
        var from = quoin_counts()
        quoin_get_counts(solver, &from)
        return Counts(from)
    }

    private func solve() throws { try check(quoin_solve(solver), "solve") }

    private func add(_ batch: CSolverRows.Batch) throws {
        try handles.withUnsafeMutableBufferPointer { handles in
            let out = handles.baseAddress.map { $0 + batch.first }
            switch batch.kind {
            case .differences(let rows):
                try check(quoin_add_differences(solver, UInt32(batch.count), rows, out), "add differences")
            case .general(let rows):
                try check(quoin_add_rows(solver, UInt32(batch.count), rows, out), "add rows")
            }
        }
    }

    private func check(_ status: quoin_status, _ step: String) throws {
        guard status != QUOIN_OK else { return }
        throw EngineFailure("\(engine.name) failed to \(step): \(String(cString: quoin_status_text(status)))")
    }
}

extension Counts {
    init(_ from: quoin_counts) {
        self.init()
        rows = Int(from.rows)
        classes = Int(from.classes)
        springs = Int(from.springs)
        eliminated = Int(from.eliminated)
        kernelRows = Int(from.kernel_rows)
        allocations = Int(from.allocations)
    }
}
