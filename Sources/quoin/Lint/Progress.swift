/// The progress of a long run, on one line of a terminal that is written over and in the end cleared.
struct Progress {
    private let total: Int
    private let isShown: Bool
    private var last = 0

    init(_ total: Int, isShown: Bool) {
        self.total = total
        self.isShown = isShown && total > 1
    }

    /// Shows the number of files that are done, at most a hundred times in a run.
    mutating func show(_ done: Int) {
        guard isShown, done == total || done - last >= max(1, total / 100) else { return }
        last = done
        System.note("\r\u{1B}[K\(done) of \(total) files")
    }

    func clear() { if isShown { System.note("\r\u{1B}[K") } }
}

/// The summary that is worth a line beside the findings.
struct LintSummary {
    private(set) var notes: [String] = []

    init(settings: LintSettings, plan: LintPlan, results: [LintResult]) {
        if let cache = settings.cache { notes += AnswerCache.notes(cache, results.flatMap(\.cacheProblems)) }
        let files = results.count { $0.fixes > 0 }
        let fixes = results.reduce(0) { $0 + $1.fixes }
        let stale = results.reduce(max(0, plan.countElsewhere - results.reduce(0) { $0 + $1.moved })) { $0 + $1.stale }
        if stale > 0, let baseline = settings.baseline {
            let what = stale == 1 ? "1 entry is" : "\(stale) entries are"
            notes.append("\(baseline): \(what) no longer found: update the baseline with --write-baseline \(baseline)")
        }
        guard settings.fixes else { return }
        guard fixes > 0 else {
            notes.append("nothing to fix")
            return
        }
        let what = "\(fixes) \(fixes == 1 ? "finding" : "findings") in \(files) \(files == 1 ? "file" : "files")"
        notes.append(settings.outputKind == .diff ? "\(what) would be fixed" : "\(what) fixed")
    }
}
