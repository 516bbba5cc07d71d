import QuoinSolver

// The constraints that determine an item's position and size: a search in a graph whose nodes are edges of items and whose
// links are tight constraints, from those that name one edge alone (the root's position):
//
//     origin ──root.left──▶ root.left ──card.leading──▶ card.left ──label.leading──▶ label.left
//
// The shortest path from the origin to an edge determines it. A link of more than two edges needs the others, too.

extension Layout {
    /// Returns the constraints that determine an item's position and size on one axis: the shortest chain of tight constraints from
    /// the root's position to each of its two edges. For debugging; O(constraints).
    public func constraints(affecting item: Item, along axis: Axis) throws(LayoutError) -> [AppliedConstraint] {
        try layOut()
        let subject = item.isArea ? item.parent ?? item : item
        guard subject.isIn(self), let own = model.edges(of: subject) else { return [] }
        return InfluenceGraph(self).paths(to: [own.near(axis), own.far(axis)])
    }
}

private struct InfluenceGraph {
    private struct Link {
        let constraint: AppliedConstraint
        let variables: [Variable]
    }

    private var links: [Link] = []
    /// The link by which each edge was reached first.
    private var reachedBy: [Variable: Int] = [:]

    init(_ layout: Layout) {
        var byVariable: [Variable: [Int]] = [:]
        var reached: [Variable] = []
        let solver = layout.model.solver
        var found: [Link] = []
        layout.forEachApplied { constraint, id in
            guard let id, let row = solver.row(id), InfluenceGraph.isTight(row, solver) else { return }
            found.append(Link(constraint: constraint, variables: row.expression.terms.map(\.variable)))
        }
        links = found
        for (index, link) in links.enumerated() {
            for variable in link.variables { byVariable[variable, default: []].append(index) }
            if link.variables.count == 1, reachedBy[link.variables[0]] == nil {
                reachedBy[link.variables[0]] = index
                reached.append(link.variables[0])
            }
        }
        var next = 0
        while next < reached.count {
            for index in byVariable[reached[next]] ?? [] {
                for variable in links[index].variables where reachedBy[variable] == nil {
                    reachedBy[variable] = index
                    reached.append(variable)
                }
            }
            next += 1
        }
    }

    private static func isTight(_ row: Row, _ solver: Solver) -> Bool {
        let sum = solver.withValues { values in
            row.expression.terms.reduce(0.0) { $0 + $1.coefficient * values[$1.variable.index] }
        }
        return (sum - row.constant).magnitude <= 1e-6 * max(1, row.constant.magnitude)
    }

    /// The constraints of all links on the paths to some edges, in the order of the layout's constraints.
    func paths(to targets: [Variable]) -> [AppliedConstraint] {
        var wanted = targets
        var seen: Set<Variable> = []
        var taken: Set<Int> = []
        while let variable = wanted.popLast() {
            guard seen.insert(variable).inserted, let index = reachedBy[variable] else { continue }
            if taken.insert(index).inserted { wanted += links[index].variables }
        }
        return taken.sorted().map { links[$0].constraint }
    }
}
