// Descriptions of small values, for debugging.

extension Term: CustomStringConvertible {
    /// The term as a row writes it, such as `2 * x1`.
    public var description: String { LinearExpression(variable, times: coefficient).description }
}

extension Backend: CustomStringConvertible {
    /// The name, such as `native`.
    public var description: String { name }
}

extension Certificate: CustomStringConvertible {
    /// A text such as `required rows within 0, violations: 12 @750, 0 @250`.
    public var description: String {
        let sums = levels.map(\.description).joined(separator: ", ")
        return "required rows within \(shortest(requiredResidual))" + (sums.isEmpty ? "" : ", violations: \(sums)")
    }
}

extension Certificate.Level: CustomStringConvertible {
    /// A text such as `12 @750`.
    public var description: String { "\(shortest(violation)) @\(priority)" }
}

extension Counts: CustomStringConvertible {
    /// The counts on one line, such as
    /// `8 variables, 12 rows, 5 classes, 3 springs, 2 eliminated, kernel 0 × 0 with 0 pivots, 1 of 4 components, 9120 bytes`.
    public var description: String {
        "\(variables) variables, \(rows) rows, \(classes) classes, \(springs) springs, \(eliminated) eliminated, "
            + "kernel \(kernelRows) × \(kernelColumns) with \(kernelPivots) pivots, "
            + "\(touchedComponents) of \(components) components, \(bytes) bytes"
    }
}

extension LevelRow.ID: CustomStringConvertible {
    /// A text such as `row 7`, `x3 rests`, `x3 less`, `x3 more`.
    public var description: String {
        switch self {
        case .row(let row): row.description
        case .rest(let variable): "\(variable) rests"
        case .less(let variable): "\(variable) less"
        case .more(let variable): "\(variable) more"
        }
    }
}

extension Level: CustomStringConvertible {
    /// A text such as `@750: row 3, row 4`.
    public var description: String { "\(origin): \(rows.map(\.description).joined(separator: ", "))" }
}

extension Level.Origin: CustomStringConvertible {
    /// A text such as `required`, `@750`, `later row`, `tie 1`, `rest` or `probe`.
    public var description: String {
        switch self {
        case .required: "required"
        case .priority(let priority): "@\(priority)"
        case .laterRow: "later row"
        case .tie(let level): level.description
        case .rest: "rest"
        case .probe: "probe"
        }
    }
}

extension RowChange: CustomStringConvertible {
    /// A text such as `4 variables, 2 rows removed, 1 added: x1 - x0 >= 8, 3 constants`.
    public var description: String {
        let rows = added.isEmpty ? "" : ": " + added.map(\.description).joined(separator: ", ")
        return "\(variableCount) variables, \(removed.count) rows removed, \(added.count) added\(rows), \(constants.count) constants"
    }
}

extension RecordingBackend.Call: CustomStringConvertible {
    /// A text that begins with `load` or `solve`, with a line for each level.
    public var description: String {
        switch self {
        case .load(let change): "load \(change)"
        case .solve(let levels, let isPossible):
            (["solve\(isPossible ? "" : ": required rows cannot hold")"] + levels.map { "  \($0)" }).joined(separator: "\n")
        }
    }
}
