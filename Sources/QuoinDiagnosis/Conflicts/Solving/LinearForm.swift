/// A sum of numbers times unknowns, in the order of the unknowns.
struct LinearForm: Hashable {
    private(set) var terms: [(unknown: Int, coefficient: Double)] = []

    init() {}

    init(_ unknown: Int, times coefficient: Double = 1) { terms = [(unknown, coefficient)] }

    var isEmpty: Bool { terms.isEmpty }

    func coefficient(of unknown: Int) -> Double { terms.first { $0.unknown == unknown }?.coefficient ?? 0 }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm { left.adding(right, times: 1) }
    static func - (left: LinearForm, right: LinearForm) -> LinearForm { left.adding(right, times: -1) }
    static func * (factor: Double, form: LinearForm) -> LinearForm { LinearForm().adding(form, times: factor) }

    /// The sum; what cancels out up to rounding is gone.
    func adding(_ other: LinearForm, times factor: Double) -> LinearForm {
        var sum = LinearForm()
        sum.terms.reserveCapacity(terms.count + other.terms.count)
        var (here, there) = (0, 0)
        while here < terms.count || there < other.terms.count {
            if there == other.terms.count || here < terms.count && terms[here].unknown < other.terms[there].unknown {
                sum.terms.append(terms[here])
                here += 1
                continue
            }
            let (unknown, coefficient) = (other.terms[there].unknown, other.terms[there].coefficient * factor)
            var total = coefficient
            if here < terms.count, terms[here].unknown == unknown {
                total += terms[here].coefficient
                if abs(total) <= 1e-9 * max(abs(coefficient), abs(terms[here].coefficient)) { total = 0 }
                here += 1
            }
            if total != 0 { sum.terms.append((unknown, total)) }
            there += 1
        }
        return sum
    }

    static func == (left: LinearForm, right: LinearForm) -> Bool { left.terms.elementsEqual(right.terms) { $0 == $1 } }

    func hash(into hasher: inout Hasher) {
        for term in terms {
            hasher.combine(term.unknown)
            hasher.combine(term.coefficient)
        }
    }
}
