/// Equations between edges, solved with letters instead of numbers: what an edge is made of, and not only where it is.
///
/// ```text
///   title.top = content.top + 8        title.bottom − title.top = ⟨title's text⟩       content.bottom = title.bottom + 8
///   ⇒ content.bottom = ⟨title's text⟩ + 16, and no edge is left free
/// ```
///
/// Gauss–Jordan on sparse rows, each equation once: what contradicts those before it is passed over.
struct Elimination {
    /// An edge that is looked for.
    typealias Unknown = Int

    /// A length that is there.
    enum Known: Hashable {
        /// What the scroll view shows of its content.
        case frame
        /// The length of a view outside.
        case outsideLength(Int)
        /// The place of something outside: what hangs on it does not scroll.
        case outsidePlace(Int)
        /// What a view's own content asks for: a text, an image.
        case content(Int)
        case number
    }

    /// A sum of multiples.
    struct Form {
        var unknowns: [Unknown: Double] = [:]
        var knowns: [Known: Double] = [:]

        static func unknown(_ unknown: Unknown) -> Form { Form(unknowns: [unknown: 1]) }
        static func known(_ known: Known, _ factor: Double = 1) -> Form { Form(knowns: factor == 0 ? [:] : [known: factor]) }

        mutating func add(_ other: Form, times factor: Double = 1) {
            for (unknown, value) in other.unknowns { unknowns.add(unknown, value * factor) }
            for (known, value) in other.knowns { knowns.add(known, value * factor) }
        }

        func plus(_ other: Form, times factor: Double = 1) -> Form {
            var sum = self
            sum.add(other, times: factor)
            return sum
        }

        var isDetermined: Bool { unknowns.isEmpty }
    }

    private var solved: [Unknown: Form] = [:]

    /// The form in free unknowns alone.
    func reduced(_ form: Form) -> Form {
        var result = form
        var waiting = form.unknowns.keys.filter { solved[$0] != nil }
        while let unknown = waiting.popLast() {
            guard let factor = result.unknowns[unknown], let value = solved[unknown] else { continue }
            result.unknowns[unknown] = nil
            result.add(value, times: factor)
            waiting += value.unknowns.keys.filter { solved[$0] != nil }
        }
        return result
    }

    /// The form is 0.
    mutating func assume(_ form: Form) {
        let row = reduced(form)
        // The greatest unknown goes, so that the answer does not hang on the order of a dictionary.
        guard let (pivot, factor) = row.unknowns.filter({ $0.value.magnitude > 1e-6 }).max(by: { $0.key < $1.key }) else { return }
        var value = Form()
        value.add(row, times: -1 / factor)
        value.unknowns[pivot] = nil
        solved[pivot] = value
    }
}

extension Dictionary where Value == Double {
    fileprivate mutating func add(_ key: Key, _ value: Double) {
        let sum = self[key, default: 0] + value
        self[key] = sum.magnitude < 1e-9 ? nil : sum
    }
}
