import QuoinSolver

/// A constraint as the solver takes it.
enum LoweredRow {
    /// plus − minus  relation  constant: what pins, gaps, insets, alignments and sizes come to.
    case difference(plus: Variable?, minus: Variable?, Relation, Double)
    /// Anything else: equal sizes, centers, multipliers.
    indirect case general(Expression, Relation, Double)
    /// All edges cancel; what is left is true or false.
    case settled(holds: Bool)

    /// first  relation  multiplier·second + constant, all locations measured from `reference`, toward `sign`.
    init(
        _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Double, constant: Double,
        reference: Side? = nil, isMirrored: Bool = false
    ) {
        guard let second, multiplier != 0 else {
            self.init(lone: first, relation, constant)
            return
        }
        // Mirrored, distances count from the right edge leftward: signs turn, and with them the relation (CM-6).
        let relation = isMirrored ? relation.flipped : relation
        let constant = isMirrored ? -constant : constant
        if multiplier == 1, first.second == nil, second.second == nil {
            self.init(pair: first, relation, second, constant)
            return
        }
        var terms: [Term] = []
        var right = constant
        Self.gather(first, 1, &terms, &right)
        Self.gather(second, -multiplier, &terms, &right)
        if let reference, multiplier != 1 { Self.gather(reference, multiplier - 1, &terms, &right) }
        self.init(terms, relation, right)
    }

    private init(lone side: Side, _ relation: Relation, _ constant: Double) {
        if side.second == nil || side.secondFactor == -1 {
            self = .difference(plus: side.first, minus: side.second, relation, constant - side.constant)
        } else {
            var terms: [Term] = []
            var right = constant
            Self.gather(side, 1, &terms, &right)
            self.init(terms, relation, right)
        }
    }

    private init(pair first: Side, _ relation: Relation, _ second: Side, _ constant: Double) {
        let right = constant + second.constant - first.constant
        if first.first == second.first {
            self = .settled(holds: relation.holds(0, right))
        } else {
            self = .difference(plus: first.first, minus: second.first, relation, right)
        }
    }

    private init(_ terms: [Term], _ relation: Relation, _ constant: Double) {
        let terms = terms.filter { $0.coefficient != 0 }
        switch terms.count {
        case 0: self = .settled(holds: relation.holds(0, constant))
        case 2 where terms[0].coefficient == 1 && terms[1].coefficient == -1:
            self = .difference(plus: terms[0].variable, minus: terms[1].variable, relation, constant)
        case 2 where terms[0].coefficient == -1 && terms[1].coefficient == 1:
            self = .difference(plus: terms[1].variable, minus: terms[0].variable, relation, constant)
        default: self = .general(Expression(terms: terms), relation, constant)
        }
    }

    private static func gather(_ side: Side, _ factor: Double, _ terms: inout [Term], _ right: inout Double) {
        add(side.first, side.firstFactor * factor, &terms)
        if let second = side.second { add(second, side.secondFactor * factor, &terms) }
        right -= side.constant * factor
    }

    private static func add(_ variable: Variable, _ factor: Double, _ terms: inout [Term]) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += factor
            return
        }
        terms.append(Term(variable, factor))
    }

    /// The right side; nil where nothing was left to compare.
    var constant: Double? {
        switch self {
        case .difference(_, _, _, let constant), .general(_, _, let constant): constant
        case .settled: nil
        }
    }
}

extension Relation {
    /// Whether two numbers compare so, within the solver's tolerance (PX-1).
    func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .lessOrEqual: left <= right + 1e-3
        case .equal: (left - right).magnitude <= 1e-3
        case .greaterOrEqual: left >= right - 1e-3
        }
    }
}
