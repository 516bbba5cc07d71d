import QuoinBehaviors

extension UIView {
    final func setUpControl(_ kind: ControlKind) {
        item.behavior = Control(kind, traits: UIKitEnvironment.current.traits)
        switch kind {
        case .toggle, .stepper: sizeToContent()
        case .activity, .picker, .datePicker: if bounds.size == .zero { sizeToContent() }
        default: break
        }
    }
}
