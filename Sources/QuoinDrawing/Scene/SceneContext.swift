import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// The context of all painters of one scene: the layout, the project's colors and images, and the style of its era.
final class SceneContext {
    let layout: SceneLayout
    let assets: any DrawingAssets
    /// The views in each view, in their order.
    let children: [String: [LaidOutView]]
    let places: ViewPlaces
    /// Where names of what cannot be drawn stand.
    var signs = SignPlaces()
    /// Where the bars at the top of the picture end; 0 without a navigation bar.
    let barBottom: Double

    init(_ layout: SceneLayout, _ views: [LaidOutView], assets: any DrawingAssets, root: Rect) {
        self.layout = layout
        self.assets = assets
        var children: [String: [LaidOutView]] = [:]
        for view in views { if let parent = view.parent { children[parent, default: []].append(view) } }
        self.children = children
        places = ViewPlaces(views, layout)
        let bar = layout.scene.controllers.first?.bars.navigation
        barBottom = bar.map { $0.isHidden ? 0 : root.y + layout.layout.root.safeArea.top } ?? 0
    }

    var screen: Screen { layout.screen }
    var era: Era { layout.screen.era }
    var scene: Scene { layout.scene }
    /// Whether the screen is a tablet's: the largest that files without a device name are.
    var isOnPad: Bool { screen.idiom == .pad && layout.shownSize.width >= 600 }
    var isRightToLeft: Bool { scene.environment.direction == .rightToLeft }
    /// One pixel, in points.
    var hairline: Double { 1 / max(1, screen.scale) }

    /// The system's colors follow the appearance since iOS 13.
    var label: Paint { SystemColors.label }
    var background: Paint { SystemColors.background }

    func paint(_ color: SceneColor, tint: Paint = SystemColors.blue) -> Paint {
        switch color {
        case .plain(let color): return Paint(color)
        case .system("tint", _), .system("tintColor", _): return tint
        case .system(let name, let otherwise): return SystemColors.paint(name) ?? otherwise.map { Paint($0) } ?? SystemColors.gray
        case .asset(let name, let otherwise):
            return assets.color(named: name) ?? otherwise.map { Paint($0) } ?? SystemColors.gray
        }
    }

    /// A text in the system's font.
    func text(_ string: String, size: Double, weight: FontWeight = .regular) -> SceneText {
        SceneText(string, font: layout.systemFont(size, weight: weight))
    }
}

/// One view as a painter sees it: its node, where it is on the page, and what it inherits.
///
/// This type is not `Sendable`: it looks at a live layout. A `Drawing` is a value for any thread.
public struct DrawnView {
    public let node: Node
    /// On the page.
    public let frame: Rect
    public let laidOut: LaidOutView
    /// The tint color that holds here.
    public let tint: Paint
    let context: SceneContext
    let parent: Node?
    /// The color behind what the view draws, as far as it is known.
    let ground: Paint

    public var properties: Properties { node.properties }

    /// The subviews, in order.
    public var children: [LaidOutView] { context.children[node.id] ?? [] }

    /// The color of a property; nil: none was given.
    public func paint(_ key: PropertyKey<SceneColor>) -> Paint? { properties[key].map { context.paint($0, tint: tint) } }

    public var isRightToLeft: Bool { properties[.rightToLeft] ?? context.isRightToLeft }

    var isEnabled: Bool { properties[.enabled] ?? true }

    /// An image with everything that a project and a file know of it.
    func image(_ key: PropertyKey<SceneImage>) -> DrawnImage? { properties[key].map { DrawnImage($0, context) } }

    /// A place in an area of the page on which nothing is drawn later, and no other view's sign was drawn; it is taken from then on.
    func freePlace(for sign: Size, in area: Rect) -> Rect? {
        let place = FreePlace.find(for: sign, in: area) { rect in
            context.signs.isTaken(rect, for: node.id) || context.places.isCovered(rect, of: node.id, at: frame)
        }
        if let place { context.signs.take(place, for: node.id) }
        return place
    }

    /// Where text begins and ends.
    var alignment: LineSide { LineSide(properties[.textAlignment], isRightToLeft: isRightToLeft) }

    /// The text of a label, button, field or text view, ready to be set.
    func block(_ paint: Paint) -> TextBlock {
        var block = TextBlock(context.layout.text(of: node), paint)
        block.family = properties[.fontFamily]
        block.isItalic = properties[.italic] ?? false
        block.alignment = alignment
        block.paintOf = { [context, tint] in context.paint($0, tint: tint) }
        return block
    }
}
