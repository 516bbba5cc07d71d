/// A bar with buttons.
open class UIToolbar: UIView {
    open var isTranslucent = true
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.toolbar)
        declarePlain(UIToolbar.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.toolbar)
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
}
