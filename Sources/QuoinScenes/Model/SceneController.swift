import QuoinBehaviors
import QuoinLayout

/// A view controller of a scene: bars, flags, and the stage of its appearance.
///
/// ```swift
/// var controller = SceneController(root: "root")
/// controller.bars = Bars(navigation: NavigationBar(), tab: TabBar())
/// controller.stage = .loaded                // before anything is adjusted
/// ```
public struct SceneController: Hashable, Sendable {
    public var id: String?
    /// The id of its view.
    public var root: String
    /// The id of the controller that this one is embedded in; nil if it is in none.
    public var parent: String?
    public var bars = Bars.none
    public var extendedLayout = ExtendedLayout()
    /// Whether the status bar is hidden; nil to follow the device and its orientation.
    public var statusBarHidden: Bool?
    public var adjustsScrollViewInsets = true
    /// Whether the view's margins are at least the system's (MG-4).
    public var respectsMinimumMargins = true
    /// Whether the view's margins leave no more than the readable width (GD-5).
    public var followsReadableWidth = false
    /// Insets that the program adds to the safe area.
    public var additionalSafeArea = Insets.zero
    public var stage = Controller.Stage.didAppear
    /// The id of the scroll view that adjusts to the bars; nil if none is named.
    public var contentScrollView: String?
    /// The name of its element in the file; nil if the file has no element for it.
    public var element: String?
    /// The name that a person would use for it.
    public var name: String?
    /// The contents of its bars, which layout does not use.
    public var barContents = BarContents()

    public init(root: String, id: String? = nil) {
        self.root = root
        self.id = id
    }
}
