import QuoinText

/// The attributes of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    open internal(set) var lineSpacing: CGFloat = 0
    open internal(set) var paragraphSpacing: CGFloat = 0
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var headIndent: CGFloat = 0
    open internal(set) var tailIndent: CGFloat = 0
    open internal(set) var firstLineHeadIndent: CGFloat = 0
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open internal(set) var minimumLineHeight: CGFloat = 0
    open internal(set) var maximumLineHeight: CGFloat = 0
    open internal(set) var lineHeightMultiple: CGFloat = 0
    open internal(set) var hyphenationFactor: Float = 0
    open internal(set) var baseWritingDirection = NSWritingDirection.natural
    open internal(set) var allowsDefaultTighteningForTruncation = false
    open internal(set) var tabStops: [NSTextTab] = []
    open internal(set) var defaultTabInterval: CGFloat = 0
    open internal(set) var usesDefaultHyphenation = false
    open internal(set) var lineBreakStrategy: LineBreakStrategy = []

    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    public override init() { super.init() }
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }
    open func copy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return paragraph == other.paragraph && alignment == other.alignment && lineBreakMode == other.lineBreakMode
            && hyphenationFactor == other.hyphenationFactor && baseWritingDirection == other.baseWritingDirection
    }
    open override var hash: Int { lineSpacing.hashValue ^ paragraphSpacing.hashValue ^ alignment.rawValue }
    /// No effect.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

    func copyAttributes(of other: NSParagraphStyle) {
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        alignment = other.alignment
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        firstLineHeadIndent = other.firstLineHeadIndent
        lineBreakMode = other.lineBreakMode
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        hyphenationFactor = other.hyphenationFactor
        baseWritingDirection = other.baseWritingDirection
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        tabStops = other.tabStops
        defaultTabInterval = other.defaultTabInterval
        usesDefaultHyphenation = other.usesDefaultHyphenation
        lineBreakStrategy = other.lineBreakStrategy
    }

    var paragraph: ParagraphStyle {
        var style = ParagraphStyle()
        style.lineSpacing = Double(lineSpacing)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.lineHeightMultiple = Double(lineHeightMultiple)
        style.paragraphSpacing = Double(paragraphSpacing)
        style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        return style
    }
}
