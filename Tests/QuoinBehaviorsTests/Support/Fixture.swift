import QuoinBehaviors
import QuoinLayout

/// A layout whose root has a given size, with items that are found by name.
final class Fixture {
    let root: Item
    let layout: Layout
    private var items: [String: Item] = [:]

    init(
        _ width: Double? = 375, _ height: Double? = 667, solver: Backend = .native, scale: Double = 2,
        direction: LayoutDirection = .leftToRight, era: Era = .standard
    ) throws {
        root = Item("root")
        layout = try Layout(
            root: root, width: width, height: height, solver: solver,
            environment: SystemEnvironment(scale: scale, direction: direction, era: era))
        items["root"] = root
    }

    /// Creates a fixture around a controller's view.
    init(_ controller: Controller) throws {
        let size = controller.placement.frame.size
        root = controller.view
        layout = try Layout(
            root: controller.view, width: size.width, height: size.height, environment: controller.environment)
        items["root"] = root
    }

    subscript(name: String) -> Item { items[name] ?? root }

    @discardableResult
    func add(_ name: String, to parent: String = "root", _ behavior: (any LayoutBehavior)? = nil) throws -> Item {
        let item = Item(name)
        if let behavior { item.behavior = behavior }
        try self[parent].add(item)
        items[name] = item
        return item
    }

    /// Adds a child with a content size.
    @discardableResult
    func add(_ name: String, to parent: String, width: Double?, height: Double?) throws -> Item {
        let item = try add(name, to: parent)
        item.fixedContentSize = ContentSize(width: width, height: height)
        return item
    }

    func install(_ constraints: Constraint...) throws { for constraint in constraints { try constraint.install() } }

    /// Pins the four edges of an item to another's.
    func pin(_ item: Item, to other: Item, inset: Double = 0) throws {
        try install(
            item.leading.equal(to: other.leading, plus: inset), other.trailing.equal(to: item.trailing, plus: inset),
            item.top.equal(to: other.top, plus: inset), other.bottom.equal(to: item.bottom, plus: inset))
    }

    @discardableResult
    func frame(_ name: String) throws -> Rect {
        try layout.layOut()
        return self[name].frame
    }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) { self.init(x: x, y: y, width: width, height: height) }
}

extension Insets {
    init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}

/// Measures texts whose letters are ten points wide and whose lines are 20 high; a line may break after any letter.
func typewriter(_ letters: Int) -> TextMeasuring {
    { request in
        if letters == 0 { return .empty }
        let room = max(1, Int((request.width ?? .infinity).isFinite ? (request.width ?? 0) / 10 : 1e6))
        var lines = (letters + room - 1) / room
        if request.lines > 0 { lines = min(lines, request.lines) }
        return MeasuredText(
            width: Double(min(letters, room) * 10), height: Double(20 * lines), firstBaseline: 15, lastBaseline: 5)
    }
}
