/// A picture's rows as terms over flat variables, four a view.
public struct LoweredPicture: Sendable {
    /// The four numbers that describe a view.
    public enum Variables: Sendable {
        /// Left, top, right, bottom.
        case edges
        /// x, y, width, height, absolute.
        case frames
    }

    public struct Term: Sendable, Equatable {
        public var variable: UInt32
        public var coefficient: Double
    }

    public private(set) var terms: [Term] = []
    /// Row i has the terms `starts[i] ..< starts[i + 1]`.
    public private(set) var starts: [Int] = [0]

    public init(_ picture: Picture, as variables: Variables) {
        terms.reserveCapacity(picture.rows.count * (variables == .edges ? 2 : 3))
        starts.reserveCapacity(picture.rows.count + 1)
        for row in picture.rows {
            append(row.first, times: 1, variables)
            if let second = row.second { append(second, times: -row.multiplier, variables) }
            starts.append(terms.count)
        }
    }

    public func terms(of row: Int) -> ArraySlice<Term> { terms[starts[row]..<starts[row + 1]] }

    private mutating func append(_ anchor: Anchor, times factor: Double, _ variables: Variables) {
        for (part, coefficient) in anchor.attribute.parts(variables) {
            merge(Term(variable: UInt32(4 * anchor.view) + part, coefficient: factor * coefficient))
        }
    }

    /// Adds a term to the last row, or adds its coefficient to that of the same variable: each variable is there once.
    private mutating func merge(_ term: Term) {
        let start = starts[starts.count - 1]
        if let index = terms[start...].firstIndex(where: { $0.variable == term.variable }) {
            terms[index].coefficient += term.coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(term)
        }
    }
}

extension Attribute {
    fileprivate func parts(_ variables: LoweredPicture.Variables) -> [(UInt32, Double)] {
        switch (self, variables) {
        case (.left, _): [(0, 1)]
        case (.top, _): [(1, 1)]
        case (.right, .edges): [(2, 1)]
        case (.right, .frames): [(0, 1), (2, 1)]
        case (.bottom, .edges): [(3, 1)]
        case (.bottom, .frames): [(1, 1), (3, 1)]
        case (.width, .edges): [(2, 1), (0, -1)]
        case (.width, .frames): [(2, 1)]
        case (.height, .edges): [(3, 1), (1, -1)]
        case (.height, .frames): [(3, 1)]
        case (.centerX, .edges): [(0, 0.5), (2, 0.5)]
        case (.centerX, .frames): [(0, 1), (2, 0.5)]
        case (.centerY, .edges): [(1, 0.5), (3, 0.5)]
        case (.centerY, .frames): [(1, 1), (3, 0.5)]
        }
    }
}
