/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = true
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    final var associations: Associations?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

extension UIBarItem: @preconcurrency AssociationHolder {}
