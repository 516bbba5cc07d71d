// The order in which new constraints are written: the order of their keys, as far as that is free, so that the solver need not sort their
// rows.

extension Array where Element == InstalledConstraint.Link {
    /// Behaviors' constraints, item by item in tree order, then the user's, each in their order here. The constraints of one
    /// behavior come in one run, so only runs are sorted.
    func inKeyOrder() -> [InstalledConstraint.Link] {
        var runs: [Run] = []
        var isSorted = true
        for index in indices {
            let contributor = self[index].with { $0.contributorLink }
            if let last = runs.last, last.contributor == contributor {
                runs[runs.count - 1].end = index + 1
                continue
            }
            let run = Run(contributor: contributor, order: contributor?.with { $0.order } ?? .max, start: index, end: index + 1)
            if let last = runs.last, run.order < last.order { isSorted = false }
            runs.append(run)
        }
        if isSorted { return self }
        runs.sort { ($0.order, $0.start) < ($1.order, $1.start) }
        var sorted: [InstalledConstraint.Link] = []
        sorted.reserveCapacity(count)
        for run in runs { sorted += self[run.start..<run.end] }
        return sorted
    }
}

/// Neighboring constraints of one contributor.
private struct Run {
    let contributor: Unretained<Item>?
    let order: UInt64
    let start: Int
    var end: Int
}
