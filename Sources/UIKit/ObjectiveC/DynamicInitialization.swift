// Objects whose class is known only at run time: a registered cell, a view's layer, the `T` of a generic function. Objective-C
// can call any initializer of such a class; Swift only a `required` one, which every subclass would have to repeat.
//
// The way out: a designated initializer has an entry in the class's table of methods whether it is required or not, because
// inherited convenience initializers call it there. Each class in RequiredInitializers.swift overrides one initializer and
// declares it `required`, which keeps the entry. For the call, the class is cast to one of them, and the initializer is
// looked up in the class's own table.
//
// That relies on the layout of these tables, so it is used with the compilers for which the tests have run, in debug and
// release builds. With any other compiler objects are made with `init(coder:)` and an empty archive, which needs no cast but
// fails for classes that do not implement that initializer.

/// The choice between the two ways to make an object of a class that is known only at run time.
enum DynamicInitialization {
    /// Whether the compiler is one whose tables of methods have been tested.
    static var usesMethodTable: Bool {
        #if compiler(>=6.2) && compiler(<6.4) && !QUOIN_INITIALIZE_BY_CODER
            true
        #else
            false
        #endif
    }

    /// An object that `body` makes of an empty archive, or that `fallback` makes if it makes none.
    static func decoded<Object>(_ body: (NSCoder) -> Object?, or fallback: () -> Object) -> Object {
        NSKeyedUnarchiver.empty.flatMap(body) ?? fallback()
    }
}

extension NSKeyedUnarchiver {
    /// An archive without any keys.
    static var empty: NSKeyedUnarchiver? {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try? NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        coder?.requiresSecureCoding = false
        coder?.decodingFailurePolicy = .setErrorAndReturn
        return coder
    }
}

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

    static func make(_ kind: UIView.Type, frame: CGRect, usesMethodTable: Bool = DynamicInitialization.usesMethodTable) -> UIView {
        let make = { unsafeBitCast(kind, to: _RequiredView.Type.self).init(frame: frame) as UIView }
        guard !usesMethodTable else { return make() }
        let made = DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
        made.frame = frame
        return made
    }
}

extension UIViewController: UIKitMakeable {
    /// Makes a controller without a xib file, of the class on which it is called.
    public static func makeOfClass() -> Self { unsafeDowncast(make(self), to: self) }

    static func make(
        _ kind: UIViewController.Type, usesMethodTable: Bool = DynamicInitialization.usesMethodTable
    ) -> UIViewController {
        let make = { unsafeBitCast(kind, to: _RequiredController.Type.self).init(nibName: nil, bundle: nil) as UIViewController }
        return usesMethodTable ? make() : DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
    }
}

extension UITableViewCell {
    static func make(
        _ kind: UITableViewCell.Type, identifier: String, usesMethodTable: Bool = DynamicInitialization.usesMethodTable
    ) -> UITableViewCell {
        let make = {
            unsafeBitCast(kind, to: _RequiredCell.Type.self).init(style: .default, reuseIdentifier: identifier) as UITableViewCell
        }
        guard !usesMethodTable else { return make() }
        let made = DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
        made.identifier = identifier
        return made
    }
}

extension UITableViewHeaderFooterView {
    static func make(
        _ kind: UITableViewHeaderFooterView.Type, identifier: String,
        usesMethodTable: Bool = DynamicInitialization.usesMethodTable
    ) -> UITableViewHeaderFooterView {
        let make = {
            unsafeBitCast(kind, to: _RequiredHeader.Type.self).init(reuseIdentifier: identifier) as UITableViewHeaderFooterView
        }
        guard !usesMethodTable else { return make() }
        let made = DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
        made.identifier = identifier
        return made
    }
}

extension CALayer {
    static func make(_ kind: CALayer.Type, usesMethodTable: Bool = DynamicInitialization.usesMethodTable) -> CALayer {
        let make = { unsafeBitCast(kind, to: _RequiredLayer.Type.self).init() as CALayer }
        return usesMethodTable ? make() : DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
    }
}

extension UIBarItem {
    static func make(_ kind: UIBarItem.Type, usesMethodTable: Bool = DynamicInitialization.usesMethodTable) -> UIBarItem {
        let make = { unsafeBitCast(kind, to: _RequiredBarItem.Type.self).init() as UIBarItem }
        return usesMethodTable ? make() : DynamicInitialization.decoded({ kind.init(coder: $0) }, or: make)
    }
}

// These have no initializer that subclasses have to implement, so the table of methods is the only way.

extension UIResponder {
    static func make(_ kind: UIResponder.Type) -> UIResponder { unsafeBitCast(kind, to: _RequiredResponder.Type.self).init() }
}

extension UICollectionViewLayoutAttributes {
    static func make(_ kind: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(kind, to: _RequiredAttributes.Type.self).init()
    }
}
