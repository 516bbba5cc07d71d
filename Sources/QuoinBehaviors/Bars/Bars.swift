/// The bars around a controller's view. A bar that is nil is not there at all: its controller is none of the containers.
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

    /// Makes a set of bars; what is left out is not there.
    public init(navigation: NavigationBar? = nil, tab: TabBar? = nil, tool: Toolbar? = nil) {
        self.navigation = navigation
        self.tab = tab
        self.tool = tool
    }

    /// No bars.
    public static let none = Bars()
}

/// A navigation controller's bar.
public struct NavigationBar: Hashable, Sendable {
    /// Whether the bar is hidden; content then reaches below it.
    public var isHidden = false
    /// Whether views may extend under it (EX-3).
    public var isTranslucent = true
    /// A large title below the bar: 52 points more, from iOS 11 on, where there is room for it.
    public var hasLargeTitle = false
    /// A line above the title: 30 points more.
    public var hasPrompt = false
    /// A search bar in the navigation item: 52 points more, from iOS 11 on.
    public var hasSearchBar = false
    /// On a sheet the bar is higher (F4).
    public var isOnSheet = false
    /// A height that stands whatever the rules say, such as the one stored in a file.
    public var height: Double?

    /// Makes a navigation bar.
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

    /// 44, on phones held sideways 32, on iPads 50 since iOS 12, and what large title, prompt and search bar add (BR-1).
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
    /// A height that stands whatever the rules say; nil: that of the rules.
    public var height: Double?

    /// Makes a tab bar.
    public init(isHidden: Bool = false, isTranslucent: Bool = true, height: Double? = nil) {
        self.isHidden = isHidden
        self.isTranslucent = isTranslucent
        self.height = height
    }

    /// 49; from iOS 11 on 32 on phones held sideways and 50 on iPads (BR-1). The home indicator's part comes on top.
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
    /// A height that stands whatever the rules say; nil: that of the rules.
    public var height: Double?

    /// Makes a toolbar.
    public init(isHidden: Bool = false, isTranslucent: Bool = true, height: Double? = nil) {
        self.isHidden = isHidden
        self.isTranslucent = isTranslucent
        self.height = height
    }

    /// 44, on phones held sideways 32, on iPads 50 since iOS 12 (BR-1).
    public func height(on screen: Screen) -> Double {
        if isHidden { return 0 }
        if let height { return height }
        return screen.sizeClasses.vertical == .compact ? 32 : screen.idiom == .pad && screen.era >= .ios11 ? 50 : 44
    }
}
