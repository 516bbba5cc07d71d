/// An iteration over a text that yields what each scalar adds to the width in the system font.
///
/// The state is what a scalar's width depends on beyond itself: the glyph before it, for kerning, and whether an emoji or
/// a Hangul syllable is still open. Widths of other scripts are per em and were measured on few files; see the doubts.
struct SystemWalk {
    struct Step {
        var kerning = 0
        var advance = 0
        /// 1 where the glyph gets tracking.
        var tracked = 0
    }

    private let face: SystemFace
    private(set) var doubts: TextDoubts = []
    private var previousGlyph = 0
    private var open = Open.nothing

    /// The kind of cluster that a following scalar may join without a width of its own.
    private enum Open { case nothing, emoji, joinedEmoji, flag, syllable }

    init(_ face: SystemFace) { self.face = face }

    @inline(__always)
    mutating func step(_ cursor: inout ScalarCursor) -> Step? {
        guard let scalar = cursor.next() else { return nil }
        let glyph = SystemFontTable.glyph(scalar)
        if glyph == 0 || cursor.emojiFormFollows { return other(scalar, glyph: glyph, emojiForm: cursor.emojiFormFollows) }
        return letter(scalar, glyph)
    }

    /// A character of the Latin table, or of Helvetica Neue's.
    @inline(__always)
    private mutating func letter(_ scalar: UInt32, _ glyph: Int) -> Step {
        open = .nothing
        if let fixed = face.fixed {
            previousGlyph = 0
            return Step(advance: fixed, tracked: 1)
        }
        if scalar == 0x20, let space = face.space {
            previousGlyph = 0
            return Step(advance: space, tracked: 1)
        }
        if let helvetica = face.helvetica, let index = HelveticaTable.index(of: scalar) {
            previousGlyph = 0
            return Step(advance: helvetica.two(index), tracked: 1)
        }
        let kerning = SystemFontTable.kerning(previousGlyph, glyph, display: face.isDisplay)
        previousGlyph = glyph
        doubts.formUnion(SystemFontTable.doubt(glyph))
        return Step(kerning: kerning, advance: SystemFontTable.advance(glyph, column: face.column), tracked: 1)
    }

    private mutating func other(_ scalar: UInt32, glyph: Int, emojiForm: Bool) -> Step {
        let kind = ScalarClass(scalar).width
        if kind == .zero || kind == .hardBreak { return zero(scalar, kind) }
        if kind == .modifier && open == .emoji { return Step() }
        if kind == .jamo && open == .syllable { return Step() }
        if kind == .flag && open == .flag {
            open = .emoji
            return Step()
        }
        if glyph != 0 && kind != .emojiCapable && !isKeycap(scalar) { return letter(scalar, glyph) }
        let pictograph = emojiForm || [.emoji, .emojiCapable, .modifier, .flag].contains(kind)
        if pictograph && open == .joinedEmoji {
            open = .emoji
            return Step()
        }
        previousGlyph = 0
        open = kind == .flag ? .flag : pictograph ? .emoji : kind == .hangul ? .syllable : .nothing
        return Step(advance: units(kind, pictograph: pictograph))
    }

    /// Marks keep what is open; a joiner after an emoji lets the next one join. A hard break or control ends everything.
    private mutating func zero(_ scalar: UInt32, _ kind: WidthKind) -> Step {
        if scalar == 0x200D && open == .emoji { open = .joinedEmoji }
        if kind == .hardBreak || scalar < 0x20 {
            open = .nothing
            previousGlyph = 0
        }
        return Step()
    }

    private func isKeycap(_ scalar: UInt32) -> Bool {
        scalar == 0x23 || scalar == 0x2A || scalar >= 0x30 && scalar <= 0x39
    }

    private mutating func units(_ kind: WidthKind, pictograph: Bool) -> Int {
        if pictograph {
            doubts.insert(.emoji)
            // Small ones are larger for their size: at 17 points four of four in three repositories are 23 wide, and at 38 five of five 43.
            return face.isDisplay ? 1125 : 1340
        }
        switch kind {
        case .han:
            doubts.insert(.han)
            return 1022
        case .kana, .halfWidth:
            doubts.insert(.kana)
            return kind == .kana ? 1022 : 511
        case .hangul, .jamo:
            doubts.insert(.hangul)
            return face.syllable ?? (face.isDisplay ? 859 : 866)
        case .tab:
            doubts.insert(.tabulator)
            return 1000
        default:
            doubts.insert(.unknownScript)
            return 600
        }
    }
}
