import QuoinSolver

/// A tracker of the insets that rows contain: the items that they belong to, and whether they may have changed.
///
/// Safe areas and margins depend on frames, and frames on margins: insets are computed from the frames, and where one has
/// changed, another round follows (LP-3).
final class InsetTracker {
    /// The items whose insets some row contains, each with its index in `details.insetIndex`.
    private var items: [Item] = []
    /// Whether any item has insets that depend on frames: a safe area, or margins that its children preserve.
    private(set) var hasSources = false
    /// The number of times that insets may have changed other than by frames.
    private(set) var generation = 0
    /// Whether insets may have changed since the last refresh.
    private(set) var areStale = false
    /// Whether items are noted; not in a snapshot.
    private let isRecording: Bool

    /// The number of tracked items.
    var trackedCount: Int { items.count }

    init(isRecording: Bool = true) { self.isRecording = isRecording }

    /// The insets of an item for making a row.
    func loweredInsets(of item: Item, _ environment: any LayoutEnvironment) -> InsetSet {
        if let details = item.details, details.insetIndex >= 0 { return details.loweredInsets }
        let now = environment.insets(of: item)
        guard isRecording else { return now }
        let details = item.ensureDetails()
        details.loweredInsets = now
        details.insetIndex = items.count
        items.append(item)
        return now
    }

    /// Computes all insets again if they may have changed, and returns the items whose insets are different now.
    func refresh(_ environment: any LayoutEnvironment, framesChanged: Bool) -> [Item] {
        guard areStale || (framesChanged && hasSources) else { return [] }
        areStale = false
        var known: [ObjectIdentifier: InsetSet] = [:]
        var changed: [Item] = []
        for item in items {
            let now = environment.insets(of: item, known: &known)
            guard let details = item.details, details.insetIndex >= 0, now != details.loweredInsets else { continue }
            details.loweredInsets = now
            changed.append(item)
        }
        return changed
    }

    /// Stops tracking an item, as it leaves the layout.
    func remove(_ item: Item) {
        guard let details = item.details, details.insetIndex >= 0 else { return }
        let last = items.removeLast()
        if last !== item {
            items[details.insetIndex] = last
            last.details?.insetIndex = details.insetIndex
        }
        details.insetIndex = -1
    }

    func removeAll() {
        for item in items.take() { item.details?.insetIndex = -1 }
    }

    // MARK: Changes

    func noteSource(_ details: ItemDetails) {
        if details.safeAreaOverride ?? .zero != .zero || details.additionalSafeArea != .zero || details.preservesParentMargins {
            hasSources = true
        }
    }

    func markStale() {
        areStale = true
        generation += 1
    }

    /// Notes that items have got their first frames: they have insets from then on.
    func markNewItems() { generation += 1 }
}
