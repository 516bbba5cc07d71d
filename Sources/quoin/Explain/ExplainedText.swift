import QuoinDiagnosis

/// Explanations as text, one below the other.
struct ExplainedText {
    let colors: Colors

    init(_ colors: Colors) { self.colors = colors }

    func write(_ log: ConflictLog) -> String {
        let count = log.conflicts.count
        var pieces: [String] = []
        for (index, conflict) in log.conflicts.enumerated() {
            let heading = count > 1 ? colors.faint("Conflict \(index + 1) of \(count)") + "\n" : ""
            var lines = ConflictExplanation(conflict).lines
            lines[0] = colors.bold(lines[0])
            if conflict.isCutOff { lines.append("The list is cut off: paste all of it for a better answer.") }
            pieces.append(heading + lines.map(painted).joined(separator: "\n") + "\n")
        }
        return pieces.joined(separator: "\n")
    }

    private func painted(_ line: String) -> String {
        line.hasPrefix("Fix: ") ? colors.warning("Fix:") + line.dropFirst(4) : line
    }
}
