import QuoinLayout
import QuoinScenes

/// A painter of image views: the image in its content mode, templates in the tint color.
struct ImageViewPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        guard var image = view.image(.image) else { return paintEmpty(view, on: &drawing) }
        if image.isMissing { image.isUnderPaleText = view.hasPaleText }
        let tint = image.isTinted(byDefault: false) ? view.tint : nil
        image.draw(
            in: view.frame, mode: view.properties[.contentMode] ?? .scaleToFill, tint: tint, captionPlace: view.captionPlace, on: &drawing)
    }

    /// Draws a view whose image comes from code, as Interface Builder does.
    private func paintEmpty(_ view: DrawnView, on drawing: inout Drawing) {
        guard view.context.showsNotes, view.properties[.backgroundColor] == nil, view.frame.width >= 8, view.frame.height >= 8
        else {
            return
        }
        let radius = view.properties[.cornerRadius] ?? 0
        let ink = Paint(light: RGBA(122, 136, 162), dark: RGBA(150, 160, 180))
        drawing.fill(.rectangle(view.frame, radius: radius), ink.withAlpha(0.12))
        drawing.stroke(.rectangle(view.frame.insetBy(0.5, 0.5), radius: radius), Stroke(ink.withAlpha(0.35)))
        let side = min(view.frame.width, view.frame.height) * 0.45
        guard side >= 9 else { return }
        let sign = Size(width: min(side, 40), height: min(side, 40))
        guard let place = view.captionPlace(for: sign, in: view.frame) else { return }
        SymbolPicture("photo").draw(
            in: place, paint: ink.withAlpha(0.6), weight: 1.5, on: &drawing)
    }
}
