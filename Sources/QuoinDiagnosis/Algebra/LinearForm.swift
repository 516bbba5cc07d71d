/// A sum of numbers times quantities, in the order of the quantities.
struct LinearForm<Quantity: Hashable & Comparable>: Hashable {
    struct Term: Hashable {
        var quantity: Quantity
        var coefficient: Double
    }

    private(set) var terms: [Term] = []

    init() {}

    init(_ quantity: Quantity, times coefficient: Double = 1) {
        if coefficient != 0 { terms = [Term(quantity: quantity, coefficient: coefficient)] }
    }

    var isEmpty: Bool { terms.isEmpty }

    func coefficient(of quantity: Quantity) -> Double { terms.first { $0.quantity == quantity }?.coefficient ?? 0 }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm { left.adding(right, times: 1) }
    static func - (left: LinearForm, right: LinearForm) -> LinearForm { left.adding(right, times: -1) }
    static func * (factor: Double, form: LinearForm) -> LinearForm { LinearForm().adding(form, times: factor) }

    /// The sum; terms that cancel out up to rounding are gone. O(terms of both).
    func adding(_ other: LinearForm, times factor: Double) -> LinearForm {
        var sum = LinearForm()
        sum.terms.reserveCapacity(terms.count + other.terms.count)
        var (here, there) = (0, 0)
        while here < terms.count || there < other.terms.count {
            if there == other.terms.count || here < terms.count && terms[here].quantity < other.terms[there].quantity {
                sum.terms.append(terms[here])
                here += 1
                continue
            }
            var term = other.terms[there]
            term.coefficient *= factor
            let added = term.coefficient
            if here < terms.count, terms[here].quantity == term.quantity {
                term.coefficient += terms[here].coefficient
                if abs(term.coefficient) <= 1e-9 * max(abs(added), abs(terms[here].coefficient)) { term.coefficient = 0 }
                here += 1
            }
            if term.coefficient != 0 { sum.terms.append(term) }
            there += 1
        }
        return sum
    }

    /// The form without a quantity.
    func removing(_ quantity: Quantity) -> LinearForm {
        var copy = self
        copy.terms.removeAll { $0.quantity == quantity }
        return copy
    }
}
