import QuoinLayout
import QuoinScenes
import QuoinText

/// A placer of small labels that never overlap. Important labels are placed first, the others avoid them, and a label
/// without a free place is left out and counted.
struct LabelPlacer {
    struct Label {
        var text: String
        /// The preferred position of the label's center.
        var center: Point
        var paint: Paint
        /// The importance of the label; greater numbers are placed first.
        var importance: Int
        /// The other positions of the center, relative to the preferred one, in the order in which they are tried.
        var steps: [Point] = []
        var size = 9.0
        var weight = FontWeight.medium
        /// Whether the label is inverted: letters in the background's color on a background in the label's color.
        var isFilled = false
    }

    private var labels: [Label] = []
    private var taken: [Rect] = []
    /// The number of labels that were left out because there was no room for them.
    private(set) var omitted = 0
    private let bounds: Rect

    init(bounds: Rect) { self.bounds = bounds }

    mutating func add(_ label: Label) { labels.append(label) }

    /// Keeps labels away from an area.
    mutating func reserve(_ rect: Rect) { taken.append(rect) }

    mutating func draw(on drawing: inout Drawing) {
        let ordered = labels.enumerated().sorted { ($1.element.importance, $0.offset) < ($0.element.importance, $1.offset) }
        for label in ordered.map(\.element) {
            guard let rect = place(label) else {
                omitted += 1
                continue
            }
            taken.append(rect)
            draw(label, in: rect, &drawing)
        }
    }

    /// A free rectangle for a label; nil if there is none.
    private func place(_ label: Label) -> Rect? {
        let width = SystemTextMeasurer().advance(of: label.text, in: .system(label.size, weight: label.weight)).width + 6
        let size = Size(width: width, height: label.size * 1.35)
        for step in [Point.zero] + label.steps {
            let rect = Rect(center: Point(x: label.center.x + step.x, y: label.center.y + step.y), size: size)
            if bounds.contains(rect), !taken.contains(where: { $0.intersection(rect) != nil }) { return rect }
        }
        return nil
    }

    private func draw(_ label: Label, in rect: Rect, _ drawing: inout Drawing) {
        drawing.fill(.rectangle(rect, radius: 3), label.isFilled ? label.paint : OverlayColors.labelGround)
        var block = TextBlock(
            SceneText(label.text, font: .system(label.size, weight: label.weight)),
            label.isFilled ? OverlayColors.labelGround.opaque : label.paint)
        block.alignment = .center
        block.draw(in: rect.insetBy(1, 0), on: &drawing)
    }
}

extension Paint {
    var opaque: Paint {
        var copy = self
        copy.light.alpha = 255
        copy.dark.alpha = 255
        return copy
    }
}
