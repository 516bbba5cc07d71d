import QuoinBehaviors
import QuoinLayout

/// A window with its root view controller.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = MyController()
/// window.makeKeyAndVisible()              // loads the view, lays it out, and tells the controller that it appeared
/// ```
open class UIWindow: UIView {
    private var root: UIViewController?
    /// The size and environment that the views were laid out for; nil until the window is shown.
    final var traitSources: TraitSources?
    /// The transition that controllers were told of before the size changes.
    final var pendingTransition: (sources: TraitSources, transition: SizeTransition)?
    open var windowScene: UIWindowScene? = UIKitState.scene
    open var windowLevel = Level.normal

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setUpWindow()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    private func setUpWindow() {
        declarePlain(UIWindow.self)
        flags.insert(.wantsDidMove)
        item.isHidden = true
        windowReference = self
        UIKitState.windows.removeAll { $0.window == nil }
        UIKitState.windows.append(.init(window: self))
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { root }
        set {
            guard newValue !== root else { return }
            let old = root
            root = newValue
            isHidden ? drop(old) : show(instead: old)
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            if newValue { root?.disappear() } else { show(instead: nil) }
        }
    }

    private func drop(_ old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        old?.disappear()
    }

    private func show(instead old: UIViewController?) {
        if traitSources == nil { become(TraitSources(screenOfWindow)) }
        guard let root else { return drop(old) }
        old?.willDisappear(false)
        root.willAppear(false)
        drop(old)
        if root.view.superview !== self { insertSubview(root.view, at: 0) }
        layOutRoot()
        root.isAppearing(in: self, false)
        layOutShown()
        root.didAppear(false)
    }

    /// Lays out, and again with the insets that bars have given to scroll views.
    final func layOutShown() {
        layoutIfNeeded()
        var isChanged = false
        forEachBelow { view in if let scroll = view as? UIScrollView, scroll.reportInsetChange() { isChanged = true } }
        if isChanged { layoutIfNeeded() }
    }

    final func layOutRoot() {
        guard let root, root.viewIfLoaded?.superviewReference === self else { return }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.place(on: screenOfWindow)
    }

    /// The device's screen at this window's size.
    final var screenOfWindow: QuoinBehaviors.Screen { screen(of: item.frame.size) }

    private func screen(of size: Size) -> QuoinBehaviors.Screen {
        var screen = UIKitEnvironment.current.screen
        if size != screen.size, size.width > 0, size.height > 0 {
            let isDevices = size.width == screen.size.height && size.height == screen.size.width
            screen =
                isDevices
                ? Screen(
                    UIKitEnvironment.current.screenDevice, size.width > size.height ? .landscape : .portrait,
                    era: UIKitEnvironment.current.systemEra, statusBarHidden: UIKitEnvironment.current.isStatusBarHidden)
                : screen
            screen.size = size
        }
        return screen
    }

    override func willResize(to size: Size) { if traitSources != nil { beginTransition(to: TraitSources(screen(of: size))) } }
    override func didMove() { traitSources == nil ? layOutRoot() : updateTraitSources() }

    open override var next: UIResponder? { windowScene }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }
    open func makeKey() {
        guard !isKeyWindow else { return }
        UIKitState.keyWindow()?.resignKey()
        UIKitState.keyWindow = { [weak self] in self }
        becomeKey()
    }
    open var isKeyWindow: Bool { UIKitState.keyWindow() === self }
    /// No effect.
    open var canResizeToFitContent: Bool { false }
    open var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    /// No effect.
    open func sendEvent(_ event: UIEvent) {}
    open func becomeKey() {}
    open func resignKey() {}
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// Schedules a layout on the main queue, for a visible window.
    final func scheduleLayout() {
        guard !UIKitState.isLayoutScheduled, !isHidden, UIKitEnvironment.current.laysOutWindows, UIKitState.isOnMainQueue else { return }
        UIKitState.isLayoutScheduled = true
        DispatchQueue.main.async { onMain { UIKitState.layOutWindows() } }
    }

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
    }
}
