import QuoinLayout

/// A parser of descriptions: `NSLayoutConstraint:0x1 'gap' H:[A:0x2]-(8)-[B:0x3]   (active)` becomes a member (DS-1 to DS-8).
///
/// ```text
///   class : address  mask  'identifier'  body               (state, names)
///                                        H:[A]-(8)-[B]       a drawing
///                                        A.top == B.top + 8  an equation
/// ```
struct DescriptionParser {
    var items: LogItems
    private(set) var isRightToLeft = false

    init(_ items: LogItems) { self.items = items }

    /// The parts of a description before its body.
    struct Head {
        var className = ""
        var address = ""
        var mask = ""
        var identifier: String?
        var names = LogItems.Names()
    }

    mutating func member(_ description: LogText) throws(LogExpectation) -> ConflictMember {
        var head = Head()
        // A bound on the work; what UIKit prints is a tenth of that.
        guard description.count <= 4096 else { throw LogExpectation("a shorter description") }
        let body = try split(description, &head)
        var member: ConflictMember
        if let drawn = try drawing(body, head.names) { member = drawn } else { member = try equation(body, head) }
        member.id = head.address
        member.className = head.className
        member.identifier = head.identifier
        if member.origin == .plain { member.origin = origin(head, member) }
        return member
    }

    private func origin(_ head: Head, _ member: ConflictMember) -> ConflictMember.Origin {
        switch head.className {
        case "NSAutoresizingMaskLayoutConstraint": .autoresizing(head.mask)
        case "_UILayoutSupportConstraint": .layoutSupport
        case "NSIBPrototypingLayoutConstraint": .prototype
        default: .plain
        }
    }

    /// Takes everything but the body off.
    private func split(_ description: LogText, _ head: inout Head) throws(LogExpectation) -> LogText {
        guard let colon = description.firstIndex(of: UInt8(ascii: ":")) else { throw LogExpectation("a class and an address") }
        head.className = LogItems.readable(description[..<colon])
        if description.hasPrefix("SnapKit.") { head.className = "SnapKit.\(head.className)" }
        let rest = description[(colon + 1)...]
        let end = rest.firstIndex { $0.isSpacing } ?? rest.endIndex
        head.address = rest[..<end].prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "(") }.string
        // SnapKit says where the constraint was made: `0x1@Card.swift#86`.
        let maker = rest[..<end].drop { $0 != UInt8(ascii: "@") }.dropFirst()
        if maker.contains(UInt8(ascii: "#")) { head.identifier = maker.string }
        var body = withoutState(rest[end...].trimmed, &head)
        while body.hasPrefix("h=") || body.hasPrefix("v=") {
            let word = body.prefix { !$0.isSpacing }
            head.mask += head.mask.isEmpty ? word.string : " \(word.string)"
            body = body.dropFirst(word.count).trimmed
        }
        return withoutIdentifier(body, &head)
    }

    private func withoutState(_ text: LogText, _ head: inout Head) -> LogText {
        for mark in ["(active", "(inactive", "(Names:", "(names:"] {
            guard let offset = text.lastOccurrence(of: mark) else { continue }
            let state = text[offset...]
            if let names = state.firstOccurrence(of: "ames:") { head.names = LogItems.Names(namesOnly(state[(names + 5)...])) }
            return text[..<offset].trimmed
        }
        return text
    }

    private func namesOnly(_ text: LogText) -> LogText {
        let text = text.trimmed
        return text.last == UInt8(ascii: ")") ? text.dropLast().trimmed : text
    }

    /// `'gap' A.top == …`, but not `'named view'.top == …`.
    private func withoutIdentifier(_ text: LogText, _ head: inout Head) -> LogText {
        guard text.first == UInt8(ascii: "'") else { return text }
        var index = text.startIndex + 1
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "'") {
                let next = index + 1
                if next < text.endIndex, text[next] == UInt8(ascii: ".") { return text }
                if next == text.endIndex || text[next].isSpacing {
                    head.identifier = text[(text.startIndex + 1)..<index].string
                    return text[next...].trimmed
                }
            }
            index += 1
        }
        return text
    }

    mutating func noteDirection(_ isRightToLeft: Bool) { if isRightToLeft { self.isRightToLeft = true } }
}
