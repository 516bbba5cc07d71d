import QuoinLayout
import QuoinScenes

/// The layers above a drawn scene, such as constraints, margins, guides and findings.
///
/// ```swift
/// let scene = try SceneDrawing(layout)
/// let overlay = SceneOverlay(scene, layers: [.constraints, .names], findings: marks)
/// let page = ScenePage(scene, overlay, name: "Inbox")
/// ```
///
/// This type is not `Sendable`: it refers to a live layout. Its ``drawing`` is a value that can be passed to any thread.
public struct SceneOverlay {
    /// The layers alone, without the scene, in the scene's coordinates.
    public let drawing: Drawing
    /// The area that the layers cover, which may extend beyond the scene.
    public let bounds: Rect
    /// The number of labels that were left out because there was no room for them.
    public let omittedLabels: Int

    /// Draws layers and findings above a scene.
    ///
    /// - Parameters:
    ///   - scene: The drawn scene.
    ///   - layers: The layers to draw; none by default.
    ///   - findings: The findings to mark.
    public init(_ scene: SceneDrawing, layers: OverlayLayers = [], findings: [FindingMark] = []) {
        var painter = OverlayPainter(scene)
        painter.paint(layers)
        painter.paint(findings)
        painter.finish()
        drawing = painter.drawing
        bounds = painter.bounds
        omittedLabels = painter.labels.omitted
    }

    /// Returns an overlay without layers and findings.
    public static func none(_ scene: SceneDrawing) -> SceneOverlay { SceneOverlay(scene) }
}

/// Draws the layers from the least to the most conspicuous. Labels come last, because each must avoid the others.
private struct OverlayPainter {
    private let scene: SceneDrawing
    private let geometry: SceneGeometry
    var drawing: Drawing
    var bounds: Rect
    var labels: LabelPlacer

    /// The distance from the scene up to which scroll content and badges are drawn, in points.
    private static let reach = 3000.0

    init(_ scene: SceneDrawing) {
        self.scene = scene
        geometry = SceneGeometry(scene)
        let size = scene.drawing.size
        drawing = Drawing(size: size)
        bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        labels = LabelPlacer(bounds: bounds.insetBy(-OverlayPainter.reach, -OverlayPainter.reach))
    }

    mutating func finish() {
        var group = Group()
        group.layer = "labels"
        drawing.add(.open(group))
        labels.draw(on: &drawing)
        drawing.add(.close)
        coverMarks()
    }

    /// Extends the bounds to marks outside the scene, up to the scene's own size away from it. Clipped copies of content do
    /// not count.
    private mutating func coverMarks() {
        let size = drawing.size
        let limit = Rect(x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height)
        var clips: [Bool] = []
        for mark in drawing.marks {
            switch mark {
            case .open(let group): clips.append(group.clip != nil)
            case .close: _ = clips.popLast()
            case .shape(let shape) where !clips.contains(true):
                if let part = shape.bounds?.intersection(limit) { bounds = bounds.union(part) }
            default: break
            }
        }
    }

    mutating func paint(_ layers: OverlayLayers) {
        if layers.contains(.scrollContent) { layer("scroll-content") { $0.paintScrollContent() } }
        if layers.contains(.frames) { layer("frames") { $0.paintFrames() } }
        if layers.contains(.margins) { layer("margins") { $0.paintMargins() } }
        if layers.contains(.safeArea) { layer("safe-area") { $0.paintSafeArea() } }
        if layers.contains(.guides) { layer("guides") { $0.paintGuides() } }
        if layers.contains(.storedFrames) { layer("stored-frames") { $0.paintStoredFrames() } }
        if !layers.isDisjoint(with: [.constraints, .ambiguity]) { layer("ambiguity") { $0.paintAmbiguity() } }
        if layers.contains(.constraints) { layer("constraints") { $0.paintConstraints() } }
        if layers.contains(.names) { paintNames() }
    }

    private mutating func layer(_ name: String, _ paint: (inout OverlayPainter) -> Void) {
        var group = Group()
        group.layer = name
        drawing.add(.open(group))
        paint(&self)
        drawing.add(.close)
    }

    private mutating func cover(_ rect: Rect) {
        let limit = Rect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height).insetBy(
            -OverlayPainter.reach, -OverlayPainter.reach)
        if let part = rect.intersection(limit) { bounds = bounds.union(part) }
    }

    private func shownViews(_ wanted: (LaidOutView) -> Bool = { _ in true }) -> [(LaidOutView, Rect)] {
        scene.views.compactMap { view in
            wanted(view) && !scene.undrawn.contains(view.id) ? scene.frames[view.id].map { (view, $0) } : nil
        }
    }
}

// MARK: - Areas

extension OverlayPainter {
    private mutating func paintFrames() {
        for (_, frame) in shownViews({ $0.kind != "guide" }) {
            drawing.stroke(.rectangle(frame), Stroke(OverlayColors.frame, width: 0.75))
            cover(frame)
        }
    }

    private mutating func paintMargins() {
        for (view, frame) in shownViews({ $0.kind != "guide" && $0.layoutMargins != .zero && scene.context.children[$0.id] != nil }) {
            drawing.stroke(
                .rectangle(frame.inset(by: view.layoutMargins)), Stroke(OverlayColors.margin.withAlpha(0.7), width: 0.75, dash: [1.5, 2]))
        }
    }

    private mutating func paintSafeArea() {
        guard let root = scene.views.first, let frame = scene.frames[root.id], root.safeAreaInsets != .zero else { return }
        drawing.stroke(.rectangle(frame.inset(by: root.safeAreaInsets)), Stroke(OverlayColors.safeArea, width: 1, dash: [6, 3]))
    }

    private mutating func paintGuides() {
        for (view, frame) in shownViews({ $0.kind == "guide" }) {
            drawing.stroke(.rectangle(frame), Stroke(OverlayColors.guide, width: 0.75, dash: [4, 2]))
            var label = LabelPlacer.Label(
                text: view.name ?? view.id, center: Point(x: frame.midX, y: frame.y + 8), paint: OverlayColors.guide, importance: 15)
            label.steps = [Point(x: 0, y: 10)]
            labels.add(label)
        }
    }

    /// Draws the content that is scrolled out of sight, faintly and with its outline.
    private mutating func paintScrollContent() {
        for (view, frame) in shownViews({ $0.scroll != nil }) {
            guard let scroll = view.scroll else { continue }
            let content = Rect(
                x: frame.x - scroll.contentOffset.x, y: frame.y - scroll.contentOffset.y, width: scroll.contentSize.width,
                height: scroll.contentSize.height)
            guard
                content.maxX > frame.maxX + 0.5 || content.maxY > frame.maxY + 0.5 || content.x < frame.x - 0.5 || content.y < frame.y - 0.5
            else { continue }
            let limited = Rect(
                x: content.x, y: content.y, width: min(content.width, OverlayPainter.reach),
                height: min(content.height, OverlayPainter.reach))
            for part in limited.outside(of: frame) {
                var group = Group()
                group.opacity = 0.45
                group.clip = Group.Clip(part)
                drawing.add(.open(group))
                scene.paintContent(of: view.id, on: &drawing)
                drawing.add(.close)
            }
            drawing.stroke(.rectangle(limited), Stroke(OverlayColors.content, width: 1, dash: [6, 3]))
            cover(limited)
        }
    }

    /// Draws the frames that an editor stored for views that are elsewhere now.
    private mutating func paintStoredFrames() {
        for (view, _) in shownViews({ $0.isMisplaced == true }) {
            guard let stored = scene.node(view.id)?.stored?.frame, let parent = view.parent.flatMap({ scene.frames[$0] }) else { continue }
            let offset = scene.view(view.parent ?? "")?.scroll?.contentOffset ?? .zero
            let ghost = stored.moved(parent.x - offset.x, parent.y - offset.y)
            drawing.stroke(.rectangle(ghost), Stroke(OverlayColors.ambiguous, width: 1, dash: [4, 3]))
            let change = OverlayPainter.difference(from: stored, to: view.frame)
            labels.add(
                LabelPlacer.Label(text: change, center: Point(x: ghost.midX, y: ghost.y), paint: OverlayColors.ambiguous, importance: 35))
            cover(ghost)
        }
    }

    /// Returns the difference between two frames in words: `+8 x, −20 width`.
    static func difference(from old: Rect, to new: Rect) -> String {
        let parts = [("x", new.x - old.x), ("y", new.y - old.y), ("width", new.width - old.width), ("height", new.height - old.height)]
        return parts.filter { abs($0.1) >= 0.5 }.map { "\($0.1 < 0 ? "−" : "+")\(shortNumber(abs($0.1))) \($0.0)" }.joined(separator: ", ")
    }
}

// MARK: - Constraints and names

extension OverlayPainter {
    private mutating func paintAmbiguity() {
        for (view, frame) in shownViews({ !$0.ambiguous.isEmpty }) {
            drawing.stroke(.rectangle(frame), Stroke(OverlayColors.ambiguous, width: 1.5))
            let words = view.ambiguous.map { "\(OverlayPainter.words($0))?" }.joined(separator: " ")
            labels.add(
                LabelPlacer.Label(text: words, center: Point(x: frame.midX, y: frame.y + 8), paint: OverlayColors.ambiguous, importance: 60)
            )
        }
    }

    /// Returns a dimension in words: `content width` for `contentWidth`.
    private static func words(_ dimension: Layout.Dimension) -> String {
        "\(dimension)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }

    private mutating func paintConstraints() {
        let layout = scene.context.layout
        let conflicting = Set(layout.conflicts().flatMap(\.constraints))
        let ambiguous = Dictionary(
            scene.views.map { ($0.id, $0.ambiguous.map(\.axis)) }, uniquingKeysWith: { first, _ in first })
        let marks = ConstraintMarks(geometry, conflicting: conflicting, ambiguous: ambiguous)
        for constraint in layout.constraints() where constraint.owner == nil && !constraint.isOfRoot {
            // Constraints of hidden views would cover visible content, so they are left out unless they conflict.
            if isSeen(constraint) || conflicting.contains(constraint.id) { marks.draw(constraint, on: &drawing, &labels) }
        }
    }

    private func isSeen(_ constraint: LaidOutConstraint) -> Bool {
        [constraint.first, constraint.second ?? ""].allSatisfy { name in !scene.undrawn.contains(String(name.prefix { $0 != "#" })) }
    }

    private mutating func paintNames() {
        for (view, frame) in shownViews({ $0.kind != "guide" && $0.parent != nil }) {
            guard let node = scene.node(view.id), frame.width >= 8, frame.height >= 6 else { continue }
            var label = LabelPlacer.Label(
                text: node.outlineName, center: .zero, paint: OverlayColors.name, importance: node.name == nil ? 10 : 20)
            label.size = 8
            label.center = Point(x: frame.x + 2.3 * Double(min(label.text.count, 40)) + 3, y: frame.y + 2)
            label.steps = [Point(x: 0, y: frame.height), Point(x: 0, y: -8), Point(x: 0, y: frame.height / 2)]
            labels.add(label)
        }
    }
}

// MARK: - Findings

extension OverlayPainter {
    /// Draws an outline around the view of each finding, and its number at the corner. Numbers at the same corner stand in
    /// a row.
    mutating func paint(_ findings: [FindingMark]) {
        var badges: [Rect] = []
        for mark in findings {
            guard let frame = scene.frames[mark.view] else { continue }
            var group = Group()
            group.layer = "finding"
            group.key = "\(mark.number)"
            group.title = "\(mark.number). \(mark.title)"
            drawing.add(.open(group))
            drawing.add(
                .shape(
                    Shape(
                        .rectangle(frame.insetBy(0.75, 0.75), radius: 2), fill: .paint(mark.paint.withAlpha(0.07)),
                        stroke: Stroke(mark.paint, width: 1.5))))
            let badge = OverlayPainter.badge(at: frame, beside: badges, within: drawing.size)
            badges.append(badge)
            FindingBadge(mark).draw(in: badge, on: &drawing)
            labels.reserve(badge)
            cover(badge)
            drawing.add(.close)
        }
    }
}

extension OverlayPainter {
    /// Returns the place of a number: the upper right corner of a frame within the scene, left of the numbers that are
    /// there already.
    fileprivate static func badge(at frame: Rect, beside others: [Rect], within size: Size) -> Rect {
        let center = Point(x: min(frame.maxX, size.width + 8) - 2, y: max(frame.y, -8) + 2)
        var badge = Rect(center: center, size: Size(width: 17, height: 17))
        for _ in 0..<others.count {
            guard let other = others.first(where: { $0.intersection(badge) != nil }) else { break }
            badge.x = other.x - 18
        }
        return badge
    }
}

/// The number of a finding on a disk in the color of its severity.
struct FindingBadge {
    private let mark: FindingMark

    init(_ mark: FindingMark) { self.mark = mark }

    func draw(in rect: Rect, on drawing: inout Drawing) {
        drawing.add(.shape(Shape(.ellipse(rect), fill: .paint(mark.paint), stroke: Stroke(OverlayColors.labelGround.opaque, width: 1.25))))
        var block = TextBlock(
            SceneText("\(mark.number)", font: .system(mark.number > 99 ? 7.5 : 10, weight: .bold)), OverlayColors.labelGround.opaque)
        block.alignment = .center
        block.draw(in: rect, on: &drawing)
    }
}

extension Rect {
    /// Returns the parts of the rectangle that are below, right of, above and left of another.
    func outside(of other: Rect) -> [Rect] {
        guard let inner = intersection(other) else { return [self] }
        let parts = [
            Rect(x: x, y: y, width: width, height: inner.y - y), Rect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
            Rect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
            Rect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
        ]
        return parts.filter { $0.width > 0.01 && $0.height > 0.01 }
    }
}
