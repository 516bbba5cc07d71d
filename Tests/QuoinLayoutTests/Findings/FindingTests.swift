import QuoinLayout
import Testing

/// Questions to a layout: conflicts, ambiguity, influence, fitting sizes.
struct FindingTests {
    @Test("Two heights are a conflict") func twoHeightsContradict() throws {  // GV-35
        let f = try Fixture("v")
        try f.install("v", .height, plus: 200)
        let later = try f.install("v", .height, plus: 84)
        let report = try f.layout.layOut()
        let conflict = try #require(report.conflicts.first)
        #expect(conflict.members.map(\.description) == ["v.height == 200", "v.height == 84"])
        #expect(conflict.broken.installed === later && later.isInstalled)  // SV-40: it stays, without effect
        #expect(conflict.description == "These constraints cannot all hold:\n    v.height == 200\n    v.height == 84   ← left out")
        #expect(f["v"].frame.height == 200)
        later.constant = 200
        #expect(try f.layout.layOut().conflicts.isEmpty)
    }

    @Test("Negative sizes are a conflict, but width ≥ 0 is not listed")
    func sizesThatWouldBeNegativeContradictWithoutBeingListed() throws {  // SV-2
        let f = try Fixture("a", "b")
        try f.install("a", .width, plus: 0)
        try f.install("a", .width, .equal, "b", .width, plus: 1)
        let report = try f.layout.layOut()
        #expect(report.conflicts.first?.members.map(\.description) == ["a.width == 0", "a.width == b.width + 1"])
    }

    @Test("A conflict lists only its members") func onlyTheGuiltyAreListed() throws {  // SV-42
        let f = try Fixture("a", "b", "c")
        try f.install("a", .left, .equal, "root", .left, plus: 10)
        try f.install("b", .left, .equal, "a", .right, plus: 10)
        try f.install("a", .width, plus: 100)
        try f.install("c", .width, plus: 5)
        try f.install("b", .left, .equal, "root", .left, plus: 100)
        try f.install("b", .width, plus: 7)
        let report = try f.layout.layOut()
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts[0].members.count == 4 && report.conflicts[0].broken.constraint.constant == 100)
        #expect(f["b"].frame == Rect(120, 0, 7, 0))
    }

    @Test("The size given by the host is never left out") func theHostIsNotBroken() throws {
        let f = try Fixture("v", width: 100)
        try f.install("v", .left, .equal, "root", .left, plus: 60)
        try f.install("root", .right, .equal, "v", .right, plus: 60)
        let report = try f.layout.layOut()
        #expect(report.conflicts.first?.broken.origin == .user)
        #expect(report.conflicts.first?.members.map(\.origin).contains(.host) == true)
        #expect(f.root.frame.width == 100)
    }

    @Test("A constraint that cannot hold by itself is a conflict") func aConstraintThatCannotBeTrueByItselfIsAConflict() throws {  // CM-17
        let f = try Fixture("v")
        let odd = try f.install("v", .left, .equal, "v", .left, plus: 5)
        let report = try f.layout.layOut()
        #expect(report.conflicts.first?.broken.installed === odd)
        odd.constant = 0
        #expect(try f.layout.layOut().conflicts.isEmpty)
    }

    @Test("Conflicts are reported as long as they last") func conflictsAreReportedAsLongAsTheyLast() throws {
        let f = try Fixture("v", "w")
        try f.install("v", .height, plus: 200)
        try f.install("v", .height, plus: 84)
        try f.layout.layOut()
        try f.install("w", .width, plus: 3)
        #expect(try f.layout.layOut().conflicts.count == 1)
    }

    @Test("Three contradicting heights are two conflicts") func everyConflictSharesAnAccount() throws {
        let f = try Fixture("v")
        for height in [10.0, 20, 30] { try f.install("v", .height, plus: height) }
        #expect(try f.layout.layOut().conflicts.map(\.broken.constraint.constant) == [20, 30])
    }

    @Test(
        "Ambiguous dimensions are listed",
        arguments: [
            ([(Attribute, Attribute, Double)](), [Layout.Dimension.x, .y, .width, .height]),
            ([(.left, .left, 0), (.top, .top, 0)], [.width, .height]),
            ([(.left, .left, 0), (.right, .right, 0), (.top, .top, 0), (.bottom, .bottom, 0)], []),
            ([(.left, .left, 0), (.right, .right, 0)], [.y, .height]),
        ])
    func openDimensionsAreNamed(pins: [(Attribute, Attribute, Double)], open: [Layout.Dimension]) throws {
        let f = try Fixture("v")
        for (own, other, constant) in pins { try f.install("v", own, .equal, "root", other, plus: constant) }
        #expect(try f.layout.ambiguousDimensions(of: f["v"]) == open)
    }

    @Test("A fixed width is not ambiguous where the position is") func aFixedWidthInAnOpenPlaceIsNotAmbiguous() throws {
        let f = try Fixture("v")
        try f.install("v", .width, plus: 40)
        try f.install("v", .height, plus: 40)
        #expect(try f.layout.ambiguousDimensions(of: f["v"]) == [.x, .y])
    }

    @Test("An item fixed within an ambiguous parent is not ambiguous") func whatIsFixedInAnOpenParentIsNotAmbiguous() throws {
        let f = try Fixture("v")
        let inner = Item("inner")
        try f["v"].add(inner)
        for attribute in [Attribute.left, .top] {
            try Constraint(item: inner, attribute: attribute, relatedBy: .equal, toItem: f["v"], attribute: attribute, constant: 3)
                .install()
        }
        inner.fixedContentSize = ContentSize(width: 5, height: 5)
        let found = try f.layout.ambiguousItems()
        #expect(found.map(\.item.label) == ["v"])
    }

    @Test("Two labels with equal hugging are ambiguous") func twoLabelsWithEqualHuggingAreAmbiguous() throws {  // SV-24
        let f = try Fixture("a", "b", width: 300)
        f.content("a", width: 50, height: 20)
        f.content("b", width: 60, height: 20)
        try f.install("a", .leading, .equal, "root", .leading)
        try f.install("b", .leading, .equal, "a", .trailing)
        try f.install("root", .trailing, .equal, "b", .trailing)
        #expect(try f.layout.ambiguousDimensions(of: f["a"]).contains(.width))
        f["a"].horizontalHugging = 240
        #expect(try !f.layout.ambiguousDimensions(of: f["a"]).contains(.width))
    }

    /// Both edges of every label are ambiguous, so the solver is asked about each width.
    @Test("Only the position of a long chain without ends is ambiguous") func ofALongOpenChainOnlyThePlaceIsAmbiguous() throws {
        let names = (0..<120).map { "label \($0)" }
        let f = try Fixture(names: names)
        for (index, name) in names.enumerated() {
            f.content(name, width: Double(50 + index % 7), height: 20)
            try f.install(name, .top, .equal, "root", .top)
            if index > 0 { try f.install(name, .left, .equal, names[index - 1], .right, plus: 8) }
        }
        #expect(try f.layout.ambiguousItems().map(\.open) == Array(repeating: [.x], count: 120))
    }

    @Test("The constraints that influence an item lead to a fixed item") func influenceIsTheChainFromWhatIsFixed() throws {
        let f = try Fixture("card", "other")
        let label = Item("label")
        try f["card"].add(label)
        label.fixedContentSize = ContentSize(width: 60, height: 20)
        try f.install("card", .leading, .equal, "root", .leading, plus: 16)
        try label.leading.equal(to: f["card"].leading, plus: 8).install()
        try f.install("other", .leading, .equal, "card", .leading)
        try f.install("card", .top, .equal, "root", .top)
        let found = try f.layout.constraints(affecting: label, along: .horizontal).map(\.description)
        #expect(found.contains("label.leading == card.leading + 8") && found.contains("card.leading == root.leading + 16"))
        #expect(found.contains { $0.hasPrefix("label.width") })
        #expect(!found.contains { $0.contains("other") || $0.contains("top") })
    }

    @Test("All constraints can be listed with their origins") func allConstraintsCanBeListedWithTheirOrigins() throws {
        let f = try Fixture("v", "m")
        f.content("v", width: 10, height: nil)
        f["m"].frame = Rect(0, 0, 10, 10)
        f["m"].autoresizing = .width
        try f.install("v", .top, .equal, "root", .top)
        try f.layout.layOut()
        let count = { (origin: AppliedConstraint.Origin) in f.layout.constraints.count { $0.origin == origin } }
        #expect(count(.user) == 1 && count(.contentSize) == 2 && count(.autoresizing) == 4 && count(.host) == 4)
        #expect(f.layout.constraintCount == f.layout.constraints.count)
        #expect(f.layout.userConstraints.map(\.firstAttribute) == [.top])
    }

    // MARK: Fitting sizes

    func cell() throws -> Item {
        let cell = Item("cell"), label = Item("label")
        try cell.add(label)
        label.behavior = BehaviorTests.Text(25)
        for (attribute, sign) in [(Attribute.leading, 1.0), (.top, 1), (.trailing, -1), (.bottom, -1)] {
            try Constraint(item: label, attribute: attribute, relatedBy: .equal, toItem: cell, attribute: attribute, constant: 10 * sign)
                .install()
        }
        return cell
    }

    @Test("The compressed fitting size is that of the content") func theSmallestSizeIsThatOfTheContent() throws {  // SZ-1, SZ-5
        #expect(try Layout.fittingSize(of: cell(), target: .zero) == Size(width: 270, height: 40))
        #expect(try Layout.fittingSize(of: Item(), target: .zero) == .zero)
        #expect(try Layout.fittingSize(of: Item(), target: Size(width: 30, height: 40)) == Size(width: 30, height: 40))
    }

    @Test("A required width wraps the text of a fitting size") func aRequiredWidthWrapsTheText() throws {  // SZ-4, PW-5
        let size = try Layout.fittingSize(of: cell(), target: Size(width: 120, height: 0), horizontal: .required)
        #expect(size == Size(width: 120, height: 80))
    }

    @Test("The expanded fitting size is the greatest that fits") func theExpandedSizeIsWhatFits() throws {  // SZ-3
        let box = Item("box")
        try box.width.atMost(500).install()
        #expect(try Layout.fittingSize(of: box, target: .expanded) == Size(width: 500, height: 10000))
    }

    @Test("A fitting size ignores outer constraints and the mask") func aroundAndMaskDoNotCount() throws {  // SZ-2
        let f = try Fixture("v", width: 300, height: 300)
        let inner = Item("inner")
        try f["v"].add(inner)
        inner.fixedContentSize = ContentSize(width: 30.2, height: 20)
        for attribute in [Attribute.left, .top, .right, .bottom] {
            try Constraint(item: inner, attribute: attribute, relatedBy: .equal, toItem: f["v"], attribute: attribute).install()
        }
        for attribute in [Attribute.left, .top, .right, .bottom] { try f.install("v", attribute, .equal, "root", attribute) }
        try f.layout.layOut()
        #expect(try Layout.fittingSize(of: f["v"], target: .zero) == Size(width: 31, height: 20))  // rounded up
        #expect(f["v"].frame.width == 300 && !f.layout.needsLayout)
    }

    @Test("A tree can be laid out after its fitting size was asked for") func aMeasuredTreeCanStillBeLaidOut() throws {
        let cell = try cell()
        _ = try Layout.fittingSize(of: cell, target: .zero)
        let layout = try Layout(root: cell, width: 120)
        try layout.layOut()
        #expect(cell.frame.height == 80)
    }
}
