import QuoinBehaviors
import QuoinLayout

/// Wheels to choose with.
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.picker)
        declarePlain(UIPickerView.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.picker)
    }
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? (numberOfComponents > component ? 0 : -1) }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let delegate else { return .zero }
        return CGSize(
            width: delegate.pickerView(self, widthForComponent: component),
            height: delegate.pickerView(self, rowHeightForComponent: component))
    }
    /// Rows are not shown.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { pickerView.bounds.width }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { nil }
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        view ?? UILabel()
    }
}

/// A date or a time to choose.
open class UIDatePicker: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeControl(.datePicker(isCompact: false))
        declarePlain(UIDatePicker.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeControl(.datePicker(isCompact: false))
    }
    open var date = Date()
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            (item.behavior as? Control)?.kind = .datePicker(isCompact: preferredDatePickerStyle == .compact)
            noteEngineChange()
        }
    }
    public enum Mode: Int, Hashable, Sendable {
        case time, date, dateAndTime, countDownTimer
    }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic, wheels, compact, inline
}
