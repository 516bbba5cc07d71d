import QuoinLayout

/// Puts the descriptions of a text together into conflicts.
struct LogReader {
    private let bytes: [UInt8]
    private(set) var conflicts: [ConstraintConflict] = []
    /// The unread lines of conflicts of which nothing was understood.
    private(set) var unreadAlone: [ConstraintConflict.Unread] = []

    private var parser = DescriptionParser(LogItems())
    private var members: [ConflictMember] = []
    private var unread: [ConstraintConflict.Unread] = []
    private var isCutOff = false
    private var broken: Int?
    /// The next description is the one that was left out.
    private var expectsBroken = false
    private var isComplete = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(_ token: LogScanner.Token) {
        switch token.kind {
        case .heading: finish()
        case .breaking:
            if isComplete { finish() }
            expectsBroken = true
        case .description:
            // A list without a heading begins behind the one that was left out.
            if isComplete { finish() }
            read(token)
        }
    }

    private mutating func read(_ token: LogScanner.Token) {
        let text = bytes[token.bytes]
        do throws(LogExpectation) {
            var member = try parsed(text)
            member.source = "<\(text.unescaped(joiningLinesWith: [UInt8(ascii: " ")]).string)>"
            add(member)
        } catch {
            if token.isCutOff { isCutOff = true }
            let shown = text.unescaped(joiningLinesWith: [UInt8(ascii: " ")]).prefix(300).string
            unread.append(.init(text: shown, expected: error.text, line: token.line))
        }
        if expectsBroken { isComplete = true }
        expectsBroken = false
    }

    /// A line break stands for a blank where lines were wrapped between words, for nothing where they were cut.
    private mutating func parsed(_ text: LogText) throws(LogExpectation) -> ConflictMember {
        do throws(LogExpectation) {
            return try parser.member(text.unescaped(joiningLinesWith: [UInt8(ascii: " ")]))
        } catch {
            guard text.contains(UInt8(ascii: "\n")) else { throw error }
            return try parser.member(text.unescaped(joiningLinesWith: []))
        }
    }

    private mutating func add(_ member: ConflictMember) {
        guard expectsBroken else {
            members.append(member)
            return
        }
        broken = members.firstIndex { $0.id == member.id } ?? members.firstIndex { $0.says(member) }
        if broken == nil {
            broken = members.count
            members.append(member)
        }
    }

    mutating func finish() {
        if members.isEmpty {
            unreadAlone += unread
        } else {
            var conflict = ConstraintConflict(
                items: parser.items.items, members: members, broken: broken,
                direction: parser.isRightToLeft ? .rightToLeft : .leftToRight)
            conflict.unread = unread
            conflict.isCutOff = isCutOff
            conflicts.append(conflict)
        }
        parser = DescriptionParser(LogItems())
        members = []
        unread = []
        broken = nil
        isCutOff = false
        expectsBroken = false
        isComplete = false
    }
}

extension ConflictMember {
    /// Whether it says the same as another.
    func says(_ other: ConflictMember) -> Bool {
        first == other.first && firstAttribute == other.firstAttribute && relation == other.relation && second == other.second
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier && constant == other.constant
            && identifier == other.identifier
    }
}
