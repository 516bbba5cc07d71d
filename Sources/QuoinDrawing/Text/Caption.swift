import QuoinLayout
import QuoinScenes
import QuoinText

/// A short text in the middle of content that cannot be drawn: as large as fits, truncated if necessary, and left out where
/// it would not be readable.
struct Caption {
    private let text: String
    var weight = FontWeight.medium
    /// The font sizes to choose from, in points.
    var sizes: ClosedRange<Double> = 6...12

    init(_ text: String) { self.text = text }

    func draw(in rect: Rect, paint: Paint, on drawing: inout Drawing) {
        guard let size = size(in: rect) else { return }
        var block = TextBlock(SceneText(text, font: .system(size, weight: weight), lineBreakMode: .truncateMiddle), paint)
        block.alignment = .center
        block.draw(in: rect, on: &drawing)
    }

    /// Returns the font size; nil if not even two letters of the smallest size fit.
    private func size(in rect: Rect) -> Double? {
        guard rect.height >= sizes.lowerBound * 1.15, rect.width >= sizes.lowerBound * 2.6 else { return nil }
        let natural = SystemTextMeasurer().advance(of: text, in: .system(sizes.upperBound, weight: weight)).width
        let fitting = natural > 0 ? sizes.upperBound * rect.width / natural : sizes.upperBound
        let size = min(sizes.upperBound, fitting, rect.height / 1.2)
        return max(sizes.lowerBound, (size * 2).rounded(.down) / 2)
    }
}
