extension SolverBackend {
    /// The culprits in key order, each with the one minimal set that a deletion filter in descending order leaves.
    ///
    /// The filter drops rows from the greatest key down and keeps a row where the rest becomes satisfiable without
    /// it. So what it keeps next is always the last row of the shortest prefix that, with those kept so far, cannot
    /// hold; and prefixes only get worse as they grow, so each is found by halving.
    ///
    /// ```
    ///   r1 r2 r3 r4 r5 r6 …      shortest impossible prefix ends at r6: the culprit
    ///   r1 r2 r3 r4   + r6       shortest impossible prefix beside r6 ends at r4
    ///   r1 r2         + r6 r4    … at r2
    ///   (empty)       + r6 r4 r2 impossible alone: done
    /// ```
    public func conflicts(among required: [LevelRow.ID]) throws(SolverError) -> [[LevelRow.ID]] {
        var conflicts: [[LevelRow.ID]] = []
        var holding = required
        var known = 0
        while let end = try shortestImpossible(holding, beside: [], from: known) {
            var kept = [holding[end - 1]]
            while let next = try shortestImpossible(Array(holding[..<(end - 1)]), beside: kept, from: 0), next > 0 {
                kept.append(holding[next - 1])
            }
            conflicts.append(kept)
            holding.remove(at: end - 1)
            known = end - 1
        }
        return conflicts
    }

    /// The length of the shortest prefix that cannot hold beside `kept`; nil where all of them can. The first
    /// `possible` rows are known to hold where `kept` is empty.
    private func shortestImpossible(
        _ rows: [LevelRow.ID], beside kept: [LevelRow.ID], from possible: Int
    ) throws(SolverError) -> Int? {
        if try canHold(rows + kept) { return nil }
        if !kept.isEmpty, try !canHold(kept) { return 0 }
        var (least, most) = (possible, rows.count)
        while most - least > 1 {
            let middle = (least + most) / 2
            if try canHold(rows[..<middle] + kept) { least = middle } else { most = middle }
        }
        return most
    }

    private func canHold(_ rows: some Collection<LevelRow.ID>) throws(SolverError) -> Bool {
        try solve([Level(.required, Array(rows))])
    }
}
