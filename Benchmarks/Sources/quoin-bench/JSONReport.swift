import Workloads

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The document that other programs read. Figures that do not apply are left out.
enum JSONReport {
    static func document(_ results: [Result], _ unavailable: [String: String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        // The residual of a missing answer is infinite, which JSON cannot express as a number.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(Document(results: results.map(Entry.init), unavailable: unavailable)) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        var results: [Entry]
        var unavailable: [String: String]
    }

    private struct Time: Encodable {
        var min: Double
        var median: Double
        var max: Double

        init(_ spread: Spread) { (min, median, max) = (spread.minimum, spread.median, spread.maximum) }
    }

    private struct Tally: Encodable {
        var rows: Int
        var classes: Int
        var kernelRows: Int
        var allocations: Int
    }

    private struct Entry: Encodable {
        var workload: String
        var size: Int
        var engine: String
        var timedOut: Bool?
        var failure: String?
        var runs: Int?
        var buildSolveReadMs: Time?
        var ambiguityMs: Time?
        var ambiguous: Int?
        var editUs: [String: Double]?
        var editMoved: [String: Double]?
        var editShifted: [String: Double]?
        var checked: Bool?
        var wrong: [String]?
        var requiredResidual: Double?
        var violations: [String: Double]?
        var peakMB: Double?
        var counts: Tally?

        init(_ result: Result) {
            workload = result.workload
            size = result.size
            engine = result.engine
            timedOut = result.timedOut ? true : nil
            failure = result.failure
            peakMB = result.peakMegabytes
            guard let time = result.buildMilliseconds else { return }
            runs = time.count
            buildSolveReadMs = Time(time)
            ambiguityMs = result.ambiguityMilliseconds.map(Time.init)
            ambiguous = result.ambiguous
            editUs = result.editMicroseconds.isEmpty ? nil : result.editMicroseconds
            editMoved = result.editMoves.isEmpty ? nil : result.editMoves
            editShifted = result.editShifts.isEmpty ? nil : result.editShifts
            checked = result.isChecked
            wrong = result.defects.isEmpty ? nil : result.defects
            requiredResidual = result.requiredResidual
            violations = Dictionary(result.violations.map { (TextReport.priority($0.priority), $0.sum) }) { $0 + $1 }
            counts = result.counts.map {
                Tally(rows: $0.rows, classes: $0.classes, kernelRows: $0.kernelRows, allocations: $0.allocations)
            }
        }
    }
}

extension TextReport {
    /// Returns a priority as text: "750", not "750.0".
    static func priority(_ priority: Double) -> String {
        priority == priority.rounded() ? fixed(priority, 0) : priority.description
    }
}
