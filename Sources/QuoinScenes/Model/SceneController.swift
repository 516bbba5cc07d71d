import QuoinBehaviors
import QuoinLayout

/// A view controller of a scene: its bars, its flags, and the stage of its appearance.
///
/// ```swift
/// var controller = SceneController(root: "root")
/// controller.bars = Bars(navigation: NavigationBar(), tab: TabBar())
/// controller.stage = .loaded                // before anything is adjusted
/// ```
public struct SceneController: Hashable, Sendable {
    /// The id of the controller in its file; nil if it has none.
    public var id: String?
    /// The id of the controller's view.
    public var root: String
    /// The id of the controller that this one is embedded in; nil if it is in none.
    public var parent: String?
    /// The bars around the view, which determine its safe area; none by default.
    public var bars = Bars.none
    /// The edges at which the view extends under the bars.
    public var extendedLayout = ExtendedLayout()
    /// Whether the status bar is hidden; nil to follow the device and its orientation.
    public var statusBarHidden: Bool?
    /// Whether the controller insets its first scroll view by the bars, as it did before iOS 11.
    public var adjustsScrollViewInsets = true
    /// Whether the view's margins are at least the system's (MG-4).
    public var respectsMinimumMargins = true
    /// Whether the view's margins leave no more than the readable width (GD-5).
    public var followsReadableWidth = false
    /// Insets that the program adds to the safe area.
    public var additionalSafeArea = Insets.zero
    /// The stage of the appearance at which the scene is laid out; after it has appeared by default.
    public var stage = Controller.Stage.didAppear
    /// The id of the scroll view that adjusts to the bars; nil if none is named.
    public var contentScrollView: String?
    /// The name of its element in the file; nil if the file has no element for it.
    public var element: String?
    /// A readable name of the controller for messages; nil if it has none.
    public var name: String?
    /// The contents of its bars, which layout does not use.
    public var barContents = BarContents()

    /// Creates a controller of a view, without bars.
    public init(root: String, id: String? = nil) {
        self.root = root
        self.id = id
    }
}
