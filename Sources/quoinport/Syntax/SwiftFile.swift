import Foundation
import SwiftParser
import SwiftSyntax

/// A replacement of a range of bytes in a file.
struct Edit {
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
    init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

/// A Swift file: its text and its syntax tree. Edits are made to the text, so that everything else keeps its spelling.
struct SwiftFile {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let bytes: [UInt8]

    init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        bytes = Array(text.utf8)
        // As the language mode of Swift 5, which most packages are in: it allows spaces that 6 does not, as in `@objc (name)`.
        var parser = Parser(text, swiftVersion: .v5)
        tree = SourceFileSyntax.parse(from: &parser)
    }

    /// Whether the parser understood the whole file.
    var parses: Bool { !tree.hasError }

    func line(at offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

    /// The line of the first part that is not Swift.
    var firstErrorLine: Int {
        let broken = tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true }
        return broken.map { line(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) } ?? 1
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of a range with the edits that lie in it.
    func text(_ range: Range<Int>, with edits: [Edit]) -> String {
        var result = ""
        var offset = range.lowerBound
        let inside = edits.enumerated().filter { range.lowerBound <= $1.range.lowerBound && $1.range.upperBound <= range.upperBound }
        for (_, edit) in inside.sorted(by: { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) })
        where edit.range.lowerBound >= offset {
            result += text(offset..<edit.range.lowerBound) + edit.text
            offset = edit.range.upperBound
        }
        return result + text(offset..<range.upperBound)
    }

    func applying(_ edits: [Edit]) -> String { text(0..<bytes.count, with: edits) }

    /// The spaces at the beginning of the line of an offset.
    func indentation(at offset: Int) -> String {
        let start = lineStart(at: offset)
        return String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    func lineStart(at offset: Int) -> Int { (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }

    /// The start of the next line, for an offset at the end of a line.
    func nextLine(at offset: Int) -> Int? { bytes[offset...].first == UInt8(ascii: "\n") ? offset + 1 : nil }

    /// Whether only spaces stand before an offset on its line.
    func beginsLine(_ offset: Int) -> Bool {
        bytes[lineStart(at: offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// The start of the empty lines before an offset, after the end of the line above them.
    func emptyLines(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } ?? -1) + 1
    }

    /// The start of the spaces before an offset.
    func spaces(before offset: Int) -> Int { (bytes[..<offset].lastIndex { $0 != UInt8(ascii: " ") } ?? -1) + 1 }

    /// The end of the spaces and a semicolon after an offset.
    func spaces(after offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ";") } ?? bytes.count
    }

    /// Whether only spaces or a comment follow an offset on its line.
    func endsLine(_ offset: Int) -> Bool {
        let rest = String(decoding: bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return rest.isEmpty || rest.hasPrefix("//")
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the spaces and comments around it.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

    /// The node and those that contain it, from the inside out.
    var lineage: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }
}
