import Foundation

/// A place that names a rule: in a comment or the name of a test, or in the text of a documentation page.
struct Citation: Hashable {
    let code: String
    let file: String
    /// The number of the line, counted from 1.
    let line: Int
}

/// Finds codes such as SC-42 and V10 in text. Which letters begin a code is known from the specification, as is whether a dash
/// follows them.
struct CodeScanner {
    let known: Set<String>
    let families: Set<String>

    init(codes: some Sequence<String>) {
        known = Set(codes)
        families = Set(known.map { String($0.prefix { !$0.isNumber }) })
    }

    /// The codes in a line, in order. "SC-1 to SC-9" are all those in between that are defined.
    func codes(in line: String) -> [String] {
        var found: [String] = []
        var isRange = false
        for word in line.utf8.split(whereSeparator: { !Self.isPartOfWord($0) }) {
            guard let first = word.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), word.count <= 8 else {
                isRange = word.elementsEqual("to".utf8)
                continue
            }
            if let code = code(String(decoding: word, as: UTF8.self)) {
                if isRange, let last = found.last { found += between(last, code) }
                found.append(code)
            }
            isRange = false
        }
        return found
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    private func code(_ word: String) -> String? {
        let family = word.prefix { !$0.isNumber }
        let number = word.dropFirst(family.count)
        guard !number.isEmpty, number.count < 4, number.allSatisfy(\.isNumber), families.contains(String(family)) else { return nil }
        return word
    }

    /// The defined codes strictly between two of a family.
    private func between(_ first: String, _ last: String) -> [String] {
        let family = first.prefix { !$0.isNumber }
        guard last.hasPrefix(family), let low = Int(first.dropFirst(family.count)), let high = Int(last.dropFirst(family.count)), low < high
        else { return [] }
        return ((low + 1)..<high).map { "\(family)\($0)" }.filter { known.contains($0) }
    }
}

/// The parts of a source file in which rules are cited: comments, and the names of tests.
struct CitingLines {
    let lines: [(number: Int, text: String)]

    init(source: String) {
        var found: [(Int, String)] = []
        var isInBlock = false
        for (index, line) in source.components(separatedBy: "\n").enumerated() {
            var text = ""
            if isInBlock {
                text = line
                if line.contains("*/") { isInBlock = false }
            } else if let start = line.range(of: "/*"), !line.hasPrefix("//") {
                text = String(line[start.lowerBound...])
                isInBlock = !text.contains("*/")
            } else if let start = line.range(of: "//") {
                text = String(line[start.lowerBound...])
            }
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("@Test") || trimmed.hasPrefix("@Suite") || trimmed.hasPrefix("\"") { text = line }
            if !text.isEmpty { found.append((index + 1, text)) }
        }
        lines = found
    }

    /// The prose of a documentation page, without its code.
    init(markdown: String) {
        var found: [(Int, String)] = []
        var isCode = false
        for (index, line) in markdown.components(separatedBy: "\n").enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isCode.toggle()
            } else if !isCode {
                let prose = line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
                found.append((index + 1, prose.joined(separator: " ")))
            }
        }
        lines = found
    }
}

/// The files of the package that may cite rules, by folder.
func sourceFiles(below folders: [String], endings: [String]) throws -> [(file: String, text: String)] {
    var found: [(String, String)] = []
    for folder in folders {
        let place = Manifest.root.appending(path: folder)
        guard let paths = FileManager.default.enumerator(atPath: place.path()) else { continue }
        for case let path as String in paths where endings.contains(where: { path.hasSuffix($0) }) {
            if path.contains(".build/") || path.contains("Fixtures/") { continue }
            found.append(("\(folder)/\(path)", try String(contentsOf: place.appending(path: path), encoding: .utf8)))
        }
    }
    return found.sorted { $0.0 < $1.0 }
}
