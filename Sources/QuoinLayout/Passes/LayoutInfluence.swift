import QuoinSolver

// Which constraints put an item where it is. Edges are nodes, constraints that hold tightly are links, and what names one
// edge alone (the root's place) is tied to the ground:
//
//     ground ──root.left──▶ root.left ──card.leading──▶ card.left ──label.leading──▶ label.left
//
// The shortest way from the ground to an edge is what decides it. A link of more than two edges needs the others, too.

extension Layout {
    /// The constraints that decide an item's place and size on one axis: the shortest chain of those that hold tightly
    /// from what is fixed to each of its two edges. For debugging; O(constraints).
    public func constraints(affecting item: Item, along axis: Axis) throws(LayoutError) -> [AppliedConstraint] {
        try layOut()
        let subject = item.isArea ? item.parent ?? item : item
        guard subject.system === system, let own = system.book.edges(of: subject) else { return [] }
        let web = Web(system)
        return web.ways(to: [own[false, axis], own[true, axis]])
    }
}

private struct Web {
    private struct Link {
        let constraint: AppliedConstraint
        let variables: [Variable]
    }

    private var links: [Link] = []
    /// For each edge the link over which it was reached first.
    private var reachedBy: [Variable: Int] = [:]

    init(_ system: System) {
        var byVariable: [Variable: [Int]] = [:]
        var reached: [Variable] = []
        let solver = system.book.solver
        var found: [Link] = []
        system.forEachApplied { constraint, id in
            guard let id, let row = solver.row(id), Web.isTight(row, solver) else { return }
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

    /// All links on the ways to some edges, in the order of the layout's constraints.
    func ways(to targets: [Variable]) -> [AppliedConstraint] {
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
