import Engines
import Foundation
import QuoinLayout
import QuoinScenes

// Times edits of scenes, in microseconds and as a part of the time to build and lay them out:
//
//     swift run -c release --package-path Benchmarks scene-edits FILE...
//
// The edits are drawn at random, but the same in each run: another constant for a constraint, another content size for a view, a constraint removed,
// and installed again. Each is undone before the next one. Benchmarks/Shapes/shapes --emit writes scenes of many shapes.

let rounds = 14  // the first two of each kind are not counted: they prepare for others

/// A sequence of numbers that is the same in each run.
struct Sequence {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next(below count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }
}

/// The times of the edits of one scene.
struct Times {
    let name: String
    var build = 0.0
    var kinds: [(name: String, times: [Double])] = []
    /// How many frames each new constant has changed.
    var moved: [Int] = []

    static func median<Value: Comparable>(_ values: [Value]) -> Value { values.sorted()[values.count / 2] }

    var line: String {
        let parts = kinds.filter { !$0.times.isEmpty }.map { kind in
            let time = Times.median(kind.times)
            return "\(kind.name) \(Int(time)) (\(String(format: "%.3f", time / build)))"
        }
        let changed = moved.isEmpty ? 0 : Times.median(moved)
        return ([name.padding(toLength: 34, withPad: " ", startingAt: 0), "build \(Int(build))"] + parts + ["moved \(changed)"]).joined(
            separator: "  ")
    }
}

/// A scene that is edited.
struct Editing {
    let laidOut: SceneLayout
    var times: Times
    private var sequence = Sequence()
    private let items: [Item]

    init(_ scene: Scene, name: String) throws {
        times = Times(name: name)
        var builds: [Double] = []
        var made: SceneLayout?
        for _ in 0..<3 { builds.append(try Double(timed { made = try SceneLayout(scene) }) / 1000) }
        laidOut = made!
        times.build = Times.median(builds)
        items = Editing.tree(under: laidOut.layout.root)
    }

    private static func tree(under item: Item) -> [Item] { [item] + item.children.flatMap(tree) }

    private func update(_ edit: () throws -> Void = {}) throws -> Double {
        try Double(
            timed {
                try edit()
                try laidOut.update()
            }) / 1000
    }

    private mutating func note(_ name: String, _ found: [Double]) { times.kinds.append((name, Array(found.dropFirst(4)))) }

    mutating func changeConstants() throws {
        let rows = items.flatMap(\.constraints)
        var found: [Double] = []
        for _ in 0..<rounds where !rows.isEmpty {
            let row = rows[sequence.next(below: rows.count)]
            let former = row.constant
            found.append(try update { row.constant = former + 3 })
            times.moved.append(laidOut.report.moved.count)
            found.append(try update { row.constant = former })
        }
        note("constant", found)
    }

    mutating func changeContents() throws {
        let sized = items.filter { $0.fixedContentSize?.width != nil }
        var found: [Double] = []
        for _ in 0..<rounds where !sized.isEmpty {
            let item = sized[sequence.next(below: sized.count)]
            let former = item.fixedContentSize
            var other = former
            other?.width = (former?.width ?? 0) + 7
            found.append(try update { item.fixedContentSize = other })
            found.append(try update { item.fixedContentSize = former })
        }
        note("content", found)
    }

    mutating func removeConstraints() throws {
        var rows = items.flatMap(\.constraints)
        var found: [Double] = []
        for _ in 0..<rounds where !rows.isEmpty {
            let place = sequence.next(below: rows.count)
            guard let value = rows[place].value else { continue }
            found.append(try update { rows[place].remove() })
            found.append(try update { rows[place] = try value.install() })
        }
        note("constraint", found)
    }
}

for path in CommandLine.arguments.dropFirst() {
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    guard let scene = SceneReader.read(bytes, path: path, kinds: .standard).scenes.first else {
        print("\(path): no scene")
        exit(1)
    }
    var editing = try Editing(scene, name: (path as NSString).lastPathComponent)
    try editing.changeConstants()
    try editing.changeContents()
    try editing.removeConstraints()
    print(editing.times.line)
}
