import Engines
import Workloads

/// Several engines on one picture, taking turns:
///
///     round 1: kiwi yoga native csolver     one sample each: build + first solve + read
///     round 2: kiwi yoga native csolver     …
///     then the same for the question of what is ambiguous, and for each kind of edit
///
/// An engine stops taking part when its share of time is used up; everybody gets at least one turn.
struct Contest {
    final class Contestant {
        let name: String
        let prepared: any PreparedEngine
        let probe: Probe
        let values: Values
        /// The picture as this engine's edits left it.
        var picture: Picture
        var builds: [Double] = []
        var questions: [Double] = []
        var ambiguous: Int?
        var edits: [Edit.Kind: [Double]] = [:]
        /// The number of frames that each edit changed, and of the views that then lay elsewhere in the window.
        var moves: [Edit.Kind: [Double]] = [:]
        var shifts: [Edit.Kind: [Double]] = [:]
        var places: [Double] = []
        var editCount: [Edit.Kind: Int] = [:]
        var certificates: [String: Certificate] = [:]
        var counts: Counts?
        var failure: String?

        init(_ name: String, prepared: any PreparedEngine, probe: Probe, picture: Picture) {
            self.name = name
            self.prepared = prepared
            self.probe = probe
            self.picture = picture
            values = Values(picture)
        }
    }

    let contestants: [Contestant]
    let options: Options
    let progress: (String) -> Void

    func run() {
        rounds(share: 0.3, of: "build", count: \.builds.count) { try $0.build() }
        for contestant in contestants { contestant.finishBuilding() }
        rounds(share: 0.1, of: "ambiguity", count: \.questions.count) { try $0.ask() }
        for kind in Edit.Kind.contested where options.edits.contains(kind) {
            for contestant in contestants { attempt(contestant) { try $0.check(kind) } }
            rounds(share: 0.1, of: kind.rawValue, count: { $0.edits[kind]?.count ?? 0 }) { try $0.edit(kind) }
            for contestant in contestants { attempt(contestant) { try $0.restore(kind) } }
        }
        for contestant in contestants { contestant.prepared.clear() }
    }

    private func rounds(
        share: Double, of what: String, count: (Contestant) -> Int, turn: (Contestant) throws -> Void
    ) {
        let limit = UInt64(options.timeLimit * share * 1e9)
        var used = [UInt64](repeating: 0, count: contestants.count)
        for round in 0..<options.runs {
            for (index, contestant) in contestants.enumerated() where round == 0 || used[index] < limit {
                if round > 0 && count(contestant) == 0 { continue }
                progress("\(contestant.name) \(what) \(round + 1)/\(options.runs)")
                let start = nanoseconds()
                attempt(contestant, turn)
                used[index] += nanoseconds() - start
            }
        }
    }

    private func attempt(_ contestant: Contestant, _ turn: (Contestant) throws -> Void) {
        guard contestant.failure == nil else { return }
        do { try turn(contestant) } catch { contestant.failure = "\(error)" }
    }
}

extension Edit.Kind {
    /// Labels last: putting hundreds of them back costs some engines minutes, and then need not be done.
    static let contested: [Edit.Kind] = [.width, .structure, .label]
}

extension Contest.Contestant {
    /// The duration below which a workload is run once or twice, uncounted, before each sample. Otherwise the sample would
    /// mostly measure how much of the caches the previous engine has evicted.
    private static let short: UInt64 = 5_000_000

    /// Very short things are done a few times in a row, so that a sample is well above the clock's grain.
    private func repeats(_ nanoseconds: UInt64?) -> Int {
        Int(min(max(50_000 / max(nanoseconds ?? 50_000, 1), 1), 16))
    }

    func build() throws {
        let count = repeats(probe.buildNanoseconds)
        var total: UInt64 = 0
        if probe.buildNanoseconds.map({ $0 < Self.short }) == true {
            prepared.clear()
            _ = try Stopwatch.build(prepared, values)
        }
        for _ in 0..<count {
            prepared.clear()
            total += try Stopwatch.build(prepared, values)
        }
        builds.append(Double(total) / Double(count) / 1e6)
    }

    func finishBuilding() {
        guard failure == nil, !builds.isEmpty else { return }
        counts = prepared.counts
        certify("build")
    }

    /// Asks a solver that was just built, because an engine may keep its answer.
    func ask() throws {
        guard probe.tellsAmbiguity else { return }
        prepared.clear()
        try prepared.build()
        guard let (time, count) = try Stopwatch.ambiguity(prepared) else { return }
        questions.append(Double(time) / 1e6)
        ambiguous = count
    }

    /// The first two edits of a kind are everybody's: after them the answers can be compared.
    func check(_ kind: Edit.Kind) throws {
        guard takesPart(kind) else { return }
        try sample(kind, of: 2)
        certify(kind.rawValue)
    }

    func edit(_ kind: Edit.Kind) throws {
        guard takesPart(kind) else { return }
        if probe.editNanoseconds[kind].map({ $0 < Self.short }) == true { try time(kind, 2) }
        try sample(kind, of: 2 * repeats(probe.editNanoseconds[kind].map { 2 * $0 }))
    }

    func restore(_ kind: Edit.Kind) throws {
        guard kind != .label, takesPart(kind) else { return }
        for edit in picture.restoring(kind, editCount[kind] ?? 0) {
            picture.apply(edit)
            try prepared.edit(edit)
        }
    }

    private func takesPart(_ kind: Edit.Kind) -> Bool { !builds.isEmpty && probe.editNanoseconds[kind] != nil }

    /// The mean of `count` edits that follow one another (of labels: as many widths as heights).
    private func sample(_ kind: Edit.Kind, of count: Int) throws {
        guard let total = try time(kind, count) else { return }
        edits[kind, default: []].append(Double(total) / Double(count) / 1e3)
    }

    /// Times the edits of a kind; nil if the problem has nothing that such an edit applies to.
    @discardableResult
    private func time(_ kind: Edit.Kind, _ count: Int) throws -> UInt64? {
        var total: UInt64 = 0
        var (moved, shifted): (Int?, Int) = (0, 0)
        for _ in 0..<count {
            guard let edit = picture.edit(kind, editCount[kind, default: 0]) else { return nil }
            editCount[kind, default: 0] += 1
            picture.apply(edit)
            total += try Stopwatch.edit(prepared, by: edit, reading: values)
            moved = prepared.moved.flatMap { now in moved.map { $0 + now } }
            if moved != nil { shifted += shift() }
        }
        if let moved {
            moves[kind, default: []].append(Double(moved) / Double(count))
            shifts[kind, default: []].append(Double(shifted) / Double(count))
        }
        return total
    }

    private func certify(_ stage: String) {
        certificates[stage] = placed().withUnsafeBufferPointer { picture.certificate(of: $0, as: prepared.variables) }
        places = placed()
    }

    /// The values that were read, relative to the window's corner.
    private func placed() -> [Double] {
        let values = UnsafeBufferPointer(values.buffer)
        return prepared.origins == .parent ? picture.placed(values) : Array(values)
    }

    /// The number of views that lie elsewhere since this was last asked.
    private func shift() -> Int {
        let now = placed()
        defer { places = now }
        guard places.count == now.count else { return 0 }
        return picture.views.indices.count { view in (4 * view..<4 * view + 4).contains { abs(now[$0] - places[$0]) > 1e-3 } }
    }
}
