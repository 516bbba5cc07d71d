/// A control that shows a color. Colors are not picked.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
