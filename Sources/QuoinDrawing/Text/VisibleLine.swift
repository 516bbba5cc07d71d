/// The part of a line that lies on the page. The rest of a line of thousands of letters is never seen, but takes renderers
/// minutes.
struct VisibleLine {
    private(set) var text: String
    private(set) var x: Double
    private(set) var width: Double

    /// The number of letters up to which a line is left as it is.
    private static let shortEnough = 2000

    /// Finds the visible part of a line.
    ///
    /// - Parameters:
    ///   - text: The text of the line, whose letters are assumed to be equally wide.
    ///   - x: The left edge of the line.
    ///   - width: The width of the line.
    ///   - pageWidth: The width of the page, which begins at 0.
    init(_ text: String, at x: Double, width: Double, pageWidth: Double) {
        (self.text, self.x, self.width) = (text, x, width)
        guard text.utf8.count > VisibleLine.shortEnough, width > 0, width.isFinite, x.isFinite, pageWidth.isFinite else { return }
        let letters = Array(text)
        let step = width / Double(letters.count)
        func letterIndex(at edge: Double) -> Int { Int(min(max((edge - x) / step, 0), Double(letters.count))) }
        let first = letterIndex(at: -step)
        let shown = first..<min(letters.count, max(first, letterIndex(at: pageWidth)) + 2)
        let most = shown.prefix(VisibleLine.shortEnough)
        self.text = String(letters[most])
        self.x = x + Double(most.lowerBound) * step
        self.width = Double(most.count) * step
    }
}
