import QuoinBehaviors
import QuoinLayout
import Testing

/// Random trees of behaviors: every solver gives the same frames, numbers are numbers, and constraints that can hold do.
struct AgreementTests {
    @Test("Every solver gives the same frames", arguments: 0..<60)
    func everySolverGivesTheSameFrames(seed: UInt64) throws {
        var answers: [[Rect]] = []
        for solver in TestedBackend.allCases {
            let root = Item("root")
            var random = Random(seed: seed)
            var items: [Item] = []
            try grow(root, depth: 3, using: &random, into: &items)
            let layout = try Layout(
                root: root, width: 400, height: 800, solver: solver.backend, environment: SystemEnvironment(scale: 1000))
            try layout.layOut()
            answers.append(items.map(\.frame))
        }
        for other in answers.dropFirst() {
            for (first, second) in zip(answers[0], other) {
                for (a, b) in zip(numbers(first), numbers(second)) {
                    #expect(a.isFinite && abs(a - b) < 0.002)
                }
            }
        }
    }

    private func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

    func grow(_ parent: Item, depth: Int, using random: inout Random, into items: inout [Item]) throws {
        for _ in 0..<(1 + random.next(below: 4)) {
            let item = Item("i\(items.count)")
            items.append(item)
            try parent.add(item)
            item.isHidden = random.next(below: 8) == 0
            switch random.next(below: depth > 0 ? 9 : 6) {
            case 0: item.behavior = Label(lines: random.next(below: 3), measure: typewriter(random.next(below: 60)))
            case 1: item.behavior = Control([.toggle, .slider, .stepper, .picker][random.next(below: 4)])
            case 2: item.behavior = ImageView(size: Size(width: Double(random.next(below: 300)), height: 40))
            case 3: item.behavior = Button(title: typewriter(random.next(below: 10)))
            case 4, 5: item.fixedContentSize = ContentSize(width: Double(random.next(below: 200)), height: Double(random.next(below: 90)))
            case 6, 7:
                item.behavior = stack(&random)
                try grow(item, depth: depth - 1, using: &random, into: &items)
            default:
                item.behavior = ScrollView()
                try grow(item, depth: depth - 1, using: &random, into: &items)
            }
            if !(parent.behavior is StackView) { try pin(item, in: parent, &random) }
        }
    }

    private func stack(_ random: inout Random) -> StackView {
        let stack = StackView(
            axis: random.next(below: 2) == 0 ? .horizontal : .vertical,
            distribution: StackView.Distribution.allCases[random.next(below: 5)],
            alignment: StackView.Alignment.allCases[random.next(below: 6)], spacing: Double(random.next(below: 12)))
        stack.isMarginsRelative = random.next(below: 3) == 0
        stack.policy = random.next(below: 3) == 0 ? .canvas : .system
        return stack
    }

    private func pin(_ item: Item, in parent: Item, _ random: inout Random) throws {
        try item.leading.equal(to: parent.leading, plus: Double(random.next(below: 30))).install()
        try item.top.equal(to: parent.top, plus: Double(random.next(below: 30))).install()
        if random.next(below: 2) == 0 { try parent.trailing.equal(to: item.trailing, plus: 5).at(999).install() }
        if random.next(below: 2) == 0 { try parent.bottom.atLeast(item.bottom, plus: 5).at(800).install() }
    }
}

/// The links between behaviors and items.
struct AttachmentTests {
    @Test("A behavior knows the item it was set on last, and is notified when that goes")
    func attachment() {
        let label = Label(measure: typewriter(1))
        var first: Item? = Item("first")
        first?.behavior = label
        #expect(label.item === first)
        let second = Item("second")
        second.behavior = label
        #expect(label.item === second)
        first = nil
        #expect(label.item === second)
        second.behavior = nil
        #expect(label.item == nil)
        first = Item("third")
        first?.behavior = label
        first = nil
        #expect(label.item == nil)
        label.numberOfLines = 3  // nobody to tell
    }

    @Test("Hiding asks the parent's behavior again, and nothing else does")
    func hiding() throws {
        let fixture = try Fixture()
        try fixture.add("s", StackView())
        try fixture.add("a", to: "s", width: 10, height: 10)
        try fixture.add("plain", to: "root", width: 10, height: 10)
        try fixture.layout.layOut()
        fixture["plain"].isHidden = true
        #expect(!fixture.layout.needsLayout)
        fixture["a"].isHidden = true
        #expect(fixture.layout.needsLayout)
    }

    @Test("Unusable numbers change nothing, or count as none")
    func unusableNumbers() throws {
        let fixture = try Fixture()
        let stack = StackView(spacing: .nan)
        let item = try fixture.add("s", stack)
        try fixture.pin(item, to: fixture.root)
        try fixture.add("a", to: "s", width: 10, height: 10)
        try fixture.add("b", to: "s", width: .infinity, height: -5)
        stack.setSpacing(.points(.infinity), after: fixture["a"])
        let report = try fixture.layout.layOut()
        #expect(report.refused.isEmpty && fixture["b"].frame.x.isFinite)
        let scrollView = ScrollView()
        let scroll = try fixture.add("scroll", scrollView)
        try fixture.pin(scroll, to: fixture.root)
        scrollView.contentSize = Size(width: .nan, height: 1)
        scrollView.contentInset = Insets(all: .infinity)
        try fixture.layout.layOut()
        #expect(scrollView.contentSize == .zero && scrollView.adjustedContentInset == .zero && scrollView.contentOffset.y.isFinite)
        let label = Label(lines: -4) { _ in MeasuredText(width: .nan, height: -1) }
        try fixture.add("l", to: "s", label)
        try fixture.layout.layOut()
        #expect(fixture["l"].frame.width.isFinite)
    }
}

/// Baselines that one item lends another above it.
struct LentBaselineTests {
    @Test("A lent baseline is given back when its item leaves, alone or with what is around it")
    func leaving() throws {
        let fixture = try Fixture()
        try fixture.add("outer")
        try fixture.add("middle", to: "outer")
        try fixture.add("text", to: "middle")
        fixture["text"].fixedContentSize = ContentSize(width: 10, height: 20, firstBaseline: 15, lastBaseline: 5)
        let box = try fixture.add("box", to: "root", width: 10, height: 10)
        try fixture.install(box.top.equal(to: fixture["outer"].firstBaseline))
        fixture["outer"].firstBaselineItem = fixture["text"]
        #expect(try fixture.frame("box").y == 15)
        fixture["middle"].remove()
        #expect(fixture["outer"].firstBaselineItem == nil)
        #expect(try fixture.frame("box").y == 0)
        try fixture["outer"].add(fixture["text"])
        fixture["outer"].lastBaselineItem = fixture["text"]
        fixture["text"].remove()
        #expect(fixture["outer"].lastBaselineItem == nil)
    }

    @Test("Only items below can lend")
    func below() throws {
        let fixture = try Fixture()
        try fixture.add("a")
        try fixture.add("b")
        fixture["a"].firstBaselineItem = fixture["b"]
        fixture["b"].lastBaselineItem = fixture["b"]
        #expect(fixture["a"].firstBaselineItem == nil && fixture["b"].lastBaselineItem == nil)
    }

    @Test("An item outlives the one it lent to")
    func outliving() throws {
        let text = Item("text")
        text.fixedContentSize = ContentSize(width: 10, height: 20)
        do {
            let row = Item("row")
            row.behavior = StackView()
            try row.add(text)
            try Layout(root: row).layOut()
            #expect(row.firstBaselineItem === text)
        }
        #expect(text.parent == nil)
        let other = Item("other")
        try other.add(text)
        other.firstBaselineItem = text
        text.remove()
        #expect(other.firstBaselineItem == nil)
    }
}
