import QuoinSolver

extension Layout {
    /// One of the numbers that a layout finds for an item.
    public enum Dimension: String, Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
        case x, y, width, height, contentWidth, contentHeight

        /// Its name, so that a list of them prints as `[y, height]`.
        public var debugDescription: String { rawValue }

        /// The axis of the dimension.
        public var axis: Axis { self == .x || self == .width || self == .contentWidth ? .horizontal : .vertical }
    }

    /// Returns the dimensions of an item that the priorities leave open: those that could have other values without
    /// violating any constraint more (SV-30). x and y are relative to the parent.
    ///
    /// Meant for debugging: solves a copy of the system.
    public func ambiguousDimensions(of item: Item) throws(LayoutError) -> [Dimension] {
        try openDimensions(of: [item]).first?.open ?? []
    }

    /// The same for all items: those that have an open dimension, parents first.
    ///
    /// ```swift
    /// for (item, open) in try layout.ambiguousItems() { print(item.label, open) }
    /// ```
    ///
    /// - Parameter range: A dimension whose values lie no further apart than this is not ambiguous.
    public func ambiguousItems(tolerance range: Double = Layout.ambiguityTolerance) throws(LayoutError) -> [(item: Item, open: [Dimension])]
    {
        var items: [Item] = []
        var walker: Item? = root
        while let item = walker {
            items.append(item)
            walker = item.following(below: root)
        }
        return try openDimensions(of: items, beyond: range)
    }

    /// The range beyond which a dimension counts as ambiguous.
    public static let ambiguityTolerance = 1e-3

    private func openDimensions(of items: [Item], beyond range: Double = ambiguityTolerance) throws(LayoutError) -> [(
        item: Item, open: [Dimension]
    )] {
        try layOut()
        do throws(SolverError) {
            // Mostly nothing is open, which the layout's own solver can tell: a copy has no other rows.
            if try model.solver.ambiguousVariables().isEmpty { return [] }
            return try Snapshot.take(
                below: root, backend: backend, environment: environment, contentSize: \.currentContentSize,
                body: { (snapshot) throws(SolverError) in
                    snapshot.model.solver.settlesFreedom = false
                    snapshot.model.writeRoot(root, width: width, height: height)
                    try snapshot.model.send()
                    return gather(try open(items.filter { $0.isIn(self) && !$0.isArea }, snapshot.model, beyond: range), items)
                })
        } catch {
            throw .solver(error)
        }
    }

    /// A length between two edges is open if one of them is and the other is not, and is not if neither is. Where both are, or
    /// where it matters how far, it is open if it is different in two answers that are at hand: the layout's own and the copy's.
    /// Only where it is not, the solver is asked about the length itself.
    private func open(_ items: [Item], _ model: SolverModel, beyond range: Double) throws(SolverError) -> [(Item, Dimension)] {
        let openEdges = Set(try model.solver.ambiguousVariables())
        if openEdges.isEmpty { return [] }
        var found: [(Item, Dimension)] = []
        var asked: [(Item, Dimension, far: Variable, near: Variable?)] = []
        for item in items {
            for (dimension, far, near) in model.dimensions(of: item) {
                let isFarOpen = openEdges.contains(far), isNearOpen = near.map { openEdges.contains($0) } ?? false
                guard isFarOpen || isNearOpen else { continue }
                let isCertain = isFarOpen != isNearOpen && range <= Layout.ambiguityTolerance
                if isCertain || abs(model.length(far, near) - (self.model.length(dimension, of: item) ?? .nan)) > range {
                    found.append((item, dimension))
                } else {
                    asked.append((item, dimension, far, near))
                }
            }
        }
        return asked.isEmpty ? found : found + (try ask(asked, model, beyond: range))
    }

    /// Asks the solver about lengths. In larger units its least range is a larger one.
    private func ask(
        _ lengths: [(Item, Dimension, far: Variable, near: Variable?)], _ model: SolverModel, beyond range: Double
    ) throws(SolverError) -> [(Item, Dimension)] {
        let unit = max(range, Layout.ambiguityTolerance) / Layout.ambiguityTolerance
        var probes: [Variable: (Item, Dimension)] = [:]
        for (item, dimension, far, near) in lengths {
            probes[try model.probe(far, from: near, in: unit, number: UInt64(probes.count))] = (item, dimension)
        }
        return try model.solver.ambiguousVariables().compactMap { probes[$0] }
    }

    private func gather(_ found: [(Item, Dimension)], _ items: [Item]) -> [(item: Item, open: [Dimension])] {
        var byItem: [ObjectIdentifier: [Dimension]] = [:]
        for (item, dimension) in found { byItem[ObjectIdentifier(item), default: []].append(dimension) }
        return items.compactMap { item in
            guard let open = byItem[ObjectIdentifier(item)] else { return nil }
            return (item, Dimension.allCases.filter(open.contains))
        }
    }
}

extension SolverModel {
    /// The distance between two edges in the last solution.
    fileprivate func length(_ far: Variable, _ near: Variable?) -> Double { value(far) - (near.map { value($0) } ?? 0) }

    fileprivate func length(_ dimension: Layout.Dimension, of item: Item) -> Double? {
        dimensions(of: item).first { $0.0 == dimension }.map { length($0.far, $0.near) }
    }

    /// A variable that is `far − near`: whether a width is open cannot be seen from its edges.
    fileprivate func probe(_ far: Variable, from near: Variable?, in unit: Double, number: UInt64) throws(SolverError) -> Variable {
        let variable = try solver.addVariable(key: Key.variable(TreeOrder.end, 0) + number)
        var expression = LinearExpression(far)
        if let near { expression -= near }
        expression -= unit * variable
        try solver.add(Row(expression, .equal, 0).keyed(Key.probe(number)))
        return variable
    }

    fileprivate func dimensions(of item: Item) -> [(Layout.Dimension, far: Variable, near: Variable?)] {
        guard let own = edges(of: item) else { return [] }
        let parent = item.parent.flatMap { edges(of: $0) }
        var found: [(Layout.Dimension, far: Variable, near: Variable?)] = [
            (.x, own.left, parent?.left), (.y, own.top, parent?.top), (.width, own.right, own.left),
            (.height, own.bottom, own.top),
        ]
        if let far = items.contentAreas[index(of: item)] {
            found += [(.contentWidth, far.right, own.left), (.contentHeight, far.bottom, own.top)]
        }
        return found
    }
}
