import QuoinLayout

/// The frame of a controller's view in its window, and the insets that cover it, as screen, bars and extension determine
/// them.
///
/// ```text
///   ┌──────────────┐ ┄ status bar, housing       extends under the bars:     frame = window, safe area = hardware + bars
///   ├──────────────┤ ┄ navigation bar            does not, or bars opaque:   frame = what lies between them, and there is
///   │              │                                                         nothing left to keep clear of
///   │     view     │
///   ├──────────────┤ ┄ tool bar
///   ├──────────────┤ ┄ tab bar
///   └──────────────┘ ┄ home indicator
/// ```
///
/// ```swift
/// let placement = Placement(screen: screen, bars: Bars(navigation: NavigationBar()), extension: ExtendedLayout())
/// placement.safeArea.top                    // 64 on a phone with a home button
/// ```
public struct Placement: Hashable, Sendable {
    /// The view's rectangle in the window.
    public var frame: Rect
    /// The part of the view that screen edges and bars cover: its safe area from iOS 11 on, and the lengths of the top and
    /// bottom layout guides before (GD-2).
    public var covered: Insets
    /// The insets that a scroll view gets before iOS 11 (OI-3): zero where that does not apply.
    public var implicitInsets: Insets

    /// Creates a placement from a frame and insets, such as an editor's.
    public init(frame: Rect, covered: Insets) {
        self.frame = frame
        self.covered = covered
        implicitInsets = .zero
    }

    /// Finds the placement of a view on a screen between its bars.
    public init(screen: Screen, bars: Bars, extension extended: ExtendedLayout = ExtendedLayout()) {
        let above = BarStack.top(screen, bars)
        let below = BarStack.bottom(screen, bars)
        var top = extended.place(above, .top, hardware: screen.safeArea.top)
        if screen.era < .ios7 { top = (screen.safeArea.top + above.height, 0) }  // views began below the status bar
        let bottom = extended.place(below, .bottom, hardware: screen.safeArea.bottom)
        frame = Rect(
            x: 0, y: top.start, width: screen.size.width, height: max(0, screen.size.height - top.start - bottom.start))
        covered = Insets(top: top.covered, left: screen.safeArea.left, bottom: bottom.covered, right: screen.safeArea.right)
        implicitInsets = .zero
        guard bars.navigation != nil, !screen.era.hasSafeAreas, screen.era >= .ios7 else { return }  // OI-1 (a), OI-4
        if extended.reaches(above, .top) { implicitInsets.top = screen.statusBarHeight + above.height }
        if extended.reaches(below, .bottom) { implicitInsets.bottom = below.height }
    }
}

/// The edges at which a controller's view extends under bars (EX-1).
public struct ExtendedLayout: Hashable, Sendable {
    /// The edges at which the view extends under bars (EX-1).
    public var edges: RectEdge
    /// Whether the view extends under opaque bars, too (EX-2).
    public var includesOpaqueBars: Bool

    /// Creates the edges that a view extends to.
    public init(edges: RectEdge = .all, includesOpaqueBars: Bool = false) {
        self.edges = edges
        self.includesOpaqueBars = includesOpaqueBars
    }

    /// Whether the view goes up to the window's edge, under the bars there.
    func reaches(_ stack: BarStack, _ edge: RectEdge) -> Bool {
        edges.contains(edge) && (stack.isTranslucent || includesOpaqueBars || stack.height == 0)
    }

    /// The start of the view at an edge, and the length that is covered from there.
    func place(_ stack: BarStack, _ edge: RectEdge, hardware: Double) -> (start: Double, covered: Double) {
        let whole = hardware + stack.height
        // Without a bar there is nothing to stay clear of: the status bar alone never moves a view (EX-4).
        return stack.height == 0 || reaches(stack, edge) ? (0, whole) : (whole, 0)
    }
}

/// The bars at one edge, one above the other.
struct BarStack {
    var height = 0.0
    var isTranslucent = true

    static func top(_ screen: Screen, _ bars: Bars) -> BarStack {
        guard let bar = bars.navigation else { return BarStack() }
        return BarStack(height: bar.height(on: screen), isTranslucent: bar.isTranslucent && screen.era >= .ios7)
    }

    static func bottom(_ screen: Screen, _ bars: Bars) -> BarStack {
        var stack = BarStack()
        for (height, isTranslucent) in [
            (bars.tab?.height(on: screen) ?? 0, bars.tab?.isTranslucent ?? true),
            (bars.navigation == nil ? 0 : bars.tool?.height(on: screen) ?? 0, bars.tool?.isTranslucent ?? true),
        ] where height > 0 {
            stack.height += height
            stack.isTranslucent = stack.isTranslucent && isTranslucent && screen.era >= .ios7
        }
        return stack
    }
}
