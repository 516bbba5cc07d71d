import QuoinSolver

extension Layout {
    /// A number that a layout computes for an item: its position, its size, or the size of its content if it scrolls.
    public enum Dimension: String, Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
        case x, y, width, height, contentWidth, contentHeight

        /// The name of the dimension, so that an array of dimensions prints as `[y, height]`.
        public var debugDescription: String { rawValue }

        /// The axis of the dimension.
        public var axis: Axis { self == .x || self == .width || self == .contentWidth ? .horizontal : .vertical }
    }

    /// Returns the dimensions of an item that the priorities leave open: those that could have other values without
    /// violating any constraint more (SV-30). x and y are relative to the parent.
    ///
    /// Meant for debugging: ambiguity is found by solving once more.
    public func ambiguousDimensions(of item: Item) throws(LayoutError) -> [Dimension] {
        try ambiguousDimensionsByItem(of: [item]).first?.open ?? []
    }

    /// Returns all items that have an ambiguous dimension, parents first.
    ///
    /// ```swift
    /// for (item, open) in try layout.ambiguousItems() { print(item.label, open) }
    /// ```
    ///
    /// - Parameter tolerance: A dimension whose possible values are no further apart than this is not ambiguous.
    public func ambiguousItems(tolerance: Double = Layout.ambiguityTolerance) throws(LayoutError) -> [(item: Item, open: [Dimension])] {
        var items: [Item] = []
        items.reserveCapacity(model.items.edges.count)
        var walker: Item? = root
        while let item = walker {
            items.append(item)
            walker = item.following(below: root)
        }
        return try ambiguousDimensionsByItem(of: items, beyond: tolerance)
    }

    /// Frees the memory that makes the next change fast, for a layout that will not change any more.
    package func shrink() throws(LayoutError) {
        do throws(SolverError) {
            try model.solver.shrink()
        } catch {
            throw .solver(error)
        }
    }

    /// The range beyond which a dimension counts as ambiguous.
    public static let ambiguityTolerance = 1e-3

    private func ambiguousDimensionsByItem(of items: [Item], beyond range: Double = ambiguityTolerance) throws(LayoutError) -> [(
        item: Item, open: [Dimension]
    )] {
        try layOut()
        do throws(SolverError) {
            // Usually nothing is ambiguous.
            let ambiguousEdges = VariableSet(try model.solver.ambiguousVariables())
            if ambiguousEdges.isEmpty { return [] }
            let (found, asked) = model.ambiguousLengths(of: items.filter { $0.isIn(self) && !$0.isArea }, ambiguousEdges, beyond: range)
            if asked.isEmpty { return gather(found, items) }
            let open = try model.solver.areAmbiguous(asked.map { ($0.far, $0.near) }, beyond: max(range, Layout.ambiguityTolerance))
            return gather(found + zip(asked, open).compactMap { $1 ? $0.length : nil }, items)
        } catch {
            throw .solver(error)
        }
    }

    private func gather(_ found: [AmbiguousLength], _ items: [Item]) -> [(item: Item, open: [Dimension])] {
        var byItem: [ObjectIdentifier: [Dimension]] = [:]
        for (item, dimension) in found { byItem[ObjectIdentifier(item), default: []].append(dimension) }
        return items.compactMap { item in
            guard let open = byItem[ObjectIdentifier(item)] else { return nil }
            return (item, Dimension.allCases.filter(open.contains))
        }
    }
}

/// A set of variables of one solver, as a flag for each.
private struct VariableSet {
    private var flags: [Bool]

    init(_ variables: [Variable]) {
        flags = Array(repeating: false, count: (variables.lazy.map(\.index).max() ?? -1) + 1)
        for variable in variables { flags[variable.index] = true }
    }

    var isEmpty: Bool { flags.isEmpty }

    func contains(_ variable: Variable) -> Bool { variable.index < flags.count && flags[variable.index] }
}

/// A dimension of an item that may be ambiguous.
private typealias AmbiguousLength = (item: Item, dimension: Layout.Dimension)
/// A length that the solver must be asked about, and the edges between which it is.
private typealias AskedLength = (length: AmbiguousLength, far: Variable, near: Variable?)

extension SolverModel {
    /// The dimensions between edges of which at least one is ambiguous: those that are ambiguous for certain, because the other edge is
    /// not, and those that the solver must be asked about.
    fileprivate func ambiguousLengths(
        of items: [Item], _ ambiguousEdges: VariableSet, beyond range: Double
    ) -> (certain: [AmbiguousLength], asked: [AskedLength]) {
        var certain: [AmbiguousLength] = [], asked: [AskedLength] = []
        for item in items {
            forEachDimension(of: item) { dimension, far, near in
                let isFarAmbiguous = ambiguousEdges.contains(far), isNearAmbiguous = near.map { ambiguousEdges.contains($0) } ?? false
                guard isFarAmbiguous || isNearAmbiguous else { return }
                if isFarAmbiguous != isNearAmbiguous && range <= Layout.ambiguityTolerance {
                    certain.append((item, dimension))
                } else {
                    asked.append(((item, dimension), far, near))
                }
            }
        }
        return (certain, asked)
    }

    /// Calls `body` with the dimensions of an item, and the edges between which they are.
    private func forEachDimension(of item: Item, _ body: (Layout.Dimension, _ far: Variable, _ near: Variable?) -> Void) {
        guard let own = edges(of: item) else { return }
        let parent = item.parent.flatMap { edges(of: $0) }
        body(.x, own.left, parent?.left)
        body(.y, own.top, parent?.top)
        body(.width, own.right, own.left)
        body(.height, own.bottom, own.top)
        guard let far = items.contentAreas[index(of: item)] else { return }
        body(.contentWidth, far.right, own.left)
        body(.contentHeight, far.bottom, own.top)
    }
}
