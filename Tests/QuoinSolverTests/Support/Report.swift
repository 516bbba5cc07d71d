import QuoinSolver
import Testing

/// Runs a check over a batch of seeds. The first systems that fail are shrunk and reported in full, the rest by seed.
///
/// `make` builds the system of a seed, `failure` says what is wrong with one, or nil.
func check(
    _ seeds: [Int], _ test: String = #function, sourceLocation: SourceLocation = #_sourceLocation, make: (Int) -> System,
    failure: (System) -> String?
) {
    var failed: [Int] = []
    for seed in seeds {
        Seeds.willRun(seed, test)
        let system = make(seed)
        guard let first = failure(system) else { continue }
        failed.append(seed)
        if failed.count <= 2 { report(system, seed: seed, first: first, test: test, sourceLocation: sourceLocation, failure: failure) }
    }
    if failed.count > 2 { Issue.record("\(failed.count) of \(seeds.count) seeds failed: \(failed)", sourceLocation: sourceLocation) }
}

private func report(
    _ system: System, seed: Int, first: String, test: String, sourceLocation: SourceLocation, failure: (System) -> String?
) {
    let small = shrink(system, failure)
    let report = """
        seed \(seed) of \(test): \(first)
        smallest system that still fails (\(small.rows.count) of \(system.rows.count) rows): \(failure(small) ?? "")

        \(small)

        \(small.answers)
        the same for Scripts/exact-answers:
        system \(seed)
        \(small.lines.joined(separator: "\n"))
        """
    Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
}

extension System {
    /// The answers of all backends, one per line.
    var answers: String {
        Contender.all.map { contender in
            do {
                let answer = try Answer(self, try contender.make())
                let sums = answer.sums.map { "@\($0.priority): \($0.violation)" }.joined(separator: " ")
                return "\(contender.name): \(answer.values) \(sums) conflicts \(answer.conflicts)\n"
            } catch {
                return "\(contender.name): \(error)\n"
            }
        }.joined()
    }

    /// The first contender that answers otherwise than the first of all, and how.
    func disagreement(among contenders: [Contender]) -> String? {
        var first: (name: String, answer: Answer)?
        for contender in contenders {
            do {
                let answer = try Answer(self, try contender.make())
                guard let reference = first else {
                    if let wrong = answer.difference(from: answer, within: tolerance) { return "\(contender.name): \(wrong)" }
                    first = (contender.name, answer)
                    continue
                }
                if let difference = answer.difference(from: reference.answer, within: tolerance) {
                    return "\(reference.name) and \(contender.name) disagree: \(difference)"
                }
            } catch {
                return "\(contender.name): \(error)"
            }
        }
        return nil
    }
}
