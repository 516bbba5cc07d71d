import QuoinSolver
import Testing

/// The order in which rows come does not matter, only their keys do: the same to the last bit.
@Suite struct RandomOrderTests {
    @Test("Shuffled rows give the same bits", arguments: Seeds.batches)
    func shuffledRowsGiveTheSameBits(_ batch: Int) {
        check(Seeds.seeds(batch, of: 2000), make: { Shape.system(seed: $0) }) { system in
            for contender in Contender.builtIn {
                do {
                    let answer = try Answer(system, try contender.make())
                    var random = SeededGenerator(seed: system.rows.count)
                    let order = Array(system.rows.indices).shuffled(using: &random)
                    let shuffled = try Answer(system, try contender.make(), order: order)
                    if let difference = shuffled.bitDifference(from: answer) { return "\(contender.name), shuffled: \(difference)" }
                } catch {
                    return "\(contender.name): \(error)"
                }
            }
            return nil
        }
    }
}
