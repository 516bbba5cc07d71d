import QuoinBehaviors

extension UIView {
    final func becomeControl(_ kind: ControlKind) {
        item.behavior = Control(kind, traits: UIKitEnvironment.current.traits)
        switch kind {
        case .toggle, .stepper: takeOwnSize()
        case .activity, .picker, .datePicker: if bounds.size == .zero { takeOwnSize() }
        default: break
        }
    }
}
