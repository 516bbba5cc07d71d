// Objects of a class that is known only when the program runs: a registered cell, a view's layer, the `T` of a generic
// function. On iOS any initializer can be called so; in Swift alone only a `required` one, and those a subclass would have
// to repeat.
//
// What saves it: a designated initializer has its place in the table of a class whether it is required or not, because
// inherited convenience initializers call it there. The classes below override one initializer and say `required`, in the
// same place of the table. A class is taken for one of them for the length of the call; which initializer is called is
// looked up in the class's own table. They are open so that no compiler takes the lookup for decided.

/// What can be made with `T()`.
@preconcurrency @MainActor
public protocol UIKitMakeable {
    /// An object of the class it is called on.
    static func makeOfClass() -> Self
}

extension UIKitMakeable {
    /// An object without a size, or without a file.
    ///
    /// A generic `T()` makes a `T`. A class that is kept in a variable of a superclass's type makes one of the superclass.
    public init() { self = Self.makeOfClass() }
}

extension UIView: UIKitMakeable {
    /// A view of the class it is called on, without a size.
    public static func makeOfClass() -> Self { unsafeDowncast(make(self, frame: .zero), to: self) }

    static func make(_ view: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(view, to: _RequiredView.Type.self).init(frame: frame)
    }
}

extension UIViewController: UIKitMakeable {
    /// A controller of the class it is called on, without a file.
    public static func makeOfClass() -> Self {
        unsafeDowncast(
            unsafeBitCast(self as UIViewController.Type, to: _RequiredController.Type.self).init(nibName: nil, bundle: nil)
                as UIViewController, to: self)
    }
}

extension UIResponder {
    static func make(_ responder: UIResponder.Type) -> UIResponder { unsafeBitCast(responder, to: _RequiredResponder.Type.self).init() }
}

extension UIBarItem {
    static func make(_ item: UIBarItem.Type) -> UIBarItem { unsafeBitCast(item, to: _RequiredBarItem.Type.self).init() }
}

extension UITableViewCell {
    static func make(_ cell: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        unsafeBitCast(cell, to: _RequiredCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

extension UITableViewHeaderFooterView {
    static func make(_ view: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(view, to: _RequiredHeader.Type.self).init(reuseIdentifier: identifier)
    }
}

extension CALayer {
    static func make(_ layer: CALayer.Type) -> CALayer { unsafeBitCast(layer, to: _RequiredLayer.Type.self).init() }
}

extension UICollectionViewLayoutAttributes {
    static func make(_ attributes: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(attributes, to: _RequiredAttributes.Type.self).init()
    }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredResponder: UIResponder {
    public required override init() { super.init() }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredBarItem: UIBarItem {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredHeader: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredLayer: CALayer {
    public required override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use: see ``UIKitMakeable``.
open class _RequiredAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }
}
