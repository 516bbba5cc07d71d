/// The colors of a bar, as far as a file gives them. They do not affect layout.
public struct BarAppearance: Hashable, Sendable {
    /// The style as files spell it, such as `black`; nil for the light one.
    public var style: String?
    /// The color of the bar; nil for the system's.
    public var background: SceneColor?
    /// The color of the bar's buttons; nil for the tint color of the scene.
    public var tint: SceneColor?
    /// The color of the items of a tab bar that are not selected; nil for gray.
    public var unselectedTint: SceneColor?
    /// The color of the title; nil for the system's.
    public var titleColor: SceneColor?
    /// Whether content shows through the bar.
    public var isTranslucent = true
    /// The background of a navigation bar while the content is scrolled to its top; nil for ``background``.
    public var scrollEdgeBackground: SceneColor?

    /// Creates the appearance of a bar for which a file gives no colors.
    public init() {}
}

/// The contents of the bars around a controller's view.
///
/// ```swift
/// var bars = BarContents()
/// bars.navigation = NavigationItem(title: "Inbox")
/// bars.tabs = [BarItem(title: "Mail"), BarItem(title: "Search")]
/// scene.controllers[0].barContents = bars
/// ```
public struct BarContents: Hashable, Sendable {
    /// The contents of the navigation bar; nil if the bar is empty.
    public var navigation: NavigationItem?
    /// Whether the controller is not the first on its navigation stack, so that the bar has a back button.
    public var hasBackButton = false
    /// The title of the back button; nil for "Back".
    public var backTitle: String?
    /// The appearance of the navigation bar.
    public var navigationBar = BarAppearance()
    /// The items of the tab bar, in their order; empty if there is no tab bar.
    public var tabs: [BarItem] = []
    /// The index of the selected tab, from 0; nil if none is.
    public var selectedTab: Int?
    /// The appearance of the tab bar.
    public var tabBar = BarAppearance()
    /// The items of the toolbar, in their order.
    public var tools: [BarItem] = []
    /// The appearance of the toolbar.
    public var toolbar = BarAppearance()

    /// Creates empty bar contents.
    public init() {}
}
