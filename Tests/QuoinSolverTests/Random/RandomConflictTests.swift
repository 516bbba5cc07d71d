import QuoinSolver
import Testing

/// A conflict cannot hold, and can without any one of its rows; every backend finds the same.
@Suite struct RandomConflictTests {
    /// Systems with many required rows, so that most have a conflict.
    private static func contradictory(seed: Int) -> System {
        var sketch = Sketch(seed: seed)
        sketch.differences()
        for index in sketch.system.rows.indices where sketch.random.once(in: 2) { sketch.system.rows[index].rank = .required }
        return sketch.system
    }

    @Test("Every backend finds the same conflicts", arguments: Seeds.batches)
    func everyBackendFindsTheSameConflicts(_ batch: Int) {
        check(Seeds.seeds(batch, of: 1000), make: Self.contradictory) {
            $0.disagreement(among: Contender.builtIn + [.dense])
        }
    }

    @Test("Each conflict is minimal", arguments: Seeds.batches)
    func eachConflictIsMinimal(_ batch: Int) {
        check(Seeds.seeds(batch, of: 1000), make: Self.contradictory) { system in
            do {
                for conflict in try Answer(system, .native).conflicts {
                    let rows = system.rows.filter { conflict.contains($0.key) }
                    if try canHold(rows, of: system) { return "the conflict \(conflict) can hold" }
                    for row in rows where try !canHold(rows.filter({ $0.key != row.key }), of: system) {
                        return "the conflict \(conflict) does not need \(row.key)"
                    }
                }
            } catch {
                return "\(error)"
            }
            return nil
        }
    }

    private func canHold(_ rows: [SystemRow], of system: System) throws -> Bool {
        var part = system
        part.rows = rows
        return try Answer(part, .custom(DenseBackend())).conflicts.isEmpty
    }
}
