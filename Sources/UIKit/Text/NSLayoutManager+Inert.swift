// Glyphs are neither stored nor drawn.

extension NSLayoutManager {
    /// No effect.
    public func ensureLayout(for container: NSTextContainer) {}
    /// No effect.
    public func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// No effect.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// No effect.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// No effect.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// No effect.
    public func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {}
    /// No effect.
    public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// No effect.
    public func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    /// No effect.
    public var extraLineFragmentRect: CGRect { .zero }
}

/// A delegate of a layout manager. It is not asked.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
