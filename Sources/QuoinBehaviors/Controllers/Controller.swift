import QuoinLayout

/// A view controller as far as layout depends on it: the frame of its view, the bars that cover it, its margins and its
/// scroll view, at each stage of its appearance.
///
/// ```swift
/// let controller = Controller(view: root, screen: Screen(device), bars: Bars(navigation: NavigationBar(), tab: TabBar()))
/// controller.load()                       // the view is made; nothing covers it yet
/// controller.willAppear()
/// controller.didAppear()                  // everything is in place
/// let layout = try Layout(
///     root: root, width: controller.placement.frame.width, height: controller.placement.frame.height,
///     environment: controller.environment)
/// controller.rotate(to: Screen(device, .landscape))
/// ```
///
/// ```text
///   loaded ────▶ will appear ────▶ did appear ──rotate──▶ did appear
///   insets 0     insets 0          safe area, margins
///                     before iOS 11: the scroll view's insets are added once, on this way (OI-6)
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its views' items.
public final class Controller {
    /// A stage of the controller's life cycle.
    public enum Stage: Int, Comparable, Sendable {
        case made, loaded, willAppear, didAppear

        public static func < (lhs: Stage, rhs: Stage) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The controller's view.
    public let view: Item
    /// The stage that the controller has reached.
    public private(set) var stage = Stage.made
    /// The screen that the controller is shown on; see ``rotate(to:)``.
    public private(set) var screen: Screen
    /// The bars around the view.
    public var bars: Bars { didSet { if bars != oldValue { update() } } }
    /// The edges at which the view extends under bars: UIKit's `edgesForExtendedLayout` and
    /// `extendedLayoutIncludesOpaqueBars`.
    public var extendedLayout: ExtendedLayout { didSet { if extendedLayout != oldValue { update() } } }
    /// Whether the controller adjusts the insets of its scroll view. An embedded controller follows its parent's setting
    /// (OI-12).
    public var automaticallyAdjustsScrollViewInsets = true { didSet { update() } }
    /// The insets that are added to the view's safe area, in points (SA-1).
    public var additionalSafeArea = Insets.zero { didSet { update() } }
    /// The margins that the program set for the view, in points; nil for the system's.
    public var margins: Insets? { didSet { update() } }
    /// Whether the view's horizontal margins are at least the system's (MG-4).
    public var respectsSystemMinimumMargins = true { didSet { update() } }
    /// The scroll view that adjusts to the bars; nil for the view itself, or else its first subview (SC-42, OI-1 d).
    public weak var contentScrollView: Item? { didSet { update() } }
    /// The placement in which an editor drew the view; nil for that of the screen and the bars.
    public var canvas: Placement? { didSet { update() } }
    /// The minimum horizontal margin in points, in place of the system's 16 or 20; nil for the system's.
    public var leastMargin: Double? { didSet { update() } }
    /// The reading direction of ``environment``.
    public var direction: LayoutDirection
    /// The user's text size, on which the readable width depends.
    public var category: TextCategory { didSet { if category != oldValue { update() } } }
    /// Whether the view's margins leave no more than the readable width (GD-5).
    public var followsReadableWidth = false { didSet { update() } }

    /// The controller that this one is embedded in, whose view contains this one's.
    public private(set) weak var parent: Controller?
    /// The controllers that are embedded in this one, in the order in which they were embedded.
    public private(set) var children: [Controller] = []
    /// The insets that were added to the scroll view's before iOS 11; nil if none were added yet.
    package internal(set) var addedInsets: Insets?
    /// The scroll view that was adjusted last.
    package internal(set) weak var lastAdjusted: ScrollView?

    /// Creates a controller of a view.
    public init(
        view: Item, screen: Screen, bars: Bars = .none, extendedLayout: ExtendedLayout = ExtendedLayout(),
        direction: LayoutDirection = .leftToRight, category: TextCategory = .large
    ) {
        self.view = view
        self.screen = screen
        self.bars = bars
        self.extendedLayout = extendedLayout
        self.direction = direction
        self.category = category
    }

    /// The frame of the view, and the insets that cover it. The view of an embedded controller is placed by layout.
    public var placement: Placement { canvas ?? Placement(screen: screen, bars: bars, extension: extendedLayout) }

    /// The scale, direction and inset rules for a layout of the view.
    public var environment: SystemEnvironment { SystemEnvironment(scale: screen.scale, direction: direction, era: screen.era) }

    /// Embeds a controller, whose view the program adds to this one's. It has no effect if the controller is embedded
    /// already, or contains this one.
    public func embed(_ child: Controller) {
        var above: Controller? = self
        while let controller = above {
            if controller === child { return }
            above = controller.parent
        }
        guard child.parent == nil else { return }
        child.parent = self
        child.view.safeAreaOverride = nil
        children.append(child)
        child.screen = screen
        child.advance(to: stage)
    }

    /// Removes this controller from the one that it is embedded in. The safe area is then determined by the view's new
    /// surroundings.
    public func leave() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        update()
    }
}

// MARK: - Life

extension Controller {
    /// Enters the stage in which the view exists outside any window: nothing covers it (SA-4), and insets are those that
    /// the program set.
    public func load() { advance(to: .loaded) }

    /// Enters the stage before the view appears, in which insets are still those that the program set (OI-6).
    public func willAppear() { advance(to: .willAppear) }

    /// Enters the stage in which the view is shown: safe area, margins and scroll view insets are in place.
    public func didAppear() { advance(to: .didAppear) }

    /// Runs all stages up to the last.
    public func appear() { didAppear() }

    /// Moves the controller to another screen, because the device was turned, the window resized, or the status bar shown
    /// or hidden.
    public func rotate(to screen: Screen) {
        self.screen = screen
        update()
        exchangeAddedInsets()
        for child in children { child.rotate(to: screen) }
    }

    private func advance(to stage: Stage) {
        guard stage > self.stage else { return }
        self.stage = stage
        update()
        for child in children { child.advance(to: stage) }
    }

    /// Applies all settings to the view and its scroll view. All setters call it.
    ///
    /// Call it yourself when the view's children have changed, so that another scroll view may have become the first, and
    /// when the view of an embedded controller got its first width, which its margins depend on.
    public func update() {
        guard stage != .made else { return }
        applyMargins()
        applySafeArea()
        adjustScrollView()
    }

    var isShownByContainer: Bool { bars.navigation != nil || bars.tab != nil || parent?.isShownByContainer ?? false }

    /// Whether a scroll view is adjusted, which the outermost controller decides (OI-12).
    var adjustsScrollView: Bool { parent?.adjustsScrollView ?? automaticallyAdjustsScrollViewInsets }
}
