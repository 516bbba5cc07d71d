import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// The advice for contradictions: what an engineer would change first.
@Suite("Advice for contradictions")
struct AdviceTests: MarkupSuite {
    private func conflicts(_ subviews: String, _ constraints: String, on device: String? = nil) throws -> [Finding] {
        let document = Given.storyboard(subviews, constraints).document
        if let error = document.error { throw error }
        let environments = [EnvironmentOverride.unchanged] + [device].compactMap { $0.flatMap { EnvironmentOverride($0) } }
        return Linter(rules: Rule.all.filter { $0.id == "conflict" }, environments: environments).findings(in: document)
    }

    @Test("where Fill Equally makes views equally wide, all their widths go") func equally() throws {
        let views = ["a", "b", "c"].enumerated().map { index, id in
            "<view \(off) id=\"\(id)\">\(frame(Double(index) * 115, 0, 105, 40))<constraints>\(length("w\(id)", "width", of: 80))</constraints></view>"
        }.joined()
        let stack =
            "<stackView distribution=\"fillEqually\" spacing=\"10\" \(off) id=\"stack\">\(frame(20, 100, 335, 40))<subviews>\(views)</subviews></stackView>"
        let found = try conflicts(
            stack,
            tie("l", "stack.leading", to: "root.leading", plus: 20) + tie("t", "root.trailing", to: "stack.trailing", plus: 20)
                + tie("u", "stack.top", to: "root.top", plus: 100) + tie("h", "stack.bottom", to: "root.top", plus: 140))
        let fix = try #require(found.first?.fix)
        #expect(found.count == 1)
        #expect(fix.isVerified)
        #expect(fix.edits == [.removeConstraint("wa"), .removeConstraint("wb"), .removeConstraint("wc")])
        #expect(fix.description.hasSuffix("Fill Equally decides how wide they are."))
    }

    @Test("a hugging of 1000 gives way before a height that the program asks for") func hugging() throws {
        let button =
            "<button verticalHuggingPriority=\"1000\" \(off) id=\"go\"><state key=\"normal\" title=\"Go\"/>\(frame(20, 100, 100, 48))"
            + "<constraints>\(length("h", "height", of: 48))</constraints></button>"
        let place = tie("l", "go.leading", to: "root.leading", plus: 20) + tie("u", "go.top", to: "root.top", plus: 100)
        let found = try conflicts(button, place)
        #expect(found.first?.fix?.edits == [.setContentPriority(999, .verticalHugging, of: "go")])
    }

    @Test("a width between two pinned edges goes; far from both edges the view is centered") func betweenEdges() throws {
        func found(_ margin: Double) throws -> [Finding] {
            let width = 375 - 2 * margin
            let box =
                "<view \(off) id=\"box\">\(frame(margin, 100, width, 40))"
                + "<constraints>\(length("w", "width", of: width))\(length("h", "height", of: 40))</constraints></view>"
            return try conflicts(
                box,
                tie("l", "box.leading", to: "root.leading", plus: margin) + tie("t", "root.trailing", to: "box.trailing", plus: margin)
                    + tie("u", "box.top", to: "root.top", plus: 100), on: "retina6_7")
        }
        #expect(try found(16).map { $0.fix?.edits } == [[.removeConstraint("w")]])
        let centered = try #require(try found(150).first?.fix)
        #expect(
            centered.description.hasPrefix("Center the View (box) instead: remove ")
                || centered.description.hasPrefix("Center the View instead"))
        #expect(centered.isVerified)
        #expect(centered.edits.prefix(2) == [.removeConstraint("l"), .removeConstraint("t")])
    }

    @Test("on a smaller screen the largest distance gives way, and not the size of a button") func largest() throws {
        func button(_ id: String, _ x: Double) -> String {
            "<button \(off) id=\"\(id)\"><state key=\"normal\" title=\"9\"/>\(frame(x, 100, 50, 50))"
                + "<constraints>\(length("w\(id)", "width", of: 50, more: "relation=\"greaterThanOrEqual\""))</constraints></button>"
        }
        let found = try conflicts(
            button("eight", 162.5) + button("nine", 220.5),
            tie("c", "eight.centerX", to: "root.centerX") + tie("t", "root.trailing", to: "nine.trailing", plus: 104.5)
                + "<constraint firstItem=\"nine\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"eight\" "
                + "secondAttribute=\"trailing\" constant=\"8\" id=\"g\"/>"
                + tie("u", "eight.top", to: "root.top", plus: 100) + tie("v", "nine.top", to: "root.top", plus: 100), on: "retina4_0")
        #expect(found.map { $0.fix?.edits } == [[.setPriority(999, of: "t")]])
    }

    @Test("of two ways out the one that leaves a text its room on the small screen is given") func squeezed() throws {
        let title =
            "<label text=\"A title that needs all its room\" \(off) id=\"title\">\(frame(16, 100, 240, 20))"
            + "<constraints>\(length("w", "width", of: 240))</constraints></label>"
        let box =
            "<view \(off) id=\"box\">\(frame(264, 100, 95, 40))<constraints>\(length("bw", "width", of: 95))\(length("bh", "height", of: 40))</constraints></view>"
        let found = try conflicts(
            title + box,
            tie("l", "title.leading", to: "root.leading", plus: 16) + tie("g", "box.leading", to: "title.trailing", plus: 8)
                + tie("t", "root.trailing", to: "box.trailing", plus: 16) + tie("u", "title.top", to: "root.top", plus: 100)
                + tie("v", "box.top", to: "root.top", plus: 100), on: "retina4_0")
        let edits = try #require(found.first?.fix?.edits)
        #expect(!edits.contains(.removeConstraint("w")))
        #expect(!edits.contains(.setPriority(999, of: "w")))
    }

    @Test("a table's header contradicts the table by its frame, in one sum") func header() throws {
        let table = """
            <tableView \(off) id="table">\(frame(0, 0, 375, 667))<view key="tableHeaderView" id="head">\(frame(0, 0, 375, 60))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><subviews>
            <label text="Welcome" \(off) id="title">\(frame(20, 20, 335, 20))<constraints>
            \(length("w", "width", of: 300, more: "relation=\"lessThanOrEqual\""))</constraints></label></subviews><constraints>
            \(tie("l", "title.leading", to: "head.leading", plus: 20))\(tie("t", "head.trailing", to: "title.trailing", plus: 20))
            \(tie("u", "title.top", to: "head.top", plus: 20))</constraints></view></tableView>
            """
        let pins = tieEdges("p", of: "table", to: "root", at: ["top", "leading", "bottom", "trailing"])
        let found = try conflicts(table, pins)
        #expect(found.count == 1)
        #expect(found.first?.message.contains("at most 340") == true)
    }

    @Test("what is off by a point against a frame is not reported, be it an equation or a bound") func aPoint() throws {
        func found(_ relation: String, _ width: Double) throws -> Int {
            let table = """
                <tableView \(off) id="table">\(frame(0, 0, 375, 667))<view key="tableHeaderView" id="head">\(frame(0, 0, 375, 60))
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><subviews>
                <view \(off) id="box">\(frame(0, 0, 375, 20))<constraints>\(length("w", "width", of: width, more: relation))\(length("h", "height", of: 20))</constraints>
                </view></subviews><constraints>\(tie("l", "box.leading", to: "head.leading"))\(tie("t", "head.trailing", to: "box.trailing"))
                \(tie("u", "box.top", to: "head.top"))</constraints></view></tableView>
                """
            let pins = tieEdges("p", of: "table", to: "root", at: ["top", "leading", "bottom", "trailing"])
            return try conflicts(table, pins).count
        }
        #expect(try found("", 376) == 0)
        #expect(try found("", 380) == 1)
        #expect(try found("relation=\"greaterThanOrEqual\"", 376) == 0)
        #expect(try found("relation=\"greaterThanOrEqual\"", 380) == 1)
    }
}
