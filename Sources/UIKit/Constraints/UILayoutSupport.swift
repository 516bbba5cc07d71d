/// What is above or below the content of a controller: `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much of the view is covered, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind a layout support: as high as what covers the view at that end.
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
