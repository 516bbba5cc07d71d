// Controls of a fixed size.

import QuoinBehaviors

/// A switch.
open class UISwitch: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl(.toggle)
        declarePlain(UISwitch.self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl(.toggle)
    }
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    public enum Style: Int, Hashable, Sendable {
        case automatic, checkbox, sliding
    }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
