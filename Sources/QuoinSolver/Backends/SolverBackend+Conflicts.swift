extension SolverBackend {
    /// Returns the culprits in key order, each with the one minimal set that a deletion filter in descending order leaves.
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
        while try !canHold(holding) {
            guard holding.count > known else { throw unsteady }
            let end = try shortestImpossible(holding, beside: [], from: known)
            conflicts.append(try members(holding[..<(end - 1)], beside: holding[end - 1]))
            holding.remove(at: end - 1)
            known = end - 1
        }
        return conflicts
    }

    private func members(_ rows: ArraySlice<LevelRow.ID>, beside culprit: LevelRow.ID) throws(SolverError) -> [LevelRow.ID] {
        var kept = [culprit]
        var rows = rows
        while try canHold(kept) {
            guard !rows.isEmpty else { throw unsteady }
            let end = try shortestImpossible(Array(rows), beside: kept, from: 0)
            kept.append(rows[end - 1])
            rows = rows[..<(end - 1)]
        }
        return kept
    }

    /// The length of the shortest prefix that cannot hold beside `kept`, where all of them cannot and the first
    /// `possible` can.
    private func shortestImpossible(
        _ rows: [LevelRow.ID], beside kept: [LevelRow.ID], from possible: Int
    ) throws(SolverError) -> Int {
        var (least, most) = (possible, rows.count)
        while most - least > 1 {
            let middle = (least + most) / 2
            if try canHold(rows[..<middle] + kept) { least = middle } else { most = middle }
        }
        return most
    }

    /// The error for a backend whose answers contradict each other, which would mislead the search.
    private var unsteady: SolverError { .backendFailed("the same rows could hold together, and then could not") }

    private func canHold(_ rows: some Collection<LevelRow.ID>) throws(SolverError) -> Bool {
        try solve([Level(.required, Array(rows))])
    }
}
