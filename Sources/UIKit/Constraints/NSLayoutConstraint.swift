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
    // The two items, which the engine's constraint does not retain; nil for a constraint that was made without items, or that is invalid.
    @exclusivity(unchecked) private final var first: Item?
    @exclusivity(unchecked) private final var second: Item?
    /// The engine's constraint, which holds the attributes and numbers, whether it is in effect or not. A constraint between distances has
    /// none before it is active.
    @exclusivity(unchecked) final var installed: InstalledConstraint?
    @exclusivity(unchecked) private final var rareProperties: RareProperties?
    /// The rank in the order of activation.
    @exclusivity(unchecked) final var activation: UInt64 = 0
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority(1000)
    /// Whether an anchor made the constraint with system spacing.
    final var isSystemSpacing = false

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
        do throws(ConstraintError) {
            try value.validate()
            storeTerms(value)
        } catch {
            refuse(error, of: layoutObject(of: value.first))
        }
    }

    /// Validates and stores the constraint without making a value of the engine.
    final func setTerms(
        _ first: Item, _ firstAttribute: QuoinLayout.Attribute, relation: QuoinLayout.Relation, to second: Item?,
        attribute secondAttribute: QuoinLayout.Attribute, multiplier: Double, constant: Double
    ) {
        do throws(ConstraintError) {
            try Constraint.validate(
                firstAttribute, with: second == nil ? .none : secondAttribute, multiplier: multiplier, constant: constant)
            self.first = first
            self.second = second
            installed = InstalledConstraint.prepare(
                first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
        } catch {
            refuse(error, of: layoutObject(of: first))
        }
    }

    private final func storeTerms(_ value: Constraint) {
        first = value.first
        second = value.second
        storedPriority = UILayoutPriority(of: value.priority)
        if let name = value.identifier { ensureRareProperties().identifier = name }
        if value.comparesDistances {
            ensureRareProperties().spanning = value
        } else if installed == nil {
            installed = InstalledConstraint.prepare(
                value.first, value.firstAttribute, value.relation, value.second, value.secondAttribute,
                multiplier: value.multiplier, constant: value.constant)
        }
    }

    /// The constraint as the engine's value.
    final var value: Constraint? {
        if var value = rareProperties?.spanning {
            value.constant = Double(constant)
            value.priority = storedPriority.layoutPriority
            value.identifier = rareProperties?.identifier
            return value
        }
        guard let first, let installed else { return nil }
        return Constraint(
            item: first, attribute: installed.firstAttribute, relatedBy: installed.relation, toItem: second,
            attribute: installed.secondAttribute, multiplier: installed.multiplier, constant: installed.constant,
            priority: storedPriority.layoutPriority, identifier: rareProperties?.identifier)
    }

    /// Installs the constraint on the nearest common ancestor of its items. Returns false if there is nothing to install.
    final func installOnAncestor(rank: UInt64) throws(ConstraintError) -> Bool {
        if let installed, installed.isPrepared {
            if let rareProperties { installed.identify(rareProperties.identifier) }
            try installed.install(priority: storedPriority.layoutPriority, rank: rank, representedObject: self)
            return true
        }
        // One that was in effect before is not used again: lists of its former layout may still name it.
        guard let value else { return false }
        let made = try value.install(rank: rank)
        made.representedObject = self
        installed = made
        return true
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
    public final var firstItem: AnyObject? { first.flatMap { layoutObject(of: $0) } }
    /// The second view or guide.
    public final var secondItem: AnyObject? { second.flatMap { layoutObject(of: $0) } }
    /// The anchor of the first side. Constraints of one side share the object (`===`).
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        sideAnchor(first ?? Item(), sides?.first ?? .none)
    }
    /// The anchor of the second side; nil for a size that is compared with a number.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { sideAnchor($0, sides?.second ?? .none) } }
    public final var firstAttribute: Attribute { sides.map { Attribute($0.first) } ?? .notAnAttribute }
    /// The second attribute; `notAnAttribute` without a second item, whatever the constraint was made with (CM-16).
    public final var secondAttribute: Attribute {
        second == nil ? .notAnAttribute : sides.map { Attribute($0.second) } ?? .notAnAttribute
    }
    public final var relation: Relation { sides.map { Relation($0.relation) } ?? .equal }
    public final var multiplier: CGFloat { sides.map { CGFloat($0.multiplier) } ?? 1 }

    /// The attributes and the relation between them; nil if the constraint is invalid.
    private final var sides:
        (first: QuoinLayout.Attribute, second: QuoinLayout.Attribute, relation: QuoinLayout.Relation, multiplier: Double)?
    {
        if let value = rareProperties?.spanning {
            return (value.firstAttribute, value.secondAttribute, value.relation, value.multiplier)
        }
        return installed.map { ($0.firstAttribute, $0.secondAttribute, $0.relation, $0.multiplier) }
    }

    // MARK: What may change

    /// The number that is added to the right side.
    open var constant: CGFloat {
        get {
            if let installed, installed.isInstalled || rareProperties?.spanning == nil { return CGFloat(installed.constant) }
            return CGFloat(rareProperties?.spanning?.constant ?? 0)
        }
        set {
            guard newValue.isFinite else {
                let error = ConstraintError.constantNotFinite(Double(newValue)).exception
                return UIKitState.raise(error.name, error.reason)
            }
            rareProperties?.spanning?.constant = Double(newValue)
            guard let installed else { return }
            installed.constant = Double(newValue)
            if installed.isInstalled { noteChange() }
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
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        // The list retains them.
        for index in constraints.indices { Unmanaged.passUnretained(constraints[index]).borrow { $0.isActive = true } }
    }

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
