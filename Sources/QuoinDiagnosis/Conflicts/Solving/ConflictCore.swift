import QuoinLayout

/// The members of a conflict that contradict each other, the facts they need for it, and the sum that shows it.
///
/// For such a smallest set there is one way (but for a factor) to add up its rows so that all unknowns cancel out:
/// `0 = 12 + 46 + 12 - 69.5`, which is not so. Divided by the share of one member it says what the others leave to it.
struct ConflictCore {
    let conflict: ConstraintConflict
    let assumptions: ConflictSystem.Assumptions
    let rows: [ConflictSystem.Row]
    /// The factor of each row in the contradiction; nil if they do not cancel out (or there are too many to try).
    let multipliers: [Double]?

    /// Finds the contradiction; nil if the members do not contradict each other under any assumption.
    init?(_ conflict: ConstraintConflict) {
        for assumptions in ConflictSystem.Assumptions.inOrder {
            let system = ConflictSystem(conflict, assumptions)
            guard let indices = system.contradiction() else { continue }
            self.init(conflict, assumptions: assumptions, rows: indices.map { system.rows[$0] })
            return
        }
        return nil
    }

    private init(_ conflict: ConstraintConflict, assumptions: ConflictSystem.Assumptions, rows: [ConflictSystem.Row]) {
        self.conflict = conflict
        self.assumptions = assumptions
        self.rows = rows
        multipliers = ConflictCore.multipliers(rows)
    }

    /// The places of the members, in their order.
    var members: [Int] {
        var found: [Int] = []
        for case .member(let index) in rows.map(\.source) where found.last != index { found.append(index) }
        return found
    }

    var facts: [ConflictSystem.Fact] {
        rows.compactMap { if case .fact(let fact) = $0.source { fact } else { nil } }
    }

    /// The combination of rows in which all unknowns cancel out.
    private static func multipliers(_ rows: [ConflictSystem.Row]) -> [Double]? {
        guard rows.count <= 400 else { return nil }
        var elimination = Elimination<ConflictQuantity>()
        for (index, row) in rows.enumerated() {
            guard let multipliers = elimination.assume(row.form - ConflictForm(.multiplier(row: index))) else { continue }
            return rows.indices.map { multipliers.coefficient(of: .multiplier(row: $0)) }
        }
        return nil
    }
}

// MARK: - The value that the others imply

extension ConflictCore {
    /// The value that all other rows together imply for the left side of one: a number, and whether it is exact.
    struct ImpliedValue: Hashable {
        var relation: Relation
        var value: Double
        /// The summands, in the order of the rows; those that add nothing are left out.
        var parts: [Part]

        struct Part: Hashable {
            var source: ConflictSystem.Source
            var factor: Double
            var constant: Double
        }
    }

    /// The implied value of a member's left side; nil where it is unknown, or the member takes no part.
    func impliedValue(of member: Int) -> ImpliedValue? {
        guard let multipliers, let row = rows.firstIndex(where: { $0.source == .member(member) }), multipliers[row] != 0 else { return nil }
        var implied = ImpliedValue(relation: .equal, value: 0, parts: [])
        for (index, other) in rows.enumerated() where index != row && multipliers[index] != 0 {
            let factor = -multipliers[index] / multipliers[row]
            implied.value += factor * other.constant
            if other.relation != .equal { implied.relation = factor > 0 ? other.relation : other.relation.flipped }
            if other.constant != 0 { implied.parts.append(.init(source: other.source, factor: factor, constant: other.constant)) }
        }
        return implied
    }

    /// The constant, nearest to a member's own, with which all listed members hold;
    /// nil if the others contradict each other too.
    func constant(thatFits member: Int) -> Double? {
        ConflictSystem(conflict, assumptions).constant(thatFits: member)
    }
}
