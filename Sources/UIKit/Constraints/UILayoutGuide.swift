import QuoinLayout

/// A rectangle without a view that takes part in layout.
///
/// ```swift
/// let middle = UILayoutGuide()
/// view.addLayoutGuide(middle)
/// middle.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    nonisolated(unsafe) final let item: Item
    private var storedIdentifier = ""
    var associations: Associations?
    final var sideAnchors: SideAnchors = [:]

    public override init() {
        let item = GuideItem(kind: .guide)
        self.item = item
        super.init()
        item.guide = self
    }

    public required init?(coder: NSCoder) {
        let item = GuideItem(kind: .guide)
        self.item = item
        super.init()
        item.guide = self
    }

    /// Makes the guide for an item that the engine or a behavior made.
    init(showing item: Item, identifier: String? = nil) {
        self.item = item
        storedIdentifier = identifier ?? item.name ?? ""
        super.init()
    }

    deinit { (item as? GuideItem)?.guide = nil }

    /// The rectangle in the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { owningView?.frame(of: item.behavior) ?? CGRect(item.frame) }

    /// The view to which the guide was added with ``UIView/addLayoutGuide(_:)``.
    open weak var owningView: UIView? {
        get { (item.parent as? ViewItem)?.view }
        set {
            guard newValue !== owningView else { return }
            owningView?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// A name for logs.
    open var identifier: String {
        get { storedIdentifier }
        set {
            storedIdentifier = newValue
            item.name = newValue.isEmpty ? nil : newValue
        }
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }

    /// The constraints that determine the guide on an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(affecting: item, axis) ?? []
    }

    /// Whether constraints leave the guide's position or size ambiguous, for debugging.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(item) ?? false }

    nonisolated open override var description: String {
        onMain {
            "<\(className(self)): \(address(self)) - \"\(identifier)\", layoutFrame = \(text(layoutFrame)), owningView = \(owningView.map { "\($0)" } ?? "(null)")>"
        }
    }
}

extension UILayoutGuide: @preconcurrency AssociationHolder {}
