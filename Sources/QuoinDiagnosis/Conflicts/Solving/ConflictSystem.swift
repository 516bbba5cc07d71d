import QuoinLayout
import QuoinSolver

/// The members of a conflict as rows, with facts that hold of all views, and the smallest set of rows that cannot hold together.
struct ConflictSystem {
    /// A fact that holds without being listed.
    enum Fact: Hashable {
        /// A width or height is never negative.
        case size(Int, Axis)
        /// The edge of a guide lies that far inside its view.
        case inset(Int, ConflictUnknown.Edge, Double)
        /// A margin: known, taken to be what views have by default, or at least not negative.
        case margin(Int, ConflictUnknown.Edge, Double, isGuess: Bool)
        case marginIsPositive(Int, ConflictUnknown.Edge)
        /// Baselines lie in their view.
        case baseline(Int, ConflictUnknown.Edge)
    }

    enum Source: Hashable {
        case member(Int)
        case fact(Fact)
    }

    struct Row {
        var source: Source
        var form: ConflictForm
        var relation: Relation
        var constant: Double
    }

    /// The assumptions about what a log does not say. They are tried in order, and the first under which the members contradict
    /// each other is used.
    struct Assumptions {
        var marginsAreDefault = false
        var countsFrames = false

        static let inOrder = [
            Assumptions(), Assumptions(marginsAreDefault: true), Assumptions(countsFrames: true),
            Assumptions(marginsAreDefault: true, countsFrames: true),
        ]
    }

    let conflict: ConstraintConflict
    let assumptions: Assumptions
    /// The rows, facts first: the solver leaves out later rows.
    private(set) var rows: [Row] = []

    init(_ conflict: ConstraintConflict, _ assumptions: Assumptions = Assumptions()) {
        self.conflict = conflict
        self.assumptions = assumptions
        var lowering = ConflictLowering(conflict)
        lowering.countsFrames = assumptions.countsFrames
        var members: [Row] = []
        for (index, member) in conflict.members.enumerated() {
            let form = lowering.lower(member)
            members += member.requirements.map { Row(source: .member(index), form: form, relation: $0, constant: member.bounded) }
        }
        addFacts(lowering)
        rows += members
    }

    /// The largest number of members whose smallest set is searched for. The search leaves out each member once, which would
    /// take minutes beyond this number.
    static let mostMembers = 1000

    /// The rows of the first smallest set, facts among them; nil if all can hold together, or there are too many to tell.
    func contradiction() -> [Int]? {
        guard conflict.members.count <= ConflictSystem.mostMembers else { return nil }
        if let row = rows.firstIndex(where: { $0.form.isEmpty && !$0.holdsAtZero }) { return [row] }
        guard let found = try? solve() else { return nil }
        return found
    }

    private func solve() throws(SolverError) -> [Int]? {
        var solving = try QuantitySolver()
        var indices: [RowID: Int] = [:]
        for (index, row) in rows.enumerated() where !row.form.isEmpty { indices[try solving.add(row)] = index }
        try solving.solver.solve()
        guard let first = solving.solver.conflicts.first else { return nil }
        return ([first.culpritID] + first.otherIDs).compactMap { indices[$0] }.sorted()
    }

    /// The nearest constant with which a member fits the others; nil if they contradict each other without it.
    func constant(thatFits member: Int) -> Double? {
        guard let row = rows.first(where: { $0.source == .member(member) }), !row.form.isEmpty else { return nil }
        return try? nearest(to: row)
    }

    private func nearest(to target: Row) throws(SolverError) -> Double? {
        var solving = try QuantitySolver()
        for row in rows where !row.form.isEmpty && row.source != target.source { _ = try solving.add(row) }
        _ = try solving.add(target, at: .high)
        try solving.solver.solve()
        guard solving.solver.conflicts.isEmpty else { return nil }
        return try solving.value(of: target.form)
    }

    /// A solver with a variable for each unknown.
    private struct QuantitySolver {
        let solver: Solver
        private var variables: [ConflictQuantity: Variable] = [:]

        init() throws(SolverError) { solver = try Solver() }

        mutating func add(_ row: ConflictSystem.Row, at priority: Priority = .required) throws(SolverError) -> RowID {
            var terms: [Term] = []
            for term in row.form.terms {
                if variables[term.quantity] == nil { variables[term.quantity] = try solver.addVariable() }
                if let variable = variables[term.quantity] { terms.append(Term(variable, term.coefficient)) }
            }
            return try solver.add(QuoinSolver.Row(LinearExpression(terms: terms), row.relation, to: row.constant, at: priority))
        }

        func value(of form: ConflictForm) throws(SolverError) -> Double {
            var sum = 0.0
            for term in form.terms {
                if let variable = variables[term.quantity] { sum += try solver.value(of: variable) * term.coefficient }
            }
            return sum
        }
    }
}

// MARK: - Facts

extension ConflictSystem {
    private mutating func addFacts(_ lowering: ConflictLowering) {
        var sizes: Set<Fact> = []
        for unknown in lowering.used.sorted() {
            let (edge, box) = (unknown.edge, unknown.box)
            switch edge {
            case .left, .right, .top, .bottom:
                let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
                // An edge that nothing else mentions is free, and a size with a free edge is no bound.
                let isWhole = ConflictSystem.edges(axis).allSatisfy { lowering.used.contains(ConflictUnknown(box, $0)) }
                if isWhole, sizes.insert(.size(box.item * 2 + (box.isContent ? 1 : 0), axis)).inserted { addSize(box, axis) }
                addInset(edge, box)
            case .firstBaseline, .lastBaseline: addBaseline(edge, box)
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin: addMargin(edge, box)
            case .outerLeft, .outerTop: break
            }
        }
    }

    private mutating func add(_ fact: Fact, form: ConflictForm, relation: Relation, constant: Double) {
        rows.append(Row(source: .fact(fact), form: form, relation: relation, constant: constant))
    }

    private static func edges(_ axis: Axis) -> [ConflictUnknown.Edge] { axis == .horizontal ? [.left, .right] : [.top, .bottom] }

    private func edge(_ edge: ConflictUnknown.Edge, _ box: ConflictUnknown.Box) -> ConflictForm {
        ConflictForm(.edge(ConflictUnknown(box, edge)))
    }

    private mutating func addSize(_ box: ConflictUnknown.Box, _ axis: Axis) {
        let edges = ConflictSystem.edges(axis)
        add(.size(box.item, axis), form: edge(edges[1], box) - edge(edges[0], box), relation: .greaterOrEqual, constant: 0)
    }

    private mutating func addInset(_ side: ConflictUnknown.Edge, _ box: ConflictUnknown.Box) {
        let item = conflict.items[box.item]
        guard let insets = item.insets, let parent = item.parent, !box.isContent else { return }
        let inset = insets.inset(side)
        let form = edge(side, box) - edge(side, ConflictUnknown.Box(item: parent))
        add(.inset(box.item, side, inset), form: form, relation: .equal, constant: side == .left || side == .top ? inset : -inset)
    }

    private mutating func addMargin(_ side: ConflictUnknown.Edge, _ box: ConflictUnknown.Box) {
        if let margins = conflict.items[box.item].margins {
            let known = margins.inset(side)
            add(.margin(box.item, side, known, isGuess: false), form: edge(side, box), relation: .equal, constant: known)
        } else if assumptions.marginsAreDefault {
            add(.margin(box.item, side, 8, isGuess: true), form: edge(side, box), relation: .equal, constant: 8)
        } else {
            add(.marginIsPositive(box.item, side), form: edge(side, box), relation: .greaterOrEqual, constant: 0)
        }
    }

    private mutating func addBaseline(_ baseline: ConflictUnknown.Edge, _ box: ConflictUnknown.Box) {
        add(.baseline(box.item, baseline), form: edge(baseline, box) - edge(.top, box), relation: .greaterOrEqual, constant: 0)
        add(.baseline(box.item, baseline), form: edge(.bottom, box) - edge(baseline, box), relation: .greaterOrEqual, constant: 0)
    }
}

extension Insets {
    func inset(_ edge: ConflictUnknown.Edge) -> Double {
        switch edge {
        case .left, .leftMargin: left
        case .right, .rightMargin: right
        case .top, .topMargin: top
        case .bottom, .bottomMargin: bottom
        default: 0
        }
    }
}

extension ConflictSystem.Row {
    /// Whether a row without unknowns is true.
    fileprivate var holdsAtZero: Bool {
        switch relation {
        case .equal: abs(constant) <= 1e-3
        case .lessOrEqual: constant >= -1e-3
        case .greaterOrEqual: constant <= 1e-3
        }
    }
}

extension ConflictMember {
    /// The relations that must hold: none for an optional member, and for a content size those of its required priorities.
    var requirements: [Relation] {
        guard case .contentSize(let hugging, let resistance) = origin, hugging > 0, resistance > 0 else {
            return isRequired ? [relation] : []
        }
        if hugging >= 1000, resistance >= 1000 { return [.equal] }
        return hugging >= 1000 ? [.lessOrEqual] : resistance >= 1000 ? [.greaterOrEqual] : []
    }

    /// The constant, at most a billion: logs write huge numbers for infinity, which the solver does not take.
    var bounded: Double { min(max(constant, -1e9), 1e9) }
}
