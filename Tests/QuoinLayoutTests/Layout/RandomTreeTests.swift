import FoundationEssentials
import QuoinLayout
import Testing

/// Random trees: no crash, no NaN, frames that satisfy the constraints, the same from every backend and from any history.
struct RandomTreeTests {
    /// A tree that can be changed step by step; a step is a number, so that any history can be repeated.
    final class RandomTree {
        let root = Item("root")
        var items: [Item]
        var installed: [InstalledConstraint] = []
        var random: SeededGenerator
        static let across: [Attribute] = [.left, .right, .leading, .trailing, .centerX, .leadingMargin, .width]
        static let down: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .height]

        init(_ seed: UInt64, items count: Int) throws {
            random = SeededGenerator(seed: seed)
            items = [root]
            for _ in 0..<count { try grow() }
        }

        func grow() throws {
            let item = Item("i\(items.count)")
            let parent = items[random.below(items.count)]
            try (parent.kind == .view ? parent : root).add(item)
            if random.chance(50) { item.fixedContentSize = size() }
            if random.chance(8) { item.hasContentArea = true }
            items.append(item)
        }

        func size() -> ContentSize {
            let height = Double(10 + random.below(40))
            return ContentSize(
                width: random.chance(80) ? Double(random.below(100)) : nil, height: height, firstBaseline: height * 0.75,
                lastBaseline: height * 0.25)
        }

        func constrain() throws {
            let first = items[random.below(items.count)]
            let relatives = items.filter { $0.parent === first.parent || $0 === first.parent || $0.parent === first }
            let second = random.chance(90) ? relatives.randomElement(using: &random) ?? root : items[random.below(items.count)]
            let attributes = random.chance(50) ? RandomTree.across : RandomTree.down
            let one = attributes[random.below(attributes.count)]
            let relation: Relation = random.chance(70) ? .equal : random.chance(50) ? .lessOrEqual : .greaterOrEqual
            let priority = Priority(random.chance(60) ? 1000 : Double(1 + random.below(999)))
            var made = Constraint(item: first, attribute: one, relatedBy: relation, constant: random.distance(), priority: priority)
            if !(one == .width || one == .height) || random.chance(50) {
                made.second = second
                made.secondAttribute = attributes[random.below(attributes.count)]
                if random.chance(10) { made.multiplier = [0.5, 2, 0.333][random.below(3)] }
            } else {
                made.constant = made.constant.magnitude
            }
            if let handle = try? made.install() { installed.append(handle) }
        }

        func insets() -> Insets {
            Insets(
                top: Double(random.below(20)), left: Double(random.below(20)), bottom: Double(random.below(20)),
                right: Double(random.below(20))
            )
        }

        func step() throws {
            switch random.below(16) {
            case 0: try grow()
            case 1, 2, 3: try constrain()
            case 4, 5:
                if let handle = installed.randomElement(using: &random) { handle.constant += random.distance() }
            case 6:
                if !installed.isEmpty { installed.remove(at: random.below(installed.count)).remove() }
            case 7: items[random.below(items.count)].fixedContentSize = size()
            case 8:
                let item = items[random.below(items.count)]
                guard item !== root, items.count > 4 else { return }
                item.remove()
                items = items.filter { root.contains($0) }
                installed.removeAll { !$0.isInstalled }
            case 9:  // scrolls
                let item = items[random.below(items.count)]
                if item.hasContentArea { item.contentOffset = Point(x: random.distance(), y: random.distance()) }
            case 10:  // moves elsewhere; what tied it to its old place goes
                let item = items[random.below(items.count)]
                guard item !== root else { return }
                try? items[random.below(items.count)].insert(item, before: nil)
                installed.removeAll { !$0.isInstalled }
            case 11:  // stands by a mask, or no longer
                let item = items[random.below(items.count)]
                guard item !== root else { return }
                item.setFrame(Rect(random.distance(), random.distance(), 40, 30), inParentOfSize: Size(width: 100, height: 100))
                item.autoresizing = random.chance(70) ? Autoresizing(rawValue: UInt8(random.below(64))) : nil
            // No safe area and no margins that reach in: those answer to frames, and more than one answer may agree with itself.
            case 12: items[random.below(items.count)].margins = insets()
            case 13: items[random.below(items.count)].direction = random.chance(50) ? .rightToLeft : random.chance(50) ? .leftToRight : nil
            case 14: items[random.below(items.count)].alignmentInsets = insets()
            default:
                if let handle = installed.randomElement(using: &random), !handle.priority.isRequired {
                    try handle.setPriority(Priority(Double(1 + random.below(999))))
                }
            }
        }

        var frames: [Rect] { items.map(\.frame) }
    }

    /// QUOIN_FUZZ: how many trees; a number below 2 stands for 4000.
    static let seeds: [UInt64] = {
        guard let wish = ProcessInfo.processInfo.environment["QUOIN_FUZZ"] else { return Array(1...40) }
        let count = UInt64(wish) ?? 0
        return Array(1...(count < 2 ? 4000 : count))
    }()

    func tree(_ seed: UInt64) throws -> RandomTree {
        let tree = try RandomTree(seed, items: 3 + Int(seed % 12))
        for _ in 0..<(5 + seed % 25) { try tree.constrain() }
        return tree
    }

    func layout(_ tree: RandomTree, _ solver: Backend = .native) throws -> Layout {
        try Layout(root: tree.root, width: 320, height: 480, solver: solver, environment: StandardEnvironment(scale: 1e5))
    }

    func same(_ first: [Rect], _ second: [Rect], within tolerance: Double = 2e-4) -> Bool {
        zip(first, second).allSatisfy { one, two in
            [one.x - two.x, one.y - two.y, one.width - two.width, one.height - two.height].allSatisfy { $0.magnitude <= tolerance }
        }
    }

    @Test("Frames are finite and satisfy the required constraints", arguments: seeds)
    func framesAreFiniteAndSatisfyWhatIsRequired(seed: UInt64) throws {
        let tree = try tree(seed)
        let layout = try layout(tree)
        let report = try layout.layOut()
        for frame in tree.frames {
            let isFinite = frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
            #expect(isFinite)
            #expect(frame.width >= -1e-3 && frame.height >= -1e-3)
        }
        let broken = Set(report.conflicts.compactMap { $0.broken.installed.map(ObjectIdentifier.init) })
        for handle in tree.installed where handle.priority.isRequired && !broken.contains(ObjectIdentifier(handle)) {
            guard let gap = handle.gap(in: tree) else { continue }
            switch handle.relation {
            case .equal: #expect(gap.magnitude < 2e-3, "\(handle)")
            case .lessOrEqual: #expect(gap < 2e-3, "\(handle)")
            case .greaterOrEqual: #expect(gap > -2e-3, "\(handle)")
            }
        }
    }

    @Test("Every backend gives the same frames", arguments: seeds.filter { $0 % 4 == 0 })
    func everyBackendGivesTheSameFrames(seed: UInt64) throws {
        var answers: [[Rect]] = []
        for solver in [Backend.native, .plain, .hybrid, .glpk] where solver.isAvailable {
            let tree = try tree(seed)
            let layout = try layout(tree, solver)
            try layout.layOut()
            answers.append(tree.frames)
        }
        for answer in answers.dropFirst() { #expect(same(answers[0], answer)) }
    }

    @Test("Edits lead to the frames of a fresh layout", arguments: seeds)
    func aHistoryOfEditsGivesWhatAFreshLayoutGives(seed: UInt64) throws {
        let tree = try tree(seed)
        let history = try layout(tree)
        try history.layOut()
        for step in 0..<12 {
            try tree.step()
            if step % 2 == 0 { try history.layOut() }
        }
        let said = try history.layOut()
        let edited = tree.frames
        let open = try history.ambiguousItems().map { "\($0.item.label) \($0.open)" }
        history.environment = StandardEnvironment(scale: 1e5)  // sends everything to a new solver
        let fresh = try history.layOut()
        #expect(edited == tree.frames)
        #expect(said.conflicts.map(\.description) == fresh.conflicts.map(\.description))
        #expect(try history.ambiguousItems().map { "\($0.item.label) \($0.open)" } == open)
    }
}

extension InstalledConstraint {
    /// First side less second side, from the frames alone; nil where insides, margins or baselines have a say.
    fileprivate func gap(in tree: RandomTreeTests.RandomTree) -> Double? {
        guard let first, !tree.items.contains(where: \.hasContentArea), let left = first.measure(firstAttribute) else { return nil }
        guard let second, multiplier != 0 else { return left - constant }
        guard multiplier == 1 || !firstAttribute.isLocation, let right = second.measure(secondAttribute) else { return nil }
        return left - right * multiplier - constant
    }
}

extension Item {
    /// In the root's coordinates.
    fileprivate func measure(_ attribute: Attribute) -> Double? {
        var origin = Point.zero
        var walker: Item? = self
        while let item = walker, item.parent != nil {
            origin = Point(x: origin.x + item.frame.x, y: origin.y + item.frame.y)
            walker = item.parent
        }
        return switch attribute {
        case .width: frame.width
        case .height: frame.height
        case .left, .leading: origin.x
        case .right, .trailing: origin.x + frame.width
        case .centerX: origin.x + frame.width / 2
        case .top: origin.y
        case .bottom: origin.y + frame.height
        case .centerY: origin.y + frame.height / 2
        default: nil
        }
    }
}

extension SeededGenerator {
    /// A distance of -20 to 80 points in steps of 2.5.
    mutating func distance() -> Double { Double(below(41)) * 2.5 - 20 }
}
