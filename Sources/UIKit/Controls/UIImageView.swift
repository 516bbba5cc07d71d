import QuoinBehaviors
import QuoinLayout

/// A view that shows an image. Its content size is the image's size.
open class UIImageView: UIView {
    private let picture = ImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
        self.highlightedImage = highlightedImage
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImageView()
    }

    private func setUpImageView() {
        item.behavior = picture
        declarePlain(UIImageView.self)
    }

    private var shown: UIImage?
    /// The image, whose size in points is the view's content size.
    open var image: UIImage? {
        get { shown }
        set {
            shown = newValue
            measure()
        }
    }
    /// Updates the content size. A symbol has the size of its configuration, the image's own or the view's.
    private func measure() {
        let sized = preferredSymbolConfiguration.flatMap { shown?.withConfiguration($0) } ?? shown
        picture.imageSize = sized.map { $0.size.layoutSize }
        picture.imageAlignment = sized?.alignmentRectInsets.layoutInsets ?? .zero
        noteEngineChange()
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var adjustsImageWhenAncestorFocused = false
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { measure() } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Whether ``startAnimating()`` was called last. The image does not change.
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    open func stopAnimating() { isAnimating = false }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
    override var receivesTouches: Bool { false }
}
