import FoundationEssentials
import QuoinLayout
import Testing

/// Any text gives constraints or an error that points into it; never anything else.
struct VisualFormatFuzzTests {
    /// `QUOIN_FUZZ=3000000 swift test --filter VisualFormatFuzz` for as many.
    static let rounds = ProcessInfo.processInfo.environment["QUOIN_FUZZ"].flatMap { Int($0) } ?? 3_000

    @Test("Any text gives constraints or an error") func anyTextIsConstraintsOrAnError() throws {
        let p = Item("p"), a = Item("a"), b = Item("b")
        try p.add(a)
        try p.add(b)
        let parts = [
            "H:", "V:", "|", "-", "[a]", "[b]", "[a", "]", "(", ")", ">=", "==", "<", "8", "-8", ".5", "@", "750", "m", "a", ",", " ", "é",
            "\u{0}", "1e9", "99999999999999999999",
        ]
        var random = SeededGenerator(seed: 7)
        for _ in 0..<VisualFormatFuzzTests.rounds {
            var text = random.chance(60) ? "[a]" : ""
            for _ in 0..<random.below(9) { text += parts[random.below(parts.count)] }
            let options = VisualFormat.Options(rawValue: random.chance(70) ? 0 : UInt(random.below(1 << 20)))
            let format = VisualFormat(text, items: ["a": a, "b": b], metrics: ["m": 3, "n": .nan], options: options)
            do {
                for constraint in try format.constraints() { try constraint.validate() }
            } catch let error as VisualFormatError {
                #expect(error.column >= 0 && error.column <= text.unicodeScalars.count)
                #expect(error.format == text && !error.reason.isEmpty)
            } catch let error as ConstraintError {
                // Options may pair what cannot be paired only by naming leading with left; the parser never does.
                Issue.record("\(text): \(error)")
            }
        }
    }
}
