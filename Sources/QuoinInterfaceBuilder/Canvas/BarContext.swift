import QuoinBehaviors
import QuoinLayout

/// The bars that a scene is drawn with: those it simulates, else those that follow from how one gets there.
struct BarContext {
    private let version: ToolsVersion
    private let navigation: XMLElement?
    private let topMetrics: XMLElement?
    private let bottomMetrics: XMLElement?
    private let isInTabBar: Bool
    private let isColumn: Bool
    private let hasToolbar: Bool
    /// Whether the controller has items for a toolbar.
    private let hasTools: Bool
    private let neverLarge: Bool
    private let statusMetrics: XMLElement?
    /// Bars are lower on phones held sideways, and higher on iPads.
    private let shape: Shape
    let isOwnersView: Bool
    let isPopover: Bool
    /// Whether the simulated size is that of a page sheet (F77).
    let isPageSheet: Bool
    /// The simulated screen of the object, or of a controller that it is in.
    let screenMetrics: XMLElement?

    private enum Shape { case upright, sideways, pad, roundPad }

    init(_ head: DocumentHead, _ graph: ControllerGraph, controller: XMLElement?, view: XMLElement) {
        version = head.version
        shape = BarContext.shape(head)
        isColumn = controller.map { graph.isColumn($0) } ?? false
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
        let hides = BarTable.hidesPushedTabBar[version] && controller?.flag(.hidesBottomBarWhenPushed) ?? false
        isInTabBar = !hides && (controller.map { graph.isInTabBar($0) } ?? false)
        hasTools = controller?.child(.toolbarItems)?.children.contains { _ in true } ?? false
        hasToolbar = !hides && navigation?.flag(.toolbarHidden) == false
        let mode = controller?.child(key: "navigationItem")?[.largeTitleDisplayMode]
        neverLarge = mode == "never" || mode == nil && BarContext.startsWithScrollView(view)
        screenMetrics =
            controller.flatMap { controller in
                graph.first(from: controller, through: { $0.isPush || $0.isRoot || $0.isTab }) { current, _ in
                    current.child(.simulatedScreenMetrics, key: "simulatedDestinationMetrics")
                }
            } ?? object.child(.simulatedScreenMetrics, key: "simulatedDestinationMetrics")
        isPopover = controller.map { graph.edges(to: $0).contains(where: \.isPopover) } ?? false
        isPageSheet = object.child(key: "simulatedDestinationMetrics")?.isNamed(.modalPageSheetSimulatedSizeMetrics) == true
        isOwnersView = BarContext.isOwnersView(view)
    }

    private static func shape(_ head: DocumentHead) -> Shape {
        guard let device = head.device else { return .upright }
        if device.idiom == .pad { return device.hasHomeIndicator ? .roundPad : .pad }
        return head.orientation == .landscape ? .sideways : .upright
    }

    /// Whether a scroll view is the content: its offset is that of content that was scrolled up, and the title is small (F5).
    private static func startsWithScrollView(_ view: XMLElement) -> Bool {
        let first = view.child(.subviews)?.children.first { _ in true }?.name
        return first == "scrollView" || first == "tableView" || first == "collectionView"
    }

    /// Whether the file's owner has it as its `view`.
    private static func isOwnersView(_ view: XMLElement) -> Bool {
        guard let objects = view.parent, let id = view.id else { return false }
        return objects.children.contains { object in
            object.isNamed(.placeholder)
                && object.child(.connections)?.children.contains { $0[.property] == "view" && $0[.destination] == id } ?? false
        }
    }

    /// Whether the document hides the status bar (F2).
    var hidesStatusBar: Bool { statusMetrics?.name == "nil" && BarTable.obeysStatusMetrics[version] }

    var simulatesNavigationBar: Bool { topMetrics?.isNamed(.simulatedNavigationBarMetrics) == true }

    private var inferredNavigation: XMLElement? {
        topMetrics == nil && navigation?.flag(.navigationBarHidden) != true ? navigation : nil
    }

    /// Whether the simulated navigation bar is opaque (F7).
    var isOpaqueBar: Bool { simulatesNavigationBar && topMetrics?.flag(.translucent) == false }

    var hasBars: Bool {
        simulatesNavigationBar || inferredNavigation != nil || showsColumnBar || tabBarShows || toolbarShows
    }

    private var showsColumnBar: Bool { topMetrics == nil && navigation == nil && isColumn }

    /// Whether the navigation bar is that of a page sheet: at the top of its root, and higher than others (F77).
    var isSheetBar: Bool {
        inferredNavigation.flatMap { frame(of: $0) }.map { $0.y == 0 && $0.height == BarTable.sheetNavigation } ?? false
    }

    /// The height of the navigation bar in a sheet that leaves little of the screen (F77).
    var lowSheetBar: Double { simulatesNavigationBar || isSheetBar ? BarTable.sheetNavigation : 0 }

    /// Whether the bar's title may be large: how high it is then depends on more than the file says.
    var hasLargeTitle: Bool { inferredNavigation?.child(key: "navigationBar")?.flag(.largeTitles) == true }

    private var tabBarShows: Bool {
        bottomMetrics.map { $0.isNamed(.simulatedTabBarMetrics) } ?? isInTabBar
    }

    private var toolbarShows: Bool {
        bottomMetrics.map { $0.isNamed(.simulatedToolbarMetrics) } ?? hasToolbar
    }

    /// The insets of a root under bars, from those of status bar and hardware.
    func covering(_ base: Insets) -> Insets {
        var insets = base
        if simulatesNavigationBar {
            insets.top += height(BarTable.navigation, pad: BarTable.navigationOnPad)
            if topMetrics?.flag(.prompted) == true { insets.top += BarTable.prompt }
        } else if let bar = inferredNavigation {
            insets.top = storedBarTop ?? insets.top + height(of: bar)
        } else if showsColumnBar {
            insets.top += height(BarTable.navigation, pad: BarTable.navigationOnPad)
        }
        if tabBarShows { insets.bottom += height(BarTable.tab, pad: shape == .roundPad ? BarTable.tabOnRoundPad : BarTable.tabOnPad) }
        if toolbarShows { insets.bottom += height(BarTable.tool, pad: BarTable.toolOnPad) }
        return insets
    }

    /// The height of a bar that is not stored.
    private func height(_ upright: VersionTable<Double>, pad: VersionTable<Double>) -> Double {
        switch shape {
        case .upright: upright[version]
        case .sideways: BarTable.sideways[version]
        case .pad, .roundPad: pad[version]
        }
    }

    /// The lower end of the stored bar (F4); nil in files that store no place for it.
    var storedBarTop: Double? {
        guard let navigation = inferredNavigation, BarTable.storesFrame[version], let frame = frame(of: navigation) else { return nil }
        return frame.y + height(of: navigation)
    }

    private func frame(of navigation: XMLElement) -> Rect? {
        guard let frame = navigation.child(key: "navigationBar")?.storedFrame(in: nil), (30...200).contains(frame.height) else {
            return nil
        }
        return frame
    }

    /// The height of a navigation bar with its large title (F4, F5).
    private func height(of navigation: XMLElement) -> Double {
        let bar = navigation.child(key: "navigationBar")
        let stored = frame(of: navigation)?.height ?? height(BarTable.navigation, pad: BarTable.navigationOnPad)
        guard bar?.flag(.largeTitles) == true else { return stored }
        let isLarge = stored >= BarTable.navigation[version] + BarTable.largeTitle
        if neverLarge { return isLarge ? stored - BarTable.largeTitle : stored }
        return isLarge ? stored : stored + BarTable.largeTitle
    }

    /// The bars on devices other than the one that was drawn.
    var bars: Bars {
        var bars = Bars()
        if simulatesNavigationBar {
            bars.navigation = NavigationBar(isTranslucent: !isOpaqueBar, hasPrompt: topMetrics?.flag(.prompted) ?? false)
        } else if topMetrics == nil, let navigation {
            let bar = navigation.child(key: "navigationBar")
            bars.navigation = NavigationBar(
                isHidden: navigation.flag(.navigationBarHidden) ?? false, isTranslucent: bar?.flag(.translucent) ?? true,
                hasLargeTitle: bar?.flag(.largeTitles) == true && !neverLarge)
        }
        if tabBarShows { bars.tab = TabBar() }
        if toolbarShows { bars.tool = Toolbar(isSimulatedOnly: !hasToolbar && !hasTools) }
        return bars
    }
}
