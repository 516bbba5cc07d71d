import QuoinSolver

extension Layout {
    /// Returns the solver's problem, reduction and solution as text, with variables named after items: `title.right - title.left >= 0`.
    /// For debugging; see `Solver.dump()`.
    ///
    /// ```swift
    /// try layout.layOut()
    /// print(try layout.dump())
    /// ```
    public func dump() throws(LayoutError) -> String {
        let names = edgeNames
        do throws(SolverError) { return try model.solver.dump(naming: { names[$0.index] }) } catch { throw .solver(error) }
    }

    /// The names of items' edges, by the variables' indices.
    private var edgeNames: [Int: String] {
        var names: [Int: String] = [:]
        var walker: Item? = root
        while let item = walker {
            if let own = model.edges(of: item) {
                let edges = [(own.left, "left"), (own.top, "top"), (own.right, "right"), (own.bottom, "bottom")]
                for (variable, edge) in edges { names[variable.index] = "\(item.label).\(edge)" }
                if let far = model.items.contentAreas[model.index(of: item)] {
                    names[far.right.index] = "\(item.label)#content.right"
                    names[far.bottom.index] = "\(item.label)#content.bottom"
                }
            }
            walker = item.following(below: root)
        }
        return names
    }
}
