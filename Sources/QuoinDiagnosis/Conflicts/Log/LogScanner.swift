/// Finds what matters in a pasted console text, in one pass: headings, descriptions of constraints, and the line before
/// the one that was left out. Prefixes, time stamps and everything else are passed over.
///
/// ```text
///   2016-… App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.     heading
///   (                                                                                    –
///       "<NSLayoutConstraint:0x1 …>",                                                    description
///   )                                                                                    –
///   Will attempt to recover by breaking constraint                                       breaking
///   <NSLayoutConstraint:0x1 …>                                                           description
/// ```
struct LogScanner {
    struct Token {
        enum Kind { case heading, breaking, description }

        var kind: Kind
        /// The range between a description's brackets.
        var bytes: Range<Int> = 0..<0
        /// The line, from 1.
        var line: Int
        /// No end was found: the text breaks off.
        var isCutOff = false
    }

    private let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    private var line = 1
    /// The start of an open description, behind its bracket.
    private var open: (start: Int, line: Int, firstLineEnd: Int?)?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan()
    }

    private static let heading = Array("Unable to simultaneously satisfy".utf8)
    private static let breaking = Array("attempt to recover by breaking constraint".utf8)
    private static let kind = Array("Constraint".utf8)
    /// The beginnings of the lines after the list: no description reaches across.
    private static let footers = ["Make a symbolic breakpoint", "Break on objc", "Set the NSUserDefault", "Will attempt"].map {
        Array($0.utf8)
    }

    private mutating func scan() {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                if open?.firstLineEnd == nil { open?.firstLineEnd = index }
                line += 1
            case UInt8(ascii: "<") where isStart(index + 1):
                cutOff(index)
                open = (index + 1, line, nil)
            case UInt8(ascii: ">") where open != nil && isEnd(index): close(index)
            case UInt8(ascii: "U") where has(Self.heading, index):
                cutOff(index)
                tokens.append(Token(kind: .heading, line: line))
            case UInt8(ascii: "a") where has(Self.breaking, index):
                cutOff(index)
                tokens.append(Token(kind: .breaking, line: line))
            case UInt8(ascii: "M"), UInt8(ascii: "B"), UInt8(ascii: "S"), UInt8(ascii: "W"):
                if open != nil, isFooter(index) { cutOff(index) }
            default: break
            }
            index += 1
        }
        cutOff(bytes.count)
    }

    private mutating func close(_ end: Int) {
        guard let found = open else { return }
        tokens.append(Token(kind: .description, bytes: found.start..<end, line: found.line))
        open = nil
    }

    /// Ends an open description where its line ends, or here.
    private mutating func cutOff(_ end: Int) {
        guard let found = open else { return }
        tokens.append(
            Token(kind: .description, bytes: found.start..<min(end, found.firstLineEnd ?? end), line: found.line, isCutOff: true))
        open = nil
    }

    /// Whether the name of a class of constraints begins here, with a colon behind it.
    private func isStart(_ start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index].isNamePart { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), index - start >= 10 else { return false }
        let (name, word) = (bytes[start..<index], Self.kind)
        return name.indices.contains { name[$0] == word[0] && name[$0...].starts(with: word) }
    }

    /// Whether a bracket is the last of a description: not one of a relation, a generic class or a text.
    private func isEnd(_ offset: Int) -> Bool {
        var next = offset + 1
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
        guard next < bytes.count else { return true }
        switch bytes[next] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "\\"),
            UInt8(ascii: "<"), UInt8(ascii: "`"):
            return true
        default: return isFooter(next)
        }
    }

    private func isFooter(_ offset: Int) -> Bool { Self.footers.contains { has($0, offset) } }

    private func has(_ words: [UInt8], _ offset: Int) -> Bool {
        offset + words.count <= bytes.count && bytes[offset..<offset + words.count].elementsEqual(words)
    }
}

extension UInt8 {
    /// Whether it can stand in the name of a class.
    var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "$") }

    var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isHexDigit: Bool { isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f") }
}
