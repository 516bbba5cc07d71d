import Foundation
import QuoinSolver
import Testing

/// Every backend, a user's included, gives the exact answer of every system in the fixtures.
@Suite struct ConformanceTests {
    static func systems(_ name: String) throws -> [AnsweredSystem] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name).txt"), encoding: .utf8)
        return try AnsweredSystem.all(in: text)
    }

    @Test("Named systems have their exact answers", arguments: Contender.all)
    func namedSystemsHaveTheirExactAnswer(_ contender: Contender) throws {
        let systems = try Self.systems("NamedSystems")
        #expect(systems.count >= 20)
        for system in systems { try expectExact(system, contender) }
    }

    @Test("Two hundred systems have their exact answers", arguments: Contender.all)
    func twoHundredSystemsHaveTheirExactAnswer(_ contender: Contender) throws {
        let systems = try Self.systems("ExactAnswers")
        #expect(systems.count >= 200)
        for system in systems { try expectExact(system, contender) }
    }

    private func expectExact(_ expected: AnsweredSystem, _ contender: Contender) throws {
        let answer = try Answer(expected.system, try contender.make())
        let tolerance = expected.system.tolerance
        let isExact = zip(answer.values, expected.answer).allSatisfy { abs($0 - $1.double) <= tolerance }
        #expect(
            isExact && answer.values.count == expected.answer.count,
            "\(contender.name), system \(expected.name): \(answer.values) is not \(expected.answer)\n\(expected.system)")
        let conflicts = expected.conflicts.map { $0.map(UInt64.init) }
        #expect(answer.conflicts == conflicts, "\(contender.name), system \(expected.name)\n\(expected.system)")
    }
}

/// The fixtures' text is read as it was written.
@Suite struct FixtureTests {
    @Test("A system is written and read without loss") func aSystemSurvivesItsText() throws {
        for seed in 0..<200 {
            var system = Shape.system(seed: seed)
            for index in system.rows.indices {
                system.rows[index].isGuard = false
                system.rows[index].isEdit = false
            }
            let text = "system \(seed)\n" + system.lines.joined(separator: "\n")
            #expect(try AnsweredSystem.all(in: text).first?.system == system, "seed \(seed)")
        }
    }
}
