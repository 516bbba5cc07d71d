import QuoinSolver

/// The tree's rows in a solver.
final class System {
    var environment: any LayoutEnvironment
    var frames: [Rect] = []
    var hostSize: (width: Double?, height: Double?) = (nil, nil)

    init(root: Item, backend: Backend, environment: any LayoutEnvironment) throws(LayoutError) {
        self.environment = environment
    }
    func release() {}
    func admit(_ item: Item) {}
    func dismiss(_ item: Item) {}
    func contentIsStale(_ item: Item) {}
    func behaviorIsStale(_ item: Item) {}
    func placementIsStale(_ item: Item) {}
    func geometryChanged(_ item: Item) {}
    func directionChanged(_ item: Item) {}
    func contentAreaChanged(_ item: Item) {}
    func offsetChanged(_ item: Item) {}
    func insetsChanged(_ item: Item) {}
    func constraintAdded(_ constraint: InstalledConstraint) {}
    func constraintRemoved(_ constraint: InstalledConstraint) {}
    func constantChanged(_ constraint: InstalledConstraint) {}
    func priorityChanged(_ constraint: InstalledConstraint) {}
}
extension LayoutEnvironment {
    func insets(of item: Item) -> InsetSet { InsetSet() }
}
extension Item {
    func areaFrame(_ area: Area) -> Rect { .zero }
}
