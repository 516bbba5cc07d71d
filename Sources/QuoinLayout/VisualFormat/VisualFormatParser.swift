import QuoinSolver

/// A parser of visual formats, in one pass from left to right. For each view it makes first the gap to the view before, then the
/// view's own sizes (VF-12).
struct VisualFormatParser {
    let format: VisualFormat
    var scanner: VisualFormatScanner
    var axis = Axis.horizontal
    var made: [Constraint] = []
    var row: [Item] = []

    /// `relation object @ priority`
    struct Predicate {
        var relation = Relation.equal
        var object: Object
        var priority = Priority.required
    }

    enum Object {
        case number(Double)
        case item(Item)
        /// The standard length of a `-` alone.
        case standard
    }

    init(_ format: VisualFormat) {
        self.format = format
        scanner = VisualFormatScanner(format.text)
    }

    mutating func parse() throws(VisualFormatError) -> [Constraint] {
        try parseOrientation()
        var gap: [Predicate]?
        if scanner.take("|") { gap = try parseGap() }
        try parseView(after: gap, isFirst: true)
        while true {
            let hadGap = scanner.position
            let gap = try parseGap()
            if scanner.take("|") {
                try closeAtEdge(gap)
                break
            }
            if scanner.peek() == "[" {
                try parseView(after: gap, isFirst: false)
                continue
            }
            scanner.skipBlanks()
            guard scanner.isAtEnd, hadGap == scanner.position || gap.isFlush else { throw scanner.error("Expected a view") }
            break
        }
        scanner.skipBlanks()
        guard scanner.isAtEnd else { throw scanner.error("Expected the end of the format") }
        try align()
        return made
    }

    private mutating func parseOrientation() throws(VisualFormatError) {
        let start = scanner.position
        for (letter, found) in [(Unicode.Scalar("H"), Axis.horizontal), ("V", .vertical)] where scanner.take(letter) {
            if scanner.take(":") {
                axis = found
            } else {
                scanner.position = start
            }
        }
    }

    /// Parses a gap: `''`, `-` or `-spec-`.
    private mutating func parseGap() throws(VisualFormatError) -> [Predicate] {
        guard scanner.take("-") else { return [Predicate(object: .number(0))] }
        let after = scanner.peek()
        if after == "[" || after == "|" { return [Predicate(object: .standard)] }
        // UIKit takes blanks in most places (VF-15), but not between a dash and a parenthesis.
        if after == nil || after == "(" && scanner.next != "(" { throw expectedNumber() }
        let spec = try scanner.take("(") ? parsePredicates(inView: false) : [try parseSimple()]
        guard scanner.take("-") else { throw scanner.error("Expected a '-' after a gap's length") }
        return spec
    }

    private mutating func parseSimple() throws(VisualFormatError) -> Predicate {
        if let number = scanner.number(allowsMinus: false) { return Predicate(object: .number(number)) }
        guard let name = scanner.name() else { throw expectedNumber() }
        return Predicate(object: .number(try metric(name)))
    }

    private mutating func parseView(after gap: [Predicate]?, isFirst: Bool) throws(VisualFormatError) {
        guard scanner.take("[") else { throw scanner.error("Expected a view") }
        guard let name = scanner.name() else { throw scanner.error("Expected a view name") }
        guard let item = format.items[name] else { throw scanner.error("\(name) is not a key in the views dictionary.") }
        let sizes = try scanner.take("(") ? parsePredicates(inView: true) : []
        guard scanner.take("]") else { throw scanner.error("Expected a ']' after a view") }
        if let last = row.last, let gap {
            for predicate in gap { made.append(spacing(from: last, to: item, predicate)) }
        } else if isFirst, let gap {
            let parent = try parent(of: item)
            for predicate in gap { made.append(edge(of: parent, item, isLeading: true, predicate)) }
        }
        row.append(item)
        for predicate in sizes { made.append(size(item, predicate)) }
    }

    private mutating func closeAtEdge(_ gap: [Predicate]) throws(VisualFormatError) {
        guard let item = row.last else { return }
        scanner.position -= 1
        let parent = try parent(of: item)
        scanner.position += 1
        for predicate in gap { made.append(edge(of: parent, item, isLeading: false, predicate)) }
    }

    private func parent(of item: Item) throws(VisualFormatError) -> Item {
        guard let parent = item.parent else {
            throw scanner.error("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return parent
    }

    /// Parses the text behind an opening parenthesis: predicates with commas between them, and the closing parenthesis.
    private mutating func parsePredicates(inView: Bool) throws(VisualFormatError) -> [Predicate] {
        var found: [Predicate] = []
        repeat {
            let relation = try parseRelation()
            var predicate = Predicate(relation: relation, object: try parseObject(inView: inView))
            if scanner.take("@") { predicate.priority = try parsePriority() }
            found.append(predicate)
        } while scanner.take(",")
        guard scanner.take(")") else { throw scanner.error("Expected a ')' after a list of predicates") }
        return found
    }

    private mutating func parseRelation() throws(VisualFormatError) -> Relation {
        for (scalar, relation) in [(Unicode.Scalar("="), Relation.equal), ("<", .lessOrEqual), (">", .greaterOrEqual)] {
            guard scanner.take(scalar) else { continue }
            guard scanner.next == "=" else { throw scanner.error("Expected a '=' in a relation: ==, <= or >=") }
            scanner.position += 1
            return relation
        }
        return .equal
    }

    private mutating func parseObject(inView: Bool) throws(VisualFormatError) -> Object {
        if let number = scanner.number(allowsMinus: true) { return .number(number) }
        guard let name = scanner.name() else { throw expectedNumber() }
        if inView, let item = format.items[name] { return .item(item) }
        return .number(try metric(name))
    }

    private mutating func parsePriority() throws(VisualFormatError) -> Priority {
        let value: Double
        if let number = scanner.number(allowsMinus: false) {
            value = number
        } else if let name = scanner.name() {
            value = try metric(name)
        } else {
            throw expectedNumber()
        }
        let priority = Priority(value)
        guard priority.isLegal else { throw scanner.error("Expected a priority above 0 and at most 1000") }
        return priority
    }

    private func metric(_ name: String) throws(VisualFormatError) -> Double {
        guard let value = format.metrics[name], value.isFinite else {
            throw scanner.error(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
        }
        return value
    }

    private func expectedNumber() -> VisualFormatError {
        scanner.error("Expected a number or key from the metrics dictionary, but encountered something else")
    }
}

extension [VisualFormatParser.Predicate] {
    /// Whether nothing was written between the two.
    fileprivate var isFlush: Bool {
        guard count == 1, case .number(0) = self[0].object else { return false }
        return true
    }
}
