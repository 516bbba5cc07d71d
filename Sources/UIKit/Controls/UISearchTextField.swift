/// The text field of a search bar.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
