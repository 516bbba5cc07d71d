import QuoinLayout
import QuoinSolver

/// The edges of everything in a scroll view on one axis, as sums over the content's start (see ``Elimination``).
///
/// Constraints that hold go in, the strongest first; content sizes where a view has the size that its content asks for.
struct AxisEquations {
    typealias Form = LinearForm<Quantity>

    /// An unknown edge, or a given length.
    enum Quantity: EliminationQuantity {
        case number
        /// The length that the scroll view shows of its content.
        case frame
        /// The length of a view outside.
        case outsideLength(Int)
        /// The position of something outside: a view that depends on it does not scroll.
        case outsidePosition(Int)
        /// The length that a view's own content asks for: a text, an image.
        case content(Int)
        case edge(Int)

        var isUnknown: Bool { if case .edge = self { true } else { false } }
    }

    private let reader: EquationReader
    private(set) var elimination = Elimination<Quantity>()
    /// The maximum number of named views. The contents of further ones go in as numbers, so that sums stay readable.
    private static let mostNamed = 600
    /// Even short sums may grow with the square of the views.
    private static let most = 5_000
    /// The end of the content.
    let contentEnd: Form
    /// The inequality that would close the sum if it were an equation.
    let closingInequality: AnalyzedConstraint?

    init(_ scroll: AnalyzedView, _ axis: Axis) {
        var elimination = Elimination<Quantity>()
        reader = EquationReader(scroll, axis, namesContents: scroll.descendants.count <= AxisEquations.mostNamed)
        let end = reader.contentEnd(scroll)
        guard scroll.descendants.count <= AxisEquations.most else {
            contentEnd = end
            closingInequality = nil
            return
        }
        for form in reader.equalities() { elimination.assume(form) }
        var closing: AnalyzedConstraint?
        if !elimination.reduced(end).isDetermined {
            var tight = elimination
            for (constraint, form) in reader.tightInequalities() where closing == nil {
                tight.assume(form)
                if tight.reduced(end).isDetermined { closing = constraint }
            }
            // The length is determined all the same: a constraint pulls the inequality tight.
            if !scroll.undetermined.contains(.contentLength(axis)) { elimination = tight }
        }
        closingInequality = closing
        self.elimination = elimination
        contentEnd = elimination.reduced(end)
    }

    func start(_ view: AnalyzedView) -> Form { elimination.reduced(reader.start(view)) }
    func end(_ view: AnalyzedView) -> Form { elimination.reduced(reader.end(view)) }
    func length(_ view: AnalyzedView) -> Form { elimination.reduced(reader.end(view) - reader.start(view)) }

    /// Whether the content's length is known once that of a view is.
    func isCompleted(byLengthOf view: AnalyzedView) -> Bool {
        let missing = contentEnd.unknowns
        let own = length(view)
        guard let first = missing.first, missing.count == own.unknowns.count, own.coefficient(of: first.quantity) != 0 else { return false }
        let factor = own.coefficient(of: first.quantity) / first.coefficient
        return missing.allSatisfy { abs(own.coefficient(of: $0.quantity) - $0.coefficient * factor) < 1e-6 }
    }
}

/// Reads constraints as sums over the edges inside one scroll view.
private struct EquationReader {
    typealias Form = AxisEquations.Form

    let scroll: AnalyzedView
    let axis: Axis
    let namesContents: Bool

    init(_ scroll: AnalyzedView, _ axis: Axis, namesContents: Bool) {
        self.scroll = scroll
        self.axis = axis
        self.namesContents = namesContents
    }

    // Two unknowns a view, and one more for the content of a scroll view in it.
    func start(_ view: AnalyzedView) -> Form { Form(.edge(3 * view.index)) }
    func end(_ view: AnalyzedView) -> Form { Form(.edge(3 * view.index + 1)) }
    func contentEnd(_ view: AnalyzedView) -> Form { Form(.edge(3 * view.index + 2)) }

    /// The constraints that have to do with the content, in the order of the layout.
    private var constraints: [AnalyzedConstraint] {
        var indices: Set<Int> = Set(scroll.constraints.map(\.index))
        for view in scroll.descendants { indices.formUnion(view.tree.constraintsOfView[view.index]) }
        return indices.sorted().map { AnalyzedConstraint(tree: scroll.tree, index: $0) }.filter { constraint in
            constraint.axis == axis && constraint.identifier != "IB-design-time-size"
                && constraint.sides.contains { own, _ in scroll.contains(own.view) || own.view == scroll && own.part == .content }
        }
    }

    func equalities() -> [Form] {
        let equal = constraints.filter { $0.relation == .equal && $0.origin != .contentSize && ($0.isRequired || $0.isTight) }
        let required = equal.filter(\.isRequired).compactMap { form($0) }
        let optional = equal.filter { !$0.isRequired }.sorted { $0.priority > $1.priority }
        let strong = optional.filter { $0.priority >= 250 }.compactMap { form($0) }
        let weak = optional.filter { $0.priority < 250 }.compactMap { form($0) }
        return required + strong + contents() + weak
    }

    func tightInequalities() -> [(constraint: AnalyzedConstraint, form: Form)] {
        constraints.filter { $0.relation != .equal && $0.origin != .contentSize && $0.isTight }
            .sorted { $0.priority > $1.priority }
            .compactMap { constraint in form(constraint).map { (constraint, $0) } }
    }

    /// The views that are as long as their content asks.
    private func contents() -> [Form] {
        scroll.descendants.compactMap { view in
            guard let wanted = view.contentLength(axis) else { return nil }
            let insets = view.item.alignmentInsets
            let extra = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
            guard abs(view.length(axis) - extra - wanted) <= pixelTolerance else { return nil }
            return end(view) - start(view) - (namesContents ? Form(.content(view.index)) : Form(.number, times: wanted))
        }
    }

    private func form(_ constraint: AnalyzedConstraint) -> Form? {
        var form = form(constraint.first, from: constraint.second)
        if let second = constraint.second {
            form = form.adding(self.form(second, from: constraint.first), times: -constraint.multiplier)
        }
        return form - Form(.number, times: constraint.constant)
    }

    private func form(_ anchor: AnalyzedAnchor, from other: AnalyzedAnchor?) -> Form {
        let view = anchor.view
        let isContent = anchor.meansContent(from: other)
        if view == scroll {
            return anchor.attribute.form(from: Form(), to: isContent ? contentEnd(scroll) : Form(.frame))
        }
        guard scroll.contains(view) else {
            return anchor.attribute.isLocation ? Form(.outsidePosition(view.index)) : Form(.outsideLength(view.index))
        }
        return anchor.attribute.form(from: start(view), to: isContent ? start(view) + contentEnd(view) : end(view))
    }
}
