extension LinearExpression: CustomStringConvertible {
    /// The expression in Swift notation: `2 * x1 - x0 + 8`.
    public var description: String { text(\.description) }

    /// Returns the expression as text, with other names of variables.
    func text(_ name: (Variable) -> String) -> String {
        var text = ""
        for term in terms { append(term, name, to: &text) }
        guard constant != 0 || text.isEmpty else { return text }
        guard !text.isEmpty else { return shortest(constant) }
        return text + (constant < 0 ? " - " : " + ") + shortest(constant.magnitude)
    }

    private func append(_ term: Term, _ name: (Variable) -> String, to text: inout String) {
        let negative = term.coefficient < 0
        if !text.isEmpty { text += negative ? " - " : " + " } else if negative { text += "-" }
        if term.coefficient.magnitude != 1 { text += shortest(term.coefficient.magnitude) + " * " }
        text += name(term.variable)
    }
}

extension Row: CustomStringConvertible {
    /// The row in Swift notation, with its priority after an @: `x1 - x0 >= 8 @750`.
    public var description: String { text(\.description) }

    /// Returns the row as text, with other names of variables.
    func text(_ name: (Variable) -> String) -> String {
        let text = "\(expression.text(name)) \(relation) \(shortest(constant))"
        if let tie { return text + " @\(tie)" }
        return isRequired ? text : text + " @\(priority)"
    }
}

/// Returns a number as text, without ".0" for whole numbers.
func shortest(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
