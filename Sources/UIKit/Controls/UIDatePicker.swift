import QuoinBehaviors

/// A control to pick a date or time.
open class UIDatePicker: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.datePicker(isCompact: false))
        declarePlain(UIDatePicker.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.datePicker(isCompact: false))
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
