import QuoinLayout
import Testing

/// AR-1 to AR-8: masks become constraints.
struct AutoresizingTests {
    /// x and width of an item placed at 20, 30 wide, in a parent that grows from 100 to 200.
    static let grown: [(Autoresizing, Double, Double)] = [
        (Autoresizing([]), 20, 30),
        (Autoresizing.rightMargin, 20, 30),
        (Autoresizing.leftMargin, 120, 30),
        (Autoresizing.width, 20, 130),
        (Autoresizing([.leftMargin, .rightMargin]), 48.571, 30),
        (Autoresizing([.width, .rightMargin]), 20, 67.5),
        (Autoresizing([.leftMargin, .width]), 60, 90),
        (Autoresizing([.leftMargin, .width, .rightMargin]), 40, 60),
    ]

    @Test("Every mask resizes horizontally as in UIKit", arguments: grown)
    func horizontally(mask: Autoresizing, x: Double, width: Double) throws {
        let fixture = try Fixture("v", width: 100, height: 100, scale: 1000)
        fixture["v"].frame = Rect(20, 0, 30, 10)
        fixture["v"].autoresizing = mask
        #expect(try fixture.frame("v") == Rect(20, 0, 30, 10))
        fixture.layout.width = 200
        let frame = try fixture.frame("v")
        #expect((frame.x - x).magnitude < 0.001 && (frame.width - width).magnitude < 0.001)
        #expect(frame.y == 0 && frame.height == 10)
    }

    @Test("Masks resize vertically in the same way") func verticallyAlike() throws {
        let fixture = try Fixture("v", width: 100, height: 100)
        fixture["v"].frame = Rect(0, 20, 10, 30)
        fixture["v"].autoresizing = .topMargin
        fixture.layout.height = 150
        #expect(try fixture.frame("v") == Rect(0, 70, 10, 30))
    }

    @Test("A centered view moves as it was observed in UIKit") func theObservedCenteredView() throws {  // GV-19
        let fixture = try Fixture("v", width: 192, height: 10, scale: 1000)
        fixture["v"].setFrame(Rect(64.0649, 0, 64, 10), inParentOfSize: Size(width: 192, height: 10))
        fixture["v"].autoresizing = [.leftMargin, .rightMargin]
        fixture.layout.width = 393
        #expect((try fixture.frame("v").x - 164.667).magnitude < 0.01)
    }

    @Test("A mask set after the frame uses the parent's size given with the frame")
    func aMaskSetAfterTheFrameUsesTheParentsSizeAtTheFrame() throws {  // AR-3
        for isLaidOutBefore in [false, true] {
            let fixture = try Fixture("v", width: 192, height: 10, scale: 1000)
            if isLaidOutBefore { try fixture.layout.layOut() }
            fixture["v"].setFrame(Rect(40, 0, 100, 10), inParentOfSize: Size(width: 200, height: 10))
            fixture["v"].autoresizing = .width
            #expect(try fixture.frame("v") == Rect(40, 0, 92, 10))  // 60 from the right, as in 200
        }
    }

    @Test("A mask set before the frame gives the same result") func aMaskSetBeforePlacingComesToTheSame() throws {
        let fixture = try Fixture("v", width: 192, height: 10, scale: 1000)
        fixture["v"].autoresizing = .width
        fixture["v"].setFrame(Rect(40, 0, 100, 10), inParentOfSize: Size(width: 200, height: 10))
        #expect(try fixture.frame("v") == Rect(40, 0, 92, 10))
    }

    @Test("A mask set after a layout uses the sizes of that layout") func aMaskSetAfterALayoutUsesItsSizes() throws {
        let fixture = try Fixture("v", width: 200, height: 10, scale: 1000)
        fixture["v"].setFrame(Rect(40, 0, 100, 10), inParentOfSize: Size(width: 400, height: 10))
        try fixture.layout.layOut()
        try fixture.install("v", .left, .equal, "root", .left, plus: 10).remove()
        fixture["v"].autoresizing = .width
        let frame = try fixture.frame("v")
        fixture.layout.width = 220
        #expect(try fixture.frame("v").width == frame.width + 20)
    }

    @Test("Masks are written as in UIKit's logs") func notationIsThatOfTheLogs() {
        #expect(Autoresizing([]).notation == "h=--& v=--&")
        #expect(Autoresizing([.width, .bottomMargin]).notation == "h=-&- v=--&")
        #expect(Autoresizing([.leftMargin, .rightMargin, .height]).notation == "h=&-& v=-&-")
    }

    @Test("Setting the frame again starts from the new frame") func settingTheFrameAgainStartsFromTheNewFrame() throws {  // AR-5
        let fixture = try Fixture("v", width: 100, height: 100)
        fixture["v"].frame = Rect(20, 0, 30, 10)
        fixture["v"].autoresizing = .width
        fixture.layout.width = 200
        #expect(try fixture.frame("v").width == 130)
        fixture["v"].frame = Rect(0, 0, 50, 10)
        #expect(fixture["v"].frame.width == 50)
        fixture.layout.width = 220
        #expect(try fixture.frame("v") == Rect(0, 0, 70, 10))
    }

    @Test("A frame without a mask is valid until the next layout") func aFrameWithoutAMaskLastsUntilTheNextLayout() throws {  // AR-5
        let fixture = try Fixture("v")
        try fixture.install("v", .width, plus: 30)
        try fixture.layout.layOut()
        fixture["v"].frame = Rect(5, 5, 5, 5)
        #expect(fixture["v"].frame == Rect(5, 5, 5, 5))
        #expect(try fixture.frame("v") == Rect(0, 0, 30, 0))
    }

    @Test("A parent without a size gives implausible constants, as in UIKit")
    func aParentWithoutASizeGivesImplausibleConstants() throws {  // AR-7
        let fixture = try Fixture("outer", width: 400, height: 400)
        let view = Item("view")
        try fixture["outer"].add(view)
        view.frame = Rect(0, 0, 375, 10)
        view.autoresizing = .width
        try fixture.layout.layOut()
        try fixture.install("outer", .width, plus: 100)
        try fixture.layout.layOut()
        #expect(view.frame.width == 475)
    }

    @Test("Masks win over the user's constraints in a conflict") func masksWinOverTheUsersConstraints() throws {  // AR-6, SV-41
        let fixture = try Fixture("v", width: 100, height: 100)
        fixture["v"].frame = Rect(0, 0, 30, 10)
        fixture["v"].autoresizing = []
        try fixture.install("v", .width, plus: 50)
        let report = try fixture.layout.layOut()
        #expect(fixture["v"].frame.width == 30)
        #expect(report.conflicts.map(\.broken.origin) == [.user])
        #expect(report.conflicts[0].members.map(\.origin) == [.autoresizing, .user])
    }

    @Test("A frame includes the alignment insets") func alignmentInsetsBelongToTheFrame() throws {
        let fixture = try Fixture("v", width: 100, height: 100)
        fixture["v"].alignmentInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
        fixture["v"].frame = Rect(10, 10, 50, 20)
        fixture["v"].autoresizing = .width
        #expect(try fixture.frame("v") == Rect(10, 10, 50, 20))
        fixture.layout.width = 130
        #expect(try fixture.frame("v") == Rect(10, 10, 80, 20))
    }

    @Test("Constraints of masks are listed as in UIKit's logs") func masksAreListedAsTheLogsWriteThem() throws {  // AR-3
        let fixture = try Fixture("v", width: 200, height: 100)
        fixture["v"].setFrame(Rect(50, 0, 100, 10), inParentOfSize: Size(width: 200, height: 100))
        fixture["v"].autoresizing = [.leftMargin, .rightMargin, .height]
        try fixture.layout.layOut()
        let listed = fixture.layout.constraints.filter { $0.origin == .autoresizing }.map(\.constraint.description)
        #expect(listed == ["v.left == 0.5 * root.width - 50", "v.width == 100", "v.top == root.top", "v.bottom == root.bottom - 90"])
    }
}
