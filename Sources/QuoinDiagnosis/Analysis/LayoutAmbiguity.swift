import QuoinLayout

/// A view whose position or length on an axis no constraint determines, as the one cause of all that depends on it.
///
/// This type is not `Sendable`: it looks at a live layout, which one thread at a time uses. Findings are values for any thread.
public struct LayoutAmbiguity {
    /// The view whose position or length is undetermined.
    public let view: AnalyzedView
    /// The axis on which the view is undetermined.
    public let axis: Axis
    /// Whether its position is undetermined.
    public let position: Bool
    /// Whether its length is undetermined.
    public let length: Bool
    /// The views that are undetermined because they depend on ``view``.
    public let dependents: [AnalyzedView]
    /// Views whose contents compete for the same space at the same priority.
    public let rivals: [AnalyzedView]

    /// The points that rivals share or lack at least where their contents are measured exactly.
    static let sureTolerance = 0.51

    /// The length that the rivals share minus their contents; below 0 if the contents are longer.
    var slack: Double { LayoutAmbiguity.slack(rivals, axis) }

    static func slack(_ views: [AnalyzedView], _ axis: Axis) -> Double {
        views.reduce(0.0) { $0 + $1.length(axis) - ($1.contentLength(axis) ?? 0) }
    }
}

/// Finds the causes among the views that no constraint determines.
struct AmbiguityFinder {
    private let tree: ViewTree
    private let views: [AnalyzedView]

    init(_ tree: ViewTree) {
        self.tree = tree
        views = tree.entries.indices.map { AnalyzedView(tree: tree, index: $0) }
    }

    /// The ambiguities, one for each cause, in the order of the tree.
    func find() -> [LayoutAmbiguity] {
        guard tree.undetermined.contains(where: { !$0.isEmpty }) else { return [] }
        return Axis.allCases.flatMap { axis in groups(axis).compactMap { ambiguity($0, axis) } }
            .sorted { ($0.view.index, $0.axis.rawValue) < ($1.view.index, $1.axis.rawValue) }
    }

    /// Undetermined views, without those that depend on an undetermined view around them, or on content whose length is undetermined.
    ///
    /// - Parameter owner: For each view the outermost undetermined one that it depends on, itself if it is one.
    private func suspects(_ axis: Axis, _ owner: inout [Int?]) -> [AnalyzedView] {
        for view in views {
            let above = view.parent.flatMap { owner[$0.index] ?? (view.isInOpenContent(axis) ? $0.index : nil) }
            owner.append(above ?? (view.isUndetermined(axis) ? view.index : nil))
        }
        return views.filter { owner[$0.index] == $0.index && $0.isUndetermined(axis) }
    }

    /// The suspects that constraints hold together, be it by what lies in one of them: one view of each group is the cause.
    private func groups(_ axis: Axis) -> [[AnalyzedView]] {
        var owner: [Int?] = []
        let suspects = suspects(axis, &owner)
        let inner = Dictionary(grouping: views.filter { owner[$0.index] != nil }) { owner[$0.index] ?? 0 }
        let all = Set(suspects)
        var seen: Set<AnalyzedView> = []
        var groups: [[AnalyzedView]] = []
        for suspect in suspects where seen.insert(suspect).inserted {
            var group: [AnalyzedView] = []
            var waiting = [suspect]
            while let view = waiting.popLast() {
                group.append(view)
                for constraint in (inner[view.index] ?? []).flatMap(\.constraints)
                where constraint.axis == axis && constraint.origin != .contentSize {
                    let held = constraint.sides.compactMap { owner[$0.own.view.index] }.map { views[$0] }
                    waiting += held.filter { all.contains($0) && seen.insert($0).inserted }
                }
            }
            groups.append(group.sorted { $0.index < $1.index })
        }
        return groups
    }

    private func ambiguity(_ group: [AnalyzedView], _ axis: Axis) -> LayoutAmbiguity? {
        let named = group.filter(\.isView)
        let rivals = rivals(named.filter { $0.undetermined.contains(.length(axis)) && $0.hasContentLength(axis) }, axis)
        // A view that asks for no length of its own is the likelier cause, above all one that code fills; then one whose length is
        // undetermined at all.
        let open = named.filter { $0.undetermined.contains(.length(axis)) }, unasking = open.filter { !$0.hasContentLength(axis) }
        let cause = rivals.first ?? unasking.first(where: \.mayBeSizedByCode) ?? unasking.first ?? open.first ?? named.first
        guard var cause else { return nil }  // only guides that a stack view made, which are invisible
        if rivals.isEmpty { cause = arrangedCause(cause, axis) }
        return LayoutAmbiguity(
            view: cause, axis: axis, position: cause.undetermined.contains(.position(axis)),
            length: cause.undetermined.contains(.length(axis)), dependents: named.filter { $0 != cause && !rivals.contains($0) },
            rivals: rivals)
    }

    /// A stack view is as long as the views that it arranges: the one in it that asks for no length is the cause.
    private func arrangedCause(_ view: AnalyzedView, _ axis: Axis) -> AnalyzedView {
        guard view.stackBehavior != nil else { return view }
        let open = view.descendants.filter {
            $0.isView && $0.isArranged && !$0.isHidden && $0.undetermined.contains(.length(axis)) && !$0.hasContentLength(axis)
                && $0.stackBehavior == nil && !$0.hasConstantLength(axis)
        }
        return open.first(where: \.isScrollView) ?? (open.count == 1 ? open[0] : view)
    }

    /// The views with the lowest priority, if they are several: one of them has to give way.
    private func rivals(_ asking: [AnalyzedView], _ axis: Axis) -> [AnalyzedView] {
        guard asking.count > 1 else { return [] }
        let isGrowing = LayoutAmbiguity.slack(asking, axis) > 0
        let byPriority = Dictionary(grouping: asking) { $0.contentPriority(axis, whenGrowing: isGrowing) }
        let lowest = byPriority.min { $0.key < $1.key }?.value ?? []
        return lowest.count > 1 ? lowest : []
    }
}
