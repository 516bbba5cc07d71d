import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A painter of text fields: the border, and the text or the placeholder inside.
struct TextFieldPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let border = view.properties[.borderStyle] ?? .rounded
        view.image(.background)?.draw(in: view.frame, mode: .scaleToFill, tint: nil, on: &drawing)
        paintBorder(border, of: view, on: &drawing)
        let side: Double
        switch border {
        case .rounded, .bezel: side = 7
        case .line: side = 2
        case .none: side = 0
        }
        var room = view.frame.insetBy(side, 0)
        if let mode = view.properties[.clearButtonMode], mode == "always" || mode == "unlessEditing", hasText(view) {
            clearButton(of: view, room: &room, on: &drawing)
        }
        paintText(view, in: room, &drawing)
    }

    private func hasText(_ view: DrawnView) -> Bool { !(view.properties[.text] ?? "").isEmpty }

    private func paintText(_ view: DrawnView, in room: Rect, _ drawing: inout Drawing) {
        let ink = hasText(view) ? view.paint(.textColor) ?? view.context.label : SystemColors.placeholder
        var block = view.block(ink.withAlpha(view.isEnabled || !hasText(view) ? 1 : 0.44))
        if hasText(view), view.properties[.secureTextEntry] == true {
            for index in block.text.runs.indices {
                block.text.runs[index].text = String(repeating: "•", count: block.text.runs[index].text.count)
            }
        }
        switch view.properties[.verticalContentAlignment] {
        case .top: block.vertical = .top
        case .bottom: block.vertical = .bottom
        default: break
        }
        block.draw(in: room, on: &drawing)
    }

    private func paintBorder(_ border: TextField.Border, of view: DrawnView, on drawing: inout Drawing) {
        let line = view.context.hairline
        let rect = view.frame.insetBy(line / 2, line / 2)
        switch border {
        case .rounded:
            let hasOwnGround = view.properties[.backgroundColor] != nil
            let ground = hasOwnGround ? .clear : Paint(light: .white, dark: RGBA(28, 28, 30))
            drawing.add(
                .shape(
                    Shape(
                        .rectangle(rect, radius: 5), fill: .paint(ground),
                        stroke: Stroke(Paint(light: RGBA(60, 60, 67, 74), dark: RGBA(84, 84, 88, 190)), width: line))))
        case .line: drawing.stroke(.rectangle(rect), Stroke(.gray(0.33), width: line))
        case .bezel:
            drawing.stroke(.rectangle(rect), Stroke(.gray(0.62), width: line))
            drawing.line(
                Point(x: rect.x, y: rect.y + line), Point(x: rect.maxX, y: rect.y + line), stroke: Stroke(.gray(0.45, 0.5), width: line))
        case .none: break
        }
    }

    private func clearButton(of view: DrawnView, room: inout Rect, on drawing: inout Drawing) {
        let side = min(17, room.height)
        let x = view.isRightToLeft ? room.x : room.maxX - side
        SymbolPicture("xmark.circle.fill").draw(
            in: Rect(x: x, y: room.midY - side / 2, width: side, height: side), paint: SystemColors.tertiaryLabel, on: &drawing)
        if view.isRightToLeft { room.x += side + 4 }
        room.width -= side + 4
    }
}

/// A painter of text views: the text from the top, as far as it fits; the rest is out of sight.
struct TextViewPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        var block = view.block(view.paint(.textColor) ?? view.context.label)
        block.vertical = .top
        block.lines = 0
        let offset = view.laidOut.scroll?.contentOffset ?? .zero
        var room = view.frame.inset(by: Insets(top: 8, left: 5, bottom: 0, right: 5)).moved(-offset.x, -offset.y)
        room.height = 100_000
        block.draw(in: room, on: &drawing)
    }
}
