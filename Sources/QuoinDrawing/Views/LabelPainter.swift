import QuoinLayout

/// A painter of labels: the text, vertically centered in the frame.
struct LabelPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let properties = view.properties
        var block = view.block((view.paint(.textColor) ?? view.context.label).withAlpha(view.isEnabled ? 1 : 0.44))
        block.lines = Int(max(0, min(properties[.numberOfLines] ?? 1, 10_000)))
        block.leastScale = leastScale(view, block)
        if let shadow = view.paint(.textShadowColor) {
            let offset = properties[.textShadowOffset] ?? Size(width: 0, height: -1)
            var below = block
            below.paint = shadow
            below.draw(in: view.frame.moved(offset.width, offset.height), on: &drawing)
        }
        block.draw(in: view.frame, on: &drawing)
    }

    /// Returns the smallest share of its size that the font may shrink to; 1 if it may not shrink.
    private func leastScale(_ view: DrawnView, _ block: TextBlock) -> Double {
        guard view.properties[.adjustsFontSizeToFit] == true else { return 1 }
        if let scale = view.properties[.minimumScaleFactor], scale > 0 { return min(scale, 1) }
        let least = view.properties[.minimumFontSize] ?? 10
        guard let size = block.text.runs.first?.font.size, size > 0 else { return 1 }
        return min(1, max(0.1, least / size))
    }
}
