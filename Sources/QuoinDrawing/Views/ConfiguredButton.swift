import QuoinLayout
import QuoinScenes
import QuoinText

/// A button with a configuration, from iOS 15 on: a background, and image, title and subtitle in a row or a column.
struct ConfiguredButton {
    private let view: DrawnView
    private let style: ConfigurationStyle

    init(_ view: DrawnView) {
        self.view = view
        style = view.properties[.configurationStyle] ?? .plain
    }

    private var isEnabled: Bool { view.isEnabled }

    private var ground: Paint {
        if !isEnabled, style != .plain { return SystemColors.tertiaryFill }
        let given = view.paint(.fillColor)
        switch style {
        case .filled: return given ?? view.tint
        case .tinted: return (given ?? view.tint).withAlpha(0.18)
        case .gray: return given ?? SystemColors.secondaryFill
        default: return given ?? .clear
        }
    }

    private var ink: Paint {
        if !isEnabled { return SystemColors.tertiaryLabel }
        if let given = view.paint(.foregroundColor) ?? view.paint(.titleColor) { return given }
        return style == .filled ? .white : view.tint
    }

    private var radius: Double {
        let height = view.frame.height
        if let given = view.properties[.configurationRadius], given > 0 { return given }
        switch view.properties[.cornerStyle] {
        case .capsule: return height / 2
        case .small: return 4
        case .medium: return 7
        case .large: return 10
        default: return 6
        }
    }

    func paint(on drawing: inout Drawing) {
        drawing.fill(.rectangle(view.frame, radius: radius), ground)
        view.image(.backgroundImage)?.draw(
            in: view.frame, mode: view.properties[.contentMode] ?? .scaleToFill, tint: nil, on: &drawing)
        if let stroke = view.paint(.strokeColor) {
            let width = max(view.properties[.strokeWidth] ?? 1, 0.5)
            drawing.stroke(.rectangle(view.frame.insetBy(width / 2, width / 2), radius: radius), Stroke(stroke, width: width))
        }
        ButtonParts(view, ink).paint(in: view.frame, on: &drawing)
    }
}

/// The image, title and subtitle of a button configuration.
private struct ButtonParts {
    private let view: DrawnView
    private let ink: Paint
    private let title: TextBlock
    private let subtitle: TextBlock?
    private let image: DrawnImage?
    private let placement: ImagePlacement

    init(_ view: DrawnView, _ ink: Paint) {
        self.view = view
        self.ink = ink
        var title = view.block(ink)
        let wraps = title.text.lineBreakMode == .wordWrap || title.text.lineBreakMode == .charWrap
        title.lines = wraps ? 0 : 1
        self.title = title
        subtitle = view.properties[.subtitle].map {
            TextBlock(SceneText($0, font: view.context.layout.font(.footnote)), ink.withAlpha(0.8))
        }
        image = view.image(.image)
        placement = view.properties[.imagePlacement] ?? .leading
    }

    func paint(in frame: Rect, on drawing: inout Drawing) {
        let insets = view.properties[.contentEdgeInsets] ?? Insets(top: 7, left: 12, bottom: 7, right: 12)
        let room = frame.inset(by: Insets(top: 0, left: min(insets.left, 12), bottom: 0, right: min(insets.right, 12)))
        let picture = image.map { $0.size ?? Size(width: 20, height: 20) } ?? .zero
        let padding = title.text.isEmpty || image == nil ? 0 : view.properties[.imagePadding] ?? 0
        let stacks = placement == .top || placement == .bottom
        let texts = textSize(room.width - (stacks ? 0 : picture.width + padding), room.height)
        let whole =
            stacks
            ? Size(width: max(texts.width, picture.width), height: texts.height + padding + picture.height)
            : Size(width: texts.width + padding + picture.width, height: max(texts.height, picture.height))
        let origin = Point(x: start(room, whole.width), y: room.midY - whole.height / 2)
        let comesFirst = placement == .top || (placement == .leading) != view.isRightToLeft && !stacks
        let imageRect: Rect, textRect: Rect
        if stacks {
            let imageY = comesFirst ? origin.y : origin.y + whole.height - picture.height
            imageRect = Rect(x: origin.x + (whole.width - picture.width) / 2, y: imageY, width: picture.width, height: picture.height)
            textRect = Rect(
                x: room.x, y: comesFirst ? origin.y + picture.height + padding : origin.y, width: room.width, height: texts.height)
        } else {
            let imageX = comesFirst ? origin.x : origin.x + whole.width - picture.width
            imageRect = Rect(x: imageX, y: room.midY - picture.height / 2, width: picture.width, height: picture.height)
            textRect = Rect(
                x: comesFirst ? origin.x + picture.width + padding : origin.x, y: room.midY - texts.height / 2, width: texts.width,
                height: texts.height)
        }
        image?.draw(in: imageRect, mode: .scaleAspectFit, tint: image?.isTinted(byDefault: true) == true ? ink : nil, on: &drawing)
        draw(in: textRect, isCentered: subtitle == nil || stacks, on: &drawing)
    }

    private func start(_ room: Rect, _ width: Double) -> Double {
        switch view.properties[.horizontalContentAlignment] {
        case .left, .leading: room.x
        case .right, .trailing: room.maxX - width
        default: room.midX - width / 2
        }
    }

    private func textSize(_ width: Double, _ height: Double) -> Size {
        var size = title.text.isEmpty ? .zero : title.size
        if title.lines == 0, size.width > width {
            let wrapped = title.text.measurer.size(of: title.text.attributed, within: .width(max(0, width)))
            size = Size(width: min(width, wrapped.width), height: wrapped.height)
        }
        guard let subtitle else { return Size(width: min(size.width, max(0, width)), height: size.height) }
        let below = subtitle.size
        return Size(width: min(max(size.width, below.width), max(0, width)), height: size.height + below.height + 1)
    }

    private func draw(in rect: Rect, isCentered: Bool, on drawing: inout Drawing) {
        var title = title
        title.alignment = isCentered ? .center : .left
        guard var subtitle else { return title.draw(in: rect, on: &drawing) }
        subtitle.alignment = title.alignment
        let split = title.size.height
        title.draw(in: Rect(x: rect.x, y: rect.y, width: rect.width, height: split), on: &drawing)
        subtitle.draw(in: Rect(x: rect.x, y: rect.y + split + 1, width: rect.width, height: rect.height - split - 1), on: &drawing)
    }
}
