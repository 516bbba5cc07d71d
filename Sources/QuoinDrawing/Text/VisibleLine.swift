/// The part of a line that lies on the page. Nobody sees the rest of a line of thousands of letters, for which renderers take
/// minutes.
struct VisibleLine {
    private(set) var text: String
    private(set) var x: Double
    private(set) var width: Double

    /// A line that has no more letters is left as it is.
    private static let shortEnough = 2000

    /// - Parameters:
    ///   - text: The line's text, whose letters are taken to be equally wide.
    ///   - x: Where the line begins.
    ///   - width: The line's width.
    ///   - pageWidth: The width of the page, which begins at 0.
    init(_ text: String, at x: Double, width: Double, pageWidth: Double) {
        (self.text, self.x, self.width) = (text, x, width)
        guard text.utf8.count > VisibleLine.shortEnough, width > 0, width.isFinite, x.isFinite, pageWidth.isFinite else { return }
        let letters = Array(text)
        let step = width / Double(letters.count)
        func place(_ edge: Double) -> Int { Int(min(max((edge - x) / step, 0), Double(letters.count))) }
        let shown = place(-step)..<min(letters.count, max(place(-step), place(pageWidth)) + 2)
        let most = shown.prefix(VisibleLine.shortEnough)
        self.text = String(letters[most])
        self.x = x + Double(most.lowerBound) * step
        self.width = Double(most.count) * step
    }
}
