import QuoinDiagnosis
import QuoinLayout
import QuoinScenes

// Findings on a drawing: a number at the view, and below the scene what it is about.

extension Drawing {
    /// A scene with its findings marked; those of other scenes of the file are left out.
    init(_ scene: SceneResult, path: String, findings: [Finding]) {
        let plain = Drawing(scene, path: path)
        let frames = Dictionary(
            zip(scene.views.map(\.id), Drawing.absoluteFrames(scene.views)), uniquingKeysWith: { first, _ in first })
        var views = Dictionary(scene.views.map { ($0.id, $0.id) }, uniquingKeysWith: { first, _ in first })
        for constraint in scene.constraints ?? [] where views[constraint.id] == nil {
            views[constraint.id] = String(constraint.first.prefix { $0 != "#" })
        }
        var marks = FindingMarks(below: plain.bounds)
        for finding in findings {
            guard let object = finding.object, let view = views[object], let frame = frames[view] else { continue }
            marks.add(finding, frame)
        }
        self.init(bounds: marks.bounds, elements: plain.elements + marks.elements)
    }
}

/// Numbers and their legend.
private struct FindingMarks {
    private(set) var bounds: Rect
    private(set) var elements: [String] = []
    private var count = 0
    /// How many marks a corner has already.
    private var placed: [String: Int] = [:]
    private static let lineHeight = 14.0
    private static let letterWidth = 5.2

    init(below bounds: Rect) {
        self.bounds = bounds
        self.bounds.height += 8
    }

    mutating func add(_ finding: Finding, _ frame: Rect) {
        count += 1
        let style = "finding \(finding.severity)"
        elements.append(Drawing.rectangle(frame, style))
        let corner = "\(Drawing.number(frame.maxX)) \(Drawing.number(frame.y))"
        let before = placed[corner, default: 0]
        placed[corner] = before + 1
        badge(frame.maxX - 16 * Double(before), frame.y, style)
        legend(finding, style)
    }

    private mutating func badge(_ x: Double, _ y: Double, _ style: String) {
        elements.append("<circle class=\"\(style) badge\" cx=\"\(Drawing.number(x))\" cy=\"\(Drawing.number(y))\" r=\"7\"/>")
        elements.append(Drawing.text(x, y + 3, "badge", "\(count)"))
    }

    private mutating func legend(_ finding: Finding, _ style: String) {
        let top = bounds.y + bounds.height
        elements.append(
            "<circle class=\"\(style) badge\" cx=\"\(Drawing.number(bounds.x + 7))\" cy=\"\(Drawing.number(top + 7))\" r=\"7\"/>")
        elements.append(Drawing.text(bounds.x + 7, top + 10, "badge", "\(count)"))
        var y = top
        for line in lines("\(finding.message) [\(finding.rule)]") {
            elements.append(Drawing.text(bounds.x + 20, y + 10, "note", line))
            y += FindingMarks.lineHeight
        }
        bounds.height = y - bounds.y + 4
    }

    /// As wide as the drawing.
    private func lines(_ text: String) -> [String] {
        let width = max(40, Int((bounds.width - 20) / FindingMarks.letterWidth))
        var lines = [""]
        for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            if lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = String(word)
            } else if lines[lines.count - 1].count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
