import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// Where Interface Builder draws a root view and what covers it, by version of Xcode, device and bars.
///
/// ```text
///   root of a controller        device's insets and bars, less what a smaller root leaves out
///   embedded controller         the device's insets as if alone, from Xcode 9 on
///   view in a xib               as a controller where it is one's view or fills the screen
///   cell and the like           nothing covers it
/// ```
struct CanvasRules {
    let head: DocumentHead
    let view: XMLElement
    let controller: XMLElement?
    let isFreeform: Bool
    let isEmbedded: Bool
    let context: BarContext

    init(_ head: DocumentHead, _ graph: ControllerGraph, view: XMLElement, controller: XMLElement?) {
        self.head = head
        self.view = view
        self.controller = controller
        let metrics = (controller ?? view).child(key: "simulatedDestinationMetrics")
        isFreeform = metrics?.name == "freeformSimulatedSizeMetrics"
        isEmbedded = controller.map { graph.isEmbedded($0) } ?? false
        context = BarContext(head, graph, controller: controller, view: view)
    }

    /// Bars for other devices than the one that was drawn.
    var bars: Bars { context.bars }

    /// A view of a xib that has the margins of a controller's root (F18).
    var isLikeController: Bool { controller == nil && view.name == "view" }

    mutating func canvas() -> Canvas {
        let frame = frame
        var canvas = Canvas(frame: frame)
        canvas.safeArea = controller == nil ? xibInsets(frame) : insets(frame)
        canvas.keepsSize = controller == nil ? frame.size != screen : isFreeform || frame.width != screen.width && !isEmbedded
        if isEmbedded { canvas.keepsSize = true }
        canvas.isPart = canvas.keepsSize && (isEmbedded || frame.width < screen.width || frame.height < screen.height)
        canvas.audience = head.audience
        canvas.fitsContent = controller == nil && isConstrained && isFreeform
        if controller != nil || isLikeController { canvas.leastMargin = leastMargin(frame) }
        return canvas
    }

    /// The screen it is drawn on.
    private var screen: Size {
        guard head.device == nil, !head.isTelevision else { return head.screenSize }
        let own = context.screenMetrics.flatMap { DocumentHead.screen($0) } ?? commonScreen
        let isLandscape = (controller ?? view).child(key: "simulatedOrientationMetrics")?["orientation"]?.hasPrefix("landscape") ?? false
        let size = own ?? head.screenSize
        return isLandscape ? Size(width: max(size.width, size.height), height: min(size.width, size.height)) : size
    }

    /// Files that name no screen anywhere: the smallest one of that width that the root fits on.
    private var commonScreen: Size? {
        guard let frame = view.storedFrame(in: nil), frame.width != head.screenSize.width else { return nil }
        let known = [(320.0, 480.0), (320, 568), (375, 667), (414, 736), (768, 1024)]
        return known.first { $0.0 == frame.width && frame.maxY <= $0.1 }.map { Size(width: $0.0, height: $0.1) }
    }

    /// What a controller of free form takes for its screen.
    private var freeformScreen: Size? {
        guard let size = controller?.child("size", key: "freeformSize"), let width = size.number("width"),
            let height = size.number("height")
        else { return nil }
        return Size(width: width, height: height)
    }

    private var isConstrained: Bool { view.flag("translatesAutoresizingMaskIntoConstraints") == false }

    private var frame: Rect {
        if !isConstrained, let frame = view.storedFrame(in: screen) { return frame }
        if controller == nil, isFreeform, let stored = view.storedFrame(in: screen) {
            return Rect(x: 0, y: 0, width: stored.width, height: stored.height)
        }
        let size = freeformScreen ?? screen
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// F16.
    private func leastMargin(_ frame: Rect) -> Double {
        // A sheet goes by the phone's width, a view in a xib by its own.
        let phone = controller == nil ? nil : head.device.flatMap { $0.idiom == .phone ? $0.portraitSize.width : nil }
        let isWide = max(frame.width, phone ?? 0) >= 414
        return head.toolsVersion >= 8000 && isWide ? 20 : 16
    }

    /// F1: what hardware and status bar cover.
    private func baseInsets(_ frame: Rect) -> Insets {
        if head.isTelevision, head.toolsVersion < 13000 { return .zero }
        if head.isTelevision { return context.hasBars ? Insets(top: 60, left: 0, bottom: 60, right: 0) : .zero }
        if let device = head.device {
            var insets = device.canvasSafeArea(toolsVersion: head.toolsVersion, orientation: head.orientation)
            if context.hidesStatusBar, !device.hasHomeIndicator { insets.top = 0 }
            return insets
        }
        if frame.width >= 1920 || context.hidesStatusBar { return .zero }
        let isSideways = screen.width > screen.height && min(screen.width, screen.height) < 600
        return isSideways && head.toolsVersion >= 6000 ? .zero : Device.canvasSafeAreaWithoutDevice
    }

    private func insets(_ frame: Rect) -> Insets {
        let insets = baseInsets(frame)
        if isEmbedded, !context.simulatesNavigationBar { return head.toolsVersion < 13000 ? .zero : insets }  // F12
        if isFreeform {  // F13
            if (13000..<14800).contains(head.toolsVersion), !context.hasBars { return .zero }
            return fitted(context.covering(insets), frame, on: freeformScreen ?? frame.size)
        }
        if frame.width != screen.width {
            let isPlain = head.device.map { $0.hasHomeIndicator && $0.idiom == .phone } ?? true
            return isPlain ? context.covering(insets) : Insets(top: context.storedBarTop ?? arrow, left: 0, bottom: 0, right: 0)
        }
        return fitted(context.covering(insets), frame, on: screen)
    }

    /// The root of a popover on an iPad reaches under its arrow, from iOS 13 on.
    private var arrow: Double { context.isPopover && head.toolsVersion >= 14800 && head.device?.idiom == .pad ? 13 : 0 }

    /// F7, F10, F11: a root that leaves out what covers the screen is covered by so much less.
    private func fitted(_ covering: Insets, _ frame: Rect, on screen: Size) -> Insets {
        var insets = covering
        if context.isOpaqueBar { insets.top = 0 }
        if frame.y > 0 {
            insets.top = max(0, insets.top - frame.y)
            insets.bottom = max(0, insets.bottom + frame.maxY - screen.height)
            return insets
        }
        let deficit = screen.height - frame.height
        guard deficit >= 8 else { return insets }
        if deficit < 20 { return .zero }  // the sheets of Xcode 14 and later
        if deficit == 54, (19000..<21000).contains(head.toolsVersion) { return insets }  // the sheets of Xcode 13
        if deficit >= covering.top + covering.bottom || context.isPopover { insets.bottom = 0 }
        insets.top = 0
        return insets
    }

    /// F14.
    private func xibInsets(_ frame: Rect) -> Insets {
        guard view.name == "view", head.device != nil || head.isTelevision else { return .zero }
        let isWhole = frame.size == screen || context.isOwnersView
        if !isWhole, head.toolsVersion < 14800 { return .zero }
        let insets = context.covering(baseInsets(frame))
        return isWhole && !isFreeform ? fitted(insets, frame, on: screen) : insets
    }
}
