import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// A page that shows one scene in the outline of its device or as a card, with its name above and a legend of findings
/// below.
///
/// ```swift
/// let scene = try SceneDrawing(layout)
/// let page = ScenePage(scene, SceneOverlay(scene, layers: .constraints), name: "Inbox", note: "iPhone 15").drawing
/// ```
///
/// This type is not `Sendable`: it refers to a live layout. Its ``drawing`` is a value that can be passed to any thread.
public struct ScenePage {
    /// The drawing of the whole page.
    public let drawing: Drawing
    /// The position of the scene's origin on the page, in points.
    public let origin: Point

    private static let margin = 24.0
    private static let heading = 40.0

    /// Creates the page of a scene.
    ///
    /// - Parameters:
    ///   - scene: The drawn scene.
    ///   - overlay: The layers above the scene, which may extend beyond it; nil for none.
    ///   - name: The heading above the scene; nil for none.
    ///   - note: A smaller line below the name.
    ///   - legend: The findings to list below the scene.
    ///   - hasGround: Whether the page has a background of its own.
    public init(
        _ scene: SceneDrawing, _ overlay: SceneOverlay? = nil, name: String?, note: String = "", legend: [FindingMark] = [],
        hasGround: Bool = true
    ) {
        let inner = scene.drawing.size
        let outline = DeviceOutline(scene)
        let edge = outline.bezel
        let margin = ScenePage.margin
        // The area that the overlay covers beyond the device.
        let device = Rect(x: -edge, y: -edge, width: inner.width + 2 * edge, height: inner.height + 2 * edge)
        let covered = overlay.map { device.union($0.bounds.insetBy(-2, -2)) } ?? device
        let heading = name == nil ? 0 : ScenePage.heading
        let list = legend.isEmpty ? nil : FindingLegend(legend, width: max(covered.width, 320))
        let width = max(covered.width, name == nil ? 0 : 180, list?.size.width ?? 0) + 2 * margin
        let height = covered.height + 2 * margin + heading + (list.map { $0.size.height + 18 } ?? 0)
        var page = Drawing(size: Size(width: width, height: height), title: name ?? "")
        if hasGround { page.fill(.rectangle(Rect(x: 0, y: 0, width: width, height: height)), PageColors.canvas) }
        let origin = Point(x: (width - covered.width) / 2 - covered.x, y: margin + heading - covered.y)
        if let name { ScenePage.heading(name, note, in: Rect(x: 12, y: margin - 8, width: width - 24, height: 40), on: &page) }
        outline.draw(scene.drawing, at: origin, on: &page)
        if let overlay { page.add(overlay.drawing, at: origin) }
        list?.draw(at: Point(x: margin, y: margin + heading + covered.height + 18), on: &page)
        drawing = page
        self.origin = origin
    }

    static func heading(_ name: String, _ note: String, in rect: Rect, on drawing: inout Drawing) {
        var title = TextBlock(SceneText(name, font: .system(13, weight: .semibold)), PageColors.ink)
        title.alignment = .center
        title.draw(in: Rect(x: rect.x, y: rect.y, width: rect.width, height: 18), on: &drawing)
        var line = TextBlock(SceneText(note, font: .system(11)), PageColors.faint)
        line.alignment = .center
        line.draw(in: Rect(x: rect.x, y: rect.y + 18, width: rect.width, height: 16), on: &drawing)
    }
}

/// A list of findings with their numbers.
struct FindingLegend {
    private let marks: [FindingMark]
    private let heights: [Double]
    let size: Size

    private static let indent = 26.0
    private static let gap = 8.0

    init(_ marks: [FindingMark], width: Double) {
        self.marks = marks
        let room = width - FindingLegend.indent
        heights = marks.map { max(18, FindingLegend.size(of: $0, width: room).height) }
        size = Size(width: width, height: heights.reduce(0, +) + FindingLegend.gap * Double(max(0, marks.count - 1)))
    }

    private static func text(_ mark: FindingMark) -> SceneText { SceneText(mark.title, font: .system(12)) }

    private static func size(of mark: FindingMark, width: Double) -> TextSize {
        SystemTextMeasurer().size(of: text(mark).attributed, within: .width(width))
    }

    func draw(at origin: Point, on drawing: inout Drawing) {
        var y = origin.y
        for (mark, height) in zip(marks, heights) {
            FindingBadge(mark).draw(in: Rect(x: origin.x, y: y, width: 17, height: 17), on: &drawing)
            var block = TextBlock(FindingLegend.text(mark), PageColors.ink)
            block.lines = 0
            block.vertical = .top
            block.draw(
                in: Rect(x: origin.x + FindingLegend.indent, y: y + 1, width: size.width - FindingLegend.indent, height: height + 20),
                on: &drawing)
            y += height + FindingLegend.gap
        }
    }
}

/// The colors of the page around scenes.
enum PageColors {
    static let canvas = Paint(light: RGBA(236, 237, 240), dark: RGBA(38, 38, 41))
    static let ink = Paint(light: RGBA(48, 49, 54), dark: RGBA(226, 227, 232))
    static let faint = Paint(light: RGBA(110, 112, 120), dark: RGBA(152, 154, 162))
    static let outline = Paint(light: RGBA(190, 192, 198), dark: RGBA(84, 85, 90))
    static let bezel = Paint(light: RGBA(24, 24, 26), dark: RGBA(12, 12, 13))
    static let rim = Paint(light: RGBA(150, 152, 158), dark: RGBA(96, 97, 102))
}

/// The outline of the device that a scene is on.
struct DeviceOutline {
    private let shape: DeviceShape
    private let orientation: Orientation
    let isScreen: Bool

    init(_ scene: SceneDrawing) {
        let context = scene.context
        isScreen = scene.drawing.size == context.layout.shownSize && context.scene.canvas?.keepsSize != true
        shape = DeviceShape(isScreen ? context.screen.device : nil)
        orientation = scene.drawing.size.width > scene.drawing.size.height ? .landscape : .portrait
    }

    /// The width of the black edge around the screen.
    var bezel: Double { shape.cornerRadius > 0 ? 9 : 0 }

    func draw(_ screen: Drawing, at origin: Point, on page: inout Drawing) {
        let frame = Rect(x: origin.x, y: origin.y, width: screen.size.width, height: screen.size.height)
        let outer = frame.insetBy(-bezel, -bezel)
        let radius = shape.cornerRadius
        var group = Group()
        group.shadow = Group.Shadow(.gray(0, 0.22), offset: Size(width: 0, height: 5), radius: 18)
        page.group(group) {
            $0.fill(
                .rectangle(outer, radius: radius > 0 ? radius + bezel : 0),
                radius > 0 ? PageColors.bezel : Paint(light: .white, dark: RGBA(20, 20, 22)))
        }
        if radius > 0 {
            page.stroke(.rectangle(outer.insetBy(0.5, 0.5), radius: radius + bezel), Stroke(PageColors.rim))
        }
        page.add(screen, at: origin, clip: Group.Clip(Rect(x: 0, y: 0, width: frame.width, height: frame.height), radius: radius))
        if let hidden = shape.hidden(on: screen.size, orientation) {
            var housing = Drawing(size: screen.size)
            housing.fill(hidden, PageColors.bezel)
            page.add(housing, at: origin)
        }
        if radius == 0 { page.stroke(.rectangle(frame.insetBy(-0.5, -0.5)), Stroke(PageColors.outline)) }
    }
}
