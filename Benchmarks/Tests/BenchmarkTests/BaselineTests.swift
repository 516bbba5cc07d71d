import Engines
import Testing
import Workloads

/// Counts, never times. After a change of the method: `quoin-bench --write-baseline Baseline.json`.
@Suite("The solver's counts")
struct BaselineTests {
    static let cases = Workload.allCases.flatMap { workload in Baseline.sizes.map { (workload, $0) } }

    @Test("are those written down", arguments: cases)
    func equalTheBaseline(workload: Workload, size: Int) throws {
        let written = try #require(Self.baseline.entries[Baseline.name(workload, size)])
        let entry = try Baseline.entry(workload.picture(size: size))
        #expect(entry.counts == written.counts)
        for (priority, sum) in written.violations {
            let found = try #require(entry.violations[priority])
            #expect(abs(found - sum) <= 1e-6 * max(1, sum), "violation at \(priority)")
        }
    }

    @Test("at most double when the rows come shuffled", arguments: cases.filter { $0.1 <= 100 })
    func shuffledCostsAtMostTwice(workload: Workload, size: Int) throws {
        let written = try #require(Self.baseline.entries[Baseline.name(workload, size)])
        for seed in 1...3 as ClosedRange<UInt64> {
            let shuffled = try Baseline.entry(workload.picture(size: size).shuffled(seed: seed))
            #expect(shuffled.counts.rows == written.counts.rows)
            #expect(shuffled.counts.classes <= 2 * written.counts.classes)
            #expect(shuffled.counts.springs <= 2 * written.counts.springs)
            #expect(shuffled.counts.eliminated <= 2 * written.counts.eliminated)
            #expect(shuffled.counts.kernelRows <= 2 * written.counts.kernelRows)
            #expect(shuffled.counts.allocations <= 2 * written.counts.allocations)
            #expect(shuffled.violations.keys.sorted() == written.violations.keys.sorted())
            for (priority, sum) in written.violations {
                #expect(abs((shuffled.violations[priority] ?? .infinity) - sum) <= 1e-6 * max(1, sum))
            }
        }
    }

    /// Items, constraints and rows anywhere; allocations in an optimized build (`quoin-bench --check-baseline`).
    @Test("of layouts are those written down", arguments: Baseline.layoutCases.indices, [10, 100])
    func layoutsEqualTheBaseline(place: Int, size: Int) throws {
        let (engine, workload) = Baseline.layoutCases[place]
        let written = try #require(Self.baseline.layouts[Baseline.name(engine, on: workload, of: size)])
        var tally = try LayoutTally(workload.picture(size: size), usesStacks: engine.usesStacks)
        if !LayoutTally.isExact { tally.allocations = written.allocations }
        #expect(tally.agrees(with: written))
    }

    static let baseline: Baseline = {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        return (try? Baseline(readingFrom: package + "/Baseline.json")) ?? Baseline()
    }()
}
