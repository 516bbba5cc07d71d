import Foundation
import Testing

@testable import QuoinDiagnosis

/// Logs cut, mixed and broken at random: whatever comes, there is an answer or an error, never a trap.
/// QUOIN_FUZZ_ROUNDS makes it longer.
@Suite("Broken logs")
struct ConflictFuzzTests {
    private var rounds: Int { ProcessInfo.processInfo.environment["QUOIN_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300 }

    private func explain(_ bytes: [UInt8]) {
        guard let log = try? ConflictLog(reading: bytes) else { return }
        for conflict in log.conflicts {
            let explanation = ConflictExplanation(conflict)
            #expect(!explanation.text.isEmpty)
            #expect(explanation.members.count + explanation.bystanders.count == conflict.members.count)
        }
    }

    @Test("never trap") func mutations() throws {
        let logs = try LogFiles.names.map { Array(try LogFiles.text($0).utf8) }
        let pieces = [
            "<", ">", "'", "[", "]", "(", ")", "H:|-(", "0x", " == ", "*", "- ", "\n", "\\U", "\u{FF}", "1e999", "-1e308", "|", "names: ",
            "@",
        ]
        .map { Array($0.utf8) }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<rounds {
            var bytes = logs[random.below(logs.count)]
            for _ in 0...random.below(6) {
                let place = random.below(bytes.count + 1)
                switch random.below(4) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
                case 1: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
                case 2: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
                default:
                    let other = logs[random.below(logs.count)]
                    let start = random.below(other.count)
                    bytes.insert(contentsOf: other[start..<min(other.count, start + random.below(300))], at: place)
                }
            }
            explain(bytes)
        }
    }

    @Test("every beginning of a log has an answer or an error", arguments: ["ios11-named-views", "two-logs-wrapped"])
    func beginnings(_ name: String) throws {
        let bytes = Array(try LogFiles.text(name).utf8)
        for end in stride(from: 0, through: bytes.count, by: 29) { explain(Array(bytes[..<end])) }
    }

    @Test("a text of nothing but brackets, lists of hundreds and thousands of members and one endless line are read") func large() throws {
        explain([UInt8](repeating: UInt8(ascii: "<"), count: 200_000))
        explain(Array(String(repeating: "<NSLayoutConstraint:", count: 10_000).utf8))
        explain(Array(("<NSLayoutConstraint:0x1 " + String(repeating: " == ", count: 50_000) + ">").utf8))
        #expect(try chain(100).isContradiction)
        #expect(try chain(100).members.count == 101)
        #expect(try !chain(3_000).isContradiction)
    }

    /// Views below each other, the last of which is to be where the first is.
    private func chain(_ count: Int) throws -> ConflictExplanation {
        let chain = (0..<count).map { "<NSLayoutConstraint:0x\($0) UIView:0x\($0 + 1).top == UIView:0x\($0).bottom + 1>" }
        let ends = ["<NSLayoutConstraint:0xa UIView:0x\(count).top == UIView:0x0.top>"]
        let log = try ConflictLog(reading: (chain + ends).joined(separator: "\n"))
        return ConflictExplanation(try #require(log.conflicts.first))
    }
}
