/// The environment of a layout: the screen's scale, the reading direction, and the rules for safe area and margins.
///
/// The default implementations are UIKit's rules; implement the requirements for other rules.
///
/// ```swift
/// struct Desktop: LayoutEnvironment {
///     let scale = 1.0
///     func margins(of item: Item, safeArea: Insets, reaching parent: Insets) -> Insets { item.margins }
/// }
/// ```
///
/// An environment need not be `Sendable`: only the thread of its layout calls it.
public protocol LayoutEnvironment {
    /// The number of device pixels per point; frames are rounded to pixels (PX-2).
    var scale: Double { get }
    /// The direction of items that do not set one.
    var direction: LayoutDirection { get }
    /// The safe-area insets of an item at a position in its parent, which has the insets `parent` (SA-2).
    func safeArea(of item: Item, frame: Rect, in parentSize: Size, parent: Insets) -> Insets
    /// The effective margins of an item (MG-2 to MG-4). `parent` are the parent's margins where they reach into the item, and zero
    /// where the item does not preserve them.
    func margins(of item: Item, safeArea: Insets, reaching parent: Insets) -> Insets
}

extension LayoutEnvironment {
    /// A scale of one pixel per point.
    public var scale: Double { 1 }
    /// The direction from left to right.
    public var direction: LayoutDirection { .leftToRight }

    /// Returns the part of the parent's insets that reaches into the item, edge by edge: never more than the parent's (SA-2).
    public func safeArea(of item: Item, frame: Rect, in parentSize: Size, parent: Insets) -> Insets {
        if parent == .zero { return .zero }
        func remaining(_ inset: Double, after distance: Double) -> Double { min(max(inset - distance, 0), max(inset, 0)) }
        return Insets(
            top: remaining(parent.top, after: frame.y), left: remaining(parent.left, after: frame.x),
            bottom: remaining(parent.bottom, after: parentSize.height - frame.maxY),
            right: remaining(parent.right, after: parentSize.width - frame.maxX))
    }

    /// Returns the item's margins, at least the minimum, plus the safe area, and at least the parent's.
    public func margins(of item: Item, safeArea: Insets, reaching parent: Insets) -> Insets {
        var margins = item.margins
        if let least = item.minimumMargins { margins = .greater(margins, least) }  // MG-4
        if item.marginsIncludeSafeArea { margins = margins + safeArea }  // MG-2
        return item.preservesParentMargins ? .greater(margins, parent) : margins  // MG-3
    }
}

/// An environment with UIKit's rules, a scale and a direction.
public struct StandardEnvironment: LayoutEnvironment, Sendable {
    /// The number of pixels per point.
    public var scale: Double
    /// The reading direction.
    public var direction: LayoutDirection

    /// Creates an environment.
    public init(scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        self.scale = scale
        self.direction = direction
    }
}
