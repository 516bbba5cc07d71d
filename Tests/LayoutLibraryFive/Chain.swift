import UIKit

// A layout library in the usual style, compiled in both language modes: chains, operators, builders. It uses UIKit as such
// libraries do and nothing else of Quoin.

public struct EdgeNames: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = EdgeNames(rawValue: 1)
    public static let leading = EdgeNames(rawValue: 2)
    public static let bottom = EdgeNames(rawValue: 4)
    public static let trailing = EdgeNames(rawValue: 8)
    public static let all: EdgeNames = [.top, .leading, .bottom, .trailing]
}

/// A view or a guide, which constraints can place.
@MainActor
public protocol Placeable: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Placeable {}
extension UILayoutGuide: Placeable {}

/// A chain of calls that constrain a view: `view.place.edges(.all, inset: 8).height(44)`.
@MainActor
public struct Chain {
    let view: UIView
    public private(set) var constraints: [NSLayoutConstraint] = []

    init(_ view: UIView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    @discardableResult
    public func edges(_ edges: EdgeNames = .all, of other: Placeable? = nil, inset: CGFloat = 0) -> Chain {
        guard let other = other ?? view.superview else { return self }
        var made: [NSLayoutConstraint] = []
        if edges.contains(.top) { made.append(view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset)) }
        if edges.contains(.leading) { made.append(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset)) }
        if edges.contains(.bottom) { made.append(view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset)) }
        if edges.contains(.trailing) { made.append(view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)) }
        return adding(made)
    }

    @discardableResult
    public func height(_ value: CGFloat, priority: UILayoutPriority = .required) -> Chain {
        let made = view.heightAnchor.constraint(equalToConstant: value)
        made.priority = priority
        return adding([made])
    }

    @discardableResult
    public func width(of other: Placeable, times multiplier: CGFloat = 1) -> Chain {
        adding([view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: multiplier)])
    }

    @discardableResult
    public func center(in other: Placeable? = nil) -> Chain {
        guard let other = other ?? view.superview else { return self }
        return adding([
            view.centerXAnchor.constraint(equalTo: other.centerXAnchor), view.centerYAnchor.constraint(equalTo: other.centerYAnchor),
        ])
    }

    private func adding(_ made: [NSLayoutConstraint]) -> Chain {
        NSLayoutConstraint.activate(made)
        view.remember(made)
        var copy = self
        copy.constraints += made
        return copy
    }
}

@MainActor private var rememberedKey: UInt8 = 0

extension UIView {
    public var place: Chain { Chain(self) }

    /// All constraints that chains made for this view.
    public private(set) var placed: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(self, &rememberedKey) as? [NSLayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &rememberedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    fileprivate func remember(_ made: [NSLayoutConstraint]) { placed += made }

    public func unplace() {
        NSLayoutConstraint.deactivate(placed)
        placed = []
    }
}
