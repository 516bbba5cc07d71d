/// A menu of actions. No effect. Menus are not shown.
open class UIMenu: UIMenuElement {
    public final let children: [UIMenuElement]
    public final let identifier: Identifier
    public final let options: Options

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
    /// The size of the elements in the menu. It is stored only.
    open var preferredElementSize = ElementSize.automatic
    public enum ElementSize: Int, Hashable, Sendable {
        case small, medium, large
        case automatic = -1
    }
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}
