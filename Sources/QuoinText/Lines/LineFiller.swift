/// A filler of lines, which works greedily, as iOS does: a line takes words until the next one does not fit.
///
///     start ▼            ▼ opportunity     ▼ place
///     ┃ the quick brown ┊ fox jumps ov…          room ┃
///
/// The filler remembers the last place where the line may end, so that it need not go back further than one word. A word wider than the
/// line is cut between grapheme clusters. Spaces at the end of a line hang: they never break it, and count toward its width as far as there
/// is room.
struct LineFiller {
    struct Line {
        var start: Int
        var end: Int
        var width: Double
        /// Whether a hard break or the end of the text follows.
        var endsParagraph: Bool
        var startsParagraph: Bool
        /// The paragraph's first scalar: its attributes hold for the whole paragraph.
        var paragraph: Int
    }

    /// A place where the line may end, and the line's length up to there.
    private struct Stop {
        var index: Int
        /// The length with trailing spaces.
        var pen: Double
        /// The length without trailing spaces.
        var ink: Double
    }

    private let text: PreparedText
    private let roomOf: (_ paragraph: Int, _ startsParagraph: Bool) -> Double
    private let wrapsWords: Bool
    private let lineCap: Int
    private let hyphen: Double

    private(set) var lines: [Line] = []
    /// Whether the number of lines was reached before the end of the text.
    private(set) var isCut = false
    /// The scalars visited so far, by which tests show that filling is linear.
    private(set) var steps = 0

    private var start = 0
    private var startsParagraph = true
    private var paragraph = 0
    private var room = 0.0
    private var pen = 0.0
    private var ink = 0.0
    private var word: Stop?
    private var cluster: Stop?

    /// The default distance of tab stops (`NSParagraphStyle`).
    private static let tabStops = 28.0

    init(
        _ text: PreparedText, wrapsWords: Bool, lineCap: Int, hyphen: Double,
        room: @escaping (_ paragraph: Int, _ startsParagraph: Bool) -> Double
    ) {
        self.text = text
        self.wrapsWords = wrapsWords
        self.lineCap = lineCap
        self.hyphen = hyphen
        roomOf = room
    }

    mutating func fill() {
        open(at: 0, startsParagraph: true)
        var index = 0
        while index < text.count && !isCut {
            let mark = text.marks[index]
            steps += 1
            if mark.contains(.mustBreakBefore) && index > start {
                end(at: Stop(index: index, pen: pen, ink: ink), endsParagraph: true)
                continue
            }
            note(mark, index)
            guard let stop = stopBefore(mark, index) else {
                add(mark, index)
                index += 1
                continue
            }
            // The scalars behind the stop are visited again: at most one word, and at most once.
            end(at: stop, endsParagraph: false)
            index = stop.index
        }
        // A break at the very end opens no line of its own.
        if !isCut && start < text.count { close(at: Stop(index: text.count, pen: pen, ink: ink), endsParagraph: true) }
    }

    /// Ends the line at a stop and begins the next, unless there are as many as allowed.
    private mutating func end(at stop: Stop, endsParagraph: Bool) {
        close(at: stop, endsParagraph: endsParagraph)
        isCut = lines.count == lineCap
        open(at: stop.index, startsParagraph: endsParagraph)
    }

    /// Remembers the places in front of a scalar at which the line may end.
    private mutating func note(_ mark: PreparedText.Mark, _ index: Int) {
        guard index > start, mark.contains(.startsCluster) else { return }
        if mark.contains(.mayBreakBefore) {
            let shown = text.marks[index - 1].contains(.softHyphen) ? pen + hyphen : ink
            if shown <= room + TextLimits.slack { word = Stop(index: index, pen: pen, ink: shown) }
        }
        cluster = Stop(index: index, pen: pen, ink: ink)
    }

    /// Returns the stop at which the line must end because the scalar at `index` does not fit; nil if it fits or nothing precedes it.
    private func stopBefore(_ mark: PreparedText.Mark, _ index: Int) -> Stop? {
        guard mark.isDisjoint(with: .hanging), pen + step(mark, index) > room + TextLimits.slack else { return nil }
        return wrapsWords ? word ?? cluster : cluster
    }

    private mutating func add(_ mark: PreparedText.Mark, _ index: Int) {
        pen += step(mark, index)
        if mark.isDisjoint(with: .hanging) { ink = pen }
    }

    private func step(_ mark: PreparedText.Mark, _ index: Int) -> Double {
        if mark.contains(.tab) { return Self.tabStops * ((pen / Self.tabStops).rounded(.down) + 1) - pen }
        let advance = text.advances[index]
        return index == start ? advance.width : advance.width + advance.kerning
    }

    private mutating func open(at index: Int, startsParagraph: Bool) {
        start = index
        self.startsParagraph = startsParagraph
        if startsParagraph { paragraph = index }
        room = roomOf(paragraph, startsParagraph)
        pen = 0
        ink = 0
        word = nil
        cluster = nil
    }

    private mutating func close(at stop: Stop, endsParagraph: Bool) {
        // Spaces at the end of a line count as far as there is room.
        let shown = max(stop.ink, min(stop.pen, room))
        let width = shown > room && shown <= room + TextLimits.slack ? room : shown
        lines.append(
            Line(
                start: start, end: stop.index, width: width, endsParagraph: endsParagraph, startsParagraph: startsParagraph,
                paragraph: paragraph))
    }
}
