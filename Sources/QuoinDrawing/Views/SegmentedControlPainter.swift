import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// A painter of segmented controls: segments side by side, one of them raised; before iOS 13 outlined in the tint color.
struct SegmentedControlPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let titles = view.properties[.segments] ?? []
        guard !titles.isEmpty else { return }
        let control = SegmentedParts(view, titles)
        if view.context.era >= .ios13 { control.paintRaised(on: &drawing) } else { control.paintOutlined(on: &drawing) }
    }
}

private struct SegmentedParts {
    private let view: DrawnView
    private let titles: [String]
    private let frame: Rect
    private let cells: [Rect]
    private let selected: Int

    init(_ view: DrawnView, _ titles: [String]) {
        self.view = view
        self.titles = titles
        frame = view.frame
        selected = Int(max(-1, min(view.properties[.selectedSegmentIndex] ?? -1, 1000)))
        cells = SegmentedParts.cells(of: view, titles: titles, frame: frame)
    }

    /// Returns the frames of the segments: all of the same width, or in proportion to their titles.
    private static func cells(of view: DrawnView, titles: [String], frame: Rect) -> [Rect] {
        var weights = titles.map { _ in 1.0 }
        if view.properties[.apportionsByContent] == true {
            weights = titles.map { 18 + SystemTextMeasurer().advance(of: $0, in: .system(13, weight: .medium)).width }
        }
        let whole = weights.reduce(0, +)
        var x = frame.x
        var cells = weights.map { weight -> Rect in
            let width = frame.width * weight / whole
            defer { x += width }
            return Rect(x: x, y: frame.y, width: width, height: frame.height)
        }
        if view.isRightToLeft { cells = cells.map { Rect(x: frame.x + frame.maxX - $0.maxX, y: $0.y, width: $0.width, height: $0.height) } }
        return cells
    }

    private static let raised = Paint(light: .white, dark: RGBA(99, 99, 102))

    func paintRaised(on drawing: inout Drawing) {
        if view.properties[.backgroundColor] == nil { drawing.fill(.rectangle(frame, radius: 8), SystemColors.tertiaryFill) }
        if cells.indices.contains(selected) {
            var group = Group()
            group.shadow = Group.Shadow(.gray(0, 0.12), offset: Size(width: 0, height: 2), radius: 5)
            let paint = view.paint(.selectedSegmentTintColor) ?? SegmentedParts.raised
            let rect = cells[selected].insetBy(2, 2)
            drawing.group(group) { $0.fill(.rectangle(rect, radius: 6.5), paint) }
        }
        for index in cells.indices.dropFirst() where index != selected && index != selected + 1 {
            let x = view.isRightToLeft ? cells[index].maxX : cells[index].x
            drawing.fill(.rectangle(Rect(x: x - 0.5, y: frame.y + 8, width: 1, height: max(0, frame.height - 16))), SystemColors.separator)
        }
        for index in cells.indices { paintContent(index, view.context.label.withAlpha(view.isEnabled ? 1 : 0.4), on: &drawing) }
    }

    func paintOutlined(on drawing: inout Drawing) {
        var group = Group()
        group.clip = Group.Clip(frame, radius: 4)
        drawing.group(group) { drawing in
            if cells.indices.contains(selected) { drawing.fill(.rectangle(cells[selected]), view.tint) }
            for cell in cells.dropFirst() {
                drawing.line(Point(x: cell.x, y: frame.y), Point(x: cell.x, y: frame.maxY), stroke: Stroke(view.tint))
            }
        }
        drawing.stroke(.rectangle(frame.insetBy(0.5, 0.5), radius: 4), Stroke(view.tint))
        for index in cells.indices { paintContent(index, index == selected ? .white : view.tint, on: &drawing) }
    }

    private func paintContent(_ index: Int, _ ink: Paint, on drawing: inout Drawing) {
        let cell = cells[index]
        let images = view.properties[.segmentImages] ?? []
        if images.indices.contains(index), let image = SceneImage(.record(images[index])) {
            let size = DrawnImage(image, view.context).size ?? Size(width: 20, height: 20)
            let factor = min(1, (cell.height - 8) / max(size.height, 1))
            let box = Rect(center: cell.center, size: Size(width: size.width * factor, height: size.height * factor))
            DrawnImage(image, view.context).draw(in: box, mode: .scaleAspectFit, tint: ink, on: &drawing)
            return
        }
        let isBold = index == selected && view.context.era >= .ios13
        let weight: FontWeight = view.context.era >= .ios13 ? (isBold ? .semibold : .medium) : .regular
        var block = TextBlock(view.context.text(titles[index], size: 13, weight: weight), ink)
        block.alignment = .center
        block.draw(in: cell.insetBy(4, 0), on: &drawing)
    }
}
