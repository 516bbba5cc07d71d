/// A menu element with a selector. No effect. Selectors are not sent (``Selector``).
open class UICommand: UIMenuElement {
    public final let action: Selector
    public final let propertyList: Any?
    public final let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}

/// A command with other modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    public final let title: String
    public final let action: Selector
    public final let modifierFlags: UIKeyModifierFlags
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
