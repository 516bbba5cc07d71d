import QuoinText

/// The visible part of a line: all of it without trailing spaces, or the part that fits beside an ellipsis.
struct LineCut {
    enum Piece {
        case scalars(Range<Int>)
        /// An ellipsis in the font of the scalar at that index.
        case ellipsis(at: Int, width: Double)
    }

    private(set) var pieces: [Piece] = []

    /// Keeps the whole line, without trailing spaces.
    init(_ setting: TextBlock.Setting, _ line: TextLine) { pieces = [LineCut.whole(setting, line)] }

    private static func whole(_ setting: TextBlock.Setting, _ line: TextLine) -> Piece {
        var end = line.scalars.upperBound
        while end > line.scalars.lowerBound, setting.scalars[end - 1].properties.isWhitespace { end -= 1 }
        return .scalars(line.scalars.lowerBound..<end)
    }

    /// Cuts the last line of a text that continues, as the line break mode demands.
    init(_ setting: TextBlock.Setting, _ line: TextLine, mode: LineBreakMode) {
        let start = line.scalars.lowerBound
        guard mode == .truncateHead || mode == .truncateTail || mode == .truncateMiddle else {
            // The line is cut off at the edge, or keeps its whole words.
            pieces = [
                mode == .clip ? .scalars(start..<LineCut.end(setting, from: start, room: setting.room)) : LineCut.whole(setting, line)
            ]
            return
        }
        let ellipsis = setting.ellipsisWidth(at: start)
        let room = max(0, setting.room - ellipsis)
        switch mode {
        case .truncateHead:
            let from = LineCut.start(setting, downTo: start, room: room)
            pieces = [.ellipsis(at: from < setting.scalars.count ? from : start, width: ellipsis), .scalars(from..<setting.scalars.count)]
        case .truncateMiddle:
            let head = LineCut.end(setting, from: start, room: room / 2)
            let tail = LineCut.start(setting, downTo: head, room: room / 2)
            pieces = [.scalars(start..<head), .ellipsis(at: start, width: ellipsis), .scalars(tail..<setting.scalars.count)]
        default:
            var end = LineCut.end(setting, from: start, room: room)
            while end > start, setting.scalars[end - 1].properties.isWhitespace { end -= 1 }
            pieces = [.scalars(start..<end), .ellipsis(at: max(start, end - 1), width: ellipsis)]
        }
    }

    /// Returns the index behind the last scalar that fits.
    private static func end(_ setting: TextBlock.Setting, from start: Int, room: Double) -> Int {
        var width = 0.0
        for index in start..<setting.scalars.count {
            if setting.scalars[index].isHardBreak { return index }
            width += setting.advances[index].width + (index == start ? 0 : setting.advances[index].kerning)
            if width > room { return index }
        }
        return setting.scalars.count
    }

    private static func start(_ setting: TextBlock.Setting, downTo end: Int, room: Double) -> Int {
        var width = 0.0
        var index = setting.scalars.count
        while index > end {
            width += setting.advances[index - 1].width
            if width > room { return index }
            index -= 1
        }
        return end
    }
}

extension LineCut.Piece {
    /// Returns the parts of the piece that lie in one run each.
    func split(at starts: [Int]) -> [(run: Int, piece: LineCut.Piece)] {
        switch self {
        case .ellipsis(let index, _): return [(LineCut.Piece.run(of: index, starts), self)]
        case .scalars(let range):
            var result: [(Int, LineCut.Piece)] = []
            var index = range.lowerBound
            while index < range.upperBound {
                let run = LineCut.Piece.run(of: index, starts)
                let end = run + 1 < starts.count ? min(starts[run + 1], range.upperBound) : range.upperBound
                result.append((run, .scalars(index..<end)))
                index = end
            }
            return result
        }
    }

    private static func run(of index: Int, _ starts: [Int]) -> Int { max(0, (starts.lastIndex { $0 <= index }) ?? 0) }

    func width(_ setting: TextBlock.Setting) -> Double {
        switch self {
        case .ellipsis(_, let width): return width
        case .scalars(let range):
            return range.reduce(0) { sum, index in
                sum + setting.advances[index].width + (index == range.lowerBound ? 0 : setting.advances[index].kerning)
            }
        }
    }

    func string(_ setting: TextBlock.Setting) -> String {
        switch self {
        case .ellipsis: return "…"
        case .scalars(let range):
            var view = String.UnicodeScalarView()
            view.append(contentsOf: setting.scalars[range])
            return String(view)
        }
    }
}

extension TextBlock.Setting {
    /// Returns the width of an ellipsis in the font of the run that contains a scalar.
    func ellipsisWidth(at index: Int) -> Double { ellipsis[max(0, (starts.lastIndex { $0 <= index }) ?? 0)] }
}

extension Unicode.Scalar {
    var isHardBreak: Bool { value == 10 || value == 13 || value == 0x2028 || value == 0x2029 || value == 0x85 }
}
