/// A drawing of modules and arrows in box characters, as README has it:
///
///     A ─▶ B ─┬▶ C ─▶ D, E
///       F ────┘
///
/// An arrow reads "is used by": a line leaves a list of names at its right end and reaches another at its left one. Names
/// in one list share their arrows.
struct Drawing {
    private let grid: [[Character]]
    private var lists: [(names: [String], row: Int, columns: Range<Int>)] = []

    init(_ text: String) {
        grid = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        for row in grid.indices { findLists(in: row) }
    }

    var names: Set<String> { Set(lists.flatMap(\.names)) }

    /// Per name, the names that its arrows lead to.
    var arrows: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for list in lists {
            let reached = follow(fromRow: list.row, column: list.columns.upperBound + 1)
            for name in list.names { found[name, default: []].formUnion(reached) }
        }
        return found
    }

    private mutating func findLists(in row: Int) {
        var column = 0
        while column < grid[row].count {
            let start = column
            // A list goes on over ", ".
            while column < grid[row].count,
                isName(grid[row][column]) || (grid[row][column] == " " && column > start && grid[row][column - 1] == ",")
            {
                column += 1
            }
            if column > start {
                let names = String(grid[row][start..<column]).split(separator: ",").map { $0.filter { $0 != " " } }
                lists.append((names, row, start..<column))
            }
            column += 1
        }
    }

    private func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "," }

    /// Walks all lines that start at this point to the right and gives the names at their arrowheads.
    private func follow(fromRow row: Int, column: Int) -> Set<String> {
        var reached: Set<String> = []
        var visited: Set<[Int]> = []
        var open = [[row, column]]
        while let point = open.popLast() {
            guard visited.insert(point).inserted, let character = character(at: point) else { continue }
            if character == "▶" {
                if let list = lists.first(where: { $0.row == point[0] && $0.columns.lowerBound == point[1] + 2 }) {
                    reached.formUnion(list.names)
                }
                continue
            }
            for (step, back) in [([0, 1], "─┐┘┬┴┤┼▶"), ([1, 0], "│└┘┴├┤┼"), ([-1, 0], "│┌┐┬├┤┼")] where leaves(character, by: step) {
                let next = [point[0] + step[0], point[1] + step[1]]
                if let there = self.character(at: next), back.contains(there) { open.append(next) }
            }
        }
        return reached
    }

    private func leaves(_ character: Character, by step: [Int]) -> Bool {
        switch step {
        case [0, 1]: "─┌└┬┴├┼".contains(character)
        case [1, 0]: "│┌┐┬├┤┼".contains(character)
        default: "│└┘┴├┤┼".contains(character)
        }
    }

    private func character(at point: [Int]) -> Character? {
        guard grid.indices.contains(point[0]), grid[point[0]].indices.contains(point[1]) else { return nil }
        return grid[point[0]][point[1]]
    }
}
