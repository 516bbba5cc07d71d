// The order in which constraints are written: that of their keys, as far as it costs nothing.

extension Array where Element == InstalledConstraint {
    /// The behaviors', item by item as the tree has them, then the user's, each as they were. A behavior's come in one run,
    /// so only runs are sorted.
    func inKeyOrder() -> [InstalledConstraint] {
        var runs: [Run] = []
        var isSorted = true
        for index in indices {
            let contributor = self[index].contributorLink
            if let last = runs.last, last.contributor == contributor?.toOpaque() {
                runs[runs.count - 1].end = index + 1
                continue
            }
            let run = Run(
                contributor: contributor?.toOpaque(), order: contributor?._withUnsafeGuaranteedRef { $0.order } ?? .max,
                start: index, end: index + 1)
            if let last = runs.last, run.order < last.order { isSorted = false }
            runs.append(run)
        }
        if isSorted { return self }
        runs.sort { ($0.order, $0.start) < ($1.order, $1.start) }
        var sorted: [InstalledConstraint] = []
        sorted.reserveCapacity(count)
        for run in runs { sorted += self[run.start..<run.end] }
        return sorted
    }
}

private struct Run {
    let contributor: UnsafeMutableRawPointer?
    let order: UInt64
    let start: Int
    var end: Int
}
