/// Unicode's line-breaking classes after rule LB1, in the order of the generated table. `openWide` and `closeWide` are the
/// brackets of East Asian width that LB30 leaves out, `pictographReserved` the unassigned pictographs of LB30b.
enum BreakClass: UInt8 {
    case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, joiner, mark, wordJoiner, glue
    case close, closeParenthesis, exclamation, infixNumeric, solidus, open, quotation, nonStarter, breakBoth
    case contingent, breakAfter, hyphen, breakBefore, hebrew, inseparable, numeric, prefix, postfix, ideograph
    case emojiBase, emojiModifier, jamoLead, jamoVowel, jamoTrail, hangulLV, hangulLVT, flag
    case openWide, closeWide, pictographReserved
}

/// The rule for a character's width where the Latin table has no glyph, in the order of the generated table.
enum WidthKind: UInt8 {
    case plain, zero, han, kana, hangul, jamo, emoji, emojiCapable, modifier, flag, halfWidth, tab, hardBreak
}

/// The classes of one code point, from a two-stage table.
struct ScalarClass {
    let breaking: BreakClass
    let width: WidthKind

    init(_ scalar: UInt32) {
        guard scalar < UnicodeTable.limit else {
            self = ScalarClass(highPlane: scalar)
            return
        }
        let block = PackedDigits(UnicodeTable.index).two(Int(scalar >> 6))
        let combination = PackedDigits(UnicodeTable.blocks).one(block << 6 | Int(scalar & 63))
        let breakClass = PackedDigits(UnicodeTable.breakClasses).one(combination)
        breaking = BreakClass(rawValue: UInt8(truncatingIfNeeded: breakClass)) ?? .alphabetic
        let kind = PackedDigits(UnicodeTable.widthKinds).one(combination)
        width = WidthKind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .plain
    }

    /// Tags and variation selectors (plane 14) join what precedes them; the rest is private use.
    private init(highPlane scalar: UInt32) {
        let joins = scalar >= 0xE0000 && scalar < 0xE0200
        breaking = joins ? .mark : .alphabetic
        width = joins ? .zero : .plain
    }
}
