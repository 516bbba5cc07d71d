import Foundation
import QuoinBehaviors
import QuoinLayout
import Testing

/// One stack view of `Fixtures/Stacks.txt`: what it is, the constraints it is to make, and the frames they lead to. The
/// file's form is described in `Scripts/stack-fixtures`, which writes it.
struct StackFixture: CustomTestStringConvertible, Sendable {
    struct View: Sendable {
        var name: String
        var size: [Double?]
        var hugging: [Double]
        var resistance: [Double]
        var isHidden: Bool
    }

    struct Frames: Sendable {
        var mode: String
        var size: [Double?]
        var expected: [(name: String, numbers: [Double?], tolerance: Double)] = []
    }

    var id: String
    var trust = ""
    var kind: [String] = []
    var views: [View] = []
    var own: [String] = []
    var rows: [(identifier: String, text: String)] = []
    var frames: [Frames] = []

    var testDescription: String { id }

    static let all: [StackFixture] = read()

    private static func read() -> [StackFixture] {
        let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures/Stacks.txt").standardizedFileURL
        var all: [StackFixture] = []
        var identifier = ""
        for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let head = words.first else { continue }
            if head == "stack" { all.append(StackFixture(id: words[1])) }
            guard !all.isEmpty else { continue }
            if line.hasPrefix("  ") {
                all[all.count - 1].take(indented: words, identifier)
            } else if head == "rows" {
                identifier = words[1]
            } else {
                if head == "frames" { identifier = "" }
                all[all.count - 1].take(words)
            }
        }
        return all
    }

    private mutating func take(_ words: [String]) {
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "trust": trust = rest.joined(separator: " ")
        case "is": kind = rest
        case "with": own.append(rest.joined(separator: " "))
        case "frames": frames.append(Frames(mode: rest[0], size: rest[1...].map(Double.init)))
        case "view":
            views.append(
                View(
                    name: rest[0], size: rest[1...2].map(Double.init), hugging: rest[4...5].compactMap(Double.init),
                    resistance: rest[7...8].compactMap(Double.init), isHidden: rest.last == "hidden"))
        default: break
        }
    }

    private mutating func take(indented words: [String], _ identifier: String) {
        if identifier.isEmpty {
            let tolerance = words.count > 6 ? Double(words[6]) ?? 0.01 : 0.01
            frames[frames.count - 1].expected.append((words[0], words[1...4].map(Double.init), tolerance))
        } else {
            rows.append((identifier, words.joined(separator: " ")))
        }
    }
}

// MARK: - Building

/// The items of a fixture.
struct StackScene {
    let root = Item("root")
    let stack = Item("s")
    let behavior: StackView
    let fixture: StackFixture

    init(_ fixture: StackFixture) throws {
        self.fixture = fixture
        let kind = fixture.kind
        behavior = StackView(axis: kind[0] == "v" ? .vertical : .horizontal, spacing: Double(kind[3]) ?? 0)
        behavior.distribution = StackView.Distribution.allCases.first { "\($0)" == kind[1] } ?? .fill
        behavior.alignment = StackView.Alignment.allCases.first { "\($0)" == kind[2] } ?? .fill
        behavior.isBaselineRelative = kind.contains("baselines")
        if let place = kind.firstIndex(of: "margins") {
            behavior.isMarginsRelative = true
            let margins = kind[(place + 1)...(place + 4)].compactMap(Double.init)
            stack.margins = Insets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        try root.add(stack)
        stack.behavior = behavior
        for view in fixture.views { try add(view) }
        for text in fixture.own { try constraint(text).install() }
    }

    private func add(_ view: StackFixture.View) throws {
        let item = Item(view.name)
        item.isHidden = view.isHidden
        item.fixedContentSize = ContentSize(width: view.size[0], height: view.size[1])
        item.horizontalHugging = Priority(view.hugging[0])
        item.verticalHugging = Priority(view.hugging[1])
        item.horizontalResistance = Priority(view.resistance[0])
        item.verticalResistance = Priority(view.resistance[1])
        try stack.add(item)
    }

    subscript(name: String) -> Item {
        if name == "s" { return stack }
        if name == "s#margins" { return stack.guide(for: .margins) }
        let short = name.hasPrefix("s#") ? String(name.dropFirst(2)) : name
        return stack.children.first { $0.name == short } ?? root
    }

    /// As the checks pin it: at the root's corner, and as large as the fixture says.
    func pin(_ frames: StackFixture.Frames) throws {
        if frames.mode == "free" { return }
        try stack.leading.equal(to: root.leading).install()
        try stack.top.equal(to: root.top).install()
        for (anchor, size) in zip([stack.width, stack.height], frames.size) {
            if let size {
                try anchor.equal(to: size).install()
            } else if frames.mode == "fitting" {
                try anchor.equal(to: 0).at(50).install()
            }
        }
    }

    /// `v1.leading == v0.trailing + 20 @999`
    func constraint(_ text: String) throws -> Constraint {
        var words = text.split(separator: " ").map(String.init)
        var priority: Priority = .required
        if let last = words.last, last.hasPrefix("@") {
            priority = Priority(Double(last.dropFirst()) ?? 1000)
            words.removeLast()
        }
        let first = side(words[0])
        let relation: Relation = words[1] == "==" ? .equal : words[1] == "<=" ? .lessOrEqual : .greaterOrEqual
        if let constant = Double(words[2]), words.count == 3 {
            return Constraint(item: first.0, attribute: first.1, relatedBy: relation, constant: constant, priority: priority)
        }
        let multiplier = words.count > 4 && words[3] == "*" ? Double(words[2]) ?? 1 : 1
        if words.count > 4, words[3] == "*" { words.removeSubrange(2...3) }
        let second = side(words[2])
        var constant = 0.0
        if words.count > 4 { constant = (Double(words[4]) ?? 0) * (words[3] == "-" ? -1 : 1) }
        return Constraint(
            item: first.0, attribute: first.1, relatedBy: relation, toItem: second.0, attribute: second.1, multiplier: multiplier,
            constant: constant, priority: priority)
    }

    private func side(_ text: String) -> (Item, Attribute) {
        let parts = text.split(separator: ".").map(String.init)
        return (self[parts[0]], Attribute(named: parts[1]) ?? .none)
    }

    /// A constraint in one direction, numbers rounded: two that say the same are the same text.
    func canonical(_ value: Constraint, _ identifier: String?) -> String {
        var value = value
        func name(_ item: Item?, _ attribute: Attribute) -> String? {
            guard let item, attribute != .none else { return nil }
            if item === stack { return "s.\(attribute.name)" }
            if case .area(let area) = item.kind { return "s#\(area).\(attribute.name)" }
            return (item.kind == .guide ? "s#" : "") + "\(item.name ?? "").\(attribute.name)"
        }
        if value.multiplier == 1, let second = name(value.second, value.secondAttribute), let other = value.second,
            second < name(value.first, value.firstAttribute) ?? ""
        {
            let relation: Relation = value.relation == .equal ? .equal : value.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
            value = Constraint(
                item: other, attribute: value.secondAttribute, relatedBy: relation, toItem: value.first, attribute: value.firstAttribute,
                constant: -value.constant,
                priority: value.priority)
        }
        // Of several distances from center to center only the first's priority is known: the later ones' lie in 100 … 149 (ST-24).
        let isDistance = identifier == "UISV-fill-equally" && (100...149).contains(value.priority.rawValue)
        if isDistance { value.priority = 149 }
        func rounded(_ number: Double, _ places: Double) -> Double { (number * places).rounded() / places + 0 }
        return [
            identifier ?? "-", name(value.first, value.firstAttribute) ?? "", "\(value.relation)",
            name(value.second, value.secondAttribute) ?? "", "\(rounded(value.multiplier, 1e4))",
            "\(rounded(value.constant, 1e3))", "@\(rounded(value.priority.rawValue, 100))",
        ].joined(separator: " ")
    }
}
