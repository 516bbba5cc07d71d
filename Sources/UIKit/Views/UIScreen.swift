/// The device's screen, as ``UIKitEnvironment`` describes it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    open class var main: UIScreen { UIKitState.mainScreen }
    open class var screens: [UIScreen] { [main] }

    open var bounds: CGRect {
        let size = UIKitEnvironment.current.screen.size
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var scale: CGFloat { UIKitEnvironment.current.scale ?? CGFloat(UIKitEnvironment.current.screenDevice.scale) }
    open var nativeScale: CGFloat { scale }
    open var traitCollection: UITraitCollection { .current }
    open var brightness: CGFloat = 1
    /// No effect.
    open var maximumFramesPerSecond: Int { 60 }
    /// No effect.
    open var isCaptured: Bool { false }
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}
