import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// The context that the painters of a scene share: the layout, the project's colors and images, and the style of its era.
final class SceneContext {
    let layout: SceneLayout
    let assets: any DrawingAssets
    /// The subviews of each view, in their order.
    let children: [String: [LaidOutView]]
    let visibleFrames: VisibleFrames
    /// The places of the captions on content that cannot be drawn.
    var captions = CaptionPlaces()
    /// The y of the lower edge of the bars at the top of the picture; 0 without a navigation bar.
    let barBottom: Double
    /// The area of the home indicator from top to bottom, in a root that reaches the screen's end and has no bar there; nil if there is none.
    let homeArea: (top: Double, bottom: Double)?

    init(_ layout: SceneLayout, _ views: [LaidOutView], assets: any DrawingAssets, root: Rect) {
        self.layout = layout
        self.assets = assets
        var children: [String: [LaidOutView]] = [:]
        for view in views { if let parent = view.parent { children[parent, default: []].append(view) } }
        self.children = children
        visibleFrames = VisibleFrames(views, layout)
        let bar = layout.scene.controllers.first?.bars.navigation
        barBottom = bar.map { $0.isHidden ? 0 : root.y + layout.layout.root.safeArea.top } ?? 0
        let home = layout.screen.device.map { $0.safeArea(layout.screen.orientation).bottom } ?? 0
        homeArea = home > 0 && layout.layout.root.safeArea.bottom == home ? (root.maxY - home, root.maxY) : nil
    }

    var screen: Screen { layout.screen }
    var era: Era { layout.screen.era }
    var scene: Scene { layout.scene }
    /// Whether places that code fills are noted, as on Interface Builder's canvas.
    var showsNotes: Bool { scene.canvas?.showsNotes == true }
    /// Whether the screen is that of a tablet and at least 600 points wide, which files without a device do not guarantee.
    var isOnPad: Bool { screen.idiom == .pad && layout.shownSize.width >= 600 }
    /// Whether the screen is that of a television, on which texts and controls are twice as large.
    var isOnTelevision: Bool { layout.shownSize.width >= 1920 || scene.canvas?.supportedDevices.family == .televisions }
    var isRightToLeft: Bool { scene.environment.direction == .rightToLeft }
    /// The factor of the text sizes of notes.
    var noteScale: Double { isOnTelevision ? 2 : 1 }
    /// One pixel, in points.
    var hairline: Double { 1 / max(1, screen.scale) }

    /// The color of labels; like all system colors it follows the appearance since iOS 13.
    var label: Paint { SystemColors.label }
    var background: Paint { SystemColors.background }

    func paint(_ color: SceneColor, tint: Paint = SystemColors.blue) -> Paint {
        switch color {
        case .plain(let color): return Paint(color)
        case .system("tint", _), .system("tintColor", _): return tint
        case .system(let name, let otherwise): return SystemColors.paint(name) ?? otherwise.map { Paint($0) } ?? SystemColors.gray
        case .asset(let name, let otherwise):
            return assets.color(named: name) ?? otherwise.map { Paint(stored: $0) } ?? SystemColors.gray
        }
    }

    /// Returns a text in the system font.
    func text(_ string: String, size: Double, weight: FontWeight = .regular) -> SceneText {
        SceneText(string, font: layout.systemFont(size, weight: weight))
    }
}

/// A view as a painter sees it: its node, its frame on the page, and the values that it inherits.
///
/// This type is not `Sendable`: it refers to a live layout.
public struct DrawnView {
    /// The node of the view.
    public let node: Node
    /// The frame of the view on the page, in points.
    public let frame: Rect
    /// The result of the layout for the view.
    public let laidOut: LaidOutView
    /// The tint color of the view, its own or the nearest ancestor's.
    public let tint: Paint
    let context: SceneContext
    let parent: Node?
    /// The color behind the view's content, as far as it is known.
    let ground: Paint

    /// The properties of the view's node.
    public var properties: Properties { node.properties }

    /// The subviews, in their order.
    public var children: [LaidOutView] { context.children[node.id] ?? [] }

    /// Returns the color that a property has; nil if it is not set.
    ///
    /// ```swift
    /// let fill = view.paint(.backgroundColor) ?? .clear
    /// ```
    public func paint(_ key: PropertyKey<SceneColor>) -> Paint? { properties[key].map { context.paint($0, tint: tint) } }

    /// Whether the view is laid out from right to left, by its own property or by its environment.
    public var isRightToLeft: Bool { properties[.rightToLeft] ?? context.isRightToLeft }

    var isEnabled: Bool { properties[.enabled] ?? true }

    /// Returns the image that a property has, with the details that the project and the file give; nil if it is not set.
    func image(_ key: PropertyKey<SceneImage>) -> DrawnImage? { properties[key].map { DrawnImage($0, context) } }

    /// Returns a place in an area of the page that no later view covers and no other caption has, and reserves it; nil if
    /// there is none.
    func captionPlace(for sign: Size, in area: Rect) -> Rect? {
        let place = CaptionPlacement.find(for: sign, in: area) { rect in
            context.captions.isTaken(rect, for: node.id) || context.visibleFrames.isCovered(rect, of: node.id, at: frame)
        }
        if let place { context.captions.take(place, for: node.id) }
        return place
    }

    /// Whether text in a pale color lies on the view. A placeholder below it has to be dark enough to read it.
    var hasPaleText: Bool { context.visibleFrames.texts(over: node.id).contains { isPale(textOf: $0) } }

    private func isPale(textOf node: Node) -> Bool {
        let properties = node.properties
        guard node.element == "button" else { return properties[.textColor].map { context.paint($0).light.isPale } ?? false }
        return titlePaint(of: properties)?.light.isPale ?? false
    }

    /// Returns the color of a button's title; nil if it is the tint color.
    private func titlePaint(of properties: Properties) -> Paint? {
        if let color = properties[.foregroundColor] ?? properties[.titleColor] { return context.paint(color) }
        return properties[.buttonType] == .custom ? .white : nil
    }

    /// Whether the view is a button with a title in a pale color.
    var hasPaleTitle: Bool { titlePaint(of: properties)?.light.isPale ?? false }

    /// The side at which lines of text begin.
    var alignment: LineSide { LineSide(properties[.textAlignment], isRightToLeft: isRightToLeft) }

    /// Returns the text of a label, button, text field or text view, ready to be drawn.
    func block(_ paint: Paint) -> TextBlock {
        var block = TextBlock(context.layout.text(of: node), paint)
        block.family = properties[.fontFamily]
        block.isItalic = properties[.italic] ?? false
        block.alignment = alignment
        block.paintOf = { [context, tint] in context.paint($0, tint: tint) }
        return block
    }
}
