import QuoinBehaviors
import QuoinLayout

/// The device, the user's settings and the log: the one addition to UIKit's interface.
///
/// ```swift
/// UIKitEnvironment.current.device = "retina4_7"              // an iPhone with a home button
/// UIKitEnvironment.current.era = 9                           // as iOS 9 lays out
/// UIKitEnvironment.current.imageFolders = ["Assets.xcassets"]
/// UIKitEnvironment.current.log = { message in … }
/// ```
///
/// It is read when windows, screens and controllers are created, and by each layout.
@preconcurrency @MainActor
public struct UIKitEnvironment {
    /// The environment of this process.
    public static var current = UIKitEnvironment.ofProcess()

    /// The handler of messages: exceptions and warnings with UIKit's texts. By default they go to standard error.
    public var log: (UIKitMessage) -> Void = { FileHandle.standardError.write(Data(($0.description + "\n").utf8)) }
    /// The device's identifier in Interface Builder, which determines the screen. An unknown identifier changes nothing.
    public var device: String {
        get { screenDevice.id }
        set { if let found = Device(id: newValue) { screenDevice = found } }
    }
    /// The major version of iOS whose behavior is reproduced, such as 9; from 6 on, as Auto Layout began there.
    public var era: Int {
        get { systemEra.rawValue }
        set { if let found = Era(release: newValue) { systemEra = found } }
    }
    /// Whether the device is in landscape orientation.
    public var isLandscape = false
    /// Whether the status bar is hidden; nil for the system's default.
    public var isStatusBarHidden: Bool?
    /// Whether views are laid out from right to left, unless their semantic content attribute forces a direction.
    public var isRightToLeft = false
    /// The user's text size.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// The number of pixels per point, to which frames are rounded; nil for the device's scale.
    public var scale: CGFloat?
    /// The folders and asset catalogs in which `UIImage(named:)` looks.
    public var imageFolders: [String] = []
    /// Whether visible windows are laid out automatically on the main queue.
    public var laysOutWindows = true
    /// A handler that is called after a layout with each view whose frame has changed, for programs that draw.
    ///
    /// ```swift
    /// UIKitEnvironment.current.viewDidMove = { view in canvas.move(view, to: view.frame) }
    /// ```
    ///
    /// The layout is still in progress: changes apply in the next one. It costs nothing while nil.
    public var viewDidMove: ((UIView) -> Void)?

    var screenDevice = Device(id: "retina4_7") ?? Device.all[0]
    var systemEra = Era.standard

    var screen: QuoinBehaviors.Screen {
        Screen(screenDevice, isLandscape ? .landscape : .portrait, era: systemEra, statusBarHidden: isStatusBarHidden)
    }

    var traits: QuoinBehaviors.Traits {
        Traits(
            era: systemEra, scale: screenDevice.scale, category: contentSizeCategory.textCategory, idiom: screenDevice.idiom)
    }

    var layoutEnvironment: SystemEnvironment {
        SystemEnvironment(
            scale: scale.map { Double($0) } ?? screenDevice.scale, direction: isRightToLeft ? .rightToLeft : .leftToRight, era: systemEra)
    }
}
