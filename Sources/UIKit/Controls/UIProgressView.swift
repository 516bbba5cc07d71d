import QuoinBehaviors

open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.progress)
        declarePlain(UIProgressView.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.progress)
    }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    public enum Style: Int, Hashable, Sendable {
        case `default`, bar
    }
}
