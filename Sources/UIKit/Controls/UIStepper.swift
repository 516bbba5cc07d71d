open class UIStepper: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.stepper)
        declarePlain(UIStepper.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.stepper)
    }
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var wraps = false
    open var isContinuous = true
    open var autorepeat = true
}
