import QuoinLayout

/// One attribute of a view or guide, typed by what it measures, so that an invalid pair of anchors does not compile.
///
/// ```swift
/// NSLayoutConstraint.activate([
///     title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
///     title.widthAnchor.constraint(lessThanOrEqualTo: icon.widthAnchor, multiplier: 2),
/// ])
/// ```
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
    nonisolated(unsafe) final let owner: Item
    nonisolated final let attribute: Attribute
    /// Whether the anchor comes from a constraint, so that its type does not say what it measures.
    nonisolated final let isUntyped: Bool
    /// The distance between two locations, for an anchor made of two. It is boxed to keep anchors small.
    nonisolated(unsafe) private final let span: Span?

    private final class Span {
        let distance: SizeAnchor
        init(_ distance: SizeAnchor) { self.distance = distance }
    }

    init(_ owner: Item, _ attribute: Attribute) {
        self.owner = owner
        self.attribute = attribute
        isUntyped = false
        span = nil
        super.init()
    }

    init(untyped owner: Item, _ attribute: Attribute) {
        self.owner = owner
        self.attribute = attribute
        isUntyped = true
        span = nil
        super.init()
    }

    init(distance: SizeAnchor) {
        owner = distance.item
        attribute = distance.attribute
        isUntyped = false
        span = Span(distance)
        super.init()
    }

    nonisolated final var distance: SizeAnchor? { span?.distance }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the anchors are of the same attribute of the same view or guide.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnchorIdentity else { return false }
        return other === self || distance == nil && other.distance == nil && owner === other.owner && attribute == other.attribute
    }
    nonisolated open override var hash: Int {
        ObjectIdentifier(owner).hashValue ^ attribute.rawValue
    }

    /// The name of the attribute, such as `leading`.
    open var name: String { attribute.name }
    /// The view or guide.
    open var item: AnyObject? { layoutObject(of: owner) }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, to: anchor) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterOrEqual, to: anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessOrEqual, to: anchor) }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: anchor, plus: c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterOrEqual, to: anchor, plus: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessOrEqual, to: anchor, plus: c)
    }

    /// Whether constraints leave the item's position or size on this axis ambiguous.
    open var hasAmbiguousLayout: Bool { nearestView(owner)?.hasAmbiguousLayout ?? false }
    /// The constraints that determine the item on the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        nearestView(owner)?.constraintsAffectingLayout(for: attribute.axis == .vertical ? .vertical : .horizontal) ?? []
    }

    final func make(
        _ relation: Relation, to other: NSLayoutAnchor<AnchorType>, plus constant: CGFloat = 0, times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint()
        if isUntyped, !measuresLike(other) {
            let error = ConstraintError.incompatibleAnchors.exception
            UIKitState.raise(error.name, "\(error.reason): \(self) and \(other)")
        } else if span != nil || other.span != nil {
            made.setTerms(size.compare(relation, to: other.size, multiplier: Double(multiplier), constant: Double(constant)))
        } else {
            made.setTerms(
                owner, attribute, relation: relation, to: other.owner, attribute: other.attribute, multiplier: Double(multiplier),
                constant: Double(constant))
        }
        return made
    }

    /// Whether both anchors measure the same kind of thing, where their types do not ensure it (V11).
    private final func measuresLike(_ other: NSLayoutAnchor<AnchorType>) -> Bool {
        let sizes = [Attribute.width, .height]
        return sizes.contains(attribute) == sizes.contains(other.attribute)
            && (sizes.contains(attribute) || attribute.axis == other.attribute.axis)
    }

    /// The anchor as a size. Valid only for anchors of sizes.
    final var size: SizeAnchor { distance ?? (attribute == .height ? owner.height : owner.width) }

    nonisolated open override var description: String {
        onMain { "<\(ConstraintText.plainClass(self)):\(address(self)) \"\(ConstraintText.itemText(owner)).\(attribute.name)\">" }
    }
}

/// The properties that make anchors of different generic types equal.
private protocol AnchorIdentity: AnyObject {
    nonisolated var owner: Item { get }
    nonisolated var attribute: Attribute { get }
    nonisolated var distance: SizeAnchor? { get }
}

extension NSLayoutAnchor: AnchorIdentity {}

extension SizeAnchor {
    func compare(_ relation: Relation, to other: SizeAnchor, multiplier: Double, constant: Double) -> Constraint {
        switch relation {
        case .equal: equal(to: other, times: multiplier, plus: constant)
        case .greaterOrEqual: atLeast(other, times: multiplier, plus: constant)
        case .lessOrEqual: atMost(other, times: multiplier, plus: constant)
        }
    }

    func compare(_ relation: Relation, _ constant: Double) -> Constraint {
        switch relation {
        case .equal: equal(to: constant)
        case .greaterOrEqual: atLeast(constant)
        case .lessOrEqual: atMost(constant)
        }
    }
}
