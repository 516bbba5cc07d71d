import QuoinLayout

/// An icon on a grid of 24 × 24: outlines to stroke, and areas to fill.
///
/// An icon is written in a small language of letters and numbers, like the data of an SVG path:
///
/// ```text
///   M x y   L x y   H x   V y   C x y x y x y   Z      lines and curves, all absolute
///   O x y r                                            a circle around x, y
///   R x y width height radius                          a rectangle with round corners
/// ```
struct IconPath {
    private(set) var path = Path()
    private var current = Point.zero

    init(_ text: String) {
        var letter: Character = "M"
        var numbers: [Double] = []
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
            } else if let next = word.first {
                add(letter, numbers)
                letter = next
                numbers = []
            }
        }
        add(letter, numbers)
    }

    private mutating func add(_ letter: Character, _ numbers: [Double]) {
        func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
        switch (letter, numbers.count) {
        case ("M", 2): move(point(0))
        case ("L", _):
            for index in stride(from: 0, to: numbers.count - 1, by: 2) { line(point(index)) }
        case ("H", 1): line(Point(x: numbers[0], y: current.y))
        case ("V", 1): line(Point(x: current.x, y: numbers[0]))
        case ("C", _):
            for index in stride(from: 0, to: numbers.count - 5, by: 6) {
                path.curve(point(index), point(index + 2), to: point(index + 4))
                current = point(index + 4)
            }
        case ("Z", 0): path.close()
        case ("O", 3):
            path.arc(center: point(0), radius: numbers[2], from: 0, to: 1)
            path.close()
        case ("R", 5): rectangle(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
        default: break
        }
    }

    private mutating func move(_ point: Point) {
        path.move(to: point)
        current = point
    }

    private mutating func line(_ point: Point) {
        path.line(to: point)
        current = point
    }

    private mutating func rectangle(_ rect: Rect, _ radius: Double) {
        path.arc(center: Point(x: rect.maxX - radius, y: rect.y + radius), radius: radius, from: -0.25, to: 0)
        path.arc(center: Point(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius, from: 0, to: 0.25, joins: true)
        path.arc(center: Point(x: rect.x + radius, y: rect.maxY - radius), radius: radius, from: 0.25, to: 0.5, joins: true)
        path.arc(center: Point(x: rect.x + radius, y: rect.y + radius), radius: radius, from: 0.5, to: 0.75, joins: true)
        path.close()
    }
}
