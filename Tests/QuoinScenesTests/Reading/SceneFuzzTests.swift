import Foundation
import QuoinLayout
import QuoinScenes
import Testing

/// Scene files with bytes changed, parts cut, doubled and swapped: no crash, no endless loop, an error or a layout whose
/// numbers are numbers.
///
///     swift test --filter SceneFuzz                 a few thousand
///     QUOIN_FUZZ=1000000 swift test --filter SceneFuzz
@Suite("Scene fuzzing")
struct SceneFuzzTests {
    private static let count = Given.variable("QUOIN_FUZZ").flatMap { Int($0) } ?? 3000

    private static let seeds: [[UInt8]] = {
        let folder = Given.folder.appendingPathComponent("../../Examples/Scenes")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let examples = names.compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }.map { Array($0) }
        return examples + CaseFixture.all.prefix(60).map { Array($0.scene.utf8) }
    }()

    @Test("whatever a file holds, the answer is an error or a layout of finite numbers", arguments: 0..<4)
    func mutated(_ batch: Int) throws {
        var random = SeededGenerator(seed: batch)
        for _ in 0..<SceneFuzzTests.count / 4 {
            var bytes = SceneFuzzTests.seeds[random.below(SceneFuzzTests.seeds.count)]
            for _ in 0...random.below(4) { random.mutate(&bytes) }
            let document = SceneReader.read(bytes, path: "fuzz.json", kinds: .standard)
            #expect((document.error == nil) == !document.scenes.isEmpty)
            for scene in document.scenes {
                let views = try SceneLayout(scene).views()
                let isSound = views.allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) }
                #expect(isSound, "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
}

extension SeededGenerator {
    private static let words = [
        "\"root\"", "null", "-1", "1e9", "1e308", "0.0001", "\"inf\"", "\"nan\"", "true", "[]", "{}", "\"a\"", "\"scroll\"",
        "\"stack\"",
        "\"s#content.right\"", "\"root.width\"", ",", "[", "}", "\\u0000", "\u{FFFD}",
    ].map { Array($0.utf8) }

    fileprivate mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let start = below(bytes.count)
        let end = min(bytes.count, start + 1 + below(12))
        switch below(7) {
        case 0: bytes[start] = UInt8(truncatingIfNeeded: next())
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
        case 3: bytes.replaceSubrange(start..<end, with: SeededGenerator.words[below(SeededGenerator.words.count)])
        case 4: exchangeValue(&bytes, start)
        default: exchangeString(&bytes, start)
        }
    }

    /// Another value in the place of a number, so that the file stays one.
    private mutating func exchangeValue(_ bytes: inout [UInt8], _ start: Int) {
        guard let first = bytes[start...].firstIndex(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return }
        let end = bytes[first...].firstIndex { !($0 >= 0x30 && $0 <= 0x39) } ?? bytes.endIndex
        bytes.replaceSubrange(first..<end, with: ["0", "-7", "1e6", "1e15", "0.5", "3", "1000"][below(7)].utf8)
    }

    /// One string of the file in the place of another: other parents, other attributes, other kinds.
    private mutating func exchangeString(_ bytes: inout [UInt8], _ start: Int) {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard quotes.count >= 4 else { return }
        let target = below(quotes.count / 2) * 2, source = below(quotes.count / 2) * 2
        let text = Array(bytes[quotes[source]...quotes[source + 1]])
        bytes.replaceSubrange(quotes[target]...quotes[target + 1], with: text)
    }
}
