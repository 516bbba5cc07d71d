import QuoinBehaviors
import QuoinLayout
import Testing

/// Sizes of leaves by era, alignment rectangles, priorities.
struct ControlTests {
    /// The frame of a control at the root's corner that nothing else constrains.
    private func size(_ behavior: any LayoutBehavior, width: Double? = nil) throws -> Size {
        let fixture = try Fixture(400, 400, scale: 2)
        let item = try fixture.add("c", behavior)
        try fixture.install(item.left.equal(to: fixture.root.left, plus: 50), item.top.equal(to: fixture.root.top, plus: 50))
        if let width { try fixture.install(item.width.equal(to: width)) }
        return try fixture.frame("c").size
    }

    private func size(_ kind: ControlKind, _ era: Era, width: Double? = nil) throws -> [Double] {
        let size = try size(Control(kind, traits: Traits(era: era)), width: width)
        return [size.width, size.height]
    }

    @Test("CT-1, F34 frames of the system's controls, by era")
    func frames() throws {
        #expect(try size(.toggle, .ios11) == [51, 31])
        #expect(try size(.toggle, .ios15) == [51, 31])
        #expect(try size(.toggle, .ios26) == [63, 28])
        #expect(try size(.stepper, .ios11) == [94, 29])
        #expect(try size(.stepper, .ios13) == [94, 32])
        #expect(try size(.slider, .ios15, width: 100) == [104, 31])
        #expect(try size(.progress, .ios13, width: 100) == [100, 2])
        #expect(try size(.progress, .ios15, width: 100) == [100, 4])
        #expect(try size(.activity(isLarge: false), .ios15) == [20, 20])
        #expect(try size(.activity(isLarge: true), .ios15) == [37, 37])
        #expect(try size(.pages(count: 3), .ios11) == [39, 37])
        #expect(try size(.pages(count: 4), .ios11) == [55, 37])
        #expect(try size(.pages(count: 3), .ios15)[1] == 26)
        #expect(try size(.datePicker(isCompact: false), .ios15) == [320, 216])
        #expect(try size(.picker, .ios9) == [320, 216])
        #expect(try size(.searchBar, .ios9, width: 320) == [320, 44])
        #expect(try size(.searchBar, .ios11, width: 320) == [320, 56])
        #expect(try size(.searchBar, .ios26, width: 320) == [320, 64])
        #expect(try size(.navigationBar, .ios15, width: 320) == [320, 44])
        #expect(try size(.toolbar, .ios15, width: 320) == [320, 44])
        #expect(try size(.tabBar, .ios15, width: 320) == [320, 49])
    }

    @Test("GV-31, VW-2: a slider's frame reaches 2 beyond its alignment rectangle on both sides and 1 below")
    func slider() throws {
        let fixture = try Fixture(375, 100)
        let item = try fixture.add("c", Control(.slider))
        try fixture.install(
            item.leading.equal(to: fixture.root.leading, plus: 20), fixture.root.trailing.equal(to: item.trailing, plus: 20),
            item.top.equal(to: fixture.root.top))
        #expect(try fixture.frame("c") == Rect(18, 0, 339, 31))
        #expect(item.contentSize.height == 30)
    }

    @Test("GV-32, VW-2: a switch's frame reaches 2 beyond its alignment rectangle on the right")
    func toggle() throws {
        let fixture = try Fixture(375, 100)
        let item = try fixture.add("c", Control(.toggle))
        try fixture.install(fixture.root.trailing.equal(to: item.trailing, plus: 20), item.top.equal(to: fixture.root.top))
        #expect(try fixture.frame("c") == Rect(306, 0, 51, 31))
    }

    @Test("PR-3 hugging of classes made in code")
    func hugging() throws {
        let item = Item()
        item.behavior = Control(.toggle)
        #expect(item.horizontalHugging == 750 && item.verticalHugging == 750)
        item.behavior = Control(.slider)
        #expect(item.horizontalHugging == 250 && item.verticalHugging == 750)
        for kind in LeafKind.allCases { #expect(LeafPriorities(kind).resistance == 750) }
        #expect(LeafPriorities(.label).horizontalHugging == 250)
        #expect(LeafPriorities(.picker).verticalHugging == 750)
    }

    @Test("PR-3, PR-1 hugging of classes dragged from Interface Builder's library")
    func huggingInFiles() {
        #expect(LeafPriorities(.label, madeIn: .interfaceBuilder).horizontalHugging == 251)
        #expect(LeafPriorities(.imageView, madeIn: .interfaceBuilder).verticalHugging == 251)
        #expect(LeafPriorities(.toggle, madeIn: .interfaceBuilder).horizontalHugging == 750)
        #expect(LeafPriorities(.progress, madeIn: .interfaceBuilder).verticalHugging == 750)
        #expect(LeafPriorities(.slider, madeIn: .interfaceBuilder).verticalHugging == 250)
        #expect(LeafPriorities(.pages, madeIn: .interfaceBuilder).horizontalHugging == 250)
    }

    @Test("CT-2 all segments are as wide as the widest one, and the frame reaches 1 below the alignment rectangle")
    func segmented() throws {
        let titles = [typewriter(3), typewriter(5)]
        #expect(try size(SegmentedControl(titles: titles, traits: Traits(era: .ios11))) == Size(width: 129, height: 29))
        #expect(try size(SegmentedControl(titles: titles)) == Size(width: 137, height: 32))
        let apportioned = SegmentedControl(titles: titles)
        apportioned.apportionsByContent = true
        #expect(try size(apportioned).width == 117)
        #expect(try size(SegmentedControl(titles: titles, traits: Traits(era: .ios26))).height == 33)
        #expect(try size(SegmentedControl(titles: [])).width == 0)
    }

    @Test("CT-1 an image view has the size of its image, and none without an image")
    func image() throws {
        #expect(try size(ImageView(size: Size(width: 30, height: 40))) == Size(width: 30, height: 40))
        #expect(try size(ImageView()) == .zero)
        let view = ImageView(size: Size(width: 30, height: 40), alignment: Insets(0, 0, 10, 0))
        #expect(try size(view) == Size(width: 30, height: 40))
        #expect(view.contentSize(of: Item(), width: nil).height == 30)  // VW-2
    }

    private func title(_ lineHeight: Double, width: Double = 46) -> TextMeasuring {
        { _ in MeasuredText(width: width, height: lineHeight, firstBaseline: lineHeight - 4, lastBaseline: 4) }
    }

    @Test(
        "GV-23, BT-2: a system button is 12 higher than its line, in whole points",
        arguments: [
            (15.0, 18.0, 30.0), (16, 19.5, 32), (17, 20.5, 33), (18, 21.5, 34), (24, 29, 41), (27, 32.5, 45),
        ])
    func buttonHeights(points: Double, line: Double, height: Double) throws {
        #expect(try size(Button(title: title(line))).height == height)
    }

    @Test("BT-1, BT-2 a button is at least 30 wide, and a title takes whole points")
    func buttonWidths() throws {
        #expect(try size(Button(title: title(18, width: 8))).width == 30)
        #expect(try size(Button(style: .custom, title: title(18, width: 40.5))) == Size(width: 41, height: 30))
        #expect(try size(Button(style: .custom)) == Size(width: 30, height: 34))
        #expect(try size(Button()) == Size(width: 30, height: 30))
    }

    @Test("an image has no insets; an image alone is at least as high as a line, and a system button at least 30 wide")
    func imageButtons() throws {
        let image = Size(width: 7, height: 14)
        #expect(try size(Button(style: .custom, imageSize: Size(width: 20, height: 24), title: title(18))) == Size(width: 66, height: 24))
        #expect(try size(Button(style: .custom, imageSize: image)) == Size(width: 7, height: 22))
        #expect(try size(Button(imageSize: image)) == Size(width: 30, height: 18))
    }

    @Test("BT-3 own insets replace the 6 above and below")
    func buttonInsets() throws {
        let button = Button(title: title(20.5))
        button.contentEdgeInsets = Insets(7, 10, 7, 10)
        #expect(try size(button) == Size(width: 66, height: 35))
        button.contentEdgeInsets = Insets(10, 20, 10, 20)
        button.title = title(18)
        #expect(try size(button).height == 38)
        button.contentEdgeInsets = Insets(0, 5, 0, 5)
        #expect(try size(button).height == 18)
        button.contentEdgeInsets = .zero
        #expect(try size(button).height == 30)
    }

    @Test("a background image makes a button larger, but not its content")
    func backgroundImages() throws {
        let button = Button(title: title(18, width: 40))
        let content = try size(button)
        button.backgroundSize = Size(width: 200, height: 90)
        #expect(try size(button) == Size(width: 200, height: 90))
        #expect(button.sizeOfContent == content)
    }

    @Test("BT-4 a configured button has insets of 7 and 12")
    func configuration() throws {
        #expect(try size(Button(style: .configuration, title: title(20.5))) == Size(width: 70, height: 34.5))
    }

    @Test("F35 the baselines of buttons and fields are those of text centered in them")
    func baselines() {
        let button = Button(title: title(18)).contentSize(of: Item(), width: nil)
        #expect(button.firstBaseline == 20 && button.lastBaseline == 10)
        let field = TextField(text: title(17)).contentSize(of: Item(), width: nil)
        #expect(field.firstBaseline == 21.5 && field.lastBaseline == 12.5)
    }

    @Test("CT-1, TX-11 text fields by border and era")
    func textFields() throws {
        #expect(try size(TextField(traits: Traits(era: .ios11), text: title(17))).height == 30)
        #expect(try size(TextField(text: title(17))).height == 34)
        #expect(try size(TextField(border: .none, traits: Traits(era: .ios11), text: title(17))) == Size(width: 50, height: 17))
        #expect(try size(TextField(border: .none, text: title(17))) == Size(width: 46, height: 19))
        #expect(try size(TextField(text: title(30))).height == 40)
        #expect(try size(TextField(traits: Traits(era: .ios11), text: title(23.5))).height == 30)
        #expect(try size(TextField(traits: Traits(era: .ios11), text: title(33.5))).height == 38)
    }

    @Test("TX-11 a rounded text field is wider than its text by the era")
    func widthsOfTextFields() throws {
        #expect(try size(TextField(text: title(17))).width == 46 + 28)
        #expect(try size(TextField(traits: Traits(era: .ios11), text: title(17))).width == 46 + 22)
        #expect(try size(TextField(text: title(17, width: 0))).width == 32)
    }

    @Test("TX-11 a text field that hides its text has no room above and below the line")
    func secureTextFields() throws {
        func height(_ border: TextField.Border, _ line: Double) throws -> Double {
            let field = TextField(border: border, text: title(line))
            field.isSecure = true
            return try size(field).height
        }
        #expect(try height(.none, 16.5) == 17)
        #expect(try height(.rounded, 16.5) == 34)
        #expect(try height(.rounded, 35.5) == 44)
    }

    @Test("SC-28 a text view that does not scroll is as high as its text in its width")
    func textView() throws {
        let view = TextView(text: typewriter(100))
        #expect(try size(view) == .zero)
        view.isScrollEnabled = false
        #expect(try size(view) == Size(width: 1010, height: 36))
        #expect(try size(view, width: 210) == Size(width: 210, height: 116))
        view.isScrollEnabled = true
        let fixture = try Fixture(400, 400)
        let item = try fixture.add("t", view)
        try fixture.install(item.width.equal(to: 110), item.height.equal(to: 50))
        try fixture.layout.layOut()
        #expect(view.contentSize == Size(width: 110, height: 216))
    }
}
