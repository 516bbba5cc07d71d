import CSolver

// MARK: - Solving and reading

extension Core {
    func solve() -> quoin_status { quoin_solve(solver) }

    func setTies(_ settled: Bool) { quoin_set_ties(solver, settled) }

    var values: UnsafeBufferPointer<Double> {
        var count: UInt32 = 0
        let values = quoin_values(solver, &count)
        return UnsafeBufferPointer(start: values, count: values == nil ? 0 : Int(count))
    }

    var changes: UnsafeBufferPointer<UInt32> {
        var count: UInt32 = 0
        let changes = quoin_changes(solver, &count)
        return UnsafeBufferPointer(start: changes, count: changes == nil ? 0 : Int(count))
    }

    /// The rows of each conflict, the culprit first.
    var conflicts: [[RowID]] {
        var count: UInt32 = 0
        guard let conflicts = quoin_conflicts(solver, &count) else { return [] }
        return UnsafeBufferPointer(start: conflicts, count: Int(count)).map { conflict in
            UnsafeBufferPointer(start: conflict.rows, count: Int(conflict.count)).map(RowID.init(rawValue:))
        }
    }

    func ambiguity(_ flags: inout [UInt8]) -> quoin_status {
        quoin_ambiguity(solver, &flags, UInt32(truncatingIfNeeded: flags.count))
    }

    func certificate(_ status: inout quoin_status) -> Certificate {
        var certificate = quoin_certificate()
        status = quoin_certify(solver, &certificate)
        guard status == QUOIN_OK else { return Certificate(requiredResidual: 0, levels: []) }
        let levels = UnsafeBufferPointer(start: certificate.levels, count: Int(certificate.level_count))
        return Certificate(
            requiredResidual: certificate.required_residual,
            levels: levels.map { .init(priority: Priority($0.priority), violation: $0.violation) }
        )
    }

    var counts: quoin_counts {
        var counts = quoin_counts()
        quoin_get_counts(solver, &counts)
        return counts
    }

    func dump(_ status: inout quoin_status) -> String {
        var length = 0
        status = quoin_dump(solver, nil, 0, &length)
        guard status == QUOIN_OK else { return "" }
        var text = [CChar](repeating: 0, count: length + 1)
        status = quoin_dump(solver, &text, text.count, &length)
        return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

// MARK: - Looking up

extension Core {
    /// The row rebuilt from what the core stores; nil where there is no such row.
    func row(_ id: RowID) -> Row? {
        var facts = quoin_row_facts()
        guard quoin_row_get(solver, id.rawValue, &facts, nil, 0) == QUOIN_OK else { return nil }
        var terms = [quoin_term](repeating: quoin_term(), count: Int(facts.term_count))
        guard quoin_row_get(solver, id.rawValue, &facts, &terms, facts.term_count) == QUOIN_OK else { return nil }
        let expression = Expression(terms: terms.map { Term(Variable(rawValue: $0.variable), $0.coefficient) })
        let relation = Relation(rawValue: Int8(truncatingIfNeeded: facts.relation)) ?? .equal
        var row = Row(expression, relation, facts.constant, at: Priority(facts.priority))
        row.key = facts.key
        row.rawTie = UInt8(truncatingIfNeeded: facts.tie)
        row.isGuard = facts.guard != 0
        row.isEdit = facts.edit != 0
        return row
    }
}

extension Core {
    /// All rows in ascending key order.
    var rows: [RowID] {
        var count: UInt32 = 0
        guard quoin_row_list(solver, nil, 0, &count) == QUOIN_OK, count > 0 else { return [] }
        var rows = [quoin_row](repeating: RowID.absent.rawValue, count: Int(count))
        guard quoin_row_list(solver, &rows, count, &count) == QUOIN_OK else { return [] }
        return rows.map(RowID.init(rawValue:))
    }

    /// The variable's key and what it rests at; nil where there is no such variable.
    func facts(of variable: Variable) -> (key: UInt64, anchor: Variable?)? {
        var facts = quoin_variable_facts()
        guard quoin_variable_get(solver, variable.rawValue, &facts) == QUOIN_OK else { return nil }
        return (facts.key, facts.anchor == Variable.absent ? nil : Variable(rawValue: facts.anchor))
    }
}
