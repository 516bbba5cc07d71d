import Engines

/// The measurements of one engine on one workload at one size.
struct Result {
    var workload: String
    var size: Int
    var engine: String
    /// The engine did not finish within the limit (or did not at a smaller size).
    var timedOut = false
    /// It crashed or gave up: how.
    var failure: String?
    var buildMilliseconds: Spread?
    /// Medians by kind of edit.
    var editMicroseconds: [String: Double] = [:]
    /// The average number of frames that such an edit changed, and of the views that then lay elsewhere in the window.
    var editMoves: [String: Double] = [:]
    var editShifts: [String: Double] = [:]
    /// The time it took to find the values that the first answer leaves open, and their number.
    var ambiguityMilliseconds: Spread?
    var ambiguous: Int?
    /// The reasons why the answer is wrong; empty if it is right.
    var defects: [String] = []
    var requiredResidual: Double?
    var violations: [(priority: Double, sum: Double)] = []
    var peakMegabytes: Double?
    var counts: Counts?

    var isChecked: Bool { defects.isEmpty && requiredResidual != nil }
}

/// Samples of one figure.
struct Spread {
    var count: Int
    var minimum: Double
    var median: Double
    var maximum: Double
    var mean: Double

    init?(_ samples: [Double]) {
        guard !samples.isEmpty else { return nil }
        let sorted = samples.sorted()
        count = sorted.count
        minimum = sorted[0]
        maximum = sorted[count - 1]
        mean = sorted.reduce(0, +) / Double(count)
        median = (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
    }
}
