import Foundation

/// The seeds that a random test runs.
///
///     swift test --filter Random                    the default number
///     QUOIN_RANDOM=10 swift test --filter Random    ten times as many
///     QUOIN_SEED=4711 swift test --filter Random    this one alone
///     QUOIN_TRACE=1                                 each seed is named before it runs, should one crash
enum Seeds {
    static let batchCount = 16

    /// The numbers of the batches that a parameterized test runs side by side.
    static var batches: [Int] { only == nil ? Array(0..<batchCount) : [0] }

    /// The seeds of one batch when there are `count` in all, times QUOIN_RANDOM.
    static func seeds(_ batch: Int, of count: Int) -> [Int] {
        if let only { return [only] }
        let total = Int(Double(count) * factor)
        return Array(stride(from: batch, to: total, by: batchCount))
    }

    /// Writes the seed that is run next, where QUOIN_TRACE is set.
    static func willRun(_ seed: Int, _ test: String = #function) {
        guard isTracing else { return }
        FileHandle.standardError.write(Data("seed \(seed) \(test)\n".utf8))
    }

    private static var only: Int? { environment("QUOIN_SEED").flatMap { Int($0) } }
    private static var factor: Double { environment("QUOIN_RANDOM").flatMap { Double($0) } ?? 1 }
    private static var isTracing: Bool { environment("QUOIN_TRACE") != nil }

    private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
