import QuoinLayout

extension Item {
    /// Returns the constraints that UIKit has where the engine has fixed areas: the frame of a guide, under the identifiers
    /// that logs show (DS-9). For lists and accounts; installing them adds nothing.
    ///
    /// ```swift
    /// for constraint in scroll.impliedConstraints(for: .content) { print(constraint) }
    /// // item#content.left == item.left (UIScrollView-contentLayoutGuide-minX)
    /// ```
    public func impliedConstraints(for area: Area, era: Era = .standard) -> [Constraint] {
        let guide = guide(for: area)
        switch area {
        case .margins:
            return inset(guide, by: effectiveMargins) {
                era >= .ios11 ? "UIView-\($0)Margin-guide-constraint" : "UIView-margin-guide-constraint"
            }
        case .safeArea: return inset(guide, by: safeArea) { "UIViewSafeAreaLayoutGuide-\($0)" }
        case .custom: return inset(guide, by: customInsets) { "UIView-readable-\($0)" }
        case .content:
            let name = "UIScrollView-contentLayoutGuide-min"
            return [guide.left.equal(to: left).named(name + "X"), guide.top.equal(to: top).named(name + "Y")]
        case .visible:
            let name = "UIScrollView-frameLayoutGuide-"
            return [
                guide.left.equal(to: left, plus: contentOffset.x).named(name + "minX"),
                guide.top.equal(to: top, plus: contentOffset.y).named(name + "minY"),
                guide.width.equal(to: width).named(name + "width"), guide.height.equal(to: height).named(name + "height"),
            ]
        }
    }

    private func inset(_ guide: Item, by insets: Insets, name: (String) -> String) -> [Constraint] {
        [
            guide.left.equal(to: left, plus: insets.left).named(name("left")),
            right.equal(to: guide.right, plus: insets.right).named(name("right")),
            guide.top.equal(to: top, plus: insets.top).named(name("top")),
            bottom.equal(to: guide.bottom, plus: insets.bottom).named(name("bottom")),
        ]
    }
}

/// The identifiers of the sizes and positions that UIKit imposes on root views and cells (DS-9).
public enum EncapsulatedLayout {
    /// The width that a container gives its view.
    public static let width = "UIView-Encapsulated-Layout-Width"
    /// The height that a container gives its view.
    public static let height = "UIView-Encapsulated-Layout-Height"
    /// The left edge that a container gives its view.
    public static let left = "UIView-Encapsulated-Layout-Left"
    /// The top edge that a container gives its view.
    public static let top = "UIView-Encapsulated-Layout-Top"
}
