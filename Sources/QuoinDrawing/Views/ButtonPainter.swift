import QuoinLayout
import QuoinScenes
import QuoinText

/// A painter of buttons: a title and an image in a row, or the content of a configuration.
struct ButtonPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        if view.properties[.buttonType] == .configuration { return ConfiguredButton(view).paint(on: &drawing) }
        if let icon = systemIcon(view) {
            let side = min(22, view.frame.width, view.frame.height)
            let box = Rect(center: view.frame.center, size: Size(width: side, height: side))
            return SymbolPicture(icon).draw(in: box, paint: view.tint, on: &drawing)
        }
        view.image(.backgroundImage).map { image in
            var image = image
            image.isUnderPaleText = image.isMissing && view.hasPaleTitle
            let tint = image.isTinted(byDefault: false) ? view.tint : nil
            let hasContent = view.properties[.image] != nil || !view.context.layout.text(of: view.node).isEmpty
            image.draw(
                in: view.frame, mode: .scaleToFill, tint: tint, captionPlace: { hasContent ? nil : Rect(center: $1.center, size: $0) },
                on: &drawing)
        }
        PlainButton(view).paint(on: &drawing)
    }

    private func systemIcon(_ view: DrawnView) -> String? {
        switch view.properties[.systemType] {
        case .infoLight, .infoDark, .detailDisclosure: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}

/// A button without a configuration: the image before the title, both moved by their insets.
private struct PlainButton {
    private let view: DrawnView
    private let isSystem: Bool
    private var block: TextBlock
    private let image: DrawnImage?

    init(_ view: DrawnView) {
        self.view = view
        isSystem = view.properties[.buttonType] != .custom
        image = view.image(.image)
        block = view.block(.black)
        block.paint = titlePaint
        let wraps = block.text.lineBreakMode == .wordWrap || block.text.lineBreakMode == .charWrap
        block.lines = wraps ? 0 : 1
        block.alignment = .center
    }

    /// The color of the title: the tint color in a system button, white in any other. Only system buttons dim their titles.
    private var titlePaint: Paint {
        let given = view.paint(.titleColor)
        if !view.isEnabled, isSystem { return given?.withAlpha(0.4) ?? SystemColors.tertiaryLabel }
        return given ?? (isSystem ? view.tint : .white)
    }

    func paint(on drawing: inout Drawing) {
        let insets = view.properties[.contentEdgeInsets] ?? .zero
        let room = view.frame.inset(by: insets)
        let title = block.text.isEmpty ? Size.zero : block.size
        let natural = image.map { $0.size ?? Size(width: min(room.width, room.height), height: min(room.width, room.height)) } ?? .zero
        let picture = fitted(natural, in: room, beside: title)
        let width = min(room.width, title.width + picture.width)
        let start = horizontal(room, width)
        let isReversed = view.isRightToLeft
        let imageX = isReversed ? start + width - picture.width : start
        let titleX = isReversed ? start : start + picture.width
        if let image {
            let frame = Rect(x: imageX, y: vertical(room, picture.height), width: picture.width, height: picture.height)
            let tint = image.isTinted(byDefault: isSystem) ? view.tint.withAlpha(view.isEnabled ? 1 : 0.4) : nil
            image.draw(in: shifted(frame, .imageEdgeInsets), mode: .scaleToFill, tint: tint, on: &drawing)
        }
        guard !block.text.isEmpty else { return }
        var line = Rect(x: titleX, y: vertical(room, title.height), width: width - picture.width, height: title.height)
        if block.lines == 0 { line = Rect(x: titleX, y: room.y, width: width - picture.width, height: room.height) }
        block.draw(in: shifted(line, .titleEdgeInsets), on: &drawing)
    }

    /// Returns the size of the image beside the title; images are made smaller before titles are.
    private func fitted(_ size: Size, in room: Rect, beside title: Size) -> Size {
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return .zero }
        let fills = view.properties[.horizontalContentAlignment] == .fill && title.width == 0
        let high = view.properties[.verticalContentAlignment] == .fill
        return Size(width: fills ? room.width : min(size.width, room.width), height: high ? room.height : min(size.height, room.height))
    }

    private func horizontal(_ room: Rect, _ width: Double) -> Double {
        switch view.properties[.horizontalContentAlignment] {
        case .left: room.x
        case .right: room.maxX - width
        case .leading: view.isRightToLeft ? room.maxX - width : room.x
        case .trailing: view.isRightToLeft ? room.x : room.maxX - width
        default: room.midX - width / 2
        }
    }

    private func vertical(_ room: Rect, _ height: Double) -> Double {
        switch view.properties[.verticalContentAlignment] {
        case .top: room.y
        case .bottom: room.maxY - height
        default: room.midY - height / 2
        }
    }

    /// Returns a frame moved by insets: half of their difference if it is centered, else the inset at its edge.
    private func shifted(_ frame: Rect, _ key: PropertyKey<Insets>) -> Rect {
        guard let insets = view.properties[key] else { return frame }
        let x: Double
        switch view.properties[.horizontalContentAlignment] {
        case .left, .leading: x = insets.left
        case .right, .trailing: x = -insets.right
        default: x = (insets.left - insets.right) / 2
        }
        return frame.moved(x, (insets.top - insets.bottom) / 2)
    }
}
