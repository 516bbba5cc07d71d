// The same row of three labels, solved by every backend of this build.
//
//     |-8-[ title ]-8-[ detail ]-(>=8)-[ badge ]-8-|     in a window of 320 points
//
//     swift run --package-path Examples SolveWithEachBackend

import QuoinSolver

/// Two edges, and what keeps them apart.
struct Label {
    let name: String
    let left: Variable
    let right: Variable

    init(_ name: String, width: Double, in solver: Solver) throws(SolverError) {
        self.name = name
        left = try solver.addVariable()
        right = try solver.addVariable(restingAt: left)
        try solver.add((right - left >= 0).guarded())
        try solver.add((right - left <= width).at(.low))
        try solver.add((right - left >= width).at(.high))
    }
}

func solve(with backend: Backend) throws(SolverError) {
    let solver = try Solver(backend: backend)
    let window = try solver.addVariable()
    try solver.addEdit(window, at: .required, value: 320)

    let title = try Label("title", width: 140, in: solver)
    let detail = try Label("detail", width: 120, in: solver)
    let badge = try Label("badge", width: 44, in: solver)
    try solver.add(title.left == 8)
    try solver.add(detail.left - title.right == 8)
    try solver.add(badge.left - detail.right >= 8)
    try solver.add(window - badge.right == 8)
    let mistake = try solver.add(badge.right - badge.left == 44)
    try solver.add(badge.right - badge.left == 45)

    let clock = ContinuousClock()
    let start = clock.now
    try solver.solve()
    let elapsed = clock.now - start

    print("\(backend.name), first solve in \(elapsed)")
    for label in [title, detail, badge] {
        print("  \(label.name): \(try solver.value(of: label.left)) to \(try solver.value(of: label.right))")
    }
    for conflict in solver.conflicts {
        print("  left out: \(conflict.culprit), which contradicts \(conflict.others.map(\.description).joined(separator: ", "))")
    }
    try resize(window, to: 600, badge: badge, mistake: mistake, in: solver)
}

/// The window grows, the mistake is taken back, and only what moved is named.
func resize(_ window: Variable, to width: Double, badge: Label, mistake: RowID, in solver: Solver) throws(SolverError) {
    try solver.remove(mistake)
    try solver.suggest(width, for: window)
    try solver.solve()
    print("  at \(width): badge from \(try solver.value(of: badge.left)), \(solver.changes.count) variables moved")
    print("  open: \(try solver.ambiguousVariables())")
}

for backend in Backend.builtIn {
    do {
        try solve(with: backend)
    } catch {
        print("\(backend.name): \(error)")
    }
}
