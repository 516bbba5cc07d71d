import Foundation

/// The names of the tests that the lines of a Swift file belong to, by their indentation as `swift format` leaves it:
///
///     /// AR-1 to AR-8 …                               the suite
///     struct AutoresizingTests {
///         @Test("ST-10: …", arguments: [               the test below
///         ])
///         func first() {                               AutoresizingTests/first
///             …  // PW-4
///         }
struct TestNames {
    let source: [String]
    private var suites: [(line: Int, name: String)] = []
    private var functions: [(line: Int, last: Int, name: String, isTest: Bool)] = []

    init(source: String) {
        self.source = source.components(separatedBy: "\n")
        for (index, line) in self.source.enumerated() {
            if let name = Self.name(after: ["struct", "class", "extension", "actor", "enum"], in: line), !line.hasPrefix(" ") {
                suites.append((index, name))
            } else if let name = Self.name(after: ["func"], in: line), line.hasPrefix("    "), !line.hasPrefix("     ") {
                functions.append((index, end(of: index), name, isTest(name, index)))
            }
        }
    }

    /// The name of the test that line `number` (from 1) is part of, or of the suite that it describes; nil: of neither.
    func test(at number: Int) -> String? {
        let index = number - 1
        if let function = functions.last(where: { $0.line <= index && index <= $0.last }) { return name(function) }
        let nextFunction = functions.first { $0.line > index }
        let nextSuite = suites.first { $0.line > index }
        if let nextSuite, nextSuite.line < nextFunction?.line ?? .max { return nextSuite.name.hasSuffix("Tests") ? nextSuite.name : nil }
        return nextFunction.flatMap { name($0) }
    }

    private func name(_ function: (line: Int, last: Int, name: String, isTest: Bool)) -> String? {
        guard function.isTest, let suite = suites.last(where: { $0.line < function.line }) else { return nil }
        return "\(suite.name)/\(function.name)"
    }

    /// Marked as a test on its own line or in the attributes above it, or named as XCTest wants it.
    private func isTest(_ name: String, _ index: Int) -> Bool {
        if source[index].contains("@Test") || name.hasPrefix("test") { return true }
        var above = index - 1
        while above >= 0, !source[above].isEmpty, !source[above].hasPrefix("    }") {
            if source[above].hasPrefix("    @Test") { return true }
            above -= 1
        }
        return false
    }

    private func end(of index: Int) -> Int {
        let code = source[index].components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
        if code.hasSuffix("}") { return index }
        return source[index...].firstIndex { $0.hasPrefix("    }") } ?? source.count - 1
    }

    private static func name(after keywords: [String], in line: String) -> String? {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
        var words = line.split(separator: " ")[...]
        while let word = words.popFirst() {
            if keywords.contains(String(word)), let next = words.first {
                let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return name.isEmpty ? nil : String(name)
            }
        }
        return nil
    }
}
