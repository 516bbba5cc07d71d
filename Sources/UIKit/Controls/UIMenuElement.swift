/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
    public enum State: Int, Hashable, Sendable {
        case off, on, mixed
    }
}

/// A menu element whose contents are loaded when the menu is shown. No effect. Menus are not shown.
open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    final let provider: Provider

    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
