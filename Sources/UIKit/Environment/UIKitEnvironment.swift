import QuoinBehaviors
import QuoinLayout

/// What a device and its user would supply, and where messages go: the one thing here that UIKit does not have.
///
/// ```swift
/// UIKitEnvironment.current.device = "retina4_7"              // an iPhone with a home button
/// UIKitEnvironment.current.era = 9                           // as iOS 9 lays out
/// UIKitEnvironment.current.imageFolders = ["Assets.xcassets"]
/// UIKitEnvironment.current.log = { message in … }
/// ```
///
/// It is read when a window, a screen or a controller is made, and by each layout pass.
@preconcurrency @MainActor
public struct UIKitEnvironment {
    /// The environment of this process.
    public static var current = UIKitEnvironment()

    /// Exceptions and warnings, as UIKit words them; standard error unless set.
    public var log: (UIKitMessage) -> Void = { FileHandle.standardError.write(Data(($0.description + "\n").utf8)) }
    /// The screen by Interface Builder's id of its device; an id that is not known leaves it as it was.
    public var device: String {
        get { screenDevice.id }
        set { if let found = Device(id: newValue) { screenDevice = found } }
    }
    /// The major release of iOS that is reproduced, such as 9; before 6 there was no Auto Layout.
    public var era: Int {
        get { system.rawValue }
        set { if let found = Era(release: newValue) { system = found } }
    }
    /// Held sideways.
    public var isLandscape = false
    /// Nil: as the system does by itself.
    public var isStatusBarHidden: Bool?
    /// The reading direction of views that name none.
    public var isRightToLeft = false
    /// The user's text size.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// Pixels a point; the device's unless set. Frames are rounded to pixels.
    public var scale: CGFloat?
    /// Folders in which `UIImage(named:)` looks, asset catalogs among them.
    public var imageFolders: [String] = []
    /// Whether visible windows are laid out by themselves, when the main queue comes to it.
    public var laysOutWindows = true
    /// What a program that draws has to draw anew: called with each view that a layout gave another frame, once all have
    /// theirs.
    ///
    /// ```swift
    /// UIKitEnvironment.current.viewDidMove = { view in canvas.move(view, to: view.frame) }
    /// ```
    ///
    /// The layout is still at work: what is changed here counts in the next one. Nothing is spent where it is nil.
    public var viewDidMove: ((UIView) -> Void)?

    var screenDevice = Device(id: "retina4_7") ?? Device.all[0]
    var system = Era.standard

    var screen: QuoinBehaviors.Screen {
        Screen(screenDevice, isLandscape ? .landscape : .portrait, era: system, statusBarHidden: isStatusBarHidden)
    }

    var traits: QuoinBehaviors.Traits {
        Traits(
            era: system, scale: screenDevice.scale, category: contentSizeCategory.textCategory, idiom: screenDevice.idiom)
    }

    var layoutEnvironment: SystemEnvironment {
        SystemEnvironment(
            scale: scale.map { Double($0) } ?? screenDevice.scale, direction: isRightToLeft ? .rightToLeft : .leftToRight, era: system)
    }
}
