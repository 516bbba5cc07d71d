#if canImport(UIKit)
    import UIKit
#endif

// The parts of UIKit that layout libraries rely on: type aliases, protocols over views and guides, generic anchors, subclasses of
// constraints, and associated objects of views.

#if os(iOS) || os(tvOS) || os(visionOS) || canImport(UIKit)
    public typealias LayoutView = UIView
    public typealias LayoutInsets = UIEdgeInsets
    public typealias LayoutGuide = UILayoutGuide
    public typealias LayoutPriority = UILayoutPriority
    public typealias LayoutAttribute = NSLayoutConstraint.Attribute
    public typealias LayoutRelation = NSLayoutConstraint.Relation
    public typealias LayoutAxis = NSLayoutConstraint.Axis
#endif

/// Anything with edges.
@MainActor
public protocol Box: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var outer: LayoutView? { get }
}

extension LayoutView: Box { public var outer: LayoutView? { superview } }
extension LayoutGuide: Box { public var outer: LayoutView? { owningView } }

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Float) { self.init(rawValue: value) }
    public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
    public static func + (lhs: LayoutPriority, rhs: Float) -> LayoutPriority { LayoutPriority(rawValue: lhs.rawValue + rhs) }
    public static func - (lhs: LayoutPriority, rhs: Float) -> LayoutPriority { LayoutPriority(rawValue: lhs.rawValue - rhs) }
}

/// A subclass of constraints with a label, as many libraries have one.
public final class Tie: NSLayoutConstraint {
    public var label: String?
    public var line: UInt = 0
    public weak var owner: AnyObject?

    public override var description: String { "<Tie \(super.description)>" }
    public override var isActive: Bool {
        get { super.isActive }
        set {
            if newValue != super.isActive { changes += 1 }
            super.isActive = newValue
        }
    }
    public private(set) var changes = 0

    public convenience init(_ view: LayoutView, _ attribute: LayoutAttribute, _ constant: CGFloat, label: String) {
        self.init(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: constant)
        self.label = label
    }
}

extension NSLayoutAnchor {
    /// Makes an active constraint between two anchors of the same kind.
    @MainActor
    public func tie(_ other: NSLayoutAnchor<AnchorType>, plus constant: CGFloat = 0, at priority: LayoutPriority = .required)
        -> NSLayoutConstraint
    {
        let made = constraint(equalTo: other, constant: constant)
        made.priority = priority
        made.isActive = true
        return made
    }
}

extension NSLayoutAnchor where AnchorType == NSLayoutXAxisAnchor {
    @MainActor public var isHorizontal: Bool { true }
}

extension NSLayoutDimension {
    @MainActor @discardableResult
    public func tie(to constant: CGFloat, _ relation: LayoutRelation = .equal, at priority: LayoutPriority = 1000) -> NSLayoutConstraint {
        let made: NSLayoutConstraint
        switch relation {
        case .equal: made = constraint(equalToConstant: constant)
        case .lessThanOrEqual: made = constraint(lessThanOrEqualToConstant: constant)
        case .greaterThanOrEqual: made = constraint(greaterThanOrEqualToConstant: constant)
        @unknown default: made = constraint(equalToConstant: constant)
        }
        made.priority = priority
        made.isActive = true
        return made
    }
}

@MainActor
public func fill(_ inner: some Box, _ outer: some Box, _ insets: LayoutInsets = .zero) -> [NSLayoutConstraint] {
    (inner as? LayoutView)?.translatesAutoresizingMaskIntoConstraints = false
    let made = [
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: insets.left),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: insets.bottom),
        outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(made)
    return made
}

// Associated objects of views, with each kind of key that libraries use.

nonisolated(unsafe) private var byteKey: UInt8 = 0
nonisolated(unsafe) private var voidKey: Void?
private enum Keys {
    nonisolated(unsafe) static var made = "made"
    nonisolated(unsafe) static let pointer = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension LayoutView {
    public var ties: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(self, &byteKey) as? [NSLayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &byteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    public var note: String? {
        get { objc_getAssociatedObject(self, &voidKey) as? String }
        set { objc_setAssociatedObject(self, &voidKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
    public var partner: LayoutView? {
        get { objc_getAssociatedObject(self, Keys.pointer) as? LayoutView }
        set { objc_setAssociatedObject(self, Keys.pointer, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }

    /// Creates a view of the class on which the method is called.
    public static func made(in parent: LayoutView? = nil) -> Self {
        let view = Self()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent?.addSubview(view)
        return view
    }

    /// The nearest common ancestor of two views.
    public func meeting(_ other: LayoutView) -> LayoutView? {
        var walker: LayoutView? = self
        while let view = walker, !other.isDescendant(of: view) { walker = view.superview }
        return walker
    }

    public var allConstraints: [NSLayoutConstraint] { subviews.reduce(constraints) { $0 + $1.allConstraints } }
}

/// Creates views of a class that is inferred from the context.
@MainActor
public func views<View: LayoutView>(_ count: Int, of kind: View.Type = View.self) -> [View] { (0..<count).map { _ in View() } }

extension Sequence where Element == NSLayoutConstraint {
    @MainActor public func activate() { NSLayoutConstraint.activate(Array(self)) }
    @MainActor public func at(_ priority: LayoutPriority) -> [NSLayoutConstraint] {
        map {
            $0.priority = priority
            return $0
        }
    }
}

@resultBuilder
public enum TieBuilder {
    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    public static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }
    public static func buildExpression(_ many: [NSLayoutConstraint]) -> [NSLayoutConstraint] { many }
    public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    public static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    public static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

extension NSLayoutConstraint {
    public static func group(@TieBuilder _ body: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        let made = body()
        activate(made)
        return made
    }
    /// The same constraint with another multiplier.
    public func withMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
        guard let first = firstItem else { return self }
        let made = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: secondItem, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        made.priority = priority
        made.identifier = identifier
        made.shouldBeArchived = shouldBeArchived
        return made
    }
}
