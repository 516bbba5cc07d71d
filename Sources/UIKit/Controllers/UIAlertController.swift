/// An alert or action sheet. Its view is empty and fills the window.
open class UIAlertController: UIViewController {
    public enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert = 1
    }
    open var message: String?
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
