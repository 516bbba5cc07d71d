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
    // Many are made: what few have is apart. (Unchecked: nothing holds on to these.)
    /// Nil for one that was made without items, or that cannot be.
    @exclusivity(unchecked) private final var terms: Terms?
    @exclusivity(unchecked) final var installed: InstalledConstraint?
    @exclusivity(unchecked) private final var rareProperties: RareProperties?
    /// Its place in the order of activation.
    @exclusivity(unchecked) final var activation: UInt64 = 0
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority(1000)
    /// Made by an anchor's system spacing.
    final var isSystemSpacing = false

    /// What it says, but for what may change.
    private struct Terms {
        let first: Item
        let second: Item?
        let multiplier: Double
        var constant: Double
        let firstAttribute: QuoinLayout.Attribute
        let relation: QuoinLayout.Relation
        let secondAttribute: QuoinLayout.Attribute
    }

    /// What few constraints have; made on first use.
    private final class RareProperties {
        var identifier: String?
        var isArchived = false
        var associations: Associations?
        /// One that compares distances (``NSLayoutXAxisAnchor/anchorWithOffset(to:)``).
        var spanning: Constraint?
    }

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
        setTerms(
            Constraint(
                item: first, attribute: attr1.layoutAttribute, relatedBy: relation.layoutRelation, toItem: second,
                attribute: attr2.layoutAttribute,
                multiplier: Double(multiplier), constant: Double(c)))
    }

    /// Checks V2 to V7 and keeps the value, or says why not.
    final func setTerms(_ value: Constraint) {
        storeTerms(value)
        check { () throws(ConstraintError) in try value.validate() }
    }

    /// The same without a value between.
    final func setTerms(
        _ first: Item, _ firstAttribute: QuoinLayout.Attribute, _ relation: QuoinLayout.Relation, _ second: Item?,
        _ secondAttribute: QuoinLayout.Attribute, _ multiplier: Double, _ constant: Double
    ) {
        terms = Terms(
            first: first, second: second, multiplier: multiplier, constant: constant, firstAttribute: firstAttribute,
            relation: relation, secondAttribute: secondAttribute)
        check { () throws(ConstraintError) in
            try Constraint.validate(
                firstAttribute, second == nil ? .none : secondAttribute, multiplier: multiplier, constant: constant)
        }
    }

    @inline(__always)
    private final func check(_ validate: () throws(ConstraintError) -> Void) {
        do throws(ConstraintError) {
            try validate()
        } catch {
            let first = terms?.first
            terms = nil
            refuse(error, of: first.flatMap { layoutObject(of: $0) })
        }
    }

    private final func storeTerms(_ value: Constraint) {
        if value.comparesDistances { ensureRareProperties().spanning = value }
        if let name = value.identifier { ensureRareProperties().identifier = name }
        storedPriority = UILayoutPriority(of: value.priority)
        terms = Terms(
            first: value.first, second: value.second, multiplier: value.multiplier, constant: value.constant,
            firstAttribute: value.firstAttribute, relation: value.relation, secondAttribute: value.secondAttribute)
    }

    /// The constraint as the engine takes it.
    final var value: Constraint? {
        guard let terms else { return nil }
        return value(of: terms)
    }

    /// Behaviors edit the constraints that they made.
    private final func constant(of terms: Terms) -> Double {
        guard let installed, installed.isInstalled else { return terms.constant }
        return installed.constant
    }

    private final func value(of terms: Terms) -> Constraint {
        let constant = constant(of: terms)
        if let spanning = rareProperties?.spanning { return value(as: spanning, constant) }
        return Constraint(
            item: terms.first, attribute: terms.firstAttribute, relatedBy: terms.relation, toItem: terms.second,
            attribute: terms.secondAttribute, multiplier: terms.multiplier,
            constant: constant, priority: storedPriority.layoutPriority, identifier: rareProperties?.identifier)
    }

    /// Recorded on the nearest common ancestor of its items. Nil: there is nothing to record.
    final func installed(rank: UInt64) throws(ConstraintError) -> InstalledConstraint? {
        guard let terms else { return nil }
        return try value(of: terms).install(rank: rank)
    }

    private final func value(as spanning: Constraint, _ constant: Double) -> Constraint {
        var value = spanning
        value.constant = constant
        value.priority = storedPriority.layoutPriority
        value.identifier = rareProperties?.identifier
        return value
    }

    private final func ensureRareProperties() -> RareProperties {
        if let rareProperties { return rareProperties }
        let made = RareProperties()
        rareProperties = made
        return made
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
    public final var firstItem: AnyObject? { terms.flatMap { layoutObject(of: $0.first) } }
    /// The second view or guide.
    public final var secondItem: AnyObject? { terms?.second.flatMap { layoutObject(of: $0) } }
    /// The first view's or guide's anchor; the same object (`===`) for all constraints of that side.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        sideAnchor(terms?.first ?? Item(), terms?.firstAttribute ?? .none)
    }
    /// The second one's; nil where a size is compared with a number.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
        terms.flatMap { terms in terms.second.map { sideAnchor($0, terms.secondAttribute) } }
    }
    public final var firstAttribute: Attribute { terms.map { Attribute($0.firstAttribute) } ?? .notAnAttribute }
    public final var secondAttribute: Attribute { terms.map { Attribute($0.secondAttribute) } ?? .notAnAttribute }
    public final var relation: Relation { terms.map { Relation($0.relation) } ?? .equal }
    public final var multiplier: CGFloat { terms.map { CGFloat($0.multiplier) } ?? 1 }

    // MARK: What may change

    /// The number added to the right side.
    open var constant: CGFloat {
        get { CGFloat(terms.map(constant(of:)) ?? 0) }
        set {
            guard newValue.isFinite else {
                let error = ConstraintError.constantNotFinite(Double(newValue)).exception
                return UIKitState.raise(error.name, error.reason)
            }
            terms?.constant = Double(newValue)
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
            } catch {
                UIKitState.raise(error.exception.name, error.exception.reason)
            }
        }
    }

    /// A name for logs and for finding it again.
    open var identifier: String? {
        get { rareProperties?.identifier }
        set { if newValue != nil || rareProperties != nil { ensureRareProperties().identifier = newValue } }
    }

    /// Has no effect: nothing is archived here.
    open var shouldBeArchived: Bool {
        get { rareProperties?.isArchived ?? false }
        set { ensureRareProperties().isArchived = newValue }
    }

    /// Whether it counts. Making it active records it on the nearest common ancestor of its items.
    open var isActive: Bool {
        get { installed?.isInstalled ?? false }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates each.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

    /// Deactivates each.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// A face for a constraint that a behavior made.
    convenience init(showing installed: InstalledConstraint) {
        self.init()
        self.installed = installed
        if let value = installed.value { storeTerms(value) }
        installed.representedObject = self
    }

    /// A face for what the engine applied: the constraint itself, or one that stands for a content size or a mask.
    convenience init(applied: AppliedConstraint) {
        self.init()
        storeTerms(applied.constraint)
    }

    nonisolated open override var description: String { onMain { ConstraintText(self).description } }

    final var associations: Associations? {
        get { rareProperties?.associations }
        set { if newValue != nil || rareProperties != nil { ensureRareProperties().associations = newValue } }
    }
}

extension NSLayoutConstraint: @preconcurrency AssociationHolder {}

/// `nil` that came through `Any`.
private func isNone(_ value: Any) -> Bool {
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}
