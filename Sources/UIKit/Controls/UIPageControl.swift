import QuoinBehaviors

open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.pages(count: 0))
        declarePlain(UIPageControl.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.pages(count: 0))
    }
    open var numberOfPages = 0 {
        didSet {
            (item.behavior as? Control)?.kind = .pages(count: max(0, numberOfPages))
            noteEngineChange()
        }
    }
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var defersCurrentPageDisplay = false
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    /// No effect.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = UIPageControl()
        pages.numberOfPages = pageCount
        return pages.intrinsicContentSize
    }
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic, prominent, minimal
    }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}
