import QuoinLayout
import QuoinScenes

/// A replacement for a system symbol: an icon of our own in the symbol's enclosing shape, or a placeholder with its name.
struct SymbolPicture {
    private let base: String
    private let isFilled: Bool
    private let enclosure: Enclosure?
    private let isSlashed: Bool
    private let label: String

    private enum Enclosure { case circle, square }

    init(_ name: String) {
        label = name
        var parts = name.split(separator: ".").map(String.init)
        isFilled = parts.contains("fill")
        isSlashed = parts.contains("slash")
        parts.removeAll { $0 == "fill" || $0 == "slash" }
        if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
        var enclosure: Enclosure?
        if parts.count > 1, parts.last == "circle" || parts.last == "square", IconTable.icon(parts.joined(separator: ".")) == nil {
            enclosure = parts.last == "circle" ? .circle : .square
            parts.removeLast()
        }
        self.enclosure = enclosure
        base = parts.joined(separator: ".")
    }

    /// Draws the symbol in a rectangle.
    ///
    /// - Parameter weight: The width of its lines, in 24ths of the icon.
    func draw(in rect: Rect, paint: Paint, weight: Double = 1.9, on drawing: inout Drawing) {
        guard !rect.isEmpty else { return }
        guard isKnown else { return placeholder(in: rect, paint, &drawing) }
        let side = min(rect.width, rect.height)
        let box = Rect(center: rect.center, size: Size(width: side, height: side))
        guard let enclosure else {
            drawBase(in: box, paint: paint, isFilled: isFilled, weight: weight, on: &drawing)
            if isSlashed { slash(in: box, paint: paint, weight: weight, on: &drawing) }
            return
        }
        let frame = box.insetBy(side / 24 * 1.6, side / 24 * 1.6)
        let shape: Shape.Geometry = enclosure == .circle ? .ellipse(frame) : .rectangle(frame, radius: side / 6)
        let inner = box.insetBy(side * 0.26, side * 0.26)
        if isFilled {
            drawing.fill(shape, paint)
            drawBase(in: inner, paint: SymbolPicture.hole(in: paint), isFilled: true, weight: 3.4, on: &drawing)
        } else {
            drawing.stroke(shape, Stroke(paint, width: side / 24 * weight * 0.9))
            drawBase(in: inner, paint: paint, isFilled: false, weight: 3.2, on: &drawing)
        }
    }

    private var isKnown: Bool { IconTable.icon(base) != nil || isLetter }

    /// Whether the symbol is a letter or a number in a shape, such as `a.circle`.
    private var isLetter: Bool { enclosure != nil && base.utf8.count <= 2 && base.allSatisfy { $0.isLetter || $0.isNumber } }

    private func drawBase(in box: Rect, paint: Paint, isFilled: Bool, weight: Double, on drawing: inout Drawing) {
        guard let icon = IconTable.icon(base) else {
            var caption = Caption(base.uppercased())
            caption.weight = .semibold
            caption.sizes = box.width...box.width * 1.2
            return caption.draw(in: box.insetBy(-box.width, -box.width * 0.2), paint: paint, on: &drawing)
        }
        let scale = box.width / 24
        let path = IconPath(icon.strokes).path.placed(at: box.origin, scale: scale)
        let stroke = Stroke(paint, width: scale * weight, isRound: true)
        let closed = path.outlines(closed: true), open = path.outlines(closed: false)
        if !closed.elements.isEmpty {
            var shape = Shape(.path(closed), fill: isFilled ? .paint(paint) : .none, stroke: stroke)
            shape.hasHoles = isFilled
            drawing.add(.shape(shape))
        }
        if !open.elements.isEmpty { drawing.stroke(.path(open), stroke) }
        if !icon.areas.isEmpty {
            let areas = IconPath(icon.areas).path.placed(at: box.origin, scale: scale)
            drawing.fill(.path(areas), isFilled && !closed.elements.isEmpty ? SystemColors.background : paint)
        }
    }

    private func slash(in box: Rect, paint: Paint, weight: Double, on drawing: inout Drawing) {
        let edge = box.width * 0.14
        drawing.line(
            Point(x: box.x + edge, y: box.y + edge), Point(x: box.maxX - edge, y: box.maxY - edge),
            stroke: Stroke(paint, width: box.width / 24 * weight, isRound: true))
    }

    /// Returns the color of the parts cut out of a filled shape: that of most backgrounds, unless the shape itself has it.
    private static func hole(in paint: Paint) -> Paint {
        func seen(_ ground: RGBA, through ink: RGBA) -> RGBA {
            abs(ground.luminance - ink.luminance) < 0.2 ? RGBA(ink.red, ink.green, ink.blue).contrast : ground
        }
        let ground = SystemColors.background
        return Paint(light: seen(ground.light, through: paint.light), dark: seen(ground.dark, through: paint.dark))
    }

    /// Draws a rounded square, with the name of the symbol if it can be read.
    private func placeholder(in rect: Rect, _ paint: Paint, _ drawing: inout Drawing) {
        let radius = min(rect.width, rect.height) * 0.22
        let frame = rect.insetBy(min(1, rect.width / 12), min(1, rect.height / 12))
        drawing.add(
            .shape(Shape(.rectangle(frame, radius: radius), fill: .paint(paint.withAlpha(0.12)), stroke: Stroke(paint.withAlpha(0.55)))))
        guard frame.width >= 40 else { return }
        Caption(label).draw(in: frame.insetBy(2, 2), paint: paint, on: &drawing)
    }
}
