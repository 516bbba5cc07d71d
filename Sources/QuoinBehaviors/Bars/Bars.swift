/// The bars around a controller's view. A bar is nil if the controller is not in a container that has one.
///
/// ```swift
/// var bars = Bars(navigation: NavigationBar(), tab: TabBar())
/// bars.navigation?.isHidden = true              // still in a navigation controller
/// ```
public struct Bars: Hashable, Sendable {
    /// The navigation bar; nil if no navigation controller shows the view.
    public var navigation: NavigationBar?
    /// The tab bar; nil if no tab bar controller shows the view.
    public var tab: TabBar?
    /// The toolbar; nil if there is none.
    public var tool: Toolbar?

    /// Creates a set of bars; those that are left out are absent.
    public init(navigation: NavigationBar? = nil, tab: TabBar? = nil, tool: Toolbar? = nil) {
        self.navigation = navigation
        self.tab = tab
        self.tool = tool
    }

    /// A set without bars.
    public static let none = Bars()
}

/// A navigation controller's bar.
public struct NavigationBar: Hashable, Sendable {
    /// Whether the bar is hidden; content then reaches below it.
    public var isHidden = false
    /// Whether the bar is translucent, so that views may extend under it (EX-3).
    public var isTranslucent = true
    /// Whether the bar has a large title: 52 points more, from iOS 11 on, where there is room for it.
    public var hasLargeTitle = false
    /// Whether the bar has a prompt, a line above the title: 30 points more.
    public var hasPrompt = false
    /// Whether the navigation item has a search bar: 52 points more, from iOS 11 on.
    public var hasSearchBar = false
    /// Whether the bar is on a sheet, where it is higher (F4).
    public var isOnSheet = false
    /// The height in points that replaces the one by the rules, such as the height stored in a file; nil for the rules.
    public var height: Double?

    /// Creates a navigation bar.
    public init(
        isHidden: Bool = false, isTranslucent: Bool = true, hasLargeTitle: Bool = false, hasPrompt: Bool = false,
        hasSearchBar: Bool = false, isOnSheet: Bool = false, height: Double? = nil
    ) {
        self.isHidden = isHidden
        self.isTranslucent = isTranslucent
        self.hasLargeTitle = hasLargeTitle
        self.hasPrompt = hasPrompt
        self.hasSearchBar = hasSearchBar
        self.isOnSheet = isOnSheet
        self.height = height
    }

    /// Returns the height in points: 44, 32 on phones in landscape, 50 on iPads since iOS 12, and the room for a large
    /// title, a prompt and a search bar (BR-1).
    public func height(on screen: Screen) -> Double {
        if isHidden { return 0 }
        if let height { return height }
        let isFlat = screen.sizeClasses.vertical == .compact
        let extends = screen.era >= .ios11
        var sum = isFlat ? 32.0 : isOnSheet ? Sheet.navigationBarHeight : screen.idiom == .pad && extends ? 50 : 44
        if hasPrompt { sum += 30 }
        if hasLargeTitle, extends, !isFlat { sum += 52 }
        if hasSearchBar, extends { sum += 52 }
        return sum
    }
}

/// The bar of a tab bar controller.
public struct TabBar: Hashable, Sendable {
    /// Whether the bar is hidden, by itself or by a controller that hides it when pushed (EX-4).
    public var isHidden = false
    /// Whether content reaches under the bar.
    public var isTranslucent = true
    /// The height in points that replaces the one by the rules; nil for the rules.
    public var height: Double?

    /// Creates a tab bar.
    public init(isHidden: Bool = false, isTranslucent: Bool = true, height: Double? = nil) {
        self.isHidden = isHidden
        self.isTranslucent = isTranslucent
        self.height = height
    }

    /// Returns the height in points without the home indicator: 49; from iOS 11 on 32 on phones in landscape and 50 on
    /// iPads (BR-1).
    public func height(on screen: Screen) -> Double {
        if isHidden { return 0 }
        if let height { return height }
        guard screen.era >= .ios11 else { return 49 }
        return screen.sizeClasses.vertical == .compact ? 32 : screen.idiom == .pad ? 50 : 49
    }
}

/// A navigation controller's toolbar.
public struct Toolbar: Hashable, Sendable {
    /// Whether the bar is hidden.
    public var isHidden = false
    /// Whether content reaches under the bar.
    public var isTranslucent = true
    /// The height in points that replaces the one by the rules; nil for the rules.
    public var height: Double?
    /// Whether only a canvas draws the bar: no navigation controller of the document shows it, and it has no items.
    public var isSimulatedOnly = false

    /// Creates a toolbar.
    public init(isHidden: Bool = false, isTranslucent: Bool = true, height: Double? = nil, isSimulatedOnly: Bool = false) {
        self.isHidden = isHidden
        self.isTranslucent = isTranslucent
        self.height = height
        self.isSimulatedOnly = isSimulatedOnly
    }

    /// Returns the height in points: 44, 32 on phones in landscape, 50 on iPads since iOS 12 (BR-1).
    public func height(on screen: Screen) -> Double {
        if isHidden { return 0 }
        if let height { return height }
        return screen.sizeClasses.vertical == .compact ? 32 : screen.idiom == .pad && screen.era >= .ios11 ? 50 : 44
    }
}
