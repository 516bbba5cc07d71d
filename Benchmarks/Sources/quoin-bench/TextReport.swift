import Engines
import Workloads

/// One table per workload.
enum TextReport {
    static func table(_ workload: Workload, _ results: [Result]) -> String {
        var rows = [header]
        for result in results { rows.append(row(result, among: results)) }
        return "\n\(workload.rawValue): \(workload.title)\n" + layOut(rows)
    }

    private static let header = [
        "N", "engine", "runs", "ms", "min", "max", "x kiwi", "x kiwi-first", "x Yoga", "growth", "ambiguity ms", "ambiguous", "width us",
        "label us", "structure us", "moved", "shifted", "MB", "rows", "classes", "kernel", "allocations", "answer",
    ]

    private static func row(_ result: Result, among all: [Result]) -> [String] {
        let time = result.buildMilliseconds
        let edits = Edit.Kind.allCases.map { figure(result.editMicroseconds[$0.rawValue]) }
        var cells = [String(result.size), result.engine, time.map { String($0.count) } ?? ""]
        cells += [time?.median, time?.minimum, time?.maximum].map(figure)
        cells += ["kiwi", "kiwi-first", "yoga"].map { peer in figure(ratio(result, to: peer, all)) }
        cells += [figure(growth(result, all)), figure(result.ambiguityMilliseconds?.median), result.ambiguous.map(String.init) ?? ""]
        cells += edits + [numbers(result.editMoves), numbers(result.editShifts)]
        cells.append(figure(result.peakMegabytes))
        cells += [result.counts?.rows, result.counts?.classes, result.counts?.kernelRows, result.counts?.allocations]
            .map { $0.map(String.init) ?? "" }
        return cells + [answer(result)]
    }

    /// A number for each kind of edit.
    private static func numbers(_ byKind: [String: Double]) -> String {
        byKind.isEmpty ? "" : Edit.Kind.allCases.map { byKind[$0.rawValue].map { fixed($0, 0) } ?? "" }.joined(separator: "/")
    }

    private static func answer(_ result: Result) -> String {
        if result.timedOut { return "timed out" }
        if !result.defects.isEmpty { return "WRONG" }
        let found = result.isChecked ? "right" : ""
        guard let failure = result.failure else { return found }
        return result.isChecked ? "\(found), then \(failure)" : failure
    }

    /// The factor by which a result is faster than a peer's.
    private static func ratio(_ result: Result, to peer: String, _ all: [Result]) -> Double? {
        guard result.engine != peer, let mine = result.buildMilliseconds?.median else { return nil }
        let theirs = all.first { $0.engine == peer && $0.size == result.size }?.buildMilliseconds?.median
        return theirs.map { $0 / mine }
    }

    /// Time at this size over time at a tenth of it.
    private static func growth(_ result: Result, _ all: [Result]) -> Double? {
        guard let mine = result.buildMilliseconds?.median else { return nil }
        let smaller = all.first { $0.engine == result.engine && $0.size * 10 == result.size }?.buildMilliseconds?.median
        return smaller.map { mine / $0 }
    }

    /// Three digits that matter.
    static func figure(_ number: Double?) -> String {
        guard let number else { return "" }
        let digits = abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : abs(number) >= 1 ? 2 : abs(number) >= 0.1 ? 3 : 4
        return fixed(number, digits)
    }

    static func fixed(_ number: Double, _ digits: Int) -> String {
        let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        let scaled = (number * power).rounded()
        guard abs(scaled) < 1e15 else { return number.description }
        let whole = String(Int(abs(scaled)) / Int(power))
        let part = String(Int(abs(scaled)) % Int(power))
        let sign = scaled < 0 ? "-" : ""
        return digits == 0 ? sign + whole : sign + whole + "." + String(repeating: "0", count: digits - part.count) + part
    }

    /// Aligns columns right and names left, and leaves out empty columns.
    private static func layOut(_ rows: [[String]]) -> String {
        let kept = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
        let widths = kept.map { column in rows.map(\.[column].count).max() ?? 0 }
        let lines = rows.map { row in
            zip(kept, widths).map { column, width in
                let padding = String(repeating: " ", count: width - row[column].count)
                return rows[0][column] == "engine" || rows[0][column] == "answer" ? row[column] + padding : padding + row[column]
            }.joined(separator: "  ")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
