// Objects whose class is known only at run time: a registered cell, a view's layer, the `T` of a generic function. Objective-C
// can call any initializer of such a class; Swift only a `required` one, which every subclass would have to repeat.
//
// The way out: a designated initializer has an entry in the class's table of methods whether it is required or not, because
// inherited convenience initializers call it there. Each class below overrides one initializer and declares it `required`,
// which keeps the entry. For the call, the class is cast to one of them, and the initializer is looked up in the class's own
// table. The classes are open so that the compiler does not resolve the call statically.

/// A class whose objects can be made with `T()`, where `T` is a generic parameter.
@preconcurrency @MainActor
public protocol UIKitMakeable {
    /// Makes an object of the class on which it is called.
    static func makeOfClass() -> Self
}

extension UIKitMakeable {
    /// Makes an object without a size or without a file.
    ///
    /// In generic code `T()` makes a `T`. `kind.init()` of a class in a variable makes an object of the variable's type.
    public init() { self = Self.makeOfClass() }
}

extension UIView: UIKitMakeable {
    /// Makes a view of size zero, of the class on which it is called.
    public static func makeOfClass() -> Self { unsafeDowncast(make(self, frame: .zero), to: self) }

    static func make(_ view: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(view, to: _RequiredView.Type.self).init(frame: frame)
    }
}

extension UIViewController: UIKitMakeable {
    /// Makes a controller without a xib file, of the class on which it is called.
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

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredResponder: UIResponder {
    public required override init() { super.init() }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredBarItem: UIBarItem {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredHeader: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredLayer: CALayer {
    public required override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }
}
