// Containers whose arrangement of children is not reproduced: the last child, or the current page, fills the container.

/// A container of two or three columns. The last column fills it.
open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    /// No effect.
    open var displayMode: DisplayMode { .secondaryOnly }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    open var preferredPrimaryColumnWidth: CGFloat = -1
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 320
    open var presentsWithGesture = true
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// No effect.
    open var splitBehavior: SplitBehavior { .automatic }
    open var preferredSupplementaryColumnWidth: CGFloat = -1
    open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
    open var minimumSupplementaryColumnWidth: CGFloat = 0
    open var maximumSupplementaryColumnWidth: CGFloat = 0
    /// The width of the primary column. No effect. It is always 0, as the column is not shown.
    open var primaryColumnWidth: CGFloat { 0 }
    /// No effect.
    open var supplementaryColumnWidth: CGFloat { 0 }
    open var primaryEdge = PrimaryEdge.leading
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    private var columns: [Column: UIViewController] = [:]

    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for gone in oldValue where !viewControllers.contains(where: { $0 === gone }) { release(gone) }
            for come in viewControllers where come.parent !== self {
                addChild(come)
                come.didMove(toParent: self)
            }
            if isViewLoaded { showLast() }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showLast()
    }

    private func showLast() {
        for hidden in viewControllers.dropLast() { hidden.viewIfLoaded?.removeFromSuperview() }
        if let last = viewControllers.last { fill(with: last) }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = Column.allCases.compactMap { columns[$0] }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// No effect.
    open func show(_ column: Column) {}
    /// No effect.
    open func hide(_ column: Column) {}
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }

    public enum Style: Int, Hashable, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }
    public enum SplitBehavior: Int, Hashable, Sendable {
        case automatic, tile, overlay, displace
    }
    public enum PrimaryEdge: Int, Hashable, Sendable {
        case leading, trailing
    }
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case none, sidebar
    }
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        case automatic, never, always
    }
    public enum Column: Int, Hashable, Sendable, CaseIterable {
        case primary, supplementary, secondary, compact
    }
    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
}

extension UIViewController {
    /// Adds a child's view so that it fills this controller's view.
    final func fill(with child: UIViewController) {
        guard child.viewIfLoaded?.superview == nil || child.view.superview !== view else { return }
        exchange(nil, for: child, animated: false) {
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
        }
    }

    final func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
