import QuoinLayout
import QuoinScenes

/// A page that shows a storyboard as Interface Builder's canvas does: scenes in their places, containers, and segues as
/// arrows.
///
/// ```text
///   ▶ ┌─────┐ ─(◦)─▶ ┌─────┐ ─(▷)─▶ ┌─────┐
///     │ nav │        │  A  │        │  B  │
///     └─────┘        └─────┘        └─────┘
/// ```
///
/// Scenes that would overlap, because they are shown on a larger device for example, are moved apart. Scenes for which the
/// file has no place are arranged in rows below the others. Linear in segues, quadratic in controllers while they are moved
/// apart.
///
/// This type is not `Sendable`: it refers to a live layout. Its ``drawing`` is a value that can be passed to any thread.
public struct StoryboardPage {
    /// The drawing of the whole page.
    public let drawing: Drawing
    /// The number of segue names that were left out because there was no room for them.
    public let omittedLabels: Int

    /// The scale at which the page shows its scenes.
    public static let scale = 0.5

    /// Draws a storyboard with its scenes in their places, and segues as arrows between them.
    ///
    /// - Parameters:
    ///   - storyboard: The positions of the controllers, and the segues between them.
    ///   - scenes: The drawn scenes by the ids of their root views; a controller without one is drawn as a container or a
    ///     reference.
    ///   - title: The heading of the page, which is also its description for people who cannot see it; empty for none.
    public init(_ storyboard: Storyboard, scenes: [String: SceneDrawing], title: String) {
        var cards = storyboard.controllers.map { BoardCard($0, $0.root.flatMap { scenes[$0] }) }
        BoardPlan.place(&cards)
        let bounds = cards.map(\.frame).reduce(Rect?.none) { $0?.union($1) ?? $1 } ?? Rect(x: 0, y: 0, width: 400, height: 200)
        let margin = 70.0, top = title.isEmpty ? 0 : 60.0
        let size = Size(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin + top)
        var board = Drawing(size: size)
        let shift = Point(x: margin - bounds.x, y: margin + top - bounds.y)
        for index in cards.indices { cards[index].frame = cards[index].frame.moved(shift.x, shift.y) }
        let frames = Dictionary(cards.map { ($0.controller.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        var arrows = BoardArrows(storyboard.segues, frames, taken: cards.flatMap(\.shownAreas))
        arrows.draw(on: &board)
        omittedLabels = arrows.omittedNames
        for card in cards { card.draw(on: &board) }
        let scaled = Size(width: size.width * StoryboardPage.scale, height: size.height * StoryboardPage.scale)
        var page = Drawing(size: scaled, title: title)
        page.fill(.rectangle(Rect(x: 0, y: 0, width: scaled.width, height: scaled.height)), PageColors.canvas)
        if !title.isEmpty {
            TextBlock(SceneText(title, font: .system(16, weight: .bold)), PageColors.ink)
                .draw(in: Rect(x: 24, y: 14, width: scaled.width - 48, height: 24), on: &page)
        }
        page.add(board, at: .zero, scale: StoryboardPage.scale)
        drawing = page
    }
}

/// A controller on the board, with its heading.
struct BoardCard {
    let controller: StoryboardController
    private let scene: SceneDrawing?
    private let page: ScenePage?
    /// The frame on the board, including the heading above the scene.
    var frame: Rect

    init(_ controller: StoryboardController, _ scene: SceneDrawing?) {
        self.controller = controller
        self.scene = scene
        page = scene.map { ScenePage($0, name: nil, hasGround: false) }
        let size = page?.drawing.size ?? BoardCard.size(controller)
        isTelevision = controller.size.width >= 1920
        frame = Rect(x: 0, y: 0, width: size.width, height: size.height + (isTelevision ? 92 : 46))
    }

    /// Whether the card shows the screen of a television, whose names are twice as large: boards of them are seen from farther away.
    private let isTelevision: Bool

    private var scale: Double { isTelevision ? 2 : 1 }

    private static func size(_ controller: StoryboardController) -> Size {
        if controller.element == "viewControllerPlaceholder" { return Size(width: 220, height: 96) }
        return Size(width: min(controller.size.width, 2000) + 48, height: min(controller.size.height, 2000) + 48)
    }

    private var title: TextBlock {
        var title = TextBlock(SceneText(controller.name, font: .system(24 * scale, weight: .semibold)), PageColors.ink)
        title.alignment = .center
        return title
    }

    private var titleArea: Rect { Rect(x: frame.x, y: frame.y + 8 * scale, width: frame.width, height: 32 * scale) }

    private var body: Rect {
        Rect(x: frame.x, y: frame.y + 46 * scale, width: frame.width, height: frame.height - 46 * scale)
    }

    /// The title, and the card without the margin around it.
    var shownAreas: [Rect] {
        let width = min(title.size.width, titleArea.width)
        return [Rect(center: titleArea.center, size: Size(width: width, height: titleArea.height)), body.insetBy(20, 20)]
    }

    func draw(on board: inout Drawing) {
        title.draw(in: titleArea, on: &board)
        if let page {
            board.add(page.drawing, at: body.origin)
        } else if controller.element == "viewControllerPlaceholder" {
            reference(body.insetBy(24, 24), &board)
        } else {
            container(body.insetBy(24, 24), &board)
        }
        if controller.isInitial { entry(body, &board) }
    }

    /// A container as Interface Builder draws it: gray, with its bars and its kind.
    private func container(_ rect: Rect, _ board: inout Drawing) {
        var group = Group()
        group.shadow = Group.Shadow(.gray(0, 0.18), offset: Size(width: 0, height: 5), radius: 16)
        board.group(group) { $0.fill(.rectangle(rect, radius: 10), Paint(light: RGBA(217, 218, 222), dark: RGBA(58, 58, 62))) }
        var label = TextBlock(SceneText(elementName(controller.element), font: .system(22 * scale, weight: .semibold)), PageColors.faint)
        label.alignment = .center
        label.lines = 0
        label.draw(in: rect.insetBy(16, 40), on: &board)
        let top = Rect(x: rect.x, y: rect.y, width: rect.width, height: 64 * scale)
        if controller.element == "navigationController", !controller.isNavigationBarHidden { bar(top, &board) }
        guard controller.element == "tabBarController" else { return }
        tabs(isTelevision ? top : Rect(x: rect.x, y: rect.maxY - 60, width: rect.width, height: 60), &board)
    }

    private func bar(_ rect: Rect, _ board: inout Drawing) {
        let color = controller.barContents.navigationBar.background
        let paint =
            color.flatMap { scene?.context.paint($0) ?? BoardCard.plain($0) } ?? Paint(light: RGBA(247, 247, 248), dark: RGBA(44, 44, 47))
        board.fill(.path(Path.rounded(rect, top: 10)), paint)
        board.fill(.rectangle(Rect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1)), BarColors.line)
    }

    private static func plain(_ color: SceneColor) -> Paint? {
        switch color {
        case .plain(let color): Paint(color)
        case .system(let name, let otherwise): SystemColors.paint(name) ?? otherwise.map { Paint($0) }
        case .asset(_, let otherwise): otherwise.map { Paint($0) }
        }
    }

    private func tabs(_ rect: Rect, _ board: inout Drawing) {
        let shape = isTelevision ? Path.rounded(rect, top: 10) : Path.rounded(rect, bottom: 10)
        board.fill(.path(shape), Paint(light: RGBA(247, 247, 248), dark: RGBA(44, 44, 47)))
        board.fill(.rectangle(Rect(x: rect.x, y: isTelevision ? rect.maxY - 1 : rect.y, width: rect.width, height: 1)), BarColors.line)
        let tabs = controller.barContents.tabs.prefix(8)
        guard !tabs.isEmpty else { return }
        let step = rect.width / Double(tabs.count)
        for (index, tab) in tabs.enumerated() {
            let cell = Rect(x: rect.x + Double(index) * step, y: rect.y, width: step, height: rect.height)
            let paint = index == 0 ? SystemColors.blue : BarColors.unselected
            let icon = Rect(center: Point(x: cell.midX, y: cell.y + 22 * scale), size: Size(width: 25 * scale, height: 25 * scale))
            if let image = tab.image, image.isSymbol {
                SymbolPicture(image.name).draw(in: icon, paint: paint, on: &board)
            } else {
                board.fill(.rectangle(icon.insetBy(3, 3), radius: 4), paint)
            }
            var label = TextBlock(SceneText(tab.title ?? "", font: .system(11 * scale, weight: .medium)), paint)
            label.alignment = .center
            label.draw(in: Rect(x: cell.x + 2, y: cell.y + 38 * scale, width: cell.width - 4, height: 16 * scale), on: &board)
        }
    }

    private func reference(_ rect: Rect, _ board: inout Drawing) {
        board.add(
            .shape(
                Shape(
                    .rectangle(rect, radius: 12), fill: .paint(Paint(light: .white, dark: RGBA(58, 58, 62))),
                    stroke: Stroke(PageColors.outline, width: 1.5, dash: [6, 4]))))
        Caption("Storyboard Reference").draw(in: rect.insetBy(10, 6), paint: PageColors.faint, on: &board)
    }

    /// An arrow from nowhere: the application begins here.
    private func entry(_ body: Rect, _ board: inout Drawing) {
        let end = Point(x: body.x + 8, y: body.midY)
        board.line(Point(x: end.x - 52, y: end.y), Point(x: end.x - 10, y: end.y), stroke: Stroke(BoardArrows.paint, width: 6))
        board.fill(
            .path(
                Path([Point(x: end.x, y: end.y), Point(x: end.x - 20, y: end.y - 13), Point(x: end.x - 20, y: end.y + 13)], isClosed: true)),
            BoardArrows.paint)
    }
}

extension Path {
    /// A rectangle with round corners at its top or its bottom.
    static func rounded(_ rect: Rect, top: Double = 0, bottom: Double = 0) -> Path {
        var path = Path(from: Point(x: rect.x, y: rect.y + top))
        if top > 0 { path.arc(center: Point(x: rect.x + top, y: rect.y + top), radius: top, from: 0.5, to: 0.75, joins: true) }
        path.line(to: Point(x: rect.maxX - top, y: rect.y))
        if top > 0 { path.arc(center: Point(x: rect.maxX - top, y: rect.y + top), radius: top, from: 0.75, to: 1, joins: true) }
        path.line(to: Point(x: rect.maxX, y: rect.maxY - bottom))
        if bottom > 0 {
            path.arc(center: Point(x: rect.maxX - bottom, y: rect.maxY - bottom), radius: bottom, from: 0, to: 0.25, joins: true)
        }
        path.line(to: Point(x: rect.x + bottom, y: rect.maxY))
        if bottom > 0 {
            path.arc(center: Point(x: rect.x + bottom, y: rect.maxY - bottom), radius: bottom, from: 0.25, to: 0.5, joins: true)
        }
        path.close()
        return path
    }
}
