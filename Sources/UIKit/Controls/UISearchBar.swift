import QuoinBehaviors
import QuoinLayout

/// A bar with a search field.
open class UISearchBar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.searchBar)
        declarePlain(UISearchBar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.searchBar)
    }
    /// The text, which is that of ``searchTextField``.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var prompt: String?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var searchBarStyle = Style.default
    open var backgroundImage: UIImage?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open weak var delegate: (any UISearchBarDelegate)?
    public final let searchTextField = UISearchTextField(frame: .zero)
    public enum Style: UInt, Hashable, Sendable {
        case `default`, prominent, minimal
    }
}
