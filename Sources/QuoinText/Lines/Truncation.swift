/// The width of a line that ends in, starts with or holds an ellipsis because the text does not fit.
struct Truncation {
    let text: PreparedText
    let ellipsis: Double
    let room: Double

    /// Returns the width of the truncated line from `start` on. The mode decides whether the end, the start or the middle is left out.
    func width(from start: Int, hardEnd: Int, mode: LineBreakMode) -> Double {
        let budget = max(0, room - ellipsis)
        switch mode {
        case .truncateTail: return min(room, forward(from: start, to: hardEnd, budget: budget) + ellipsis)
        case .truncateHead: return min(room, backward(from: text.count, down: start, budget) + ellipsis)
        case .truncateMiddle:
            let head = forward(from: start, to: hardEnd, budget: budget / 2)
            return min(room, head + backward(from: text.count, down: start, budget - head) + ellipsis)
        case .clip, .wordWrap, .charWrap: return forward(from: start, to: hardEnd, budget: room)
        }
    }

    /// The width of the longest beginning that fits.
    private func forward(from start: Int, to end: Int, budget: Double) -> Double {
        var width = 0.0
        for index in start..<max(start, end) {
            let advance = text.advances[index]
            let next = width + advance.width + (index == start ? 0 : advance.kerning)
            if next > budget { break }
            width = next
        }
        return width
    }

    private func backward(from end: Int, down start: Int, _ budget: Double) -> Double {
        var width = 0.0
        var index = end - 1
        var kerning = 0.0
        while index >= start && !text.marks[index].contains(.hardBreak) {
            let advance = text.advances[index]
            if width + kerning + advance.width > budget { break }
            width += kerning + advance.width
            kerning = advance.kerning
            index -= 1
        }
        return width
    }
}
