/// The layout during a transition between two layouts.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public final let currentLayout: UICollectionViewLayout
    public final let nextLayout: UICollectionViewLayout
    open var transitionProgress: CGFloat = 0

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
