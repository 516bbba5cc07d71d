/// A text made ready for line breaking: one entry per Unicode scalar, of all runs in order.
///
///     scalar      T  h  e  ␠  e  n  d
///     advance     …  …  …  …  …  …  …     width, and kerning with the scalar before
///     mark        c  c  c  cs bc c  c     c: starts a cluster, b: a line may start here, s: space, …
///
/// Everything that follows works on these two arrays and is linear in their length.
struct PreparedText {
    struct Mark: OptionSet {
        let rawValue: UInt8
        static let mayBreakBefore = Mark(rawValue: 1)
        static let mustBreakBefore = Mark(rawValue: 2)
        static let startsCluster = Mark(rawValue: 4)
        /// Hangs at the end of a line instead of breaking it.
        static let space = Mark(rawValue: 8)
        static let tab = Mark(rawValue: 16)
        static let softHyphen = Mark(rawValue: 32)
        static let hardBreak = Mark(rawValue: 64)
        static let hanging: Mark = [.space, .hardBreak]
    }

    private(set) var advances: [ScalarAdvance] = []
    private(set) var marks: [Mark] = []
    /// The first scalar of each run.
    private(set) var runStarts: [Int] = []
    private(set) var trust = TextTrust(.fontFile)

    var count: Int { marks.count }

    init(_ text: AttributedText, _ measurer: some TextMeasurer) {
        var classes: [BreakClass] = []
        for run in text.runs {
            runStarts.append(classes.count)
            let runTrust = measurer.appendAdvances(of: run.text, in: run.font, to: &advances)
            trust = trust.joined(runTrust)
            appendClasses(of: run.text, to: &classes)
            settle(from: runStarts.last ?? 0, count: classes.count, kern: run.kern)
            if let object = run.object, !advances.isEmpty, object.width.isFinite {
                advances[advances.count - 1] = ScalarAdvance(width: max(0, object.width))
            }
        }
        markBreaks(classes)
    }

    private mutating func appendClasses(of text: String, to classes: inout [BreakClass]) {
        var text = text
        text.withUTF8 { bytes in
            classes.reserveCapacity(classes.count + bytes.count)
            marks.reserveCapacity(marks.count + bytes.count)
            var cursor = ScalarCursor(bytes)
            while let scalar = cursor.next() {
                let breaking = ScalarClass(scalar).breaking
                classes.append(breaking)
                marks.append(Self.mark(scalar, breaking))
            }
        }
    }

    private static func mark(_ scalar: UInt32, _ breaking: BreakClass) -> Mark {
        switch breaking {
        case .space: return .space
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: return .hardBreak
        case .zeroWidthSpace: return .space
        default: break
        }
        if scalar == 0x09 { return .tab }
        if scalar == 0xAD { return .softHyphen }
        // Spaces of a fixed width hang as well; the ideographic one too.
        return scalar >= 0x2000 && scalar <= 0x200A || scalar == 0x3000 ? .space : []
    }

    /// Holds a measurer to one finite advance per scalar, and adds the run's own spacing.
    private mutating func settle(from start: Int, count: Int, kern: Double) {
        if advances.count > count { advances.removeLast(advances.count - count) }
        while advances.count < count { advances.append(ScalarAdvance(width: 0)) }
        for index in start..<count {
            let advance = advances[index]
            if !(advance.width.isFinite && advance.kerning.isFinite) { advances[index] = ScalarAdvance(width: 0) }
            if !marks[index].isDisjoint(with: [.hardBreak, .softHyphen]) { advances[index] = ScalarAdvance(width: 0) }
            if kern != 0 && advances[index].width != 0 { advances[index].width += kern }
        }
    }

    private mutating func markBreaks(_ classes: [BreakClass]) {
        var breaker = LineBreaker()
        for (index, breaking) in classes.enumerated() {
            let ahead = breaking.isOpen ? Self.base(after: index, in: classes) : nil
            let boundary = breaker.boundary(before: breaking, ahead: ahead)
            switch boundary {
            case .mandatory: marks[index].insert([.mustBreakBefore, .startsCluster])
            case .allowed: marks[index].insert([.mayBreakBefore, .startsCluster])
            case .prohibited: if advances[index].width > 0 { marks[index].insert(.startsCluster) }
            }
        }
    }

    /// The class of the next scalar that is no mark.
    private static func base(after index: Int, in classes: [BreakClass]) -> BreakClass? {
        var next = index + 1
        while next < classes.count && classes[next].isMark { next += 1 }
        return next < classes.count ? classes[next] : nil
    }
}
