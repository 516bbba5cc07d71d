open class UISlider: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.slider)
        declarePlain(UISlider.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.slider)
    }
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// No effect.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// No effect.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// No effect.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
}
