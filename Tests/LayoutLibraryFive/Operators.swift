import UIKit

// `view.attribute(.left) == other.attribute(.right) + 8 ~ 750`

/// One attribute of an item, with arithmetic.
@MainActor
public struct Expression {
    let item: Any
    let attribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
}

extension UIView {
    public func attribute(_ attribute: NSLayoutConstraint.Attribute) -> Expression { Expression(item: self, attribute: attribute) }
}

infix operator ~ : ComparisonPrecedence

@MainActor public func + (lhs: Expression, rhs: CGFloat) -> Expression {
    var copy = lhs
    copy.constant += rhs
    return copy
}
@MainActor public func * (lhs: Expression, rhs: CGFloat) -> Expression {
    var copy = lhs
    copy.multiplier *= rhs
    return copy
}
@MainActor @discardableResult public func == (lhs: Expression, rhs: Expression) -> NSLayoutConstraint { relate(lhs, .equal, rhs) }
@MainActor @discardableResult public func <= (lhs: Expression, rhs: Expression) -> NSLayoutConstraint {
    relate(lhs, .lessThanOrEqual, rhs)
}
@MainActor @discardableResult public func == (lhs: Expression, rhs: CGFloat) -> NSLayoutConstraint {
    NamedConstraint(
        item: lhs.item, attribute: lhs.attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: rhs)
}

@MainActor private func relate(_ lhs: Expression, _ relation: NSLayoutConstraint.Relation, _ rhs: Expression) -> NSLayoutConstraint {
    NamedConstraint(
        item: lhs.item, attribute: lhs.attribute, relatedBy: relation, toItem: rhs.item, attribute: rhs.attribute,
        multiplier: rhs.multiplier, constant: rhs.constant)
}

/// A subclass, as libraries have them to find their own again.
public class NamedConstraint: NSLayoutConstraint {
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}

/// `build(in: view) { a == b … }`: activates all that is listed.
@resultBuilder
public enum ConstraintBuilder {
    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
    public static func buildOptional(_ constraints: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { constraints ?? [] }
    public static func buildArray(_ constraints: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { constraints.flatMap { $0 } }
}

extension UIView {
    @discardableResult
    public func build(@ConstraintBuilder _ body: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        for view in subviews { view.translatesAutoresizingMaskIntoConstraints = false }
        let made = body()
        NSLayoutConstraint.activate(made)
        return made
    }

    public convenience init(named name: String, @ViewBuilder _ subviews: () -> [UIView]) {
        self.init(frame: .zero)
        accessibilityIdentifier = name
        for view in subviews() { addSubview(view) }
    }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

/// A card as apps write them: two initializers, constraints once, layout by hand on top.
open class Card: UIView {
    public let title = UILabel()
    public let badge = UIView()
    private var hasConstraints = false
    public private(set) var layouts = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(title)
        addSubview(badge)
        layer.cornerRadius = 8
        title.numberOfLines = 0
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        if !hasConstraints {
            hasConstraints = true
            title.place.edges([.top, .leading, .bottom], inset: 8)
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8).isActive = true
        }
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        badge.frame = CGRect(x: bounds.maxX - 10, y: 0, width: 10, height: 10)
    }
}
