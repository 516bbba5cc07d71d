// Text layout without a view: a text storage, a layout manager and containers.
//
//   NSTextStorage ──▶ NSLayoutManager ──▶ NSTextContainer        the text, the lines, the space for them

import QuoinText

/// A layout manager. Each container is laid out as if it contained the whole text.
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public override init() { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        container.layoutManager = self
        textContainers.append(container)
    }
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index).layoutManager = nil }
    }
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesDefaultHyphenation = false
    open var limitsLayoutForSuspiciousContents = false
    /// Moves the layout manager to another text.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        textStorage?.removeLayoutManager(self)
        newTextStorage.addLayoutManager(self)
    }

    /// The number of glyphs, which is that of characters.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The rectangle of all lines with their padding.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.used) }
        guard !rect.isNull else { return .zero }
        let grid = TextGrid(scale: 64)
        return CGRect(x: 0, y: 0, width: grid.up(Double(rect.maxX)), height: grid.up(Double(rect.maxY)))
    }
    /// The rectangle of the lines that contain the characters, each at its used width.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rect = fragments(in: container).filter { $0.overlaps(glyphRange) }.reduce(CGRect.null) { $0.union($1.used) }
        return rect.isNull ? .zero : rect
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in fragments(in: container) where line.overlaps(glyphRange) && !stop.boolValue {
            block(line.rect, line.used, container, line.range, &stop)
        }
    }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        let line = firstLine(of: glyphIndex)
        effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
        return line?.rect ?? .zero
    }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        let line = firstLine(of: glyphIndex)
        effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
        return line?.used ?? .zero
    }
    /// The index of the character nearest to a point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        let lines = fragments(in: container)
        guard let text = textStorage, let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        var (low, high) = (0, line.range.length)
        while high - low > 1 {
            let middle = (low + high) / 2
            let start = text.attributedSubstring(from: NSRange(location: line.range.location, length: middle)).size().width
            if line.used.minX + container.lineFragmentPadding + start <= point.x { low = middle } else { high = middle }
        }
        return line.range.location + low
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        let rect = boundingRect(forGlyphRange: NSRange(location: glyphIndex(for: point, in: container), length: 1), in: container)
        return rect.width > 0 ? min(max((point.x - rect.minX) / rect.width, 0), 1) : 0
    }
    /// The glyphs of the lines that a rectangle meets.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = fragments(in: container).filter { !$0.rect.intersection(bounds).isEmpty }
        return lines.dropFirst().reduce(lines.first?.range ?? NSRange(location: 0, length: 0)) { NSUnionRange($0, $1.range) }
    }
    /// Calls a block with the rectangle of each line that contains some of the glyphs.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in fragments(in: textContainer) where line.overlaps(glyphRange) && !stop.boolValue { block(line.used, &stop) }
    }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }

    /// No effect.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// No effect.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// A line: its rectangle, its used rectangle and the range of its characters.
    private struct Fragment {
        var rect: CGRect
        var used: CGRect
        var range: NSRange
        func overlaps(_ other: NSRange) -> Bool { NSIntersectionRange(range, other).length > 0 }
    }

    private func firstLine(of index: Int) -> Fragment? {
        guard let container = textContainers.first else { return nil }
        return fragments(in: container).first { NSLocationInRange(index, $0.range) }
    }

    private func fragments(in container: NSTextContainer) -> [Fragment] {
        guard let text = textStorage, text.length > 0 else { return [] }
        let padding = container.lineFragmentPadding, whole = container.size.width
        let isLimited = whole > 0 && whole < 1e7
        let limits = TextLimits(
            width: isLimited ? Double(max(0, whole - 2 * padding)) : nil, lines: container.maximumNumberOfLines,
            lineBreakMode: container.lineBreakMode.lineBreakMode)
        let content = text.attributedText(font: .named("Helvetica", size: 12))
        // The offsets of scalars in UTF-16 units.
        var units = [0]
        for scalar in text.string.unicodeScalars { units.append(units[units.count - 1] + (scalar.value > 0xFFFF ? 2 : 1)) }
        return SystemTextMeasurer().lines(of: content, within: limits).map { line in
            let (start, end) = (units[line.scalars.lowerBound], units[line.scalars.upperBound])
            let used = CGRect(x: line.indent, y: line.top, width: line.width + 2 * Double(padding), height: line.height)
            return Fragment(
                rect: isLimited ? CGRect(x: 0, y: used.minY, width: whole, height: used.height) : used, used: used,
                range: NSRange(location: start, length: end - start))
        }
    }
}
