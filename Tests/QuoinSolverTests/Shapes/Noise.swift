import QuoinSolver

/// Random problems without the shape of a layout.
extension Sketch {
    private mutating func addVariables(_ count: Int) {
        for index in 0..<count {
            _ = system.addVariable(from: index > 0 && random.once(in: 3) ? random.roll(0...index - 1) : nil)
        }
    }

    /// Adds differences between any two variables, with contradictions and cycles among the required ones.
    mutating func differences() {
        let count = random.roll(1...8)
        addVariables(count)
        for _ in 0..<random.roll(1...20) { difference(among: count, rank(requiredOnceIn: 3)) }
    }

    private mutating func difference(among count: Int, _ rank: SystemRow.Rank) {
        let (plus, minus) = (random.roll(0...count - 1), random.roll(0...count - 1))
        let constant = random.once(in: 2) ? length() : -length()
        if plus == minus || random.once(in: 6) {
            system.add([(1, plus)], relation(), to: constant, at: rank)
        } else {
            system.difference(plus: plus, minus: minus, relation(), constant, at: rank)
        }
        system.rows[system.rows.count - 1].isEdit = random.once(in: 8)
        system.rows[system.rows.count - 1].isGuard = rank == .required && random.once(in: 8)
    }

    /// Adds rows of up to four terms with any multipliers. Required rows hold at a hidden point, so they never contradict
    /// each other by an amount near a tolerance.
    mutating func noise() {
        let count = random.roll(1...6)
        addVariables(count)
        let hidden = (0..<count).map { _ in random.roll(-200...200) }
        for _ in 0..<random.roll(1...12) {
            let terms = terms(among: count)
            let isRequired = random.once(in: 3)
            let constant = isRequired ? Self.constant(terms, at: hidden) : random.once(in: 2) ? length() : -length()
            let relation = relation()
            guard let constant else { continue }
            system.add(terms, relation, to: constant, at: isRequired ? .required : optionalRank())
        }
    }

    private mutating func terms(among count: Int) -> [(Ratio, Int)] {
        var left = Array(0..<count)
        return (0..<random.roll(1...min(4, count))).map { _ in
            let variable = left.remove(at: random.roll(0...left.count - 1))
            let coefficient = random.once(in: 2) ? 1 : random.once(in: 2) ? multiplier() : Ratio(random.roll(1...4), random.roll(1...4))
            return (random.once(in: 2) ? coefficient : -coefficient, variable)
        }
    }

    /// The value of the terms at a point of whole numbers; nil where the fraction grows too large to be a multiple of
    /// anything reasonable.
    private static func constant(_ terms: [(Ratio, Int)], at point: [Int]) -> Ratio? {
        let denominator = terms.reduce(1) { $0 * $1.0.denominator }
        guard denominator <= 4096 else { return nil }
        return Ratio(terms.reduce(0) { $0 + $1.0.numerator * (denominator / $1.0.denominator) * point[$1.1] }, denominator)
    }

    /// Adds long chains of variables, with several overlapping limits between neighbors.
    mutating func chains() {
        let count = random.roll(3...14)
        addVariables(count)
        system.add([(1, 0)], .equal, to: 0)
        for index in 1..<count {
            if !random.once(in: 5) { system.difference(plus: index, minus: index - 1, random.once(in: 2) ? .equal : relation(), gap()) }
            for _ in 0..<random.roll(0...2) { system.difference(plus: index, minus: index - 1, relation(), length(), at: optionalRank()) }
        }
        system.add([(1, count - 1)], relation(), to: length(), at: rank(requiredOnceIn: 3))
        maybeContradict()
    }

    /// Adds rows that repeat each other, at the same and at other priorities, and cycles whose constants add up to 0.
    mutating func redundant() {
        let count = random.roll(2...6)
        addVariables(count)
        let hidden = (0..<count).map { _ in random.roll(-300...300) }
        for _ in 0..<random.roll(3...10) {
            let (plus, minus) = (random.roll(0...count - 1), random.roll(0...count - 1))
            guard plus != minus else { continue }
            system.difference(plus: plus, minus: minus, relation(), Ratio(hidden[plus] - hidden[minus]), at: rank(requiredOnceIn: 2))
        }
        guard !system.rows.isEmpty else { return differences() }
        for _ in 0..<random.roll(1...5) {
            let row = random.pick(system.rows)
            system.add(
                row.terms.map { ($0.coefficient, $0.variable) }, row.relation, to: row.constant,
                at: random.once(in: 2) ? row.rank : optionalRank())
        }
    }

    /// Adds the tie levels of a layout: sizes, bounds and origins below all priorities.
    mutating func levels() {
        let window = window()
        var spans = [window]
        for _ in 0..<random.roll(1...5) {
            let parent = random.pick(spans)
            let child = span(in: parent)
            if random.once(in: 2) { system.difference(plus: child.low, minus: parent.low, relation(), gap(), at: rank(requiredOnceIn: 2)) }
            if random.once(in: 2) {
                system.difference(plus: parent.high, minus: child.high, .greaterOrEqual, gap(), at: rank(requiredOnceIn: 2))
            }
            if random.once(in: 2) { content(child) }
            system.difference(plus: child.high, minus: child.low, .equal, 0, at: .tie(1))
            system.difference(plus: child.low, minus: parent.low, .equal, 0, at: .tie(3))
            if random.once(in: 3) { system.difference(plus: child.low, minus: parent.low, .equal, gap(), at: .tie(2)) }
            spans.append(child)
        }
    }

    /// Adds one to three rows with numbers from 1e-6 to 1e6, those of one row's terms within two decades.
    mutating func magnitudes() {
        let count = random.roll(1...2)
        addVariables(count)
        for _ in 0..<random.roll(1...3) {
            let power = random.roll(-5...5)
            let terms = (0..<random.roll(1...count)).map { (magnitude(power + random.roll(-1...1)), $0) }
            system.add(terms, relation(), to: magnitude(random.roll(-6...6)), at: optionalRank())
        }
    }

    private mutating func magnitude(_ power: Int) -> Ratio {
        let ten = (0..<abs(power)).reduce(1) { ten, _ in ten * 10 }
        let digit = random.roll(1...9)
        return power < 0 ? Ratio(digit, ten) : Ratio(digit * ten)
    }
}
