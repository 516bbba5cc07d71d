import QuoinDiagnosis
import QuoinScenes
import Testing

/// Advice for contradictions that resolves all conflicts of one cause, and names what takes part.
@Suite("Conflicts of one cause")
struct OneCauseTests: MarkupSuite {
    private func conflicts(_ subviews: String, _ constraints: String) throws -> [Finding] {
        let document = Given.storyboard(subviews, constraints).document
        if let error = document.error { throw error }
        return Linter(rules: Rule.all.filter { $0.id == "conflict" }).findings(in: document)
    }

    @Test("of two ways out the one that keeps the center of a stale frame is given") func center() throws {
        let button = """
            <button misplaced="YES" \(off) id="save"><state key="normal" title="Save"/>\(frame(147, 80, 81, 30))<constraints>
            \(length("w", "width", of: 214))</constraints></button>
            """
        let found = try conflicts(
            button,
            tie("u", "save.top", to: "root.top", plus: 100) + tie("t", "root.trailing", to: "save.trailing", plus: 30)
                + tie("l", "save.leading", to: "root.leading", plus: 30))
        #expect(found.map { $0.fix?.edits } == [[.removeConstraint("w")]], "\(found)")
    }

    /// A stack view of four marks, 200 wide, that is centered and pinned to both sides.
    private func centered(distribution: String) throws -> [Finding] {
        let marks = (0..<4).map { index in
            let width = index < 3 ? length("w\(index)", "width", of: 50) : ""
            return "<view \(off) id=\"m\(index)\">\(frame(50 * Double(index), 0, 50, 50))<constraints>\(width)</constraints></view>"
        }.joined()
        let stack = """
            <stackView distribution="\(distribution)" \(off) id="stack" userLabel="Marks">\(frame(32, 100, 200, 50))<subviews>\(marks)</subviews>
            <constraints>\(length("h", "height", of: 50))\(length("w", "width", of: 200))</constraints></stackView>
            """
        return try conflicts(
            stack,
            tie("u", "stack.top", to: "root.top", plus: 100) + tie("x", "stack.centerX", to: "root.centerX")
                + tie("t", "root.trailing", to: "stack.trailing", plus: 32) + tie("l", "stack.leading", to: "root.leading", plus: 32))
    }

    @Test("advice for a conflict leaves none of the same cause") func siblings() throws {
        let found = try centered(distribution: "fillEqually")
        #expect(found.count == 1, "\(found.map(\.message))")
        let fix = try #require(found.first?.fix)
        #expect(Set(fix.edits) == [.removeConstraint("t"), .removeConstraint("l")], "\(fix)")
        #expect(fix.description.hasSuffix("\"Marks\" is centered, and 200 wide.") && fix.isVerified)
    }

    @Test("the constraints of the file come before those that a stack view makes") func order() throws {
        let found = try centered(distribution: "fillEqually")
        let lines = found.flatMap { $0.related.prefix(2).map(\.object) }
        #expect(Set(lines).isSubset(of: ["x", "t", "l", "w"]), "\(found)")
    }

    @Test("a priority of 1000 that keeps a content from growing is named, with its view where that is another one") func priorities() throws
    {
        let button = """
            <button verticalHuggingPriority="1000" \(off) id="go"><state key="normal" title="Go"/>\(frame(20, 100, 100, 48))
            <constraints>\(length("h", "height", of: 48))</constraints></button>
            """
        let place = tie("l", "go.leading", to: "root.leading", plus: 20) + tie("u", "go.top", to: "root.top", plus: 100)
        let own = try #require(try conflicts(button, place).first)
        #expect(own.message.contains("but its content hugging of 1000 leaves it at most"), "\(own.message)")
        #expect(own.related.contains { $0.message.hasSuffix("its content hugging of 1000") }, "\(own.related)")
        let stack = """
            <stackView \(off) id="row">\(frame(20, 100, 300, 60))<subviews><view \(off) id="box" userLabel="Box">\(frame(0, 0, 200, 60))
            <constraints>\(length("k", "height", of: 60))</constraints></view><button verticalHuggingPriority="1000" \(off) id="go">
            <state key="normal" title="Go"/>\(frame(200, 0, 100, 60))</button></subviews></stackView>
            """
        let other = try #require(
            try conflicts(
                stack, tie("l", "row.leading", to: "root.leading", plus: 20) + tie("u", "row.top", to: "root.top", plus: 100)
            ).first)
        #expect(other.message.hasSuffix("one of them the content hugging of 1000 of the button “Go”."), "\(other.message)")
    }

    @Test("where shares of the given width leave a rest, the rest is said, and not the width that had none") func shares() throws {
        func box(_ id: String, _ x: Double) -> String { "<view \(off) id=\"\(id)\">\(frame(x, 100, 168.75, 40))</view>" }
        let found = try conflicts(
            box("one", 8) + box("two", 184.75),
            tie("a", "one.leading", to: "root.leading", plus: 8) + tie("b", "two.leading", to: "one.trailing", plus: 8)
                + tie("c", "root.trailing", to: "two.trailing", plus: 8)
                + tie("w", "one.width", to: "root.width", more: "multiplier=\"0.45\"")
                + tie("v", "two.width", to: "root.width", more: "multiplier=\"0.45\"")
                + ["one", "two"].map { tie("t\($0)", "\($0).top", to: "root.top", plus: 100) }.joined())
        let message = try #require(found.first?.message)
        #expect(message.hasPrefix("The view") && message.hasSuffix("leave 13.5 of them over."), "\(message)")
    }
}
