import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The painter of the screen around a controller's view: the window's background, bars, status bar, home indicator.
///
/// ```text
///   ┌──────────────┐ 0
///   │  9:41    ▮▮▮ │    status bar, beside the sensor housing
///   ├──────────────┤
///   │ ‹ Title    + │    navigation bar, down to where the root is no longer covered
///   ├──────────────┤
///   │     root     │
///   ├──────────────┤    toolbar, tab bar: up from where the home indicator begins
///   │   ▂▂▂▂▂▂▂▂   │    home indicator
///   └──────────────┘
/// ```
struct ScreenPainter {
    private let context: SceneContext
    private let size: Size
    private let root: Rect
    private let shape: DeviceShape
    private let controller: SceneController?
    /// Whether the root is shown by itself, without a screen.
    private let isPart: Bool
    /// Whether the root is a card on another screen, which has no status bar.
    private let isSheet: Bool

    init(_ context: SceneContext, _ placement: RootPlacement) {
        self.context = context
        size = placement.size
        root = placement.root
        controller = context.scene.controllers.first
        isPart = placement.kind == .part
        isSheet = placement.kind == .card
        shape = DeviceShape(context.screen.device)
    }

    private var safeArea: Insets { context.layout.layout.root.safeArea }

    func paintBelow(on drawing: inout Drawing) {
        guard !isPart else { return }
        drawing.fill(.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), context.background)
    }

    func paintAbove(on drawing: inout Drawing) {
        paintBars(on: &drawing)
        guard !isSheet, !isTelevision else { return }
        paintStatusBar(on: &drawing)
        guard !isPart, shape.hasHomeIndicator else { return }
        let width = context.isOnPad ? 315.0 : size.width > size.height ? 209 : min(148, size.width * 0.36)
        let bar = Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        drawing.fill(.rectangle(bar, radius: 2.5), inkOnRoot)
    }

    /// The color of marks directly on the root: dark or light, depending on its background.
    private var inkOnRoot: Paint {
        guard let color = context.scene.root?.properties[.backgroundColor] else { return context.label }
        let ground = context.paint(color)
        return Paint(light: ground.light.contrast, dark: ground.dark.contrast)
    }

    private var isTelevision: Bool { size.width >= 1920 || context.scene.canvas?.supportedDevices.family == .televisions }

    // MARK: Bars

    private func paintBars(on drawing: inout Drawing) {
        guard let controller else { return }
        let bars = controller.bars
        let tint = SystemColors.blue
        if let navigation = bars.navigation, !navigation.isHidden {
            paint(navigation, contents: controller.barContents, tint: tint, on: &drawing)
        }
        var bottom = size.height
        let covered = size.height - root.maxY + safeArea.bottom
        let indicator = isSheet || isPart ? 0 : homeIndicator
        var room = covered - indicator
        if let tab = bars.tab, !tab.isHidden, room >= 30 {
            let height = min(room, tab.height(on: context.screen))
            let bar = Rect(x: 0, y: bottom - indicator - height, width: size.width, height: height)
            let style = BarStyle(controller.barContents.tabBar, context, tint: tint, isScrolledToTop: false)
            TabBarDrawing(
                items: controller.barContents.tabs, selected: controller.barContents.selectedTab, style: style, context: context
            ).draw(in: bar, to: bottom, on: &drawing)
            bottom = bar.y
            room -= height
        }
        if bars.tool.map({ !$0.isHidden }) ?? false, room >= 30 {
            let isLast = bottom == size.height
            let bar = Rect(x: 0, y: bottom - (isLast ? indicator : 0) - room, width: size.width, height: room)
            let style = BarStyle(controller.barContents.toolbar, context, tint: tint, isScrolledToTop: false)
            ToolbarDrawing(items: controller.barContents.tools, style: style, context: context).draw(in: bar, to: bottom, on: &drawing)
        }
    }

    /// Whether the navigation bar begins at the top, without space for a status bar, as on a sheet.
    private var isBarAtTop: Bool {
        guard let bar = controller?.bars.navigation, !bar.isHidden else { return false }
        return root.y + safeArea.top - bar.height(on: context.screen) < 14
    }

    private var homeIndicator: Double { context.screen.device.map { $0.safeArea(context.screen.orientation).bottom } ?? 0 }

    private func paint(_ navigation: NavigationBar, contents: BarContents, tint: Paint, on drawing: inout Drawing) {
        let bottom = root.y + safeArea.top
        guard bottom >= 30 else { return }
        let height = min(bottom, navigation.height(on: context.screen))
        let style = BarStyle(contents.navigationBar, context, tint: tint, isScrolledToTop: true)
        var bar = NavigationBarDrawing(style: style, context: context)
        bar.contents = contents.navigation
        bar.hasBackButton = contents.hasBackButton
        bar.backTitle = contents.backTitle
        bar.isLarge = navigation.hasLargeTitle
        bar.draw(in: Rect(x: 0, y: bottom - height, width: size.width, height: height), from: 0, on: &drawing)
    }

    // MARK: Status bar

    private func paintStatusBar(on drawing: inout Drawing) {
        let height = statusBarHeight
        guard height >= 16 else { return }
        let hasBar = controller?.bars.navigation.map { !$0.isHidden } == true
        StatusBarDrawing(context: context, shape: shape, ink: hasBar ? inkOnBar : inkOnRoot)
            .draw(in: Rect(x: 0, y: 0, width: size.width, height: height), on: &drawing)
    }

    private var inkOnBar: Paint {
        let style = BarStyle(controller?.barContents.navigationBar ?? BarAppearance(), context, tint: .black, isScrolledToTop: true)
        if style.ground.isClear { return inkOnRoot }
        return Paint(light: style.ground.light.contrast, dark: style.ground.dark.contrast)
    }

    private var statusBarHeight: Double {
        if controller?.statusBarHidden == true || isBarAtTop { return 0 }
        // A controller of free form has a status bar like one on a screen; a view by itself or in a container has none.
        if isPart, controller?.id == nil { return 0 }
        let isUpright = size.height >= size.width
        if context.screen.idiom == .phone, !isUpright, !isPart { return 0 }
        let covered = root.y + safeArea.top
        if let device = context.screen.device { return min(covered, device.statusBarHeight(context.screen.orientation, era: context.era)) }
        return min(covered, 20)
    }
}
