import QuoinText

/// How lines lie between their margins.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    var lineBreakMode: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .truncateTail }
}

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The attributes of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var headIndent: CGFloat = 0
    open fileprivate(set) var tailIndent: CGFloat = 0
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    open fileprivate(set) var hyphenationFactor: Float = 0
    open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
    open fileprivate(set) var allowsDefaultTighteningForTruncation = false
    open fileprivate(set) var tabStops: [NSTextTab] = []
    open fileprivate(set) var defaultTabInterval: CGFloat = 0
    open fileprivate(set) var usesDefaultHyphenation = false
    open fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []

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
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

    fileprivate func take(_ other: NSParagraphStyle) {
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

/// The attributes of a paragraph, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override init() { super.init() }

    fileprivate init(_ other: NSParagraphStyle) {
        super.init()
        take(other)
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { super.usesDefaultHyphenation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
}
