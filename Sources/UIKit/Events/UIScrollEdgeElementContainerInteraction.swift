/// The interaction of a view that lies over an edge of a scroll view, for the effect at that edge. No effect. Nothing is drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
    open private(set) weak var view: UIView?

    public override init() { super.init() }
    public init(scrollView: UIScrollView, edge: UIRectEdge) {
        self.scrollView = scrollView
        self.edge = edge
        super.init()
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
