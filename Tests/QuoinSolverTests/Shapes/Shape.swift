import QuoinSolver

/// The kinds of random systems. A seed determines the shape and everything in it.
///
/// Constants are multiples of 1/64 up to 1e5, multipliers fractions of numbers up to 64, contradictions at least 1/64,
/// so that no tolerance decides anything; only `magnitudes`, of three rows or fewer, leaves these bounds.
enum Shape: Int, CaseIterable {
    case nestedStacks, list, grid, form, crossTies, equalLengths, ratios, differences, noise, chains, redundant, levels
    /// Several of the others in one window with ties between them: a hundred rows and more, so one seed in 101.
    case tangle
    /// Numbers from 1e-6 to 1e6, for a test of its own.
    case magnitudes

    init(seed: Int) { self = seed % 101 == 100 ? .tangle : Shape.allCases[seed % Shape.tangle.rawValue] }

    static func system(seed: Int) -> System { Shape(seed: seed).system(seed: seed) }

    func system(seed: Int) -> System {
        var sketch = Sketch(seed: seed)
        draw(&sketch)
        return sketch.system
    }

    private func draw(_ sketch: inout Sketch) {
        switch self {
        case .nestedStacks: sketch.nestedStacks()
        case .list: sketch.list()
        case .grid: sketch.grid()
        case .form: sketch.form()
        case .crossTies: sketch.crossTies()
        case .equalLengths: sketch.equalLengths()
        case .ratios: sketch.ratios()
        case .differences: sketch.differences()
        case .noise: sketch.noise()
        case .chains: sketch.chains()
        case .redundant: sketch.redundant()
        case .levels: sketch.levels()
        case .magnitudes: sketch.magnitudes()
        case .tangle: sketch.tangle()
        }
    }
}

/// A system in the making: spans (two edges) with sizes, gaps and wishes.
struct Sketch {
    struct Span {
        var low: Int
        var high: Int
    }

    var system = System()
    var random: SeededGenerator

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    // MARK: - Numbers

    /// k/64, mostly whole and of the size of points, now and then up to 1e5.
    mutating func length() -> Ratio {
        switch random.roll(0...9) {
        case 0: Ratio(random.roll(0...100_000))
        case 1, 2: Ratio(random.roll(1...64 * 1000), 64)
        case 3: 0
        default: Ratio(random.roll(1...400))
        }
    }

    mutating func gap() -> Ratio { random.once(in: 4) ? Ratio(random.roll(0...64 * 20), 64) : Ratio(random.pick([0, 4, 8, 8, 16, 20])) }

    /// a/b with both up to 64.
    mutating func multiplier() -> Ratio { Ratio(random.roll(1...64), random.roll(1...64)) }

    mutating func relation() -> Relation { random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual, .greaterOrEqual]) }

    mutating func optionalRank() -> SystemRow.Rank {
        .priority(random.pick([0.5, 1, 50, 250, 250, 251, 333.25, 490, 500, 750, 750, 751, 999]))
    }

    mutating func rank(requiredOnceIn sides: Int) -> SystemRow.Rank { random.once(in: sides) ? .required : optionalRank() }

    // MARK: - Parts

    /// Two new edges; half of them rest at those of `parent`.
    mutating func span(in parent: Span? = nil) -> Span {
        let rests = parent != nil && !random.once(in: 2)
        let low = system.addVariable(from: rests ? parent?.low : nil)
        let high = system.addVariable(from: rests ? parent?.high : nil)
        let span = Span(low: low, high: high)
        if !random.once(in: 4) {
            system.difference(plus: high, minus: low, .greaterOrEqual, 0)
            system.rows[system.rows.count - 1].isGuard = random.once(in: 2)
        }
        return span
    }

    /// A window whose size is a required or strong edit.
    mutating func window() -> Span {
        let window = span()
        system.add([(1, window.low)], .equal, to: 0)
        system.difference(
            plus: window.high, minus: window.low, .equal, Ratio(random.roll(100...1200)),
            at: random.once(in: 3) ? .priority(999) : .required)
        system.rows[system.rows.count - 1].isEdit = random.once(in: 2)
        return window
    }

    mutating func size(_ span: Span, _ relation: Relation, to length: Ratio, at rank: SystemRow.Rank) {
        system.difference(plus: span.high, minus: span.low, relation, length, at: rank)
    }

    /// Hugging and compression as a label has them, at random priorities.
    mutating func content(_ span: Span) {
        let size = length()
        self.size(span, .lessOrEqual, to: size, at: random.once(in: 2) ? .priority(250) : optionalRank())
        self.size(span, .greaterOrEqual, to: size, at: random.once(in: 2) ? .priority(750) : optionalRank())
    }

    /// Now and then a row that contradicts others by at least 1/64, anywhere in the order.
    mutating func maybeContradict() {
        guard random.once(in: 6), !system.rows.isEmpty else { return }
        var row = random.pick(system.rows)
        guard row.rank == .required, row.terms.allSatisfy({ abs($0.coefficient.numerator) == 1 && $0.coefficient.denominator == 1 }) else {
            return
        }
        row.constant = Ratio(row.constant.numerator * (64 / row.constant.denominator) + random.roll(1...6400), 64)
        row.relation = .equal
        row.isGuard = false
        system.rows.insert(row, at: random.roll(0...system.rows.count))
        for index in system.rows.indices { system.rows[index].key = UInt64(index) + 1 }
    }
}
