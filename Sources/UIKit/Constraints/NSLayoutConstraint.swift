import QuoinBehaviors
import QuoinLayout

/// A linear relation of one or two attributes: `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// ```swift
/// let gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
/// gap.priority = .defaultHigh
/// gap.isActive = true                 // recorded on the nearest common ancestor; nothing is solved yet
/// gap.constant = 12                   // the cheapest change there is
/// ```
///
/// An invalid constraint stays inactive, and the text of UIKit's exception goes to ``UIKitEnvironment/log``.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // Constraints are many, so rarely set properties are apart. (Exclusivity is unchecked: no access spans a call.)
    // The two sides; nil for a constraint that was made without items, or that is invalid.
    @exclusivity(unchecked) private final var terms: Terms?
    @exclusivity(unchecked) final var installed: InstalledConstraint?
    @exclusivity(unchecked) private final var rareProperties: RareProperties?
    /// The rank in the order of activation.
    @exclusivity(unchecked) final var activation: UInt64 = 0
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority(1000)
    /// Whether an anchor made the constraint with system spacing.
    final var isSystemSpacing = false

    /// The two sides without their mutable properties.
    private struct Terms {
        let first: Item
        let second: Item?
        let multiplier: Double
        var constant: Double
        let firstAttribute: QuoinLayout.Attribute
        let relation: QuoinLayout.Relation
        let secondAttribute: QuoinLayout.Attribute
    }

    /// Rarely set properties, allocated on first use.
    private final class RareProperties {
        var identifier: String?
        var isArchived = false
        var associations: Associations?
        /// The engine's constraint, if it compares distances (``NSLayoutXAxisAnchor/anchorWithOffset(to:)``).
        var spanning: Constraint?
    }

    public override init() { super.init() }

    /// A constraint between two views or guides, or between one and a number.
    ///
    /// - Parameters:
    ///   - view1: A `UIView`, `UILayoutGuide` or `UILayoutSupport`.
    ///   - attr1: The attribute of `view1`.
    ///   - relation: Whether the left side is equal to the right side, at least, or at most as large.
    ///   - view2: The item on the right side; nil to compare `view1`'s width or height with the constant.
    ///   - attr2: The attribute of `view2`.
    ///   - multiplier: The factor of `view2`'s attribute.
    ///   - c: The constant that is added.
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

    /// Validates and stores the constraint, or logs the exception (V2 to V7).
    final func setTerms(_ value: Constraint) {
        storeTerms(value)
        check { () throws(ConstraintError) in try value.validate() }
    }

    /// Validates and stores the constraint without making a value of the engine.
    final func setTerms(
        _ first: Item, _ firstAttribute: QuoinLayout.Attribute, relation: QuoinLayout.Relation, to second: Item?,
        attribute secondAttribute: QuoinLayout.Attribute, multiplier: Double, constant: Double
    ) {
        terms = Terms(
            first: first, second: second, multiplier: multiplier, constant: constant, firstAttribute: firstAttribute,
            relation: relation, secondAttribute: secondAttribute)
        check { () throws(ConstraintError) in
            try Constraint.validate(
                firstAttribute, with: second == nil ? .none : secondAttribute, multiplier: multiplier, constant: constant)
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

    /// The constraint as the engine's value.
    final var value: Constraint? {
        guard let terms else { return nil }
        return value(of: terms)
    }

    /// The current constant; behaviors edit the constraints that they made.
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

    /// Installs the constraint on the nearest common ancestor of its items; nil if there is nothing to install.
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
        // The exception's text names the method before iOS 11, later the first item (CM-15).
        let isOld = UIKitEnvironment.current.systemEra < .ios11
        let prefix =
            isOld
            ? "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
            : "NSLayoutConstraint for \(first.map { "\($0)" } ?? "(null)"): "
        UIKitState.raise(exception.name, error.isRaisedOnCreation ? prefix + exception.reason : exception.reason)
    }

    // MARK: What it relates

    /// The first view or guide; nil after it was deallocated.
    public final var firstItem: AnyObject? { terms.flatMap { layoutObject(of: $0.first) } }
    /// The second view or guide.
    public final var secondItem: AnyObject? { terms?.second.flatMap { layoutObject(of: $0) } }
    /// The anchor of the first side. Constraints of one side share the object (`===`).
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        sideAnchor(terms?.first ?? Item(), terms?.firstAttribute ?? .none)
    }
    /// The anchor of the second side; nil for a size that is compared with a number.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
        terms.flatMap { terms in terms.second.map { sideAnchor($0, terms.secondAttribute) } }
    }
    public final var firstAttribute: Attribute { terms.map { Attribute($0.firstAttribute) } ?? .notAnAttribute }
    /// The second attribute; `notAnAttribute` without a second item, whatever the constraint was made with (CM-16).
    public final var secondAttribute: Attribute {
        terms.flatMap { terms in terms.second.map { _ in Attribute(terms.secondAttribute) } } ?? .notAnAttribute
    }
    public final var relation: Relation { terms.map { Relation($0.relation) } ?? .equal }
    public final var multiplier: CGFloat { terms.map { CGFloat($0.multiplier) } ?? 1 }

    // MARK: What may change

    /// The number that is added to the right side.
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

    /// The priority. While the constraint is active it cannot change between required and optional.
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

    /// A name for logs and for code that looks the constraint up.
    open var identifier: String? {
        get { rareProperties?.identifier }
        set { if newValue != nil || rareProperties != nil { ensureRareProperties().identifier = newValue } }
    }

    /// Whether the constraint is archived. No effect. Nothing is archived.
    open var shouldBeArchived: Bool {
        get { rareProperties?.isArchived ?? false }
        set { ensureRareProperties().isArchived = newValue }
    }

    /// Whether the constraint is active. Activation records it on the nearest common ancestor of its items.
    open var isActive: Bool {
        get { installed?.isInstalled ?? false }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates the constraints in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

    /// Deactivates the constraints in their order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// The object for a constraint that a behavior installed, of the class that UIKit uses.
    static func object(for installed: InstalledConstraint) -> NSLayoutConstraint {
        let isOfSupport = (installed.first as? GuideItem)?.support != nil
        return isOfSupport ? _UILayoutSupportConstraint(showing: installed) : NSLayoutConstraint(showing: installed)
    }

    /// Makes the object for a constraint that a behavior installed.
    convenience init(showing installed: InstalledConstraint) {
        self.init()
        self.installed = installed
        if let value = installed.value { storeTerms(value) }
        installed.representedObject = self
    }

    /// Makes the object for a constraint that the engine applied: one of the program's, or one for a content size or a mask.
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

/// Whether the value is a nil that was passed as `Any`.
private func isNone(_ value: Any) -> Bool {
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}
