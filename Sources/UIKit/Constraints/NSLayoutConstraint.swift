import QuoinBehaviors
import QuoinLayout

/// A wish about one or two views or guides: `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// ```swift
/// let gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
/// gap.priority = .defaultHigh
/// gap.isActive = true                 // recorded on the nearest common ancestor; nothing is solved yet
/// gap.constant = 12                   // the cheapest change there is
/// ```
///
/// What UIKit raises as an exception goes, word for word, to ``UIKitEnvironment/log``; the constraint stays inactive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Nil for one that was made without items, or that cannot be.
    final var value: Constraint?
    final var installed: InstalledConstraint?
    /// Its place in the order of activation.
    final var activation: UInt64 = 0
    /// Set where ``value`` compares distances (``NSLayoutXAxisAnchor/anchorWithOffset(to:)``).
    final var isSystemSpacing = false
    private var storedIdentifier: String?
    private var storedPriority = UILayoutPriority.required

    public override init() { super.init() }

    /// A constraint between two views or guides, or between one and a number.
    ///
    /// - Parameters:
    ///   - view1: A `UIView`, `UILayoutGuide` or `UILayoutSupport`.
    ///   - view2: Nil: `view1`'s width or height is compared with the constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        guard let first = layoutItem(of: view1) else {
            refuse(isNone(view1) ? .noFirstItem : .notAnItem, of: isNone(view1) ? nil : view1)
            return
        }
        let second = view2.flatMap(layoutItem)
        if let view2, second == nil, !isNone(view2) {
            refuse(.notAnItem, of: view1)
            return
        }
        take(
            Constraint(
                first, attr1.layoutAttribute, relation.layoutRelation, second, attr2.layoutAttribute,
                multiplier: Double(multiplier), constant: Double(c)))
    }

    /// Checks V2 to V7 and keeps the value, or says why not.
    final func take(_ value: Constraint) {
        do throws(ConstraintError) {
            try value.validate()
            self.value = value
        } catch {
            refuse(error, of: face(of: value.first))
        }
    }

    private func refuse(_ error: ConstraintError, of first: Any?) {
        let exception = error.exception
        // CM-15: old systems name the method, new ones the first item.
        let isOld = UIKitEnvironment.current.system < .ios11
        let prefix =
            isOld
            ? "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
            : "NSLayoutConstraint for \(first.map { "\($0)" } ?? "(null)"): "
        UIKitState.raise(exception.name, error.isRaisedOnCreation ? prefix + exception.reason : exception.reason)
    }

    // MARK: What it relates

    /// The first view or guide; nil once it has gone.
    public final var firstItem: AnyObject? { value.flatMap { face(of: $0.first) } }
    /// The second view or guide.
    public final var secondItem: AnyObject? { value?.second.flatMap { face(of: $0) } }
    /// The first view's or guide's anchor.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(untyped: value?.first ?? Item(), value?.firstAttribute ?? .none)
    }
    /// The second one's; nil where a size is compared with a number.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
        value.flatMap { value in value.second.map { NSLayoutAnchor(untyped: $0, value.secondAttribute) } }
    }
    public final var firstAttribute: Attribute { value.map { Attribute($0.firstAttribute) } ?? .notAnAttribute }
    public final var secondAttribute: Attribute { value.map { Attribute($0.secondAttribute) } ?? .notAnAttribute }
    public final var relation: Relation { value.map { Relation($0.relation) } ?? .equal }
    public final var multiplier: CGFloat { value.map { CGFloat($0.multiplier) } ?? 1 }

    // MARK: What may change

    /// The number added to the right side.
    open var constant: CGFloat {
        get { CGFloat(value?.constant ?? 0) }
        set {
            guard newValue.isFinite else {
                let error = ConstraintError.constantNotFinite(Double(newValue)).exception
                return UIKitState.raise(error.name, error.reason)
            }
            value?.constant = Double(newValue)
            guard let installed, installed.isInstalled else { return }
            installed.constant = Double(newValue)
            noteChange()
        }
    }

    /// How much it matters. Required stays required, and optional optional, while it is active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            let priority = newValue.layoutPriority
            guard priority.rawValue > 0, priority.rawValue <= 1000 else {
                let error = ConstraintError.illegalPriority(priority).exception
                return UIKitState.raise(error.name, error.reason)
            }
            do throws(ConstraintError) {
                if let installed, installed.isInstalled {
                    try installed.setPriority(priority)
                    noteChange()
                }
                storedPriority = newValue
                value?.priority = priority
            } catch {
                UIKitState.raise(error.exception.name, error.exception.reason)
            }
        }
    }

    /// A name for logs and for finding it again.
    open var identifier: String? {
        get { storedIdentifier }
        set {
            storedIdentifier = newValue
            value?.identifier = newValue
        }
    }

    /// Has no effect: nothing is archived here.
    open var shouldBeArchived = false

    /// Whether it counts. Making it active records it on the nearest common ancestor of its items.
    open var isActive: Bool {
        get { installed?.isInstalled ?? false }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates each.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

    /// Deactivates each.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// The value's own priority, as a visual format wrote it.
    final func adoptPriority() { if let value { storedPriority = UILayoutPriority(of: value.priority) } }

    /// A face for a constraint that a behavior made.
    convenience init(showing installed: InstalledConstraint) {
        self.init()
        self.installed = installed
        value = installed.value
        storedPriority = UILayoutPriority(of: installed.priority)
        storedIdentifier = installed.identifier
        installed.companion = self
    }

    nonisolated open override var description: String { onMain { ConstraintText(self).description } }

    var associations: Associations?
}

extension NSLayoutConstraint: @preconcurrency AssociationHolder {}

/// `nil` that came through `Any`.
private func isNone(_ value: Any) -> Bool {
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}
