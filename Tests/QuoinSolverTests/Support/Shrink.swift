/// Makes a failing system as small and plain as it gets while it still fails.
///
/// `failure` says what is wrong with a system, or nil. Rows go in halves, then quarters, …, then one by one; then
/// variables, anchors, and numbers that need not be what they are.
func shrink(_ system: System, tries: Int = 4000, _ failure: (System) -> String?) -> System {
    withoutActuallyEscaping(failure) { failure in
        var shrinking = Shrinking(system: system, tries: tries, isError: failure(system)?.contains("gave up") ?? false, failure: failure)
        return shrinking.run()
    }
}

private struct Shrinking {
    var system: System
    var tries: Int
    /// Whether a backend gives up, which must not turn into a wrong answer on the way, nor the other way round.
    var isError: Bool
    var failure: (System) -> String?

    mutating func run() -> System {
        var before: System?
        while before != system && tries > 0 {
            before = system
            dropRows()
            dropVariables()
            plainNumbers()
        }
        return system
    }

    @discardableResult
    private mutating func keep(_ candidate: System) -> Bool {
        guard tries > 0, candidate != system, candidate.rows.allSatisfy({ !$0.isEmpty }) else { return false }
        tries -= 1
        guard let found = failure(candidate), found.contains("gave up") == isError else { return false }
        system = candidate
        return true
    }

    private mutating func dropRows() {
        var size = max(1, system.rows.count / 2)
        while size >= 1 {
            var start = 0
            while start < system.rows.count {
                var candidate = system
                candidate.rows.removeSubrange(start..<min(start + size, candidate.rows.count))
                if !keep(candidate) { start += size }
            }
            size /= 2
        }
    }

    private mutating func dropVariables() {
        for index in system.anchors.indices.reversed() {
            keep(system.without(variable: index))
            guard index < system.anchors.count, system.anchors[index] != nil else { continue }
            var candidate = system
            candidate.anchors[index] = nil
            keep(candidate)
        }
    }

    private mutating func plainNumbers() {
        for index in system.rows.indices { while simplify(index) {} }
    }

    /// One step towards a plainer row; each step goes down, so that this ends.
    private mutating func simplify(_ index: Int) -> Bool {
        for simpler in system.rows[index].simpler {
            var candidate = system
            candidate.rows[index] = simpler
            if keep(candidate) { return true }
        }
        return false
    }
}

extension System {
    /// Without a variable that no row mentions; the system itself where one does.
    fileprivate func without(variable: Int) -> System {
        guard !rows.contains(where: { $0.terms.contains { $0.variable == variable } }) else { return self }
        let moved = { (index: Int) in index > variable ? index - 1 : index }
        var copy = self
        copy.anchors.remove(at: variable)
        copy.anchors = copy.anchors.map { $0 == variable ? nil : $0.map(moved) }
        for index in copy.rows.indices {
            for term in copy.rows[index].terms.indices {
                copy.rows[index].terms[term].variable = moved(copy.rows[index].terms[term].variable)
            }
        }
        return copy
    }
}

extension SystemRow {
    /// Whether the terms cancel out, which would be refused and hide what is looked for.
    fileprivate var isEmpty: Bool {
        terms.allSatisfy { term in
            terms.reduce(0) { $0 + ($1.variable == term.variable ? $1.coefficient.double : 0) } == 0
        }
    }

    /// Rows that say less, the plainest first.
    fileprivate var simpler: [SystemRow] {
        var found: [SystemRow] = []
        func with(_ change: (inout SystemRow) -> Void) {
            var row = self
            change(&row)
            if row != self { found.append(row) }
        }
        for index in terms.indices where terms.count > 1 { with { $0.terms.remove(at: index) } }
        for index in terms.indices { with { $0.terms[index].coefficient = $0.terms[index].coefficient.numerator < 0 ? -1 : 1 } }
        let numbers: [Ratio] = [0, 1, 10, 100]
        for number in numbers.prefix(while: { $0 != constant }) { with { $0.constant = number } }
        if constant.denominator != 1 { with { $0.constant = Ratio(Int($0.constant.double.rounded())) } }
        with { $0.relation = .equal }
        if case .priority(let priority) = rank {
            for plain in [750.0, 250].prefix(while: { $0 != priority }) { with { $0.rank = .priority(plain) } }
        }
        with { $0.isGuard = false }
        with { $0.isEdit = false }
        return found
    }
}
