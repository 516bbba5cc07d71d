import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// The fixtures with bytes changed, parts cut, doubled and exchanged: an error or a layout of numbers, never a crash.
///
///     swift test --filter ReaderFuzz                      a few hundred
///     QUOIN_FUZZ=1000000 swift test --filter ReaderFuzz
@Suite("Reader fuzzing")
struct ReaderFuzzTests {
    private static let rounds = Fixture.variable("QUOIN_FUZZ").flatMap { Int($0) } ?? 600

    private static let seeds: [[UInt8]] = {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)) ?? []).sorted()
        return names.compactMap { try? Fixture.bytes($0) }
    }()

    @Test("whatever a file holds, the answer is an error or frames of numbers", arguments: 0..<2)
    func mutated(_ batch: Int) throws {
        var random = SeededGenerator(seed: batch)
        #expect(!ReaderFuzzTests.seeds.isEmpty)
        for _ in 0..<ReaderFuzzTests.rounds / 2 {
            var bytes = ReaderFuzzTests.seeds[random.below(ReaderFuzzTests.seeds.count)]
            for _ in 0...random.below(3) { random.mutate(&bytes) }
            let document = InterfaceBuilderFile.read(bytes, path: "fuzz.xib")
            for scene in document.scenes {
                let views = try SceneLayout(scene).views()
                let isSound = views.allSatisfy { view in
                    [view.frame.x, view.frame.y, view.frame.width, view.frame.height].allSatisfy(\.isFinite)
                }
                #expect(isSound, "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
}

extension SeededGenerator {
    private static let words = [
        "nan", "inf", "-1", "1e308", "0", "YES", "NO", "root", "16:0", "stackView", "scrollView", "tableView", "leading", "width",
        "id=\"root\"", "useAutolayout=\"NO\"", "<subviews>", "</view>", "&lt;", "&#0;", "fixedFrame=\"YES\"",
    ].map { Array($0.utf8) }

    /// Mostly what stands between quotes, so that the file stays XML.
    mutating func mutate(_ bytes: inout [UInt8]) {
        let start = below(bytes.count)
        let word = SeededGenerator.words[below(SeededGenerator.words.count)]
        switch below(6) {
        case 0: bytes[start] = UInt8(below(256))
        case 1: bytes.removeSubrange(start..<min(bytes.count, start + below(40)))
        case 2: bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + below(300))], at: below(bytes.count))
        default:
            guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
                let close = bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
            else { return }
            bytes.replaceSubrange(open + 1..<close, with: word)
        }
    }
}
