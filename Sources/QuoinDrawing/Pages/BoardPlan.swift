import QuoinLayout
import QuoinScenes

/// The arrangement of a storyboard's controllers on the page.
enum BoardPlan {
    private static let gap = 60.0

    static func place(_ cards: inout [BoardCard]) {
        let located = cards.indices.filter { cards[$0].controller.location.map { $0.x.isFinite && $0.y.isFinite } ?? false }
        spread(&cards, located)
        let bottom = located.map { cards[$0].frame.maxY }.max() ?? 0
        let left = located.map { cards[$0].frame.x }.min() ?? 0
        let others = cards.indices.filter { !located.contains($0) }
        rows(&cards, others, from: Point(x: left, y: located.isEmpty ? 0 : bottom + gap))
    }

    /// Places controllers where the file says, and increases all distances alike until no two overlap, so that neighbors
    /// stay neighbors. If the scenes lie on top of each other, they are arranged in rows.
    private static func spread(_ cards: inout [BoardCard], _ located: [Int]) {
        for factor in [1.0, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3] {
            for index in located {
                guard let point = cards[index].controller.location else { continue }
                let frame = cards[index].frame
                cards[index].frame.x = point.x * factor - frame.width / 2
                cards[index].frame.y = point.y * factor - frame.height / 2
            }
            if !overlap(located.map { cards[$0].frame }) { return }
        }
        let ordered = located.sorted { (cards[$0].frame.y, cards[$0].frame.x) < (cards[$1].frame.y, cards[$1].frame.x) }
        rows(&cards, ordered, from: .zero)
    }

    private static func overlap(_ frames: [Rect]) -> Bool {
        let sorted = frames.sorted { $0.x < $1.x }
        for (index, frame) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if other.x >= frame.maxX { break }
                if other.intersection(frame) != nil { return true }
            }
        }
        return false
    }

    private static func rows(_ cards: inout [BoardCard], _ indices: [Int], from origin: Point) {
        let count = Double(indices.count).squareRoot().rounded(.up)
        let width = indices.map { cards[$0].frame.width }.max().map { ($0 + gap) * max(count, 4) } ?? 0
        var point = origin, height = 0.0
        for index in indices {
            if point.x > origin.x, point.x + cards[index].frame.width > origin.x + width {
                point = Point(x: origin.x, y: point.y + height + gap)
                height = 0
            }
            cards[index].frame.x = point.x
            cards[index].frame.y = point.y
            point.x += cards[index].frame.width + gap
            height = max(height, cards[index].frame.height)
        }
    }
}

/// The arrows for segues: a curve from one controller to another, a sign for its kind in the middle, and its name if there
/// is room.
struct BoardArrows {
    private let segues: [Segue]
    private let frames: [String: Rect]
    /// The rectangles that names must not overlap: cards, their titles, signs, and other names.
    private var taken: [Rect]
    /// The number of names that were left out because there was no room for them.
    private(set) var omittedNames = 0
    static let paint = Paint(light: RGBA(142, 145, 155), dark: RGBA(142, 145, 155))

    init(_ segues: [Segue], _ frames: [String: Rect], taken: [Rect]) {
        self.segues = segues
        self.frames = frames
        self.taken = taken
    }

    /// Draws all signs before the names, because names must avoid them.
    mutating func draw(on board: inout Drawing) {
        // Segues between the same two controllers, in either direction, are drawn side by side.
        func pair(_ segue: Segue) -> [String] { [segue.source, segue.destination].sorted() }
        let counts = Dictionary(grouping: segues, by: pair).mapValues(\.count)
        var drawn: [[String]: Int] = [:]
        var names: [(String, Point)] = []
        for segue in segues {
            guard let from = frames[segue.source], let to = frames[segue.destination], segue.source != segue.destination else { continue }
            let pair = pair(segue)
            let number = drawn[pair, default: 0], count = counts[pair] ?? 1
            drawn[pair] = number + 1
            let room = min(from.height, to.height) - 80
            let step = count > 1 ? min(54, room / Double(count)) : 0
            let curve = ArrowCurve(from: from, to: to, shift: (Double(number) - Double(count - 1) / 2) * step)
            draw(segue, curve, on: &board)
            if let name = segue.identifier, !name.isEmpty { names.append((name, curve.middle)) }
        }
        for (name, middle) in names { draw(name, at: middle, on: &board) }
    }

    private mutating func draw(_ segue: Segue, _ curve: ArrowCurve, on board: inout Drawing) {
        board.stroke(.path(curve.path), Stroke(BoardArrows.paint, width: 4))
        board.fill(.path(curve.head), BoardArrows.paint)
        let middle = curve.middle
        let disk = Rect(center: middle, size: Size(width: 40, height: 40))
        board.add(
            .shape(
                Shape(
                    .ellipse(disk), fill: .paint(Paint(light: .white, dark: RGBA(58, 58, 62))), stroke: Stroke(BoardArrows.paint, width: 3))
            ))
        SymbolPicture(BoardArrows.icon(segue.kind)).draw(in: disk.insetBy(10, 10), paint: BoardArrows.paint, weight: 2.6, on: &board)
        taken.append(disk)
    }

    /// Draws a name below the sign, or beside or above it. Without room on any side it is left out.
    private mutating func draw(_ name: String, at middle: Point, on board: inout Drawing) {
        var label = TextBlock(SceneText(name, font: .system(17, weight: .medium)), PageColors.faint)
        label.alignment = .center
        let size = Size(width: min(label.size.width, 260) + 14, height: 24)
        let beside = size.width / 2 + 24
        let places = [Point(x: 0, y: 36), Point(x: beside, y: 0), Point(x: -beside, y: 0), Point(x: 0, y: -36)].map {
            Rect(center: Point(x: middle.x + $0.x, y: middle.y + $0.y), size: size)
        }
        guard let rect = places.first(where: { place in !taken.contains { $0.intersection(place).map { !$0.isEmpty } ?? false } }) else {
            omittedNames += 1
            return
        }
        taken.append(rect)
        board.fill(.rectangle(rect, radius: 6), PageColors.canvas.withAlpha(0.85))
        label.draw(in: rect.insetBy(6, 0), on: &board)
    }

    private static func icon(_ kind: String) -> String {
        switch kind {
        case "show", "push": "chevron.right"
        case "relationship": "circle"
        case "embed": "square"
        case "presentation", "modal", "popoverPresentation", "popover": "arrow.up"
        case "showDetail", "replace": "arrow.right"
        case "unwind": "arrow.uturn.left"
        default: "bolt"
        }
    }
}

/// A curve from the edge of one rectangle to the edge of another, leaving and arriving straight.
private struct ArrowCurve {
    let path: Path
    let head: Path
    let middle: Point

    /// - Parameter shift: How far beside the middle of both.
    init(from: Rect, to: Rect, shift: Double) {
        let isSideways = to.x >= from.maxX || to.maxX <= from.x
        let start: Point, end: Point, out: Point
        if isSideways {
            let forward = to.x >= from.maxX
            start = Point(x: forward ? from.maxX - 18 : from.x + 18, y: from.midY + shift)
            end = Point(x: forward ? to.x + 14 : to.maxX - 14, y: to.midY + shift)
            out = Point(x: forward ? 1 : -1, y: 0)
        } else {
            let downward = to.midY >= from.midY
            start = Point(x: from.midX + shift, y: downward ? from.maxY - 18 : from.y + 12)
            end = Point(x: to.midX + shift, y: downward ? to.y + 2 : to.maxY - 12)
            out = Point(x: 0, y: downward ? 1 : -1)
        }
        let reach = max(40, (abs(end.x - start.x) + abs(end.y - start.y)) * 0.4)
        let first = Point(x: start.x + out.x * reach, y: start.y + out.y * reach)
        let last = Point(x: end.x - out.x * reach, y: end.y - out.y * reach)
        var path = Path(from: start)
        path.curve(first, last, to: Point(x: end.x - out.x * 14, y: end.y - out.y * 14))
        self.path = path
        let side = Point(x: out.y * 11, y: out.x * 11)
        let base = Point(x: end.x - out.x * 22, y: end.y - out.y * 22)
        head = Path([end, Point(x: base.x + side.x, y: base.y + side.y), Point(x: base.x - side.x, y: base.y - side.y)], isClosed: true)
        middle = Point(x: (start.x + 3 * first.x + 3 * last.x + end.x) / 8, y: (start.y + 3 * first.y + 3 * last.y + end.y) / 8)
    }
}
