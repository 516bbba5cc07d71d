extension Expression: CustomStringConvertible {
    /// As one would write it: `2 * x1 - x0 + 8`.
    public var description: String {
        var text = ""
        for term in terms { append(term, to: &text) }
        guard constant != 0 || text.isEmpty else { return text }
        guard !text.isEmpty else { return shortest(constant) }
        return text + (constant < 0 ? " - " : " + ") + shortest(constant.magnitude)
    }

    private func append(_ term: Term, to text: inout String) {
        let negative = term.coefficient < 0
        if !text.isEmpty { text += negative ? " - " : " + " } else if negative { text += "-" }
        if term.coefficient.magnitude != 1 { text += shortest(term.coefficient.magnitude) + " * " }
        text += term.variable.description
    }
}

extension Row: CustomStringConvertible {
    /// As one would write it, with what it matters behind an @: `x1 - x0 >= 8 @750`.
    public var description: String {
        let text = "\(expression) \(relation) \(shortest(constant))"
        if let tie { return text + " @\(tie)" }
        return isRequired ? text : text + " @\(priority)"
    }
}

/// Whole numbers without their ".0".
func shortest(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
