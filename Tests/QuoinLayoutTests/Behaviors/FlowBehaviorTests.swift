import Foundation
import QuoinLayout
import Testing

/// The flow of Documentation/WriteABehavior.md, word for word.
struct FlowBehaviorTests {
    /// Children in reading order; a new line begins where the next child does not fit any more.
    final class Flow: AttachedBehavior {
        let spacing: Double
        /// The number of children in each line.
        private var counts: [Int] = []

        init(spacing: Double) {
            self.spacing = spacing
            super.init()
        }

        override func constraints(for item: Item) -> [Constraint] {
            let lines = lines(of: item)
            counts = lines.map(\.count)
            // The item is as high as its lines, and each line is as far up as those above let it.
            var made = [item.height.equal(to: 0).at(1)]
            for (number, line) in lines.enumerated() {
                made.append(line[0].leading.equal(to: item.leading))
                made.append(line[0].top.equal(to: item.top).at(number == 0 ? .required : 1))
                if number > 0 { made += lines[number - 1].map { line[0].top.atLeast($0.bottom) } }
                for (before, child) in zip(line, line.dropFirst()) {
                    made.append(child.leading.equal(to: before.trailing, plus: spacing))
                    made.append(child.top.equal(to: before.top))
                }
                for child in line {
                    made.append(item.trailing.atLeast(child.trailing))
                    made.append(item.bottom.atLeast(child.bottom))
                }
            }
            return made
        }

        override func didLayOut(_ item: Item) {
            if lines(of: item).map(\.count) != counts { constraintsChanged() }
        }

        /// Before the first layout the width is 0, and all children are in one line. A child's own size is its fitting size: its frame
        /// may be narrower, where the line was too long.
        private func lines(of item: Item) -> [[Item]] {
            let width = item.frame.width > 0 ? item.frame.width : .infinity
            var lines: [[Item]] = []
            var used = 0.0
            for child in item.children {
                let length = (try? Layout.fittingSize(of: child, target: .zero).width) ?? 0
                // Frames are rounded to pixels, fitting sizes up to whole ones.
                if lines.isEmpty || used + spacing + length > width + 0.5 {
                    lines.append([child])
                    used = length
                } else {
                    lines[lines.count - 1].append(child)
                    used += spacing + length
                }
            }
            return lines
        }
    }

    /// As wide as its letters, in lines of the width that it gets.
    final class Letters: LayoutBehavior {
        var count: Int
        init(_ count: Int) { self.count = count }

        func contentSize(of item: Item, width: Double?) -> ContentSize {
            let perLine = max(1, min(count, Int(width ?? 1e6)))
            return ContentSize(width: Double(perLine), height: Double((count + perLine - 1) / perLine), followsWidth: true)
        }
    }

    private let root = Item("root"), flow = Item("flow")
    private let layout: Layout

    init() throws {
        try root.add(flow)
        flow.behavior = Flow(spacing: 1)
        try flow.leading.equal(to: root.leading).install()
        try flow.trailing.equal(to: root.trailing).install()
        try flow.top.equal(to: root.top).install()
        layout = try Layout(root: root, width: 12, height: 20, environment: StandardEnvironment(scale: 1))
        for count in [4, 5, 4, 6, 3] { try add(count) }
    }

    private func add(_ count: Int) throws {
        let item = Item("\(count)")
        item.behavior = Letters(count)
        try flow.add(item)
    }

    private func frames(_ width: Double) throws -> [[Double]] {
        layout.width = width
        let report = try layout.layOut()
        #expect(report.loop.isEmpty && report.conflicts.isEmpty)
        #expect(try layout.ambiguousItems().map(\.item.label) == [])
        return flow.children.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    }

    @Test("Lines break where the width ends") func linesFollowTheWidth() throws {
        #expect(try frames(12) == [[0, 0, 4, 1], [5, 0, 5, 1], [0, 1, 4, 1], [5, 1, 6, 1], [0, 2, 3, 1]])
        #expect(flow.frame.height == 3)
        #expect(try frames(40).allSatisfy { $0[1] == 0 } && flow.frame.height == 1)
        #expect(try frames(6).map { $0[1] } == [0, 1, 2, 3, 4])
        #expect(try frames(21).map { $0[1] } == [0, 0, 0, 1, 1])
    }

    @Test("A child that is longer than a line wraps") func aChildThatIsLongerThanTheLineWraps() throws {
        try add(30)
        try add(2)
        #expect(try frames(12).suffix(2) == [[0, 3, 12, 3], [0, 6, 2, 1]])
        #expect(flow.frame.height == 7)
    }

    @Test("Children that change or leave are laid out anew") func childrenThatChangeAreTakenUp() throws {
        _ = try frames(12)
        let first = try #require(Array(flow.children).first)
        first.behavior = Letters(9)
        #expect(try frames(12).map { $0[1] } == [0, 1, 1, 2, 2])
        first.remove()
        #expect(try frames(12).map { $0[1] } == [0, 0, 1, 1])
    }

    @Test("The page shows the code that is tested") func thePage() throws {
        let path = URL(filePath: #filePath).appending(path: "../../../../Documentation/WriteABehavior.md").standardizedFileURL
        let page = try String(contentsOf: path, encoding: .utf8)
        let tested = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let block = try #require(page.components(separatedBy: "```swift\n").first { $0.contains("class Flow") })
        let code = try #require(block.components(separatedBy: "```").first).split(separator: "\n").map { "    " + $0 }
        for line in code { #expect(tested.contains(line), "not on the page: \(line)") }
    }
}
