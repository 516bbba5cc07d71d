import Foundation
import QuoinLayout
import Testing

/// The layouts of Documentation/Concurrency.md, compiled without a warning and run.
@MainActor struct ConcurrencyPageTests {
    @Test("A background task sends frames to the main actor") func framesOfABackgroundTaskComeToTheMainActor() async throws {
        let screen = ListScreen()
        try await screen.show([20, 30, 40], width: 320)
        #expect(screen.frames[2] == Rect(x: 16, y: 74, width: 288, height: 40))
    }

    @Test("An actor can keep a layout") func anActorKeepsALayout() async throws {
        let list = try ListLayout(width: 100)
        try await list.add("row", height: 20)
        #expect(try await list.resize(to: 200)["list"] == Rect(x: 0, y: 0, width: 200, height: 0))
    }

    @Test("The page shows the code that is tested") func thePage() throws {
        let path = URL(filePath: #filePath).appending(path: "../../../../Documentation/Concurrency.md").standardizedFileURL
        let page = try String(contentsOf: path, encoding: .utf8)
        let tested = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for block in page.components(separatedBy: "```swift\n").dropFirst().prefix(2) {
            let code = (block.components(separatedBy: "```").first ?? "").replacingOccurrences(of: "import QuoinLayout\n\n", with: "")
            #expect(tested.contains(code))
        }
    }
}

/// The frame of one row of a list: a value, which any thread may have.
struct PlacedRow: Sendable {
    let number: Int
    let frame: Rect
}

/// Places rows of given heights one below the other. Items and layout are created, used and released in here.
func placeRows(_ heights: [Double], width: Double) throws -> [PlacedRow] {
    let list = Item("list")
    var above = list.top
    for height in heights {
        let row = Item("row")
        try list.add(row)
        try row.height.equal(to: height).install()
        try row.leading.equal(to: list.leading, plus: 16).install()
        try row.trailing.equal(to: list.trailing, plus: -16).install()
        try row.top.equal(to: above, plus: 8).install()
        above = row.bottom
    }
    try list.bottom.equal(to: above, plus: 8).install()
    try Layout(root: list, width: width).layOut()
    return list.children.enumerated().map { PlacedRow(number: $0, frame: $1.frame) }
}

@MainActor
final class ListScreen {
    private(set) var frames: [Int: Rect] = [:]

    /// Lays out on another thread, and shows the frames on the main one.
    func show(_ heights: [Double], width: Double) async throws {
        let rows = try await Task.detached { try placeRows(heights, width: width) }.value
        for row in rows { frames[row.number] = row.frame }
    }
}

actor ListLayout {
    private let list: Item
    private let layout: Layout

    init(width: Double) throws {
        let list = Item("list")
        layout = try Layout(root: list, width: width)
        self.list = list
    }

    func add(_ name: String, height: Double) throws {
        let row = Item(name)
        row.fixedContentSize = ContentSize(height: height)
        try list.add(row)
        try row.top.equal(to: list.top).install()
    }

    /// The frames that another width moves.
    func resize(to width: Double) throws -> [String: Rect] {
        layout.width = width
        var moved: [String: Rect] = [:]
        try layout.layOut { item in moved[item.label] = item.frame }
        return moved
    }
}
