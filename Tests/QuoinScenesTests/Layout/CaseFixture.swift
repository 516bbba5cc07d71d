import Foundation
import Testing

/// A layout of a public test suite, which was run on Apple's engine or its own: a scene and the resulting numbers.
/// `Scripts/scene-fixtures` writes these and describes their form.
struct CaseFixture: Sendable, CustomTestStringConvertible {
    struct Numbers: Sendable {
        var what: String
        var view: String
        /// The expected values; nil for one that is not checked.
        var values: [Double?]
        var tolerance: Double
    }

    var name: String
    var source = ""
    var trust = ""
    var scene = ""
    var numbers: [Numbers] = []
    /// Whether the document has an error, and words of it.
    var hasError: Bool?
    var errorWords = ""
    var hasConflict = false

    var testDescription: String { "\(name), from \(source), \(trust)" }

    static let all: [CaseFixture] = {
        // The file is also linked into folders of UIKitTests.
        var tests = URL(fileURLWithPath: #filePath)
        while tests.lastPathComponent != "Tests", tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
        let url = tests.appendingPathComponent("QuoinScenesTests/Fixtures/Cases.txt")
        var found: [CaseFixture] = []
        for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
            let (word, rest) = line.cut
            if word == "case" { found.append(CaseFixture(name: rest)) } else { found[found.count - 1].read(word, rest) }
        }
        return found
    }()

    private mutating func read(_ word: String, _ rest: String) {
        switch word {
        case "from": source = rest
        case "trust": trust = rest
        case "scene": scene = rest
        case "error": (hasError, errorWords) = (true, rest)
        case "valid": hasError = false
        case "conflict": hasConflict = true
        default:
            var words = rest.split(separator: " ").map(String.init)
            let tolerance = words.last?.hasPrefix("±") ?? false ? Double(words.removeLast().dropFirst()) ?? 0.01 : 0.01
            numbers.append(Numbers(what: word, view: words[0], values: words.dropFirst().map { Double($0) }, tolerance: tolerance))
        }
    }
}

extension Substring {
    fileprivate var cut: (String, String) {
        let parts = split(separator: " ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
}
