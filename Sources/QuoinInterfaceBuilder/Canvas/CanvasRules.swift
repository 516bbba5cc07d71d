import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The rules by which Interface Builder draws a root view and what covers it, by version of Xcode, device and bars.
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
        isFreeform = CanvasRules.isFreeform(controller ?? view, view)
        isEmbedded = controller.map { graph.isEmbedded($0) } ?? false
        context = BarContext(head, graph, controller: controller, view: view)
    }

    /// Whether the simulated metrics say so, or the size that is given without any.
    private static func isFreeform(_ object: XMLElement, _ view: XMLElement) -> Bool {
        if let metrics = object.child(key: "simulatedDestinationMetrics") { return metrics.isNamed(.freeformSimulatedSizeMetrics) }
        guard let given = object.child(.size, key: "freeformSize"), let frame = view.storedFrame(in: nil) else { return false }
        return given.number(.width) == frame.width && given.number(.height) == frame.height
    }

    /// Bars for other devices than the one that was drawn.
    var bars: Bars { context.bars }

    /// Whether a root without a controller has the margins of one (F18, F58).
    var isLikeController: Bool {
        controller == nil && (view.isNamed(.view) || isCollectionRoot && view.isNamed(.collectionReusableView))
    }

    /// Whether it is a view of a collection at the top of a xib that is covered as roots are (F58).
    private var isCollectionRoot: Bool {
        controller == nil && ["collectionViewCell", "collectionReusableView"].contains(view.name)
            && RootTable.collectionCellIsRoot[head.version]
    }

    mutating func canvas() -> Canvas {
        let frame = frame
        var canvas = Canvas(frame: frame)
        if head.device == nil, screen != head.screenSize { canvas.screenSize = screen }
        canvas.safeArea = controller == nil ? xibInsets(frame) : insets(frame)
        canvas.keepsSize = controller == nil ? frame.size != screen : isFreeform || frame.width != screen.width && !isEmbedded
        if isEmbedded { canvas.keepsSize = true }
        canvas.isPart = canvas.keepsSize && (isEmbedded || frame.width < screen.width || frame.height < screen.height)
        canvas.supportedDevices = head.supportedDevices
        canvas.isDark = head.isDark
        canvas.fitsContent = controller == nil && isConstrained && isFreeform
        if controller != nil || isLikeController { canvas.leastMargin = leastMargin(frame) }
        canvas.hasRoughInsets = hasRoughInsets(frame)
        canvas.hasRoughRounding = SystemTable.roundsRoughly[head.version]
        canvas.ambiguityMarks = AmbiguityTable.marks(head.version)
        canvas.hasRoughFrames =
            head.device == nil && !isKnownWithoutPhone || SystemTable.drawsRoughly[head.version] || !head.version.isKnown
            || controller == nil && isConstrained
        return canvas
    }

    /// Whether few files show what covers such a root (F75).
    private func hasRoughInsets(_ frame: Rect) -> Bool {
        guard controller != nil || isLikeController else { return false }
        guard isKnownCanvas else { return true }
        if context.isPopover || context.hasLargeTitle { return true }
        return controller != nil && !isFreeform && frame.width == screen.width
            && RootTable.sheetDeficits.contains { $0.contains(screen.height - frame.height) }
    }

    /// Whether many files show what covers a root there: on a known phone held upright, and in some versions elsewhere (F75).
    private var isKnownCanvas: Bool {
        guard let device = head.device, device.id == head.deviceID else { return isKnownWithoutPhone }
        if device.idiom == .pad { return SystemTable.knowsTablets[head.version] }
        return device.idiom == .phone && head.orientation == .portrait
    }

    /// No device is named, or a television.
    private var isKnownWithoutPhone: Bool {
        (head.deviceID == nil || head.isTelevision) && SystemTable.knowsPlainCanvas[head.version]
    }

    /// The screen it is drawn on.
    private var screen: Size {
        guard head.device == nil, !head.isTelevision else { return head.screenSize }
        let own = context.screenMetrics.flatMap { DocumentHead.screen($0) } ?? commonScreen
        let isLandscape = (controller ?? view).child(key: "simulatedOrientationMetrics")?[.orientation]?.hasPrefix("landscape") ?? false
        let size = own ?? head.screenSize
        return isLandscape ? Size(width: max(size.width, size.height), height: min(size.width, size.height)) : size
    }

    /// Files that name no screen anywhere: the smallest one of that width that the root fits on.
    private var commonScreen: Size? {
        guard let frame = view.storedFrame(in: nil), frame.width != head.screenSize.width else { return nil }
        let known = [(320.0, 480.0), (320, 568), (375, 667), (414, 736), (768, 1024)]
        return known.first { $0.0 == frame.width && frame.maxY <= $0.1 }.map { Size(width: $0.0, height: $0.1) }
    }

    /// The size that a free-form controller takes for its screen.
    private var freeformScreen: Size? {
        guard let size = controller?.child(.size, key: "freeformSize"), let width = size.number(.width),
            let height = size.number(.height)
        else { return nil }
        return Size(width: width, height: height)
    }

    /// The size of a cell at the top of a xib whose own frame constraints decide: its content view fills it (F78).
    private var cellSize: Size? {
        guard controller == nil, view.isNamed(.tableViewCell) || view.isNamed(.collectionViewCell) else { return nil }
        return view.child(key: "contentView")?.storedFrame(in: nil)?.size
    }

    private var isConstrained: Bool { view.flag(.translatesAutoresizingMaskIntoConstraints) == false }

    private var frame: Rect {
        if !isConstrained, let frame = view.storedFrame(in: screen) { return frame }
        if controller == nil, isFreeform, let stored = view.storedFrame(in: screen) {
            return Rect(x: 0, y: 0, width: stored.width, height: stored.height)
        }
        let size = cellSize ?? freeformScreen ?? screen
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The least margin of a root at its sides (F16).
    private func leastMargin(_ frame: Rect) -> Double {
        // A sheet goes by the phone's width, a view in a xib by its own.
        let phone = controller == nil ? nil : head.device.flatMap { $0.idiom == .phone ? $0.portraitSize.width : nil }
        let isWide = max(frame.width, phone ?? 0) >= RootTable.wideRoot
        return isWide && RootTable.wideMargins[head.version] ? 20 : 16
    }

    /// The insets of hardware and status bar (F1).
    private func baseInsets(_ frame: Rect) -> Insets {
        if head.isTelevision {
            let (vertical, horizontal) = SafeAreaTable.television[head.version]
            return Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
        }
        if let device = head.device {
            var insets = SafeAreaTable.insets(of: device, orientation: head.orientation, version: head.version)
            if context.hidesStatusBar, !device.hasHomeIndicator { insets.top = 0 }
            return insets
        }
        if frame.width >= 1920 || context.hidesStatusBar { return .zero }
        let isSideways = screen.width > screen.height && min(screen.width, screen.height) < 600
        if isSideways && RootTable.hidesStatusBarSideways[head.version] { return .zero }
        return Insets(top: SafeAreaTable.withoutDevice[head.version], left: 0, bottom: 0, right: 0)
    }

    /// The insets of a controller's root.
    private func insets(_ frame: Rect) -> Insets {
        let insets = baseInsets(frame)
        if isEmbedded, !context.simulatesNavigationBar {
            return RootTable.embeddedHasInsets[head.version] ? context.covering(insets) : .zero
        }  // F12
        if isFreeform { return freeFormInsets(insets, frame: frame, rule: RootTable.freeFormController[head.version]) }
        if frame.width != screen.width {
            let isPlain = head.device.map { $0.hasHomeIndicator && $0.idiom == .phone } ?? true
            return isPlain ? context.covering(insets) : Insets(top: context.storedBarTop ?? arrow, left: 0, bottom: 0, right: 0)
        }
        return fitted(insets, frame, on: screen)
    }

    /// The insets of a root with a size of its own (F13, F14).
    private func freeFormInsets(_ base: Insets, frame: Rect, rule: RootTable.FreeForm) -> Insets {
        switch rule {
        case .nothing: return .zero
        case .tall(let least) where !context.hasBars && frame.height < least: return .zero
        case .fromTheTop where frame.width <= screen.width:
            var insets = base
            insets.bottom = max(0, base.bottom - max(0, screen.height - frame.height))
            return fitted(insets, frame, on: freeformScreen ?? frame.size)
        case .tall, .fromTheTop, .all: return fitted(base, frame, on: freeformScreen ?? frame.size)
        }
    }

    /// The root of a popover on an iPad reaches under its arrow.
    private var arrow: Double { context.isPopover && head.device?.idiom == .pad ? RootTable.popoverArrow[head.version] : 0 }

    /// The insets of a root that leaves out part of what covers the screen: it is covered by that much less (F7, F10, F11).
    private func fitted(_ base: Insets, _ frame: Rect, on screen: Size) -> Insets {
        let covering = context.covering(base)
        var insets = covering
        if context.isOpaqueBar { insets.top = 0 }
        if frame.y > 0 {
            insets.top = max(0, insets.top - frame.y)
            insets.bottom = max(0, insets.bottom + frame.maxY - screen.height)
            return insets
        }
        let deficit = screen.height - frame.height
        guard deficit >= RootTable.leastDeficit else { return insets.repeated(context.hasBars ? 1 : repetition) }
        if deficit < RootTable.lowSheet { return Insets(top: context.lowSheetBar, left: 0, bottom: 0, right: 0) }
        if deficit == RootTable.coveredSheet[head.version], !context.isPageSheet { return insets }
        if deficit == insets.bottom, insets.bottom > base.bottom {  // F56
            insets.bottom = 0
            return insets
        }
        if deficit >= covering.top + covering.bottom || context.isPopover { insets.bottom = 0 }
        insets.top = context.isSheetBar && deficit < covering.top ? covering.top : 0
        return insets.repeated(repetition)
    }

    /// The number of times that the insets of a whole screen count (F53).
    private var repetition: Double {
        guard let device = head.device, device.idiom == .phone, device.hasHomeIndicator, head.orientation == .portrait, !isFreeform else {
            return 1
        }
        return SafeAreaTable.repetition[head.version]
    }

    /// The insets of a view in a xib (F14).
    private func xibInsets(_ frame: Rect) -> Insets {
        guard view.isNamed(.view) || isCollectionRoot, head.device != nil || head.isTelevision else { return .zero }
        let isWhole = view.isNamed(.view) && (frame.size == screen || context.isOwnersView)
        let insets = baseInsets(frame)
        if isWhole && !isFreeform { return fitted(insets, frame, on: screen) }
        return freeFormInsets(insets, frame: frame, rule: RootTable.freeFormView[head.version])
    }
}

extension Insets {
    /// Top and bottom so many times.
    fileprivate func repeated(_ times: Double) -> Insets { Insets(top: top * times, left: left, bottom: bottom * times, right: right) }
}
