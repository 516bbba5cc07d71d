internal import CSolver
internal import DeclareTheProductInThisTarget

/// The C core as a Swift value, in the only file that calls C. It takes and returns Swift values, throws refusals, and lets no C pointer
/// escape.
///
/// ```
///   Solver ──▶ Core ──▶ quoin_solver *       made in `init`, freed in `deinit`, owned by no one else
/// ```
///
/// Values are passed without copying: `Variable`, `RowID`, `Term`, `Priority` and `Difference` have the memory layout of their C
/// counterparts, which a test checks.
struct Core: ~Copyable {
    private let solver: OpaquePointer

    /// - Parameter allocator: Where all memory comes from; nil for `malloc`.
    init(allocator: quoin_allocator? = nil) throws(Refusal) {
        var made: OpaquePointer?
        if var allocator {
            try check(quoin_create(&allocator, &made))
        } else {
            try check(quoin_create(nil, &made))
        }
        guard let made else { throw .outOfMemory }
        solver = made
        quoin_tag_handles(made)
    }

    deinit { quoin_destroy(solver) }

    static var hasGLPK: Bool { quoin_has_glpk() }
    /// A number that identifies the current thread while it runs.
    static var currentThread: UInt { quoin_current_thread() }

    /// Does nothing for a custom backend, for which the core only stores the problem.
    func setBackend(_ backend: Backend) throws(Refusal) {
        switch backend {
        case .native: try check(quoin_set_backend(solver, QUOIN_NATIVE))
        case .hybrid: try check(quoin_set_backend(solver, QUOIN_HYBRID))
        case .glpk: try check(quoin_set_backend(solver, QUOIN_GLPK))
        case .plain: try check(quoin_set_backend(solver, QUOIN_PLAIN))
        case .custom: break
        }
    }

    /// Must be called before anything is added. A grid that is out of range leaves the core's own, 1.
    func setGrid(_ steps: Double) { _ = quoin_set_grid(solver, steps) }

    func setTies(_ settled: Bool) { quoin_set_ties(solver, settled) }

    func measureFromAnchors(_ measured: Bool) { quoin_measure_from_anchors(solver, measured) }
}

// MARK: - Refusals

extension Core {
    /// The reason why the core refused a call, which then changed nothing.
    struct Refusal: Error, Equatable {
        fileprivate let status: quoin_status

        static let outOfMemory = Refusal(status: QUOIN_OUT_OF_MEMORY)
        static let notFinite = Refusal(status: QUOIN_NOT_FINITE)
        static let unknownVariable = Refusal(status: QUOIN_UNKNOWN_VARIABLE)
        static let unknownRow = Refusal(status: QUOIN_UNKNOWN_ROW)
        static let badPriority = Refusal(status: QUOIN_BAD_PRIORITY)
        static let emptyRow = Refusal(status: QUOIN_EMPTY_ROW)
        static let duplicateKey = Refusal(status: QUOIN_DUPLICATE_KEY)
        static let variableInUse = Refusal(status: QUOIN_VARIABLE_IN_USE)
        static let badAnchor = Refusal(status: QUOIN_BAD_ANCHOR)
        static let tooLarge = Refusal(status: QUOIN_TOO_LARGE)
        static let backendMissing = Refusal(status: QUOIN_BACKEND_MISSING)
        static let backendFailed = Refusal(status: QUOIN_BACKEND_FAILED)
        static let notSolved = Refusal(status: QUOIN_NOT_SOLVED)

        /// The cause, and what to do about it.
        var text: String { String(cString: quoin_status_text(status)) }

        static func == (lhs: Refusal, rhs: Refusal) -> Bool { lhs.status == rhs.status }
    }
}

@inline(__always)
private func check(_ status: quoin_status) throws(Core.Refusal) {
    guard status == QUOIN_OK else { throw Core.Refusal(status: status) }
}

// MARK: - Variables

extension Core {
    func addVariable(key: UInt64, anchor: Variable?) throws(Refusal) -> Variable {
        var made = Variable.absent
        var (key, anchor) = (key, anchor?.rawValue ?? Variable.absent)
        try check(quoin_add_variables(solver, 1, &key, &anchor, &made))
        return Variable(rawValue: made)
    }

    /// `keys` and `anchors` are nil or as many as `count`.
    func addVariables(_ count: Int, keys: [UInt64]?, anchors: [Variable]?) throws(Refusal) -> [Variable] {
        var status = QUOIN_OK
        let made = [Variable](unsafeUninitializedCapacity: count) { made, initialized in
            guard let start = made.baseAddress else { return }
            status = Self.withHandles(anchors) { anchors in
                start.withMemoryRebound(to: quoin_variable.self, capacity: count) {
                    quoin_add_variables(solver, UInt32(truncatingIfNeeded: count), keys, anchors, $0)
                }
            }
            initialized = status == QUOIN_OK ? count : 0
        }
        try check(status)
        return made
    }

    private static func withHandles<Result>(
        _ variables: [Variable]?, _ body: (UnsafePointer<quoin_variable>?) -> Result
    ) -> Result {
        guard let variables else { return body(nil) }
        return variables.withUnsafeBufferPointer { $0.withMemoryRebound(to: quoin_variable.self) { body($0.baseAddress) } }
    }

    func removeVariables(_ variables: [Variable]) throws(Refusal) {
        try check(Self.withHandles(variables) { quoin_remove_variables(solver, UInt32(truncatingIfNeeded: variables.count), $0) })
    }

    /// The key and the anchor of a variable; nil if there is no such variable.
    func facts(of variable: Variable) -> (key: UInt64, anchor: Variable?)? {
        var facts = quoin_variable_facts()
        guard quoin_variable_get(solver, variable.rawValue, &facts) == QUOIN_OK else { return nil }
        return (facts.key, facts.anchor == Variable.absent ? nil : Variable(rawValue: facts.anchor))
    }
}

// MARK: - Rows

extension Core {
    /// The parameter is `inout` only to avoid a copy: this is called for every row written with operators.
    func add(_ difference: inout Difference) throws(Refusal) -> RowID {
        var id = RowID.absent.rawValue
        try check(
            withUnsafePointer(to: &difference) {
                $0.withMemoryRebound(to: quoin_difference.self, capacity: 1) { quoin_add_differences(solver, 1, $0, &id) }
            })
        return RowID(rawValue: id)
    }

    /// `ids` is nil or has room for one name each.
    func add(_ differences: UnsafeBufferPointer<Difference>, into ids: UnsafeMutablePointer<RowID>?) throws(Refusal) {
        let count = UInt32(truncatingIfNeeded: differences.count)
        try check(
            differences.withMemoryRebound(to: quoin_difference.self) { rows in
                guard let ids else { return quoin_add_differences(solver, count, rows.baseAddress, nil) }
                return ids.withMemoryRebound(to: quoin_row.self, capacity: rows.count) {
                    quoin_add_differences(solver, count, rows.baseAddress, $0)
                }
            })
    }

    func add(_ row: borrowing Row) throws(Refusal) -> RowID {
        var id = RowID.absent.rawValue
        let expression = row.expression
        let status = expression.withTerms { terms in
            terms.withMemoryRebound(to: quoin_term.self) { terms in
                var input = quoin_row_input(row, terms)
                return quoin_add_rows(solver, 1, &input, &id)
            }
        }
        try check(status)
        return RowID(rawValue: id)
    }

    func add(_ rows: [Row]) throws(Refusal) -> [RowID] {
        var ids = [quoin_row](repeating: RowID.absent.rawValue, count: rows.count)
        // All terms are stored in one array, so that each row can point to its own.
        let status = rows.flatMap(\.expression.terms).withUnsafeBufferPointer { terms in
            terms.withMemoryRebound(to: quoin_term.self) { terms in
                var start = 0
                let inputs = rows.map { row in
                    defer { start += row.expression.count }
                    return quoin_row_input(row, UnsafeBufferPointer(rebasing: terms[start..<start + row.expression.count]))
                }
                return quoin_add_rows(solver, UInt32(truncatingIfNeeded: inputs.count), inputs, &ids)
            }
        }
        try check(status)
        return ids.map(RowID.init(rawValue:))
    }

    func remove(_ rows: UnsafeBufferPointer<RowID>) throws(Refusal) {
        try check(
            rows.withMemoryRebound(to: quoin_row.self) {
                quoin_remove_rows(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress)
            })
    }

    func setConstants(_ rows: UnsafeBufferPointer<RowID>, _ constants: UnsafeBufferPointer<Double>) throws(Refusal) {
        try check(
            rows.withMemoryRebound(to: quoin_row.self) {
                quoin_set_constants(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress, constants.baseAddress)
            })
    }

    func setPriorities(_ rows: UnsafeBufferPointer<RowID>, _ priorities: UnsafeBufferPointer<Priority>) throws(Refusal) {
        try check(
            priorities.withMemoryRebound(to: Double.self) { priorities in
                rows.withMemoryRebound(to: quoin_row.self) {
                    quoin_set_priorities(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress, priorities.baseAddress)
                }
            })
    }

    /// The row, rebuilt from the core's data; nil if there is no such row.
    func row(_ id: RowID) -> Row? {
        var facts = quoin_row_facts()
        guard quoin_row_get(solver, id.rawValue, &facts, nil, 0) == QUOIN_OK else { return nil }
        var terms = [quoin_term](repeating: quoin_term(), count: Int(facts.term_count))
        guard quoin_row_get(solver, id.rawValue, &facts, &terms, facts.term_count) == QUOIN_OK else { return nil }
        let expression = LinearExpression(terms: terms.map { Term(Variable(rawValue: $0.variable), $0.coefficient) })
        let relation = Relation(rawValue: Int8(truncatingIfNeeded: facts.relation)) ?? .equal
        var row = Row(expression, relation, to: facts.constant, at: Priority(facts.priority))
        row.key = facts.key
        row.rawTie = UInt8(truncatingIfNeeded: facts.tie)
        row.isGuard = facts.guard != 0
        row.isEdit = facts.edit != 0
        return row
    }

    /// All rows in ascending key order.
    var rows: [RowID] {
        var count: UInt32 = 0
        guard quoin_row_list(solver, nil, 0, &count) == QUOIN_OK, count > 0 else { return [] }
        var rows = [quoin_row](repeating: RowID.absent.rawValue, count: Int(count))
        guard quoin_row_list(solver, &rows, count, &count) == QUOIN_OK else { return [] }
        return rows.map(RowID.init(rawValue:))
    }
}

extension quoin_row_input {
    fileprivate init(_ row: borrowing Row, _ terms: UnsafeBufferPointer<quoin_term>) {
        self.init()
        self.terms = terms.baseAddress
        term_count = UInt32(truncatingIfNeeded: terms.count)
        relation = Int32(row.relation.rawValue)
        constant = row.constant
        priority = row.priority.rawValue
        tie = UInt32(row.rawTie)
        `guard` = row.isGuard ? 1 : 0
        edit = row.isEdit ? 1 : 0
        key = row.rawKey
    }
}

// MARK: - Solving and reading

extension Core {
    func solve() throws(Refusal) { try check(quoin_solve(solver)) }
    func shrink() { quoin_shrink(solver) }

    /// Whether the core has been solved.
    var hasValues: Bool {
        var count: UInt32 = 0
        return quoin_values(solver, &count) != nil
    }

    /// Calls a closure with the values of all variables, by index; none before the first solve.
    func withValues<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var count: UInt32 = 0
        let values = quoin_values(solver, &count)
        return try body(UnsafeBufferPointer(start: values, count: values == nil ? 0 : Int(count)))
    }

    /// Calls a closure with the distances of all variables, by index; none if they are not stored.
    func withDistances<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        var count: UInt32 = 0
        let distances = quoin_distances(solver, &count)
        return body(UnsafeBufferPointer(start: distances, count: distances == nil ? 0 : Int(count)))
    }

    /// Calls a closure with the indices of the variables whose value, or distance, differs from the previous solve.
    func withChanges<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        var count: UInt32 = 0
        let changes = quoin_changes(solver, &count)
        return body(UnsafeBufferPointer(start: changes, count: changes == nil ? 0 : Int(count)))
    }

    /// The rows of each conflict, the culprit first.
    var conflicts: [[RowID]] {
        var count: UInt32 = 0
        guard let conflicts = quoin_conflicts(solver, &count) else { return [] }
        return UnsafeBufferPointer(start: conflicts, count: Int(count)).map { conflict in
            UnsafeBufferPointer(start: conflict.rows, count: Int(conflict.count)).map(RowID.init(rawValue:))
        }
    }

    /// Whether each variable is ambiguous, by index: as many as there are values, and at least `count`.
    func ambiguity(atLeast count: Int) throws(Refusal) -> [Bool] {
        var flags = [UInt8](repeating: 0, count: max(count, withValues(\.count)))
        try check(quoin_ambiguity(solver, &flags, UInt32(truncatingIfNeeded: flags.count)))
        return flags.map { $0 != 0 }
    }

    /// Whether each length, from the second variable to the first, takes two values further apart than `range`.
    func ambiguity(ofLengths lengths: [(Variable, Variable?)], beyond range: Double) throws(Refusal) -> [Bool] {
        var flags = [UInt8](repeating: 0, count: lengths.count)
        let far = lengths.map(\.0.rawValue), near = lengths.map { $0.1?.rawValue ?? Variable.absent }
        try check(quoin_ambiguous_lengths(solver, UInt32(truncatingIfNeeded: lengths.count), far, near, range, &flags))
        return flags.map { $0 != 0 }
    }

    func certificate() throws(Refusal) -> Certificate {
        var certificate = quoin_certificate()
        try check(quoin_certify(solver, &certificate))
        let levels = UnsafeBufferPointer(start: certificate.levels, count: Int(certificate.level_count))
        return Certificate(
            requiredResidual: certificate.required_residual,
            levels: levels.map { .init(priority: Priority($0.priority), violation: $0.violation) }
        )
    }

    var counts: Counts {
        var counts = quoin_counts()
        quoin_get_counts(solver, &counts)
        return Counts(
            variables: Int(counts.variables), rows: Int(counts.rows), classes: Int(counts.classes), springs: Int(counts.springs),
            eliminated: Int(counts.eliminated), kernelRows: Int(counts.kernel_rows), kernelColumns: Int(counts.kernel_columns),
            kernelPivots: Int(counts.kernel_pivots), components: Int(counts.components),
            touchedComponents: Int(counts.touched_components), allocations: Int(counts.allocations), bytes: Int(counts.bytes))
    }

    func dump() throws(Refusal) -> String {
        var length = 0
        try check(quoin_dump(solver, nil, 0, &length))
        var text = [CChar](repeating: 0, count: length + 1)
        try check(quoin_dump(solver, &text, text.count, &length))
        return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
