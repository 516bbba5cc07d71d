/// The difference of two texts as a patch: each change with three lines around it.
enum Diff {
    static func unified(_ old: String, _ new: String, path: String) -> String {
        guard old != new else { return "" }
        let before = lines(old), after = lines(new)
        let steps = steps(before, after)
        var result = "--- a/\(path)\n+++ b/\(path)\n"
        for range in hunks(steps) {
            let part = steps[range]
            let oldStart = steps[..<range.lowerBound].count { $0.sign != "+" },
                newStart = steps[..<range.lowerBound].count { $0.sign != "-" }
            let oldCount = part.count { $0.sign != "+" }, newCount = part.count { $0.sign != "-" }
            result += "@@ -\(oldStart + (oldCount > 0 ? 1 : 0)),\(oldCount) +\(newStart + (newCount > 0 ? 1 : 0)),\(newCount) @@\n"
            for step in part { result += "\(step.sign)\(step.line)\n" }
        }
        return result
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private typealias Step = (sign: Character, line: Substring)

    private static func steps(_ before: [Substring], _ after: [Substring]) -> [Step] {
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                steps.append(("-", before[old]))
                old += 1
            } else if new < after.count, inserted.contains(new) {
                steps.append(("+", after[new]))
                new += 1
            } else {
                steps.append((" ", before[old]))
                (old, new) = (old + 1, new + 1)
            }
        }
        return steps
    }

    /// The ranges of steps with changes, three lines around them; ranges that meet are one.
    private static func hunks(_ steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step.sign != " " {
            let range = max(0, index - 3)..<min(steps.count, index + 4)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }
}
