import QuoinLayout

/// An environment with the rules of an iOS version: UIKit's, except that views have no safe area before iOS 11, and that a
/// scroll view keeps from its content the safe area that its own insets cover (SA-6, SC-45).
///
/// ```swift
/// let layout = try Layout(root: root, width: 375, height: 667, environment: SystemEnvironment(scale: 2, era: .ios9))
/// ```
public struct SystemEnvironment: LayoutEnvironment, Hashable, Sendable {
    /// The number of pixels per point.
    public var scale: Double
    /// The reading direction.
    public var direction: LayoutDirection
    /// The iOS version whose rules apply.
    public var era: Era
    /// Whether the rules are those of Interface Builder's canvas, which passes the bottom inset on to content that reaches
    /// the bottom of the screen (F26).
    public var isCanvas: Bool

    /// Creates an environment with the rules of an era.
    public init(
        scale: Double = 2, direction: LayoutDirection = .leftToRight, era: Era = .standard, isCanvas: Bool = false
    ) {
        self.scale = scale
        self.direction = direction
        self.era = era
        self.isCanvas = isCanvas
    }

    private var standard: StandardEnvironment { StandardEnvironment(scale: scale, direction: direction) }

    /// Returns the safe area by the rules of the era.
    public func safeArea(of item: Item, frame: Rect, in parentSize: Size, parent: Insets) -> Insets {
        guard era.hasSafeAreas, parent != .zero else { return .zero }
        var passed = parent
        if let scrollView = item.parent?.behavior as? ScrollView {
            // On all sides, and however far the content is scrolled.
            if !isCanvas { passed = .greater(parent - scrollView.systemInset(for: parent), .zero) }
            // A canvas starts the content below what covers the top, whether or not it scrolls (F26).
            if isCanvas, scrollView.insetAdjustment != .never { passed.top = 0 }
            // Rows scroll out of whatever covers them.
            if isCanvas, item.autoresizing != nil { passed.bottom = 0 }
        }
        return standard.safeArea(of: item, frame: frame, in: parentSize, parent: passed)
    }

    /// Returns the margins by the rules of the era.
    public func margins(of item: Item, safeArea: Insets, reaching parent: Insets) -> Insets {
        var remaining = safeArea
        if let scrollView = item.behavior as? ScrollView {
            remaining = .greater(safeArea - scrollView.systemInset(for: safeArea), .zero)
        }
        var reaching = parent
        if isCanvas, let scrollView = item.parent, scrollView.behavior is ScrollView {
            // The content starts below what covers the top (F26): so much farther from the edge that the margin starts at.
            let hidden = max(0, scrollView.safeArea.top + min(scrollView.contentOffset.y, 0))
            reaching.top = max(0, reaching.top - hidden)
        }
        return standard.margins(of: item, safeArea: remaining, reaching: reaching)
    }
}
