/// The errors for refusals of the core. The core only reports that a batch was refused; this code searches for the member at fault, because
/// time does not matter here.
extension Solver {
    func failure(
        _ refusal: Core.Refusal, rows: [Row] = [], ids: [RowID] = [], constants: [Double] = [], priorities: [Priority] = []
    ) -> SolverError {
        switch refusal {
        case .outOfMemory: .outOfMemory
        case .notFinite: .notFinite(rows.first(where: { !$0.isFinite })?.description ?? describe(constants))
        case .unknownVariable: .unknownVariable(unknownVariable(in: rows))
        case .unknownRow: .unknownRow(unknownRow(in: ids))
        case .badPriority:
            .badPriority(rows.first(where: { !$0.hasPriority })?.description ?? describe(priorities.map(\.rawValue)))
        case .emptyRow: .emptyRow(rows.first(where: \.isEmpty)?.description ?? "")
        case .duplicateKey: .duplicateKey(duplicateKey(in: rows))
        case .tooLarge: .tooLarge
        case .backendMissing: .backendMissing(backend.name)
        case .notSolved: .notSolved
        default: .backendFailed(backend.name)
        }
    }

    func failure(_ refusal: Core.Refusal, keys: [UInt64], anchors: [Variable]) -> SolverError {
        switch refusal {
        case .duplicateKey:
            let taken = variables.compactMap { $0 }.compactMap { core.facts(of: $0)?.key }
            return .duplicateKey(firstRepeated(keys, taken: Set(taken)))
        case .badAnchor, .unknownVariable:
            let real = anchors.indices.filter { anchors[$0].rawValue != Variable.absent }
            let bad = real.first { !isKnown(anchors[$0], at: $0) } ?? real.first { isTooNew(anchors[$0], at: $0, keys) } ?? real.first
            return .badAnchor(bad.map { anchors[$0] } ?? Variable(rawValue: Variable.absent))
        default: return failure(refusal)
        }
    }

    private func isKnown(_ anchor: Variable, at index: Int) -> Bool {
        anchor.isInBatch ? anchor.index < index : contains(anchor)
    }

    private func isTooNew(_ anchor: Variable, at index: Int, _ keys: [UInt64]) -> Bool {
        guard index < keys.count else { return false }
        let key = anchor.isInBatch ? keys[anchor.index] : core.facts(of: anchor)?.key
        return key.map { $0 >= keys[index] } ?? false
    }

    func failure(_ refusal: Core.Refusal, variables removed: [Variable]) -> SolverError {
        switch refusal {
        case .unknownVariable:
            return .unknownVariable(removed.first { !contains($0) } ?? removed.firstRepeated ?? removed[0])
        case .variableInUse: return .variableInUse(usedVariable(among: removed))
        default: return failure(refusal)
        }
    }

    private func usedVariable(among removed: [Variable]) -> Variable {
        let mentioned = Set(rows.compactMap { row($0) }.flatMap { $0.expression.terms.map(\.variable) })
        let staying = variables.compactMap { $0 }.filter { !removed.contains($0) }
        let anchors = Set(staying.compactMap { core.facts(of: $0)?.anchor })
        return removed.first { mentioned.contains($0) || anchors.contains($0) } ?? removed[0]
    }

    private func unknownVariable(in rows: [Row]) -> Variable {
        for row in rows {
            if let term = row.expression.terms.first(where: { !contains($0.variable) }) { return term.variable }
        }
        return Variable(rawValue: Variable.absent)
    }

    private func unknownRow(in ids: [RowID]) -> RowID {
        ids.first { core.row($0) == nil } ?? ids.firstRepeated ?? .absent
    }

    private func duplicateKey(in added: [Row]) -> UInt64 {
        firstRepeated(added.compactMap(\.key), taken: Set(rows.compactMap { row($0)?.key }))
    }

    private func firstRepeated(_ keys: [UInt64], taken: Set<UInt64>) -> UInt64 {
        keys.first(where: taken.contains) ?? keys.firstRepeated ?? keys.first ?? .max
    }

    private func describe(_ numbers: [Double]) -> String { numbers.map { shortest($0) }.joined(separator: ", ") }
}

extension Array where Element: Hashable {
    fileprivate var firstRepeated: Element? {
        var seen: Set<Element> = []
        return first { !seen.insert($0).inserted }
    }
}

extension Row {
    fileprivate var isFinite: Bool { isAcceptable(constant) && expression.terms.allSatisfy { isAcceptable($0.coefficient) } }

    private func isAcceptable(_ number: Double) -> Bool { number.magnitude <= 1e15 }

    fileprivate var hasPriority: Bool {
        guard let tie else { return priority.rawValue > 0 && priority.rawValue <= 1000 }
        return tie.rawValue <= TieLevel.count
    }

    fileprivate var isEmpty: Bool { expression.terms.allSatisfy { $0.coefficient == 0 } }
}
