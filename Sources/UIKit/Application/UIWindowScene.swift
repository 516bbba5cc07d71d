/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { UIKitState.windows.compactMap(\.window).filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var interfaceOrientation: UIInterfaceOrientation { UIKitEnvironment.current.isLandscape ? .landscapeLeft : .portrait }
    open var traitCollection: UITraitCollection { .current }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The frame and style of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    /// No effect.
    open var statusBarStyle: UIStatusBarStyle { .default }
}
