/// The area above or below a controller's content: `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered length of the view in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout support that is backed by a guide as high as the covered area.
@MainActor
final class LayoutSupport: NSObject, UILayoutSupport {
    let guide: UILayoutGuide

    init(_ guide: UILayoutGuide) {
        self.guide = guide
        super.init()
    }

    var length: CGFloat {
        guide.owningView?.layoutIfNeeded()
        return guide.layoutFrame.height
    }
    var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
    var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
