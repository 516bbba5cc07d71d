import Testing

@testable import QuoinLayout

/// Information about the engine at work: times of passes, and the solver's problem with the names of items.
struct LookingInsideTests {
    private let root = Item("root"), box = Item("box")
    private let layout: Layout

    init() throws {
        try root.add(box)
        layout = try Layout(root: root, width: 300, height: 200)
    }

    @Test("Passes are logged with their times") func passesAreLoggedWithTheirTimes() throws {
        var log: [PassTimes] = []
        layout.passDidEnd = { log.append($0) }
        let width = try box.width.equal(to: 40).install()
        let report = try layout.layOut()
        #expect(log.count == 1 && log[0].moved == report.moved.count && log[0].solves == report.solves && log[0].rounds == report.rounds)
        #expect(log[0].total > .zero && log[0].solving > .zero)
        #expect(log[0].total == log[0].preparing + log[0].writing + log[0].solving + log[0].finishing)
        #expect(log[0].description.hasPrefix("\(report.moved.count) moved, 1 solve, 1 round in "))
        try layout.layOut()  // nothing to do, and nothing to log
        #expect(log.count == 1)
        width.constant = 50
        try layout.layOut()
        #expect(log.count == 2 && log[1].moved == 1)
        layout.passDidEnd = nil
        width.constant = 60
        try layout.layOut()
        #expect(log.count == 2)
    }

    @Test("Times are printed in milliseconds") func timesAreInMilliseconds() {
        let parts = "preparing 0.000, writing 0.000, solving 0.000, finishing 0.000"
        #expect(PassTimes().description == "0 moved, 0 solves, 0 rounds in 0.000 ms: \(parts)")
    }

    @Test("The dump of the solver's problem names items") func theSolversProblemNamesItems() throws {
        try box.left.equal(to: root.left, plus: 16).install()
        root.hasContentArea = true
        try layout.layOut()
        let dump = try layout.dump()
        #expect(dump.contains("box.left - root.left == 16"))
        #expect(dump.contains("root#content.right"))
        #expect(dump.firstMatch(of: /\bx\d+\b/) == nil)
    }

    @Test("Values print as they are written") func valuesPrint() throws {
        #expect("\(box.leading)" == "box.leading" && "\(box.width)" == "box.width" && "\(box.top)" == "box.top")
        #expect("\(box.left.distance(to: root.right))" == "box.left … root.right")
        #expect("\(Autoresizing.width)" == "h=-&- v=--&")
        #expect("\(VisualFormat.Options([.alignAllTop, .rightToLeft]))" == "[alignAllTop, rightToLeft]")
        #expect("\(AxisPair(horizontal: 250, vertical: 251))" == "horizontal 250, vertical 251")
        #expect("\(ItemKind.area(.safeArea))" == "safeArea" && "\(ItemKind.guide)" == "guide")
        #expect("\(root.children)" == "[box (0, 0, 0 × 0)]")
        #expect("\(StandardEnvironment(scale: 3, direction: .rightToLeft))" == "3 pixels per point, right to left")
        #expect("\(VisualFormat("H:|[box]|", items: ["box": box]))" == "H:|[box]|")
    }
}
