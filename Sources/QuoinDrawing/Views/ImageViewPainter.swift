/// An image in its content mode; a template takes the tint color.
struct ImageViewPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        guard let image = view.image(.image) else { return }
        let tint = image.isTinted(byDefault: false) ? view.tint : nil
        image.draw(
            in: view.frame, mode: view.properties[.contentMode] ?? .scaleToFill, tint: tint, isCovered: view.isCovered, on: &drawing)
    }
}
