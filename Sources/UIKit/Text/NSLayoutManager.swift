// Text that is laid out in lines without a view: a text, a place for its lines, and what measures them.
//
//   NSTextStorage ──▶ NSLayoutManager ──▶ NSTextContainer        the text, the lines, the room

/// Text that layout managers lay out.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
/// let manager = NSLayoutManager()
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// print(manager.usedRect(for: container).height)
/// ```
open class NSTextStorage: NSMutableAttributedString {
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage = self
        layoutManagers.append(aLayoutManager)
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Lines of text in containers. Each container is measured as if it had all the text.
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
    open func ensureLayout(for container: NSTextContainer) {}

    /// Letters stand for glyphs.
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

    /// The rectangle of all lines, with the padding at their sides.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let text = textStorage, text.length > 0 else { return .zero }
        let padding = container.lineFragmentPadding
        let room = CGSize(width: container.size.width - 2 * padding, height: container.size.height)
        let size = text.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }
    /// Of all the text: parts of a line are not told apart.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { usedRect(for: container) }
}

/// The room that lines of text have.
open class NSTextContainer: NSObject {
    private let changed: (CGFloat) -> Void
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Zero in an axis: as much as there is.
    open var size: CGSize
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed(lineFragmentPadding) } }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    public convenience init(size: CGSize = .zero) { self.init(size: size) { _ in } }
    init(size: CGSize, _ changed: @escaping (CGFloat) -> Void) {
        (self.size, self.changed) = (size, changed)
        super.init()
    }
}
