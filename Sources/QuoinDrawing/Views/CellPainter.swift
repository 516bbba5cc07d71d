import QuoinLayout
import QuoinScenes

/// A painter of table rows: the background and the accessory.
struct CellPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let style = view.parent?.properties[.tableStyle] ?? .plain
        if view.properties[.backgroundColor] == nil, style == .plain {
            drawing.fill(.rectangle(view.frame), SystemColors.background)
        }
        guard let accessory = view.properties[.accessory], accessory != .none else { return }
        let margin = view.context.screen.size.width >= 414 ? 20.0 : 16
        let isMirrored = view.isRightToLeft
        var edge = isMirrored ? view.frame.x + margin : view.frame.maxX - margin
        func place(_ icon: String, size: Size, paint: Paint, weight: Double) {
            let x = isMirrored ? edge : edge - size.width
            let box = Rect(x: x, y: view.frame.midY - size.height / 2, width: size.width, height: size.height)
            SymbolPicture(icon).draw(in: box, paint: paint, weight: weight, on: &drawing)
            edge += (isMirrored ? 1 : -1) * (size.width + 6)
        }
        let chevron = isMirrored ? "chevron.left" : "chevron.right"
        switch accessory {
        case .disclosureIndicator:
            place(chevron, size: Size(width: 14, height: 14), paint: SystemColors.tertiaryLabel, weight: 3.2)
        case .detailDisclosureButton:
            place(chevron, size: Size(width: 14, height: 14), paint: SystemColors.tertiaryLabel, weight: 3.2)
            place("info.circle", size: Size(width: 22, height: 22), paint: view.tint, weight: 1.9)
        case .detailButton: place("info.circle", size: Size(width: 22, height: 22), paint: view.tint, weight: 1.9)
        case .checkmark: place("checkmark", size: Size(width: 17, height: 17), paint: view.tint, weight: 2.8)
        case .none: break
        }
    }
}
