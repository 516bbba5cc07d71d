import QuoinLayout
import QuoinSolver

/// The heights that chains of required constraints give a row, from its top to its bottom, chain by chain.
///
/// ```text
///   top + 10 + image 65 + 10 = bottom      85
///   top + 15 + label 60 + 15 = bottom      90      the two disagree, however high the row is
/// ```
struct RowChains {
    /// A chain from top to bottom.
    struct Chain {
        /// The views on it, in the order of the tree.
        let views: [AnalyzedView]
        let constraints: [AnalyzedConstraint]
        /// The height that it gives the row.
        let height: Double
    }

    /// The chains of constraints that add up to a number.
    let chains: [Chain]

    init(_ content: AnalyzedView) {
        chains = RowChains.groups(content).compactMap { RowChains.chain($0, content) }
    }

    /// Two chains that want different heights.
    var disagreement: (Chain, Chain)? {
        guard let first = chains.first, let other = chains.first(where: { abs($0.height - first.height) > 0.5 }) else { return nil }
        return (first, other)
    }

    /// Required equations up and down between views in the content, or with it.
    private static func constraints(_ content: AnalyzedView) -> [AnalyzedConstraint] {
        var seen: Set<AnalyzedConstraint> = []
        return content.descendants.flatMap { Array($0.constraints) }.filter { constraint in
            constraint.axis == .vertical && constraint.isRequired && constraint.relation == .equal && constraint.origin != .contentSize
                && constraint.origin != .host && !constraint.first.attribute.isBaseline
                && constraint.second?.attribute.isBaseline != true
                && constraint.sides.allSatisfy { $0.own.view == content || content.contains($0.own.view) }
                && seen.insert(constraint).inserted
        }
    }

    /// The views that constraints hold together, each group without the content itself.
    private static func groups(_ content: AnalyzedView) -> [(views: [AnalyzedView], constraints: [AnalyzedConstraint])] {
        let all = constraints(content)
        var group: [AnalyzedView: Int] = [:]
        for (index, view) in content.descendants.enumerated() { group[view] = index }
        for constraint in all {
            guard let second = constraint.second, let one = group[constraint.first.view], let two = group[second.view], one != two else {
                continue
            }
            for view in content.descendants where group[view] == two { group[view] = one }
        }
        let members = Dictionary(grouping: content.descendants) { group[$0] ?? -1 }
        return members.values.map { views in
            let set = Set(views)
            return (
                views.sorted { $0.index < $1.index },
                all.filter { constraint in constraint.sides.contains { set.contains($0.own.view) } }
            )
        }.sorted { ($0.views.first?.index ?? 0) < ($1.views.first?.index ?? 0) }
    }

    private static func chain(_ group: (views: [AnalyzedView], constraints: [AnalyzedConstraint]), _ content: AnalyzedView) -> Chain? {
        var elimination = Elimination<AxisEquations.Quantity>()
        let start = content.constraintForm(.vertical).start, end = content.constraintForm(.vertical).end
        elimination.assume(start)
        for constraint in group.constraints { elimination.assume(constraint.edgeForm(.vertical)) }
        let height = elimination.reduced(end - start)
        guard height.isDetermined, height.terms.count == 1 else { return nil }
        let (views, constraints) = withoutHangingViews(group)
        return Chain(views: views.filter(\.isView), constraints: constraints, height: height.coefficient(of: .number))
    }

    /// The views of a group between the top and the bottom, without those that only hang on one of these.
    private static func withoutHangingViews(
        _ group: (views: [AnalyzedView], constraints: [AnalyzedConstraint])
    ) -> (views: [AnalyzedView], constraints: [AnalyzedConstraint]) {
        var (views, constraints) = group
        while let hanging = views.first(where: { view in
            constraints.count { constraint in constraint.second != nil && constraint.side(of: view) != nil } <= 1
        }) {
            views.removeAll { $0 == hanging }
            constraints.removeAll { $0.side(of: hanging) != nil }
        }
        return (views, constraints)
    }
}

extension AnalyzedView {
    /// The view's edges on an axis as quantities.
    func constraintForm(_ axis: Axis) -> (start: LinearForm<AxisEquations.Quantity>, end: LinearForm<AxisEquations.Quantity>) {
        (LinearForm(.edge(4 * index)), LinearForm(.edge(4 * index + 1)))
    }
}

extension AnalyzedConstraint {
    /// The form that is 0 where the constraint holds as an equation, in the edges of the views that it names.
    func edgeForm(_ axis: Axis) -> LinearForm<AxisEquations.Quantity> {
        var form = first.edgeForm(axis, from: second)
        if let second { form = form.adding(second.edgeForm(axis, from: first), times: -multiplier) }
        return form - LinearForm(.number, times: constant)
    }
}

extension AnalyzedAnchor {
    /// The anchor's value as a sum of the edges of its view.
    func edgeForm(_ axis: Axis, from other: AnalyzedAnchor?) -> LinearForm<AxisEquations.Quantity> {
        let id = 4 * view.index + (meansContent(from: other) ? 2 : 0)
        let insets = part == .margins || attribute.usesMargins ? view.insets.margins : part == .safeArea ? view.insets.safeArea : .zero
        let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let start = LinearForm<AxisEquations.Quantity>(.edge(id)) + LinearForm(.number, times: near)
        let end = LinearForm<AxisEquations.Quantity>(.edge(id + 1)) - LinearForm(.number, times: far)
        return attribute.form(from: start, to: end)
    }
}
