import Foundation
import Testing

@testable import QuoinText

@Suite struct LineBreakTests {
    /// The text with a bar wherever a line may end.
    func breaks(_ text: String) -> String {
        let classes = text.unicodeScalars.map { ScalarClass($0.value).breaking }
        var breaker = LineBreaker()
        var shown = ""
        for (place, scalar) in text.unicodeScalars.enumerated() {
            let boundary = breaker.boundary(before: classes[place], ahead: classes[(place + 1)...].first { !$0.isMark })
            shown += boundary == .prohibited ? "" : "|"
            shown.unicodeScalars.append(scalar)
        }
        return shown
    }

    @Test(
        "Lines break where Unicode's line breaking algorithm allows it",
        arguments: [
            "The |quick |brown |fox", "well-|known", "a |– |b", "(in |brackets) |after", "don't |stop", "“quoted |text” |here",
            "1,234.56 |€",
            "€ |5", "$5.00 |each", "50 |% |off", "50% |off", "C|漢|字|と|か|な。|次", "「漢|字」|漢", "カー|ド", "한|글 |텍|스|트", "http://|example.com/|path",
            "soft\u{AD}|hyphen", "no\u{A0}break", "a\u{2060}b", "zero\u{200B}|width", "👩‍👩‍👧|👍🏽|🇩🇪|🇫🇷", "one\n|two", "one\r\n|two", "e\u{301}|漢",
        ])
    func linesMayEndWhereUnicodeSays(marked: String) {
        #expect(breaks(marked.replacingOccurrences(of: "|", with: "")) == marked)
    }

    /// Unicode's own conformance file, where it is installed.
    @Test(
        "Unicode's conformance file passes",
        .enabled(if: InstalledFiles.hasLineBreakTest, "Unicode 15.0.0 (Debian 12: unicode-data) is not installed"))
    func unicodesConformanceFilePasses() throws {
        let file = try String(contentsOfFile: InstalledFiles.lineBreakTest, encoding: .utf8)
        var count = 0
        var wrong: [String] = []
        for line in file.split(separator: "\n") where !line.hasPrefix("#") {
            let marks = line.prefix { $0 != "#" }.split(separator: " ").map { $0.trimmingCharacters(in: .whitespaces) }
            let scalars = marks.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let expected = marks.filter { $0 == "÷" || $0 == "×" }.dropFirst().dropLast().map { $0 == "÷" }
            count += 1
            if found(text) != Array(expected) { wrong.append(String(line)) }
        }
        print("LineBreakTest.txt: \(count - wrong.count) of \(count) lines pass")
        #expect(count > 7000)
        #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    }

    private func found(_ text: String.UnicodeScalarView) -> [Bool] {
        let classes = text.map { ScalarClass($0.value).breaking }
        var breaker = LineBreaker()
        return classes.indices.map { place in
            breaker.boundary(before: classes[place], ahead: classes[(place + 1)...].first { !$0.isMark }) != .prohibited
        }.dropFirst().map { $0 }
    }
}
