import QuoinBehaviors
import QuoinLayout

/// The area above or below a controller's content: `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered length of the view in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The layout support of a controller's view: a guide as high as the covered area (GD-2). It has the name that logs show.
@MainActor
final class _UILayoutGuide: NSObject, UILayoutSupport {
    nonisolated(unsafe) let item = GuideItem(kind: .guide)
    var sideAnchors: SideAnchors = [:]

    init(_ edge: NSLayoutConstraint.Attribute, of view: UIView) {
        super.init()
        item.support = self
        try? view.item.add(item)
        item.behavior = CoveredEdge(isTop: edge == .top)
    }

    deinit { item.support = nil }

    var length: CGFloat {
        (item.parent as? ViewItem)?.view?.layoutIfNeeded()
        return CGFloat(item.frame.height)
    }
    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
}

/// A guide from an edge of the view to its safe area.
private final class CoveredEdge: AttachedBehavior {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
    }

    override var wantsDidLayOut: Bool { false }

    override func constraints(for item: Item) -> [Constraint] {
        guard let view = item.parent else { return [] }
        let safe = view.guide(for: .safeArea)
        return isTop
            ? [item.top.equal(to: view.top), item.bottom.equal(to: safe.top)]
            : [item.bottom.equal(to: view.bottom), item.top.equal(to: safe.bottom)]
    }
}

/// A constraint of a layout support, in the class that UIKit's logs name. UIKit sets the height of the guide as a number;
/// here the guide ends at the safe area, and the constraint shows the number that comes of it.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
    /// Whether the constraint decides how high the guide is, not where it begins.
    private var decidesHeight: Bool {
        guard let second = value?.second else { return false }
        return second.kind != .view
    }

    override var constant: CGFloat {
        get { decidesHeight ? CGFloat(value?.first.frame.height ?? 0) : super.constant }
        set { super.constant = newValue }
    }

    override var description: String {
        onMain {
            var text = ConstraintText(self)
            if decidesHeight, let guide = value?.first {
                text.constraint = Constraint(item: guide, attribute: .height, constant: Double(constant))
            }
            return text.description
        }
    }
}
