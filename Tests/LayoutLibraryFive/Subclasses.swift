import UIKit

// Classes of a library's own, made in the ways that libraries make them, and what hangs on views besides constraints.

/// An initializer whose parameters all have defaults: `Tag()` means it.
public final class Tag: UIView {
    public let title: String

    public init(title: String = "none", insets: UIEdgeInsets = .zero) {
        self.title = title
        super.init(frame: .zero)
        layoutMargins = insets
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// `self.init()` means UIView's, not itself.
public final class Note: UILabel {
    public convenience init(text: String? = nil, lines: Int = 0) {
        self.init()
        self.text = text
        numberOfLines = lines
    }
}

/// Neither `override` nor `convenience`: UIViewController's `init()` is a convenience.
public final class Page: UIViewController {
    public let kind: Int

    public init() {
        kind = 1
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// The record that a maker keeps of one constraint: a plain Swift class, compared by identity.
@MainActor
public final class Made {
    public let native: NSLayoutConstraint
    init(_ native: NSLayoutConstraint) { self.native = native }

    public func drop(from view: UIView) {
        native.isActive = false
        view.made.remove(self)
    }
}

nonisolated(unsafe) private var madeKey: UInt8 = 0

extension UIView {
    /// Kept in one set per view, as its makers do.
    public var made: NSMutableSet {
        if let found = objc_getAssociatedObject(self, &madeKey) as? NSMutableSet { return found }
        let set = NSMutableSet()
        objc_setAssociatedObject(self, &madeKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return set
    }

    @discardableResult
    public func make(_ body: (UIView) -> [NSLayoutConstraint]) -> [Made] {
        translatesAutoresizingMaskIntoConstraints = false
        return body(self).map { native in
            native.isActive = true
            let one = Made(native)
            made.add(one)
            return one
        }
    }

    /// Drops what was made before.
    @discardableResult
    public func remake(_ body: (UIView) -> [NSLayoutConstraint]) -> [Made] {
        for one in made.allObjects as! [Made] { one.drop(from: self) }
        return make(body)
    }
}

/// The scene that the tests of both language modes check.
@MainActor
public func remadeScene() -> (root: UIView, view: UIView, made: NSMutableSet) {
    let root = UIView(), view = UIView()
    root.addSubview(view)
    view.make { [$0.topAnchor.constraint(equalTo: root.topAnchor), $0.widthAnchor.constraint(equalToConstant: 3)] }
    view.remake { [$0.leftAnchor.constraint(equalTo: root.leftAnchor)] }
    return (root, view, view.made)
}

/// Layers that lay themselves out, with nothing said of actors.
public final class Underline: CALayer {
    public let line = CAShapeLayer()
    public private(set) var passes = 0

    public override init() {
        super.init()
        addSublayer(line)
    }
    public override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func layoutSublayers() {
        super.layoutSublayers()
        passes += 1
        line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    }
}

public protocol Framed: AnyObject {
    var frame: CGRect { get set }
    func inset(by distance: CGFloat)
}

extension CALayer: Framed {
    public func inset(by distance: CGFloat) { frame = frame.insetBy(dx: distance, dy: distance) }
}

/// Layers are free of actors: a value may make one.
public struct Ornament {
    public let layer = Underline()
    public func place(in rect: CGRect) {
        layer.frame = rect
        layer.layoutIfNeeded()
    }
    public init() {}
}

public func tighten(_ box: some Framed) { box.inset(by: 1) }
