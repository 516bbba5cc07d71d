/// A press of a button or key. No effect. Presses do not occur.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// An event with presses. No effect. Presses do not occur.
open class UIPressesEvent: UIEvent {}
