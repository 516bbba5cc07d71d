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
    /// In the order of the text; each has at least one member that was understood.
    public private(set) var conflicts: [ConstraintConflict] = []

    /// Reads a text.
    ///
    /// - Throws: ``ConflictLogError`` where there is no constraint in it that can be understood.
    public init(reading text: String) throws(ConflictLogError) { try self.init(reading: Array(text.utf8)) }

    /// Reads a text in UTF-8; what is not, is replaced.
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

    /// As it left the console: word processors turn quotes, web pages replace brackets.
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

/// Why there is nothing to explain.
public enum ConflictLogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text has nothing but blanks.
    case empty
    /// The text is something else.
    case noLog
    /// A heading without constraints below it.
    case noConstraints
    /// Constraints, none of which could be understood; with the first.
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
