import QuoinDiagnosis

/// Checklists for people: a box for each point, and beside it what is missing.
struct ChecklistText {
    private let colors: Colors

    init(_ colors: Colors) { self.colors = colors }

    func write(_ lists: [ScrollChecklist], path: String) -> String { lists.map { write($0, path) }.joined(separator: "\n") }

    private func write(_ list: ScrollChecklist, _ path: String) -> String {
        let location = list.line > 0 ? ":\(list.line)" : ""
        var text = colors.bold("\(path)\(location)") + "   \(list.name)" + colors.faint("   \(list.object)") + "\n"
        for point in list.points {
            let mark = point.isMet ? colors.good("✓") : colors.error("✗")
            let number = point.number + String(repeating: " ", count: max(1, 4 - point.number.count))
            let isPart = point.number.count > 1
            text += "  \(mark) \(number)\(isPart ? "  " : "")\(point.text)"
            text += point.remark.isEmpty ? "\n" : "  " + (point.isMet ? colors.faint(point.remark) : point.remark) + "\n"
        }
        return text
    }
}
