import QuoinBehaviors
import QuoinLayout

/// The bars that a scene is drawn with: those it simulates, else those that follow from how one gets there.
struct BarContext {
    private let toolsVersion: Int
    private let navigation: XMLElement?
    private let topMetrics: XMLElement?
    private let bottomMetrics: XMLElement?
    private let isInTabBar: Bool
    private let hasToolbar: Bool
    private let neverLarge: Bool
    private let statusMetrics: XMLElement?
    /// Bars on phones held sideways are lower.
    private let isFlat: Bool
    /// From Xcode 10 on, bars on iPads are higher.
    private let isTall: Bool
    let isOwnersView: Bool
    let isPopover: Bool
    /// Of the object, or of a controller that it is in.
    let screenMetrics: XMLElement?

    init(_ head: DocumentHead, _ graph: ControllerGraph, controller: XMLElement?, view: XMLElement) {
        toolsVersion = head.toolsVersion
        isFlat = head.device?.idiom == .phone && head.orientation == .landscape
        isTall = head.device?.idiom == .pad && head.toolsVersion >= 14000
        let object = controller ?? view
        func metrics(_ key: String) -> XMLElement? { controller.map { graph.metrics(key, of: $0) } ?? view.child(key: key) }
        topMetrics = metrics("simulatedTopBarMetrics")
        bottomMetrics = metrics("simulatedBottomBarMetrics")
        statusMetrics =
            controller.flatMap { controller in
                graph.first(from: controller, through: { $0.isPush || $0.isRoot || $0.isTab }) { current, _ in
                    current.child(key: "simulatedStatusBarMetrics")
                }
            } ?? object.child(key: "simulatedStatusBarMetrics")
        navigation = controller.flatMap { graph.navigationController(of: $0) }
        // Older canvases drew the bar all the same (F8).
        let hides = head.toolsVersion >= 11000 && controller?.flag("hidesBottomBarWhenPushed") ?? false
        isInTabBar = !hides && (controller.map { graph.isInTabBar($0) } ?? false)
        hasToolbar = !hides && navigation?.flag("toolbarHidden") == false
        let mode = controller?.child(key: "navigationItem")?["largeTitleDisplayMode"]
        neverLarge = mode == "never" || mode == nil && BarContext.scrollsFirst(view)
        screenMetrics =
            controller.flatMap { controller in
                graph.first(from: controller, through: { $0.isPush || $0.isRoot || $0.isTab }) { current, _ in
                    current.child("simulatedScreenMetrics", key: "simulatedDestinationMetrics")
                }
            } ?? object.child("simulatedScreenMetrics", key: "simulatedDestinationMetrics")
        isPopover = controller.map { graph.edges(to: $0).contains(where: \.isPopover) } ?? false
        isOwnersView = BarContext.isOwnersView(view)
    }

    /// Whether a scroll view is the content: its offset is that of content that was scrolled up, and the title is small (F5).
    private static func scrollsFirst(_ view: XMLElement) -> Bool {
        let first = view.child("subviews")?.children.first { _ in true }?.name
        return first == "scrollView" || first == "tableView" || first == "collectionView"
    }

    /// Whether the file's owner has it as its `view`.
    private static func isOwnersView(_ view: XMLElement) -> Bool {
        guard let objects = view.parent, let id = view.id else { return false }
        return objects.children.contains { object in
            object.name == "placeholder"
                && object.child("connections")?.children.contains { $0["property"] == "view" && $0["destination"] == id } ?? false
        }
    }

    /// F2: from Xcode 9 on it changed nothing.
    var hidesStatusBar: Bool { statusMetrics?.name == "nil" && toolsVersion < 13000 }

    var simulatesNavigationBar: Bool { topMetrics?.name == "simulatedNavigationBarMetrics" }

    private var inferredNavigation: XMLElement? {
        topMetrics == nil && navigation?.flag("navigationBarHidden") != true ? navigation : nil
    }

    /// F7.
    var isOpaqueBar: Bool { simulatesNavigationBar && topMetrics?.flag("translucent") == false }

    var hasBars: Bool {
        simulatesNavigationBar || inferredNavigation != nil || tabBarShows || toolbarShows
    }

    private var tabBarShows: Bool {
        bottomMetrics.map { $0.name == "simulatedTabBarMetrics" } ?? isInTabBar
    }

    private var toolbarShows: Bool {
        bottomMetrics.map { $0.name == "simulatedToolbarMetrics" } ?? hasToolbar
    }

    /// What covers a root, with bars on top of what hardware and status bar cover.
    func covering(_ base: Insets) -> Insets {
        var insets = base
        if simulatesNavigationBar {
            insets.top += plainHeight(44) + (topMetrics?.flag("prompted") == true ? 30 : 0)
        } else if let bar = inferredNavigation {
            insets.top = storedBarTop ?? insets.top + height(of: bar)
        }
        if tabBarShows { insets.bottom += plainHeight(49) }
        if toolbarShows { insets.bottom += plainHeight(Toolbar.canvasHeight(toolsVersion: toolsVersion)) }
        return insets
    }

    /// Of a bar that is `upright` high on a phone held upright.
    private func plainHeight(_ upright: Double) -> Double { isFlat ? 32 : isTall ? 50 : upright }

    /// F4: where the stored bar ends; nil before version 13190, whose files store no place for it.
    var storedBarTop: Double? {
        guard let navigation = inferredNavigation, toolsVersion >= 13190, let frame = frame(of: navigation) else { return nil }
        return frame.y + height(of: navigation)
    }

    private func frame(of navigation: XMLElement) -> Rect? {
        guard let frame = navigation.child(key: "navigationBar")?.storedFrame(in: nil), (30...200).contains(frame.height) else {
            return nil
        }
        return frame
    }

    /// F4, F5.
    private func height(of navigation: XMLElement) -> Double {
        let bar = navigation.child(key: "navigationBar")
        let stored = frame(of: navigation)?.height ?? plainHeight(44)
        guard bar?.flag("largeTitles") == true else { return stored }
        let isLarge = stored >= 96
        if neverLarge { return isLarge ? stored - 52 : stored }
        return isLarge ? stored : stored + 52
    }

    /// For devices other than the one that was drawn.
    var bars: Bars {
        var bars = Bars()
        if simulatesNavigationBar {
            bars.navigation = NavigationBar(isTranslucent: !isOpaqueBar, hasPrompt: topMetrics?.flag("prompted") ?? false)
        } else if topMetrics == nil, let navigation {
            let bar = navigation.child(key: "navigationBar")
            bars.navigation = NavigationBar(
                isHidden: navigation.flag("navigationBarHidden") ?? false, isTranslucent: bar?.flag("translucent") ?? true,
                hasLargeTitle: bar?.flag("largeTitles") == true && !neverLarge)
        }
        if tabBarShows { bars.tab = TabBar() }
        if toolbarShows { bars.tool = Toolbar() }
        return bars
    }
}
