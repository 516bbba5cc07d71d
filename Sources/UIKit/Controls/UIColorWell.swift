/// A round well with a color in it; colors are not picked here.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// Stands in place of the keyboard, or above it; neither shows here.
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
