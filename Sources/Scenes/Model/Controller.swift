import QuoinLayout

/// A view controller as far as layout depends on it: bars, flags, and how far its appearance has come.
///
/// ```swift
/// var controller = Controller(root: "root")
/// controller.navigation = .shown(largeTitle: false)
/// controller.hasTabBar = true
/// ```
public struct Controller: Hashable, Sendable {
    public var id: String?
    /// The id of its view.
    public var root: String
    /// The id of the view that contains it; nil: it is shown by itself.
    public var container: String?
    public var navigation = Navigation.none
    public var hasTabBar = false
    public var hasToolbar = false
    /// Nil: as the device and the orientation have it.
    public var statusBarHidden: Bool?
    /// Bars that let what lies below shine through (EX-3).
    public var barsAreTranslucent = true
    public var edgesForExtendedLayout = Edges.all
    public var includesOpaqueBars = false
    public var adjustsScrollViewInsets = true
    /// Whether the root's margins are at least the system's (MG-4).
    public var respectsMinimumMargins = true
    /// Added to the safe area by the program.
    public var additionalSafeArea = Insets.zero
    public var stage = Stage.appeared
    /// What an editor stored as the bar's height; nil: what the device has.
    public var navigationBarHeight: Double?
    /// What the safe area of its view is, whatever the bars say; nil: what they say.
    public var safeArea: Insets?

    public init(root: String, id: String? = nil) {
        self.root = root
        self.id = id
    }

    /// Whether there is a navigation controller, and what of its bar is seen.
    public enum Navigation: Hashable, Sendable {
        /// Not in a navigation controller.
        case none
        /// In one whose bar is hidden.
        case hidden
        case shown(largeTitle: Bool)
    }

    /// How far the life cycle has come (OI-6).
    public enum Stage: String, Hashable, Sendable, CaseIterable {
        case loaded, appearing, appeared
    }

    /// Edges of a rectangle.
    public struct Edges: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let top = Edges(rawValue: 1)
        public static let left = Edges(rawValue: 1 << 1)
        public static let bottom = Edges(rawValue: 1 << 2)
        public static let right = Edges(rawValue: 1 << 3)
        public static let all: Edges = [.top, .left, .bottom, .right]
    }
}
