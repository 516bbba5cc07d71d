import QuoinLayout
import Testing

/// VF-1 to VF-16.
struct VisualFormatTests {
    let p = Item("p"), a = Item("a"), b = Item("b"), c = Item("c"), lone = Item("lone")

    init() throws {
        for item in [a, b, c] { try p.add(item) }
    }

    func read(_ text: String, _ options: VisualFormat.Options = [], edges: VisualFormat.EdgeSpacing = .margin) throws -> [String] {
        let items = ["a": a, "b": b, "c": c, "p": p, "lone": lone]
        let format = VisualFormat(text, items: items, metrics: ["m": 12, "low": 200], options: options, edgeSpacing: edges)
        return try format.constraints().map(\.description)
    }

    @Test(
        "A format is a list of constraints",
        arguments: [
            ("[a]-[b]", ["b.leading == a.trailing + 8"]),
            ("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
            ("[a][b]", ["b.leading == a.trailing"]),
            ("|[a]|", ["a.leading == p.leading", "p.trailing == a.trailing"]),
            ("|-[a]-|", ["a.leading == p.leadingMargin", "p.trailingMargin == a.trailing"]),
            ("|-15-[a]", ["a.leading == p.leading + 15"]),
            ("[a]-15-|", ["p.trailing == a.trailing + 15"]),
            ("V:|[a(100)]", ["a.top == p.top", "a.height == 100"]),
            ("[a(>=70,<=100@500)]", ["a.width >= 70", "a.width <= 100 @500"]),
            ("[a(==b)]", ["a.width == b.width"]),
            ("V:[a(b)]", ["a.height == b.height"]),
            ("H:[a(==p)]", ["a.width == p.width"]),
            ("V:[a]-(>=8@750)-[b]", ["b.top >= a.bottom + 8 @750"]),
            ("[a]-m-[b]", ["b.leading == a.trailing + 12"]),
            ("[a(m@low)]", ["a.width == 12 @200"]),
            ("[a]-(>=8,<=20)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20"]),
            ("V:[a]-(-8.5)-[b]", ["b.top == a.bottom - 8.5"]),
            ("[a(60.6666)]", ["a.width == 60.6666"]),
            (
                "|-(>=10@low)-[a(b@1000)][b(m)]|",
                [
                    "a.leading >= p.leading + 10 @200", "a.width == b.width", "b.leading == a.trailing", "b.width == 12",
                    "p.trailing == b.trailing",
                ]
            ),
            (
                " H: | - [ a ( >= 5 , <= 9 @ 3 ) ] - [ b ] ",
                [
                    "a.leading == p.leadingMargin", "a.width >= 5", "a.width <= 9 @3", "b.leading == a.trailing + 8",
                ]
            ),
        ])
    func aFormatIsAListOfConstraints(text: String, expected: [String]) throws {
        #expect(try read(text) == expected)
    }

    @Test(
        "VF-15: blanks may stand between any two tokens",
        arguments: [
            ("H: | [ a ] |", "H:|[a]|"), ("|- 10 -[a]", "|-10-[a]"), ("[a]- m -[b]", "[a]-m-[b]"),
            ("[a]-( >= 8 @ 750 , <= 20 )-[b]", "[a]-(>=8@750,<=20)-[b]"), (" V : [a ( b )] - [b] ", "V:[a(b)]-[b]"),
        ])
    func blanks(text: String, without: String) throws {
        #expect(try read(text) == read(without))
    }

    @Test("The standard distance to the edge is 20 points up to iOS 7") func untilSevenTheStandardDistanceToTheEdgeIsTwenty() throws {
        let expected = ["a.leading == p.leading + 20", "p.trailing == a.trailing + 20"]
        #expect(try read("|-[a]-|", edges: .distance(20)) == expected)
    }

    @Test("Alignments follow the constraints of the format") func alignmentsComeLast() throws {
        let expected = [
            "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.top == a.top", "c.top == b.top",
            "b.lastBaseline == a.lastBaseline", "c.lastBaseline == b.lastBaseline",
        ]
        #expect(try read("[a]-[b]-[c]", [.alignAllTop, .alignAllLastBaseline]) == expected)
    }

    @Test("A fixed direction names left and right") func directionsNameLeftAndRight() throws {
        #expect(
            try read("|-[a]-9-[b]-3-|", .leftToRight) == [
                "a.left == p.leftMargin", "b.left == a.right + 9", "p.right == b.right + 3",
            ])
        #expect(
            try read("|-[a]-(>=9)-[b]-3-|", .rightToLeft) == [
                "p.rightMargin == a.right", "a.left >= b.right + 9", "b.left == p.left + 3",
            ])
        #expect(try read("V:[a]-9-[b]", .rightToLeft) == ["b.top == a.bottom + 9"])
    }

    @Test("Gaps may be measured from baseline to baseline") func gapsMayRunFromBaselineToBaseline() throws {
        #expect(try read("V:|[a]-9-[b]", .baselineToBaseline) == ["a.top == p.top", "b.firstBaseline == a.lastBaseline + 9"])
    }

    @Test(
        "A wrong format names the error and its place",
        arguments: [
            ("H:|-(>=50)-[lone(100)]", "Unable to interpret '|' character, because the related view doesn't have a superview", 22),
            ("|[lone]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 7),
            ("[lone]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 6),
            ("H:[self.arrows]-5-|", "self is not a key in the views dictionary.", 7),
            ("H:|-10-|", "Expected a view", 7),
            (
                "H:|-margiin-[a]",
                "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", 11
            ),
            ("[a]- (10)-[b]", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
            ("[a]--8-[b]", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
            ("[a(20@b)]", "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries", 7),
            ("[a(20]", "Expected a ')' after a list of predicates", 5),
            ("[a(]", "Expected a number or key from the metrics dictionary, but encountered something else", 3),
            ("[a", "Expected a ']' after a view", 2),
            ("[a]-", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
            ("-[a]", "Expected a view", 0),
            ("[9ab]", "Expected a view name", 1),
            ("[-a]", "Expected a view name", 1),
            ("[a]]", "Expected a view", 3),
            ("[a(>5)]", "Expected a '=' in a relation: ==, <= or >=", 4),
            ("[a(5@0)]", "Expected a priority above 0 and at most 1000", 6),
            ("[a]|[b]", "Expected the end of the format", 4),
            ("[a(b * 2.0 + 20)]", "Expected a ')' after a list of predicates", 4),
            ("H:", "Expected a view", 2), ("H", "Expected a view", 0), ("|", "Expected a view", 1),
        ])
    func aWrongFormatSaysWhatAndWhere(text: String, reason: String, column: Int) throws {
        let error = try #require(throws: VisualFormatError.self) { try read(text) }
        #expect(error.reason == reason)
        #expect(error.column == column)
    }

    @Test("An alignment along the format's axis is refused") func alignmentAlongTheFormatIsRefused() throws {
        #expect(throws: VisualFormatError.self) { try read("[a]-[b]", .alignAllLeading) }
        #expect(throws: VisualFormatError.self) { try read("V:[a]-[b]", .alignAllFirstBaseline) }
        #expect(try read("V:[a]-[b]", .alignAllLeading).count == 2)
    }

    /// VF-9: one view has nothing to be aligned with.
    @Test("A single view takes every alignment") func aLoneViewTakesEveryAlignment() throws {
        #expect(try read("V:|-11-[a]-11-|", .alignAllLastBaseline) == ["a.top == p.top + 11", "p.bottom == a.bottom + 11"])
        #expect(try read("[a(44)]", [.alignAllLeading, .alignAllCenterX]) == ["a.width == 44"])
    }

    @Test("An error prints the reason, the format and a caret below its place") func theErrorIsThreeLinesAndACaret() throws {
        let error = try #require(throws: VisualFormatError.self) { try read("|[lone]|") }
        #expect(
            error.description
                == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \n|[lone]| \n       ^"
        )
        let empty = try #require(throws: VisualFormatError.self) { try read("") }
        #expect(empty.description == "Unable to parse constraint format: It's an empty string.")
    }

    @Test("Options are found by their names") func optionsHaveNames() {
        #expect(VisualFormat.Options(named: "alignAllTop") == .alignAllTop)
        #expect(VisualFormat.Options(named: "alignAllBaseline") == .alignAllLastBaseline)
        #expect(VisualFormat.Options(named: "directionRightToLeft") == .rightToLeft)
        #expect(VisualFormat.Options(named: "sideways") == nil)
    }
}
