import QuoinLayout
import QuoinScenes

/// The decoration that any view has: a background, round corners, a border, a shadow, and a clip.
struct Decoration {
    private let view: DrawnView
    let radius: Double

    init(_ view: DrawnView) {
        self.view = view
        radius = max(0, min(view.properties[.cornerRadius] ?? 0, view.frame.width / 2, view.frame.height / 2))
    }

    /// Whether the view clips its content: by its property, or because of its kind.
    var clips: Bool {
        if let clips = view.properties[.clipsToBounds] { return clips }
        guard view.context.scene.canvas == nil else { return view.node.kind == "textView" }
        return view.node.kind == "scrollView" || view.node.kind == "textView"
    }

    func paintBackground(on drawing: inout Drawing) {
        guard let paint = background, !paint.isClear else { return }
        let shape = Shape(.rectangle(view.frame, radius: radius), fill: .paint(paint))
        guard let shadow else { return drawing.add(.shape(shape)) }
        var group = Group()
        group.shadow = shadow
        drawing.group(group) { $0.add(.shape(shape)) }
    }

    /// Draws the border inside the bounds and above the content, as layers do.
    func paintBorder(on drawing: inout Drawing) {
        let width = view.properties[.borderWidth] ?? 0
        guard width > 0, !view.frame.isEmpty else { return }
        let paint = view.paint(.borderColor) ?? .black
        let rect = view.frame.insetBy(width / 2, width / 2)
        drawing.stroke(.rectangle(rect, radius: max(0, radius - width / 2)), Stroke(paint, width: width))
    }

    private var background: Paint? { view.paint(.backgroundColor) ?? defaultBackground }

    /// The background that the kind has if no color is set.
    private var defaultBackground: Paint? {
        switch view.node.element {
        case "tableView":
            view.properties[.tableStyle] ?? .plain == .plain ? SystemColors.background : SystemColors.groupedBackground
        case "textView", "collectionView": SystemColors.background
        default: nil
        }
    }

    private var shadow: Group.Shadow? {
        let opacity = view.properties[.layerShadowOpacity] ?? 0
        guard opacity > 0, !clips else { return nil }
        let paint = view.paint(.layerShadowColor) ?? .black
        let offset = view.properties[.layerShadowOffset]
        return Group.Shadow(
            paint.withAlpha(min(opacity, 1)), offset: offset ?? Size(width: 0, height: -3),
            radius: min(max(view.properties[.layerShadowRadius] ?? 3, 0), 60))
    }
}
