import Testing

@testable import QuoinInterfaceBuilder

/// Runs of bytes end where they end byte by byte, wherever they lie in words of eight.
@Suite("Runs of bytes")
struct ByteRunsTests {
    private static let interesting = Array("aZz@[`{09-._:/=>< \n\t\r\"'&\u{7F}ü".utf8)

    private func end(of bytes: [UInt8], from start: Int, _ isMember: (UInt8) -> Bool) -> Int {
        bytes[start...].firstIndex { !isMember($0) } ?? bytes.count
    }

    @Test("end at the same byte as when each is looked at")
    func ends() {
        var random = SeededGenerator(seed: 11)
        for round in 0..<20_000 {
            // Long runs of one kind with a few other bytes.
            let usual = Array("  aaQ".utf8)[round % 5]
            let bytes = (0..<random.below(40)).map { _ in
                random.below(12) == 0 ? ByteRunsTests.interesting[random.below(ByteRunsTests.interesting.count)] : usual
            }
            let start = random.below(bytes.count + 1), quote = UInt8(ascii: round % 2 == 0 ? "\"" : "'")
            bytes.withUnsafeBufferPointer { buffer in
                #expect(buffer.endOfBlanks(from: start) == end(of: bytes, from: start) { $0.isBlank })
                #expect(buffer.endOfName(from: start) == end(of: bytes, from: start) { $0.isOfName })
                #expect(
                    buffer.endOfVerbatim(from: start, quote: quote)
                        == end(of: bytes, from: start) { $0 != quote && $0 != UInt8(ascii: "<") && !$0.isDecoded })
            }
        }
    }

    @Test("words tell letters from all other bytes")
    func letters() {
        for byte in UInt8.min...UInt8.max {
            let bytes = Array(repeating: UInt8(ascii: "x"), count: 3) + [byte] + Array(repeating: UInt8(ascii: "x"), count: 12)
            let expected = byte.isOfName ? bytes.count : 3
            bytes.withUnsafeBufferPointer { #expect($0.endOfName(from: 0) == expected, "\(byte)") }
        }
    }
}
