/// A view with wheels to pick values.
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.picker)
        declarePlain(UIPickerView.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.picker)
    }
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? (numberOfComponents > component ? 0 : -1) }
    /// No effect.
    open func reloadAllComponents() {}
    /// No effect.
    open func reloadComponent(_ component: Int) {}
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let delegate else { return .zero }
        return CGSize(
            width: delegate.pickerView(self, widthForComponent: component),
            height: delegate.pickerView(self, rowHeightForComponent: component))
    }
    /// The view of a row. No effect. Rows are not shown, so it is always nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}
