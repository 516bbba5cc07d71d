/// A key that is held; none is here.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// Keys that are held; none are here.
open class UIPressesEvent: UIEvent {}
