import QuoinSolver

/// A constraint as a row of the solver.
enum LoweredRow {
    /// plus − minus  relation  constant: pins, gaps, insets, alignments and sizes.
    case difference(plus: Variable?, minus: Variable?, Relation, Double)
    /// Anything else: equal sizes, centers, multipliers.
    indirect case general(LinearExpression, Relation, Double)
    /// A row without terms, since all edges cancel: it holds or does not hold.
    case trivial(holds: Bool)

    /// first  relation  constant
    init(_ first: EdgeSum, _ relation: Relation, constant: Double) {
        if first.second == nil || first.secondFactor == -1 {
            self = .difference(plus: first.first, minus: first.second, relation, constant - first.constant)
        } else {
            var sum = TermSum(constant: constant)
            sum.add(first, times: 1)
            self.init(sum, relation)
        }
    }

    /// first  relation  multiplier·second + constant, with locations measured from `reference`. Mirrored rows measure from the
    /// right edge leftward.
    init(
        _ first: EdgeSum, _ relation: Relation, to second: EdgeSum, multiplier: Double, constant: Double,
        reference: EdgeSum? = nil, isMirrored: Bool = false
    ) {
        guard multiplier != 0 else {
            self.init(first, relation, constant: constant)
            return
        }
        // Mirrored, distances count leftward: signs turn, and with them the relation (CM-6).
        let relation = isMirrored ? relation.flipped : relation
        let constant = isMirrored ? -constant : constant
        if multiplier == 1, first.second == nil, second.second == nil {
            let right = constant + second.constant - first.constant
            self =
                first.first == second.first
                ? .trivial(holds: relation.holds(0, right))
                : .difference(plus: first.first, minus: second.first, relation, right)
            return
        }
        var sum = TermSum(constant: constant)
        sum.add(first, times: 1)
        sum.add(second, times: -multiplier)
        if let reference, multiplier != 1 { sum.add(reference, times: multiplier - 1) }
        self.init(sum, relation)
    }

    /// direction · (sum − origin)
    struct Distance {
        var sum: EdgeSum
        var origin: EdgeSum
        var direction: Double
    }

    /// first  relation  multiplier·second + constant, for distances on different axes.
    init(_ first: Distance, _ relation: Relation, to second: Distance, multiplier: Double, constant: Double) {
        var sum = TermSum(constant: constant)
        for (distance, factor) in [(first, 1), (second, -multiplier)] {
            sum.add(distance.sum, times: distance.direction * factor)
            sum.add(distance.origin, times: -distance.direction * factor)
        }
        self.init(sum, relation)
    }

    private init(_ sum: TermSum, _ relation: Relation) {
        let terms = sum.terms.contains { $0.coefficient == 0 } ? sum.terms.filter { $0.coefficient != 0 } : sum.terms
        switch terms.count {
        case 0: self = .trivial(holds: relation.holds(0, sum.constant))
        case 2 where terms[0].coefficient == 1 && terms[1].coefficient == -1:
            self = .difference(plus: terms[0].variable, minus: terms[1].variable, relation, sum.constant)
        case 2 where terms[0].coefficient == -1 && terms[1].coefficient == 1:
            self = .difference(plus: terms[1].variable, minus: terms[0].variable, relation, sum.constant)
        default: self = .general(LinearExpression(terms: terms), relation, sum.constant)
        }
    }

    /// The right side; nil for a trivial row.
    var constant: Double? {
        switch self {
        case .difference(_, _, _, let constant), .general(_, _, let constant): constant
        case .trivial: nil
        }
    }
}

/// The left side of a row while it is gathered, and the constant on its right side.
private struct TermSum {
    var terms: [Term] = []
    var constant: Double

    init(constant: Double) {
        terms.reserveCapacity(6)  // the edges of two centers and of what they are measured from
        self.constant = constant
    }

    /// Adds a sum of edges to the left side.
    mutating func add(_ sum: EdgeSum, times factor: Double) {
        add(sum.first, times: sum.firstFactor * factor)
        if let second = sum.second { add(second, times: sum.secondFactor * factor) }
        constant -= sum.constant * factor
    }

    private mutating func add(_ variable: Variable, times factor: Double) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += factor
            return
        }
        terms.append(Term(variable, factor))
    }
}

extension Relation {
    /// Whether the relation holds between two numbers, within the solver's tolerance for required rows (PX-1).
    func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .lessOrEqual: left <= right + 1e-3
        case .equal: (left - right).magnitude <= 1e-3
        case .greaterOrEqual: left >= right - 1e-3
        }
    }
}
