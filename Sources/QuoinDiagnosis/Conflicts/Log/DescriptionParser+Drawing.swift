import QuoinLayout

// Bodies that are drawn: `H:|-(>=8@750)-[UILabel:0x1'Name']`, `V:[UIView:0x1(44)]`.

extension DescriptionParser {
    /// Parses a body that is drawn in visual format; nil if it is not.
    mutating func drawing(_ body: LogText, _ names: LogItems.Names) throws(LogExpectation) -> ConflictMember? {
        guard body.count > 2, body.hasPrefix("H:") || body.hasPrefix("V:") else { return nil }
        let isHorizontal = body.hasPrefix("H:")
        var ending = Ending()
        var rest = ending.take(from: body.dropFirst(2).trimmed)
        guard rest.first == UInt8(ascii: "|") || rest.first == UInt8(ascii: "[") else { return nil }
        let isRightToLeft = rest.hasSuffix("(RTL)"), isFixed = isRightToLeft || rest.hasSuffix("(LTR)")
        if isFixed { rest = rest.dropLast(5).trimmed }
        noteDirection(isRightToLeft)
        let first = try end(&rest)
        if case .item(let text, let size?) = first, rest.isEmpty {
            return ending.applied(to: try self.size(of: text, is: size, attribute: isHorizontal ? .width : .height, names: names))
        }
        let gap = try gap(&rest)
        let second = try end(&rest)
        return ending.applied(
            to: try spacing(
                from: first, gap: gap, to: second, sides: sides(isHorizontal: isHorizontal, isFixed: isFixed, isRightToLeft: isRightToLeft),
                names: names))
    }

    private enum End {
        case superview
        case item(LogText, size: LogText?)
    }

    private struct Gap {
        var relation = Relation.equal
        var constant = 0.0
        var priority = 1000.0
    }

    /// Returns the edges that a gap is between: the near one is read first.
    private func sides(isHorizontal: Bool, isFixed: Bool, isRightToLeft: Bool) -> (near: Attribute, far: Attribute) {
        if !isHorizontal { return (.top, .bottom) }
        if !isFixed { return (.leading, .trailing) }
        return isRightToLeft ? (.right, .left) : (.left, .right)
    }

    /// `|`, `[item]` or `[item(size)]`
    private func end(_ rest: inout LogText) throws(LogExpectation) -> End {
        if rest.first == UInt8(ascii: "|") {
            rest = rest.dropFirst()
            return .superview
        }
        guard rest.first == UInt8(ascii: "[") else { throw LogExpectation("a view in brackets, or the superview's bar") }
        let inside = rest.dropFirst()
        guard let close = closing(inside) else { throw LogExpectation("a closing bracket") }
        rest = rest[(close + 1)...]
        let content = inside[..<close]
        guard content.last == UInt8(ascii: ")"), let open = opening(content) else { return .item(content, size: nil) }
        return .item(content[..<open], size: content[(open + 1)...].dropLast())
    }

    /// The bracket that ends an item: behind the text that an item may show, whatever stands in it.
    private func closing(_ text: LogText) -> Int? {
        let bracket = UInt8(ascii: "]")
        guard let quote = text.firstIndex(of: UInt8(ascii: "'")), let plain = text.firstIndex(of: bracket), quote < plain else {
            return text.firstIndex(of: bracket)
        }
        var index = quote + 1
        while index + 1 < text.endIndex {
            if text[index] == UInt8(ascii: "'") {
                if text[index + 1] == bracket { return index + 1 }
                if text[index + 1] == UInt8(ascii: "("), let end = text.firstOccurrence(of: ")]", from: index) { return end + 1 }
            }
            index += 1
        }
        return plain
    }

    /// The parenthesis in which the size stands: the first behind the item's text.
    private func opening(_ content: LogText) -> Int? {
        let start = content.lastOccurrence(of: "'(") ?? content.startIndex
        return content[start...].firstIndex(of: UInt8(ascii: "("))
    }

    /// `-(8)-`, `-8-`, `-` or nothing
    private func gap(_ rest: inout LogText) throws(LogExpectation) -> Gap {
        guard rest.first == UInt8(ascii: "-") else { return Gap() }
        let inside = rest.dropFirst()
        // The next item begins behind the gap's last dash.
        guard let end = inside.firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "|") }) else {
            throw LogExpectation("a view or a bar behind the gap")
        }
        rest = inside[end...]
        var text = inside[..<end].trimmed
        if text.isEmpty { return Gap(constant: 8) }
        if text.last == UInt8(ascii: "-") { text = text.dropLast().trimmed }
        if text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") { text = text.dropFirst().dropLast() }
        var gap = Gap()
        guard let constant = predicate(text, relation: &gap.relation, priority: &gap.priority).number else {
            throw LogExpectation("a number between the views")
        }
        gap.constant = constant
        return gap
    }

    /// The text between the relation and the priority, free of its wrapping.
    private func predicate(_ text: LogText, relation: inout Relation, priority: inout Double) -> LogText {
        var text = text.trimmed
        for (sign, meaning) in [("==", Relation.equal), (">=", .greaterOrEqual), ("<=", .lessOrEqual)] where text.hasPrefix(sign) {
            relation = meaning
            text = text.dropFirst(2).trimmed
        }
        if let at = text.lastIndex(of: UInt8(ascii: "@")), let value = text[(at + 1)...].number {
            priority = value
            text = text[..<at].trimmed
        }
        return text.withoutSpaceName
    }

    private mutating func size(
        of item: LogText, is size: LogText, attribute: Attribute, names: LogItems.Names
    ) throws(LogExpectation) -> ConflictMember {
        var (relation, priority) = (Relation.equal, 1000.0)
        let value = predicate(size, relation: &relation, priority: &priority)
        if let number = value.number {
            return ConflictMember(
                id: "", item: items.index(of: item, names), attribute: attribute, relatedBy: relation, constant: number, priority: priority)
        }
        guard value.firstOccurrence(of: ":") != nil || names.addresses[value.string] != nil else {
            throw LogExpectation("a number as the size")
        }
        let (first, second) = (items.index(of: item, names), items.index(of: value, names))
        return ConflictMember(
            id: "", item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: attribute, priority: priority)
    }

    private mutating func spacing(
        from first: End, gap: Gap, to second: End, sides: (near: Attribute, far: Attribute), names: LogItems.Names
    ) throws(LogExpectation) -> ConflictMember {
        // Read from right to left, a distance goes toward smaller numbers.
        let isTurned = sides.near == .right
        let relation = isTurned ? gap.relation.flipped : gap.relation
        let constant = isTurned ? -gap.constant : gap.constant
        func member(_ first: (item: Int, attribute: Attribute), to second: (item: Int, attribute: Attribute)) -> ConflictMember {
            ConflictMember(
                id: "", item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item, attribute: second.attribute,
                constant: constant, priority: gap.priority)
        }
        switch (first, second) {
        case (.superview, .item(let text, _)):
            let child = items.index(of: text, names)
            return member((child, sides.near), to: (items.superview(of: child, names), sides.near))
        case (.item(let text, _), .superview):
            let child = items.index(of: text, names)
            return member((items.superview(of: child, names), sides.far), to: (child, sides.far))
        case (.item(let text, _), .item(let other, _)):
            let before = items.index(of: text, names)
            return member((items.index(of: other, names), sides.near), to: (before, sides.far))
        case (.superview, .superview): throw LogExpectation("a view")
        }
    }
}

extension LogText {
    /// `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)` as `8`.
    var withoutSpaceName: LogText {
        guard last == UInt8(ascii: ")"), hasPrefix("NSSpace(") || hasPrefix("NSLayoutAnchorConstraintSpace("),
            let open = firstIndex(of: UInt8(ascii: "("))
        else { return self }
        return self[(open + 1)...].dropLast()
    }
}
