/// A view in place of the keyboard or above it. No effect. Input views are not shown.
open class UIInputView: UIView {
    public final let inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
    public enum Style: Int, Hashable, Sendable {
        case `default`, keyboard
    }
}
