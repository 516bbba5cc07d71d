// Xib files and storyboards are not read here: what asks for one is told so and gets nothing, or an empty object.

/// A xib file, by its name.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        super.init()
    }

    /// Nothing, and a message.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        UIKitState.log("Xib files are not read: \(name).xib gives no objects.")
        return []
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Nothing, and a message.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

/// A storyboard, by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Nil, and a message.
    open func instantiateInitialViewController() -> UIViewController? {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives no controller.")
        return nil
    }
    /// What `creator` makes of an empty archive, else nil; and a message.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        let none = instantiateInitialViewController() as? Controller
        return emptyArchive.flatMap { creator?($0) } ?? none
    }
    /// What `creator` makes of an empty archive, else a controller without content; and a message.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return emptyArchive.flatMap { creator?($0) } ?? Controller.makeOfClass()
    }
    /// Whatever is asked of it is not there.
    private var emptyArchive: NSCoder? {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try? NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        coder?.requiresSecureCoding = false
        coder?.decodingFailurePolicy = .setErrorAndReturn
        return coder
    }
    /// An empty controller, and a message.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIKitState.log("Storyboards are not read: \(name).storyboard gives an empty controller for \(identifier).")
        return UIViewController()
    }
}

/// A way from one controller to the next; none is taken by itself here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
    open func perform() {}
}
