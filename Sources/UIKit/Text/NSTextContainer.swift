/// The area for lines of text.
open class NSTextContainer: NSObject {
    private let changed: (CGFloat) -> Void
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The size of the area. Zero in an axis means no limit.
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
