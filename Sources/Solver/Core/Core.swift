import CSolver

/// The C core behind one Swift value. This folder alone calls it, and the raw pointer never leaves it.
///
/// Values cross over uncopied: `Variable`, `RowID`, `Term` and `Difference` lie in memory as their C twins do.
struct Core: ~Copyable {
    let solver: OpaquePointer

    init(allocator: quoin_allocator?) throws(SolverError) {
        var made: OpaquePointer?
        let status: quoin_status
        if var allocator {
            status = quoin_create(&allocator, &made)
        } else {
            status = quoin_create(nil, &made)
        }
        guard status == QUOIN_OK, let made else { throw .outOfMemory }
        solver = made
    }

    deinit { quoin_destroy(solver) }

    func setBackend(_ kind: quoin_backend) -> quoin_status { quoin_set_backend(solver, kind) }
}

// MARK: - Variables

extension Core {
    func addVariables(
        _ count: UInt32, keys: UnsafePointer<UInt64>?, anchors: UnsafePointer<Variable>?, into out: UnsafeMutablePointer<Variable>
    ) -> quoin_status {
        out.withMemoryRebound(to: quoin_variable.self, capacity: Int(count)) { out in
            guard let anchors else { return quoin_add_variables(solver, count, keys, nil, out) }
            return anchors.withMemoryRebound(to: quoin_variable.self, capacity: Int(count)) {
                quoin_add_variables(solver, count, keys, $0, out)
            }
        }
    }

    func removeVariables(_ variables: UnsafeBufferPointer<Variable>) -> quoin_status {
        variables.withMemoryRebound(to: quoin_variable.self) {
            quoin_remove_variables(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress)
        }
    }
}

// MARK: - Rows

extension Core {
    func add(_ row: borrowing Row, _ id: inout RowID) -> quoin_status {
        var out = id.rawValue
        defer { id = RowID(rawValue: out) }
        if var difference = Difference(row) {
            return withUnsafePointer(to: &difference) {
                $0.withMemoryRebound(to: quoin_difference.self, capacity: 1) { quoin_add_differences(solver, 1, $0, &out) }
            }
        }
        let expression = row.expression
        return expression.withTerms { terms in
            terms.withMemoryRebound(to: quoin_term.self) { terms in
                var input = quoin_row_input(row, terms)
                return quoin_add_rows(solver, 1, &input, &out)
            }
        }
    }

    func add(_ differences: UnsafeBufferPointer<Difference>, into out: UnsafeMutablePointer<RowID>?) -> quoin_status {
        let count = UInt32(truncatingIfNeeded: differences.count)
        return differences.withMemoryRebound(to: quoin_difference.self) { rows in
            guard let out else { return quoin_add_differences(solver, count, rows.baseAddress, nil) }
            return out.withMemoryRebound(to: quoin_row.self, capacity: rows.count) {
                quoin_add_differences(solver, count, rows.baseAddress, $0)
            }
        }
    }

    /// The rows' terms lie one behind the other in `terms`.
    func add(_ rows: [Row], terms: [Term], into out: UnsafeMutablePointer<RowID>) -> quoin_status {
        terms.withUnsafeBufferPointer { terms in
            terms.withMemoryRebound(to: quoin_term.self) { terms in
                var start = 0
                let inputs = rows.map { row in
                    defer { start += row.expression.count }
                    return quoin_row_input(row, UnsafeBufferPointer(rebasing: terms[start..<start + row.expression.count]))
                }
                return out.withMemoryRebound(to: quoin_row.self, capacity: rows.count) {
                    quoin_add_rows(solver, UInt32(truncatingIfNeeded: inputs.count), inputs, $0)
                }
            }
        }
    }

    func remove(_ rows: UnsafeBufferPointer<RowID>) -> quoin_status {
        rows.withMemoryRebound(to: quoin_row.self) {
            quoin_remove_rows(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress)
        }
    }

    func setConstants(_ rows: UnsafeBufferPointer<RowID>, _ constants: UnsafeBufferPointer<Double>) -> quoin_status {
        rows.withMemoryRebound(to: quoin_row.self) {
            quoin_set_constants(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress, constants.baseAddress)
        }
    }

    func setPriorities(_ rows: UnsafeBufferPointer<RowID>, _ priorities: UnsafeBufferPointer<Priority>) -> quoin_status {
        priorities.withMemoryRebound(to: Double.self) { priorities in
            rows.withMemoryRebound(to: quoin_row.self) {
                quoin_set_priorities(solver, UInt32(truncatingIfNeeded: $0.count), $0.baseAddress, priorities.baseAddress)
            }
        }
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
        key = row.rawKey
    }
}
