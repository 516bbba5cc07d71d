/// A quantity of an elimination: an unknown one or a given one.
protocol EliminationQuantity: Hashable, Comparable {
    var isUnknown: Bool { get }
}

/// Equations between quantities, solved with letters instead of numbers: of what an edge is made, and not only where it is.
///
/// ```text
///   title.top = content.top + 8        title.bottom − title.top = ⟨title's text⟩       content.bottom = title.bottom + 8
///   ⇒ content.bottom = ⟨title's text⟩ + 16, and no edge is left free
/// ```
///
/// Gauss–Jordan on sparse rows, each equation once: one that contradicts those before it is passed over.
struct Elimination<Quantity: EliminationQuantity> {
    typealias Form = LinearForm<Quantity>

    private var solved: [Quantity: Form] = [:]

    init() {}

    /// The form in free unknowns and given quantities alone.
    func reduced(_ form: Form) -> Form {
        var result = form
        var waiting = form.terms.map(\.quantity).filter { solved[$0] != nil }
        while let unknown = waiting.popLast() {
            let factor = result.coefficient(of: unknown)
            guard factor != 0, let value = solved[unknown] else { continue }
            result = result.removing(unknown).adding(value, times: factor)
            waiting += value.terms.map(\.quantity).filter { solved[$0] != nil }
        }
        return result
    }

    /// Takes a form for 0; nil if it has no free unknown, and this is what it comes to.
    @discardableResult
    mutating func assume(_ form: Form) -> Form? {
        let row = reduced(form)
        // The largest coefficient loses the fewest digits.
        let pivot = row.terms.filter { $0.quantity.isUnknown }.max { abs($0.coefficient) < abs($1.coefficient) }
        guard let pivot, abs(pivot.coefficient) > 1e-6 else { return row }
        solved[pivot.quantity] = (-1 / pivot.coefficient) * row.removing(pivot.quantity)
        return nil
    }
}

extension LinearForm where Quantity: EliminationQuantity {
    var unknowns: [Term] { terms.filter { $0.quantity.isUnknown } }

    var isDetermined: Bool { terms.allSatisfy { !$0.quantity.isUnknown } }
}
