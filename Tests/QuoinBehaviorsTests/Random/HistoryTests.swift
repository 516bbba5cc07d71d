import FoundationEssentials
import QuoinBehaviors
import QuoinLayout
import Testing

/// Random trees of behaviors that change step by step: what is left of the history is the last state.
struct HistoryTests {
    /// QUOIN_FUZZ: how many trees; a number below 2 stands for 2000.
    static let seeds: [Int] = {
        guard let wish = ProcessInfo.processInfo.environment["QUOIN_FUZZ"] else { return Array(0..<60) }
        let count = Int(wish) ?? 0
        return Array(0..<(count < 2 ? 2000 : count))
    }()

    @Test("Any order of changes leads where all behaviors asked anew would lead", arguments: seeds)
    func sameAsAnew(seed: Int) throws {
        let root = Item("root")
        var random = Random(seed: UInt64(seed))
        var items: [Item] = []
        try AgreementTests().grow(root, depth: 2, using: &random, into: &items)
        // As a program runs: an editor's canvas is drawn once.
        for item in items { (item.behavior as? StackView)?.policy = .system }
        let layout = try Layout(root: root, width: 400, height: 800, environment: SystemEnvironment(scale: 1e5))
        try layout.layOut()
        for step in 0..<10 {
            change(items[random.next(below: items.count)], of: root, using: &random)
            guard step % 3 == 0 else { continue }
            try layout.layOut()
            let edited = state(items)
            for item in items {
                item.invalidateConstraints()
                item.invalidateContentSize()
            }
            layout.environment = SystemEnvironment(scale: 1e5)  // sends everything to a new solver
            try layout.layOut()
            #expect(edited == state(items), "step \(step)")
        }
    }

    private func state(_ items: [Item]) -> [[Double]] {
        items.map { item in
            let frame = item.frame
            guard let scrollView = item.behavior as? ScrollView else { return [frame.x, frame.y, frame.width, frame.height] }
            let insets = scrollView.adjustedContentInset
            return [frame.x, frame.y, frame.width, frame.height, scrollView.contentSize.width, scrollView.contentSize.height]
                + [insets.top, insets.left, insets.bottom, insets.right]
        }
    }

    private func priority(_ random: inout Random) -> Priority { Priority(Double(1 + random.next(below: 999))) }

    private func axis(_ random: inout Random) -> Axis { random.next(below: 2) == 0 ? .horizontal : .vertical }

    private func change(_ item: Item, of root: Item, using random: inout Random) {
        switch random.next(below: 9) {
        case 0: item.isHidden.toggle()
        case 1: try? item.setHugging(priority(&random), for: axis(&random))
        case 2: try? item.setResistance(priority(&random), for: axis(&random))
        case 3: item.margins = Insets(all: Double(random.next(below: 20)))
        case 4: item.direction = [nil, .leftToRight, .rightToLeft][random.next(below: 3)]
        case 5: item.alignmentInsets = Insets(all: Double(random.next(below: 5)))
        case 6: move(item, &random)
        case 7: item.behavior = random.next(below: 2) == 0 ? nil : TextView(text: typewriter(random.next(below: 80)))
        default:
            if let stack = item.behavior as? StackView { return change(stack, of: item, using: &random) }
            if let scrollView = item.behavior as? ScrollView { return change(scrollView, using: &random) }
            if let label = item.behavior as? Label { return change(label, using: &random) }
            item.fixedContentSize = ContentSize(width: Double(random.next(below: 200)), height: Double(random.next(below: 90)))
        }
    }

    /// Moves an item to another place among its siblings, or out of its parent and back in, where it loses its ties to others.
    private func move(_ item: Item, _ random: inout Random) {
        guard let parent = item.parent else { return }
        let siblings = parent.children.filter { $0.kind == .view && $0 !== item }
        if random.next(below: 2) == 0 { item.remove() }
        try? parent.insert(item, before: siblings.isEmpty ? nil : siblings[random.next(below: siblings.count)])
    }

    private func change(_ stack: StackView, of item: Item, using random: inout Random) {
        let children = item.children.filter { $0.kind == .view }
        switch random.next(below: 8) {
        case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 1: stack.distribution = StackView.Distribution.allCases[random.next(below: 5)]
        case 2: stack.alignment = StackView.Alignment.allCases[random.next(below: 6)]
        case 3: stack.spacing = .points(Double(random.next(below: 3) * 6))
        case 4: stack.isMarginsRelative.toggle()
        case 5: stack.isBaselineRelative.toggle()
        case 6: stack.arrange(random.next(below: 2) == 0 ? nil : children.reversed())
        default:
            guard !children.isEmpty else { return }
            stack.setSpacing(.points(Double(random.next(below: 30))), after: children[random.next(below: children.count)])
        }
    }

    private func change(_ scrollView: ScrollView, using random: inout Random) {
        switch random.next(below: 5) {
        case 0: scrollView.isScrollEnabled.toggle()
        case 1: scrollView.contentInset = Insets(all: Double(random.next(below: 30)))
        case 2: scrollView.insetAdjustment = InsetAdjustment.allCases[random.next(below: 4)]
        case 3: scrollView.contentSize = Size(width: Double(random.next(below: 900)), height: Double(random.next(below: 900)))
        default: scrollView.alwaysBounces = AxisPair(horizontal: random.next(below: 2) == 0, vertical: random.next(below: 2) == 0)
        }
    }

    private func change(_ label: Label, using random: inout Random) {
        switch random.next(below: 3) {
        case 0: label.numberOfLines = random.next(below: 4)
        case 1: label.measure = typewriter(random.next(below: 60))
        default: label.preferredMaxLayoutWidth = Double(random.next(below: 3) * 70)
        }
    }
}
