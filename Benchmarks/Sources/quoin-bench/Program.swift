import Engines
import Workloads

/// The whole run: workload by workload, size by size.
struct Program {
    let options: Options
    /// This executable.
    let path: String
    let peers: String
    let progress = Progress()

    init(_ options: Options) {
        self.options = options
        path = Executable.path
        peers = options.peers ?? Executable.peers
    }

    func measure() -> Int32 {
        let (engines, unavailable) = available()
        for (name, remedy) in unavailable.sorted(by: { $0.key < $1.key }) { Output.warn("\(name) is unavailable: \(remedy)") }
        var results: [Result] = []
        for workload in options.workloads {
            var group: [Result] = []
            for size in options.sizes(of: workload) { group += cells(workload, size: size, engines: engines, after: group) }
            progress.clear()
            if options.format == .text { Output.write(TextReport.table(workload, group)) }
            results += group
        }
        if options.format == .json { Output.write(JSONReport.document(results, unavailable)) }
        let wrong = results.filter { !$0.defects.isEmpty }
        for result in wrong {
            for reason in result.defects { Output.warn("WRONG ANSWER: \(result.engine) on \(result.workload) \(result.size): \(reason)") }
        }
        return wrong.isEmpty ? 0 : 1
    }

    private func available() -> ([any Engine], [String: String]) {
        var engines: [any Engine] = []
        var unavailable: [String: String] = [:]
        for name in options.engines {
            do throws(Unavailable) {
                if let engine = try Engines.engine(named: name, peers: peers) { engines.append(engine) }
            } catch { unavailable[name] = error.remedy }
        }
        return (engines, unavailable)
    }

    private func cells(_ workload: Workload, size: Int, engines: [any Engine], after smaller: [Result]) -> [Result] {
        let picture = workload.picture(size: size)
        let engines = engines.filter { $0.draws(workload) }
        var contestants: [Contest.Contestant] = []
        var results = engines.map { Result(workload: workload.rawValue, size: size, engine: $0.name) }
        for (index, engine) in engines.enumerated() {
            // What did not finish a smaller picture will not finish this one.
            results[index].timedOut = smaller.contains { $0.engine == engine.name && $0.timedOut }
            if results[index].timedOut { continue }
            progress.show("\(workload.rawValue) \(size): \(engine.name) in a child process")
            let probe = Probe(self, picture: picture, engine: engine.name)
            results[index].peakMegabytes = probe.peakMegabytes
            results[index].failure = probe.failure
            guard probe.buildNanoseconds != nil else {
                results[index].timedOut = probe.failure == nil
                continue
            }
            do {
                contestants.append(.init(engine.name, prepared: try engine.prepare(picture), probe: probe, picture: picture))
            } catch { results[index].failure = "\(error)" }
        }
        let contest = Contest(contestants: contestants, options: options) { progress.show("\(workload.rawValue) \(size): \($0)") }
        contest.run()
        for contestant in contestants {
            guard let index = results.firstIndex(where: { $0.engine == contestant.name }) else { continue }
            results[index].take(contestant, among: contestants)
        }
        return results
    }
}

extension Result {
    fileprivate mutating func take(_ contestant: Contest.Contestant, among all: [Contest.Contestant]) {
        buildMilliseconds = Spread(contestant.builds)
        ambiguityMilliseconds = Spread(contestant.questions)
        ambiguous = contestant.ambiguous
        for (kind, samples) in contestant.edits { editMicroseconds[kind.rawValue] = Spread(samples)?.median }
        for (kind, samples) in contestant.moves { editMoves[kind.rawValue] = Spread(samples)?.mean }
        for (kind, samples) in contestant.shifts { editShifts[kind.rawValue] = Spread(samples)?.mean }
        failure = failure ?? contestant.failure
        counts = contestant.counts
        defects = AnswerCheck.defects(of: contestant, among: all)
        if let certificate = contestant.certificates["build"] {
            requiredResidual = certificate.requiredResidual
            violations = certificate.violations
        }
    }
}
