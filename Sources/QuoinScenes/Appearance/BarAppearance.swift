/// How a bar looks, as far as a file says it; layout does not ask.
public struct BarAppearance: Hashable, Sendable {
    /// `black`, or nil for the light one.
    public var style: String?
    public var background: SceneColor?
    public var tint: SceneColor?
    public var titleColor: SceneColor?
    public var isTranslucent = true
    /// The background of a navigation bar above content that begins below it; nil: as `background`.
    public var scrollEdgeBackground: SceneColor?

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
    /// Whether something stands below on the navigation stack, and what its title is.
    public var hasBackButton = false
    public var backTitle: String?
    public var navigationBar = BarAppearance()
    public var tabs: [BarItem] = []
    public var selectedTab: Int?
    public var tabBar = BarAppearance()
    public var tools: [BarItem] = []
    public var toolbar = BarAppearance()

    public init() {}
}
