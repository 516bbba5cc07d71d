/// Unicode's line breaking algorithm (UAX #14), which decides where a line may end, one boundary at a time.
///
///     before ──▶ state ──▶ rules in order, the first that matches decides ──▶ after
///
/// A boundary depends on the class before it, the last class before any spaces, and a few open sequences (a number, a pair of
/// flags, a Hebrew hyphen), so one pass with constant state suffices. Numbers follow the tailoring that the conformance file
/// uses (the regular expression of LB25). Thai, Lao, Khmer and Burmese, which need a dictionary, break only at spaces.
struct LineBreaker {
    enum Boundary { case prohibited, allowed, mandatory }

    /// The part of a number that was read: NU (NU|SY|IS)*, then perhaps a closing bracket.
    private enum Number { case none, digits, closed }

    /// The class before the boundary; marks have the class of their base.
    private var last: BreakClass?
    /// The class before the boundary and any spaces in front of it.
    private var base: BreakClass?
    private var afterJoiner = false
    private var afterHebrewHyphen = false
    /// Whether an odd number of regional indicators precedes the boundary: the next one completes a flag.
    private var oddFlags = false
    private var number = Number.none

    /// The boundary before a scalar of class `raw`. `ahead` is the class after it and its marks; only where `raw` is an opening
    /// bracket does it matter.
    mutating func boundary(before raw: BreakClass, ahead: BreakClass?) -> Boundary {
        defer { afterJoiner = raw == .joiner }
        guard let last else {
            // Marks at the start stand alone (LB10), and nothing breaks there (LB2).
            advance(over: raw.isMark ? .alphabetic : raw)
            return .prohibited
        }
        if let hard = hardBoundary(after: last, before: raw) {
            advance(over: raw.isMark ? .alphabetic : raw)
            return hard
        }
        if raw.isMark && last != .space && last != .zeroWidthSpace { return .prohibited }
        let current = raw.isMark ? .alphabetic : raw
        let boundary = softBoundary(after: last, before: current, ahead: ahead)
        advance(over: current)
        return boundary
    }

    /// The rules LB4 to LB7; nil if none of them decides.
    private func hardBoundary(after last: BreakClass, before raw: BreakClass) -> Boundary? {
        switch last {
        case .mandatory, .lineFeed, .nextLine: return .mandatory
        case .carriageReturn: return raw == .lineFeed ? .prohibited : .mandatory
        default: break
        }
        switch raw {
        case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: return .prohibited
        default: return nil
        }
    }

    /// The rules LB8 to LB18, which ignore spaces, then those for neighbors.
    private func softBoundary(after last: BreakClass, before current: BreakClass, ahead: BreakClass?) -> Boundary {
        if base == .zeroWidthSpace { return .allowed }
        if afterJoiner || current == .wordJoiner || last == .wordJoiner || last == .glue { return .prohibited }
        if current == .glue && !last.isIn(.space, .breakAfter, .hyphen) { return .prohibited }
        if current == .exclamation || current.endsNumber && last != .numeric { return .prohibited }
        if keepsThroughSpaces(current) { return .prohibited }
        if last == .space { return .allowed }
        if current == .quotation || last == .quotation { return .prohibited }
        if current == .contingent || last == .contingent { return .allowed }
        return joins(last, with: current, ahead: ahead) ? .prohibited : .allowed
    }

    /// The rules LB14 to LB17.
    private func keepsThroughSpaces(_ current: BreakClass) -> Bool {
        switch base {
        case .open, .openWide: true
        case .quotation: current.isOpen
        case .close, .closeParenthesis, .closeWide: current == .nonStarter
        case .breakBoth: current == .breakBoth
        default: false
        }
    }

    /// The rules LB21 to LB30b.
    private func joins(_ last: BreakClass, with current: BreakClass, ahead: BreakClass?) -> Bool {
        switch current {
        case .breakAfter, .hyphen, .nonStarter, .inseparable: return true
        case .hebrew where last == .solidus: return true
        default: break
        }
        if last == .breakBefore || afterHebrewHyphen { return true }
        return joinsNumber(last, with: current, ahead: ahead) || joinsLetters(last, current) || joinsHangul(last, current)
            || joinsPictographs(last, current)
    }

    /// The rule LB25, tailored.
    private func joinsNumber(_ last: BreakClass, with current: BreakClass, ahead: BreakClass?) -> Bool {
        if number == .digits && (current == .numeric || current.endsNumber) { return true }
        if number != .none && current.isAffix { return true }
        if current == .numeric { return last.isAffix || last.isOpen || last == .hyphen }
        return last.isAffix && current.isOpen && ahead == .numeric
    }

    /// The rules LB23, LB24 and LB28 to LB30.
    private func joinsLetters(_ last: BreakClass, _ current: BreakClass) -> Bool {
        if current.isLetter {
            return last.isLetter || last == .numeric || last.isAffix || last == .infixNumeric || last == .closeParenthesis
        }
        if last.isLetter { return current == .numeric || current.isAffix || current == .open }
        return last == .numeric && current == .open || last == .closeParenthesis && current == .numeric
    }

    /// The rules LB26 and LB27.
    private func joinsHangul(_ last: BreakClass, _ current: BreakClass) -> Bool {
        switch last {
        case .jamoLead: return current.isIn(.jamoLead, .jamoVowel, .hangulLV, .hangulLVT, .postfix)
        case .jamoVowel, .hangulLV: return current.isIn(.jamoVowel, .jamoTrail, .postfix)
        case .jamoTrail, .hangulLVT: return current.isIn(.jamoTrail, .postfix)
        case .prefix: return current.isIn(.jamoLead, .jamoVowel, .jamoTrail, .hangulLV, .hangulLVT)
        default: return false
        }
    }

    /// The rules LB23a, LB30a and LB30b.
    private func joinsPictographs(_ last: BreakClass, _ current: BreakClass) -> Bool {
        if last.isIdeograph && current == .postfix || last == .prefix && current.isIdeograph { return true }
        if last == .flag && current == .flag { return oddFlags }
        return (last == .emojiBase || last == .pictographReserved) && current == .emojiModifier
    }

    private mutating func advance(over current: BreakClass) {
        afterHebrewHyphen = last == .hebrew && (current == .hyphen || current == .breakAfter)
        oddFlags = current == .flag && !(last == .flag && oddFlags)
        switch current {
        case .numeric: number = .digits
        case .solidus, .infixNumeric: break
        case .close, .closeParenthesis, .closeWide: number = number == .digits ? .closed : .none
        default: number = .none
        }
        if number == .closed && (current == .solidus || current == .infixNumeric) { number = .none }
        last = current
        if current != .space { base = current }
    }
}

extension BreakClass {
    /// Whether the class is one of up to five; a variadic parameter would allocate an array.
    @inline(__always)
    func isIn(
        _ a: BreakClass, _ b: BreakClass, _ c: BreakClass? = nil, _ d: BreakClass? = nil, _ e: BreakClass? = nil
    ) -> Bool {
        self == a || self == b || self == c || self == d || self == e
    }

    var isMark: Bool { self == .mark || self == .joiner }
    var isOpen: Bool { self == .open || self == .openWide }
    var isAffix: Bool { self == .prefix || self == .postfix }
    var isLetter: Bool { self == .alphabetic || self == .hebrew }
    var isIdeograph: Bool { isIn(.ideograph, .emojiBase, .emojiModifier, .pictographReserved) }
    /// Whether the tailoring lets the class follow a number (LB13).
    var endsNumber: Bool { isIn(.close, .closeParenthesis, .closeWide, .infixNumeric, .solidus) }
}
