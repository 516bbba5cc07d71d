import QuoinBehaviors
import QuoinLayout
import Testing

/// Edits of stack views: they lead to the frames of a new stack view, with no more work than the change needs.
struct StackViewEditTests {
    @Test("A proportional stack view follows a changed content size, on which other distributions do not depend")
    func proportionsFollowContent() throws {
        let fixture = try Fixture()
        let stack = StackView(distribution: .fillProportionally)
        let item = try fixture.add("s", stack)
        try fixture.install(item.width.equal(to: 300), item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        try fixture.add("a", to: "s", width: 100, height: 20)
        try fixture.add("b", to: "s", width: 200, height: 20)
        #expect(try fixture.frame("a").width == 100)
        fixture["a"].fixedContentSize = ContentSize(width: 200, height: 20)
        #expect(try fixture.frame("a").width == 150)
        #expect(fixture["a"].contentSizeAffectsParent)
        stack.distribution = .fill
        try fixture.layout.layOut()
        #expect(!fixture["a"].contentSizeAffectsParent)
    }

    @Test("A view more is a few rows more")
    func arrival() throws {
        let fixture = try Fixture(320, 5000)
        let item = try fixture.add("s", StackView(axis: .vertical, spacing: 4))
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        for number in 0..<100 { try fixture.add("v\(number)", to: "s", width: 50, height: 20) }
        try fixture.layout.layOut()
        let before = Set(item.constraints.map(ObjectIdentifier.init))
        try fixture.add("last", to: "s", width: 50, height: 20)
        #expect(try fixture.frame("s").height == 101 * 24 - 4)
        #expect(item.constraints.filter { !before.contains(ObjectIdentifier($0)) }.count <= 8)
    }

    @Test("Views with one middle need no kernel, however many they are", arguments: [Axis.vertical, .horizontal])
    func middles(axis: Axis) throws {
        let fixture = try Fixture(4000, 4000)
        let stack = StackView(axis: axis, spacing: 4)
        stack.alignment = .center
        let item = try fixture.add("s", stack)
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        for number in 0..<60 { try fixture.add("v\(number)", to: "s", width: Double(20 + number % 7), height: Double(16 + number % 5)) }
        for length in [30.0, 12] {
            fixture["v3"].fixedContentSize = ContentSize(width: length, height: length)
            let whole = try fixture.frame("s")
            for number in 0..<60 {
                let frame = fixture["v\(number)"].frame
                if axis == .vertical {
                    #expect(abs(frame.x + frame.width / 2 - whole.width / 2) <= 1)
                } else {
                    #expect(abs(frame.y + frame.height / 2 - whole.height / 2) <= 1)
                }
            }
            #expect(fixture.layout.counts.kernelColumns == 0)
        }
    }

    @Test("Any order of changes leads where a fresh stack starts", arguments: 0..<40)
    func sameAsFresh(seed: UInt64) throws {
        var random = Random(seed: seed)
        let changed = StackView()
        let fixture = try Fixture(500, 500)
        let item = try fixture.add("s", changed)
        try fixture.install(item.leading.equal(to: fixture.root.leading), item.top.equal(to: fixture.root.top))
        for number in 0..<4 {
            let child = try fixture.add("v\(number)", to: "s", width: Double(20 + 10 * number), height: Double(60 - 10 * number))
            child.horizontalHugging = Priority(Double(250 + number))
            child.verticalHugging = Priority(Double(250 + number))
        }
        for _ in 0..<6 {
            change(changed, in: fixture, using: &random)
            try fixture.layout.layOut()
        }
        let fresh = try copy(of: changed, fixture)
        try fresh.layout.layOut()
        for name in ["s", "v0", "v1", "v2", "v3"] {
            #expect(fixture[name].frame == fresh[name].frame, "\(name) \(changed.axis) \(changed.distribution) \(changed.alignment)")
        }
    }

    private func change(_ stack: StackView, in fixture: Fixture, using random: inout Random) {
        switch random.next(below: 6) {
        case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 1: stack.distribution = StackView.Distribution.allCases[random.next(below: 5)]
        case 2: stack.alignment = StackView.Alignment.allCases[random.next(below: 6)]
        case 3: stack.spacing = .points(Double(random.next(below: 3) * 6))
        case 4: stack.isMarginsRelative.toggle()
        default: fixture["v\(random.next(below: 4))"].isHidden.toggle()
        }
    }

    private func copy(of stack: StackView, _ fixture: Fixture) throws -> Fixture {
        let fresh = try Fixture(500, 500)
        let same = StackView(axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment)
        same.spacing = stack.spacing
        same.isMarginsRelative = stack.isMarginsRelative
        let item = try fresh.add("s", same)
        try fresh.install(item.leading.equal(to: fresh.root.leading), item.top.equal(to: fresh.root.top))
        for number in 0..<4 {
            let old = fixture["v\(number)"]
            let child = try fresh.add("v\(number)", to: "s", width: old.fixedContentSize?.width, height: old.fixedContentSize?.height)
            child.horizontalHugging = old.horizontalHugging
            child.verticalHugging = old.verticalHugging
            child.isHidden = old.isHidden
        }
        return fresh
    }

    @Test("Guides are the first children, in one order, and go when they are not needed")
    func guides() throws {
        let fixture = try Fixture()
        let stack = StackView(distribution: .equalSpacing, alignment: .center)
        let item = try fixture.add("s", stack)
        for name in ["a", "b", "c"] { try fixture.add(name, to: "s", width: 10, height: 10) }
        try fixture.layout.layOut()
        #expect(item.children.map(\.label) == ["alignment-spanner", "gap0", "gap1", "a", "b", "c"])
        stack.distribution = .fill
        try fixture.layout.layOut()
        #expect(item.children.map(\.label) == ["alignment-spanner", "a", "b", "c"])
        stack.alignment = .fill
        try fixture.layout.layOut()
        #expect(item.children.map(\.label) == ["a", "b", "c"])
    }

    @Test("Three thousand levels of stack views, one in another, come and go")
    func deep() throws {
        var fixture: Fixture? = try Fixture(400, 400)
        var parent = try #require(fixture?.root)
        for _ in 0..<3000 {
            let item = Item()
            item.behavior = StackView(axis: .vertical, spacing: 1)
            try parent.add(item)
            parent = item
        }
        parent.fixedContentSize = ContentSize(width: 10, height: 10)
        let layout = try #require(fixture?.layout)
        #expect(try layout.layOut().conflicts.isEmpty)
        #expect(fixture?.root.children.first { _ in true }?.frame.height == 10)
        fixture = nil
    }
}

/// A small generator, so that each seed is the same sequence everywhere.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
