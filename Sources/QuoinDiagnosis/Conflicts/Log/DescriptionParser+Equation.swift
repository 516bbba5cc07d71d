import QuoinLayout

// Bodies that are equations: `A.width == 0.5*B.width + 8 priority:750`.

extension DescriptionParser {
    mutating func equation(_ body: LogText, _ head: Head) throws(LogExpectation) -> ConflictMember {
        var right = body
        guard let (left, relation) = try split(&right) else { throw LogExpectation("==, <= or >= between two sides") }
        var ending = Ending()
        right = ending.take(from: right)
        let other = try self.right(right)
        // Items are made only now that nothing can go wrong any more.
        let first = items.index(of: left.item, head.names)
        if head.names.addresses["|"] != nil, head.className == "NSAutoresizingMaskLayoutConstraint" {
            _ = items.superview(of: first, head.names)
        }
        var member = ConflictMember(
            id: "", item: first, attribute: left.attribute, relatedBy: relation, toItem: other.item.map { items.index(of: $0, head.names) },
            attribute: other.attribute,
            multiplier: other.multiplier, constant: other.constant)
        if member.second == nil, left.isCountedUpward { turn(&member, head) }
        return ending.applied(to: member)
    }

    private struct Side {
        var item: LogText
        var attribute: Attribute
        /// AppKit's vertical coordinates grow upward.
        var isCountedUpward: Bool
    }

    private struct Right {
        var item: LogText?
        var attribute = Attribute.none
        var multiplier = 1.0
        var constant = 0.0
    }

    /// Takes the left side and the relation off. A text in an item may hold a relation too, so the left side decides.
    private func split(_ right: inout LogText) throws(LogExpectation) -> (Side, Relation)? {
        let signs: [UInt8: Relation] = [
            UInt8(ascii: "="): .equal, UInt8(ascii: "<"): .lessOrEqual, UInt8(ascii: ">"): .greaterOrEqual,
        ]
        var found = false
        for offset in right.indices.dropLast() where right[offset + 1] == UInt8(ascii: "=") {
            guard let relation = signs[right[offset]] else { continue }
            found = true
            guard let side = side(right[..<offset].trimmed) else { continue }
            right = right[(offset + 2)...].trimmed
            return (side, relation)
        }
        if found { throw LogExpectation("a view and one of its attributes, such as UIView:0x7f.top, before the relation") }
        return nil
    }

    private func side(_ text: LogText) -> Side? {
        guard let dot = text.lastIndex(of: UInt8(ascii: ".")), let attribute = LogAttributes.attribute(text[(dot + 1)...]) else {
            return nil
        }
        let item = text[..<dot]
        guard !item.isEmpty else { return nil }
        let isAppKit = item.hasPrefix("NS") && !item.hasPrefix("NSKVO")
        return Side(item: item, attribute: attribute, isCountedUpward: isAppKit && LogAttributes.isCoordinate(text[(dot + 1)...]))
    }

    /// `44`, `0.5*B.width + 8`, `B.width * 0.5`, `B.bottom NSSpace(8)`
    private func right(_ text: LogText) throws(LogExpectation) -> Right {
        var right = Right()
        if let number = text.withoutSpaceName.number {
            right.constant = number
            return right
        }
        var rest = text
        if let star = rest.firstIndex(of: UInt8(ascii: "*")), let number = rest[..<star].number {
            right.multiplier = number
            rest = rest[(star + 1)...].trimmed
        }
        // From the right: dots in names and texts come before the attribute, and only numbers behind it.
        for dot in rest.indices.reversed() where rest[dot] == UInt8(ascii: ".") {
            let word = rest[(dot + 1)...].prefix(while: \.isLetter)
            guard let attribute = LogAttributes.attribute(word), dot > rest.startIndex else { continue }
            guard let (times, plus) = tail(rest[word.endIndex...].trimmed) else { continue }
            return Right(item: rest[..<dot], attribute: attribute, multiplier: right.multiplier * times, constant: plus)
        }
        throw LogExpectation("a number, or a view and one of its attributes, behind the relation")
    }

    /// The text after the second item: a factor, a constant, a space, or nothing.
    private func tail(_ text: LogText) -> (times: Double, plus: Double)? {
        guard let first = text.first else { return (1, 0) }
        if first == UInt8(ascii: "*") {
            let factor = text.dropFirst().trimmed.prefix { !$0.isSpacing }
            guard let times = factor.number, let (more, plus) = tail(text[factor.endIndex...].trimmed) else { return nil }
            return (times * more, plus)
        }
        if text.hasPrefix("NSSpace(") || text.hasPrefix("NSLayoutAnchorConstraintSpace(") {
            return text.withoutSpaceName.number.map { (1, $0) }
        }
        guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return nil }
        let isNegative = first == UInt8(ascii: "-")
        return text.dropFirst().trimmed.withoutSpaceName.number.map { (1, isNegative ? -$0 : $0) }
    }

    /// `V.minY == 10` of AppKit as the distance of the bottoms.
    private mutating func turn(_ member: inout ConflictMember, _ head: Head) {
        member.second = items.superview(of: member.first, head.names)
        member.secondAttribute = .bottom
        member.firstAttribute = member.firstAttribute == .top ? .bottom : member.firstAttribute == .bottom ? .top : member.firstAttribute
        member.constant = -member.constant
        member.relation = member.relation.flipped
    }
}

/// The text after a body: `priority:750`, `^750`, `@750`, `Hug:251 CompressionResistance:750`.
struct Ending {
    private var priority: Double?
    private var hugging: Double?
    private var resistance: Double?

    /// The text without it.
    mutating func take(from text: LogText) -> LogText {
        var text = text
        if let offset = text.lastOccurrence(of: "CompressionResistance:") {
            resistance = text[(offset + 22)...].number
            text = text[..<offset].trimmed
        }
        if let offset = text.lastOccurrence(of: "Hug:") {
            hugging = text[(offset + 4)...].number
            text = text[..<offset].trimmed
        }
        for mark in ["priority:", "^", "@"] {
            guard let offset = text.lastOccurrence(of: mark), let value = text[(offset + mark.utf8.count)...].number else { continue }
            priority = value
            text = text[..<offset].trimmed
        }
        return text
    }

    func applied(to member: ConflictMember) -> ConflictMember {
        var member = member
        if let priority { member.priority = priority }
        if hugging != nil || resistance != nil {
            member.origin = .contentSize(hugging: hugging ?? 0, resistance: resistance ?? 0)
        }
        return member
    }
}

/// The names of attributes in logs: UIKit's names, and coordinates in constraints from autoresizing masks.
enum LogAttributes {
    static func attribute(_ word: LogText) -> Attribute? {
        guard word.count < 32 else { return nil }
        let name = word.string
        return coordinates[name] ?? (name == "notAnAttribute" || name == "none" ? nil : Attribute(named: name))
    }

    static func isCoordinate(_ word: LogText) -> Bool { ["minY", "midY", "maxY"].contains(word.string) }

    private static let coordinates: [String: Attribute] = [
        "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom, "Width": .width,
        "Height": .height, "centreX": .centerX, "centreY": .centerY,
    ]
}
