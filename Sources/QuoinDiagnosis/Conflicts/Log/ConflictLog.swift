import QuoinLayout

/// The conflicts in a pasted console text.
///
/// ```swift
/// let log = try ConflictLog(reading: pasted)
/// for conflict in log.conflicts { print(ConflictExplanation(conflict).text) }
/// ```
///
/// "Unable to simultaneously satisfy constraints" as every iOS from 6 to 26 prints it, and macOS: with or without its heading,
/// its prefixes and its end, wrapped, quoted, several in one text, other lines between. Never traps. O(n).
public struct ConflictLog: Hashable, Sendable {
    /// The conflicts in the order of the text; each has at least one member that was understood.
    public private(set) var conflicts: [ConstraintConflict] = []

    /// Reads a text.
    ///
    /// - Throws: ``ConflictLogError`` if the text contains no constraint that can be understood.
    public init(reading text: String) throws(ConflictLogError) { try self.init(reading: Array(text.utf8)) }

    /// Reads a text in UTF-8. Bytes that are not UTF-8 are replaced.
    public init(reading bytes: [UInt8]) throws(ConflictLogError) {
        let bytes = ConflictLog.straightened(bytes)
        let scanner = LogScanner(bytes)
        var reader = LogReader(bytes)
        for token in scanner.tokens { reader.take(token) }
        reader.finish()
        conflicts = reader.conflicts
        guard conflicts.isEmpty else { return }
        if let unread = reader.unreadAlone.first { throw .notUnderstood(unread) }
        if bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) { throw .empty }
        throw scanner.tokens.isEmpty ? .noLog : .noConstraints
    }

    /// The text as the console wrote it: word processors replace straight quotes, and web pages replace angle brackets.
    private static func straightened(_ bytes: [UInt8]) -> [UInt8] {
        let text = bytes[...]
        let isWeb = text.firstOccurrence(of: "&lt;") != nil, isCurly = text.firstOccurrence(of: "“<") != nil,
            isWide = text.firstOccurrence(of: "\u{A0}") != nil
        guard isWeb || isCurly || isWide else { return bytes }
        var pairs: [([UInt8], UInt8)] = []
        if isWeb { pairs += [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].map(ConflictLog.pair) }
        if isCurly { pairs += [("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'")].map(ConflictLog.pair) }
        pairs.append(ConflictLog.pair("\u{A0}", " "))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let (from, to) = pairs.first(where: { $0.0[0] == bytes[index] && bytes[index...].starts(with: $0.0) }) {
                result.append(to)
                index += from.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func pair(_ from: String, _ to: Character) -> ([UInt8], UInt8) { (Array(from.utf8), to.asciiValue ?? UInt8(ascii: " ")) }
}

/// The reason why a text has no conflict to explain.
public enum ConflictLogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is blank.
    case empty
    /// The text is not a console's.
    case noLog
    /// The text has a heading without constraints below it.
    case noConstraints
    /// The text has constraints, none of which could be understood; the value is the first of them.
    case notUnderstood(ConstraintConflict.Unread)

    public var description: String {
        switch self {
        case .empty: "the text is empty: paste the console's text from “Unable to simultaneously satisfy constraints” on"
        case .noLog:
            "no constraint found: expected a console log with descriptions such as <NSLayoutConstraint:0x600000685780 UIView:0x7fa1.height == 44   (active)>"
        case .noConstraints:
            "a heading without constraints: paste the list in parentheses too, with lines such as \"<NSLayoutConstraint:0x… …>\""
        case .notUnderstood(let unread): "line \(unread.line): expected \(unread.expected) in <\(unread.text)>"
        }
    }
}
