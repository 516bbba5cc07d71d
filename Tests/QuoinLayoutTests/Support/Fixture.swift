import QuoinLayout

/// A root of a size with named children, for tests that read like the thing they test.
struct Fixture {
    let root = Item("root")
    let layout: Layout
    private(set) var items: [String: Item] = [:]

    init(
        _ names: String..., width: Double? = 375, height: Double? = 667, solver: Backend = .native, scale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws {
        try self.init(names: names, width: width, height: height, solver: solver, scale: scale, direction: direction)
    }

    init(
        names: [String], width: Double? = 375, height: Double? = 667, solver: Backend = .native, scale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws {
        for name in names {
            let item = Item(name)
            try root.add(item)
            items[name] = item
        }
        items["root"] = root
        layout = try Layout(
            root: root, width: width, height: height, solver: solver,
            environment: StandardEnvironment(scale: scale, direction: direction))
    }

    subscript(name: String) -> Item { items[name] ?? root }

    func frame(_ name: String) throws -> Rect {
        try layout.layOut()
        return self[name].frame
    }

    /// `a.leading >= root.leading * 2 + 8 @750`
    @discardableResult
    func install(
        _ first: String, _ attribute: Attribute, _ relation: Relation = .equal, _ second: String? = nil, _ other: Attribute = .none,
        times multiplier: Double = 1, plus constant: Double = 0, at priority: Priority = .required
    ) throws -> InstalledConstraint {
        try Constraint(
            item: self[first], attribute: attribute, relatedBy: relation, toItem: second.map { self[$0] }, attribute: other,
            multiplier: multiplier, constant: constant,
            priority: priority
        ).install()
    }

    /// `width` and `height` as content, at the usual priorities.
    func content(_ name: String, width: Double?, height: Double?) {
        self[name].fixedContentSize = ContentSize(width: width, height: height)
    }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) { self.init(x: x, y: y, width: width, height: height) }
}
