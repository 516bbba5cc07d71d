/// Opens a picture of a size. Close it with ``UIGraphicsEndImageContext()``.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIKitState.imageContexts.append(
        UIImage(size: size, scale: scale > 0 ? scale : CGFloat(UIKitEnvironment.current.screenDevice.scale)))
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The innermost open picture, empty.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIKitState.imageContexts.last }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = UIKitState.imageContexts.popLast() }

/// Nil unless a picture is open.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { UIKitState.imageContexts.isEmpty ? nil : CGContext() }

public func UIRectFill(_ rect: CGRect) {}

public func UIRectFrame(_ rect: CGRect) {}

public func UIRectClip(_ rect: CGRect) {}
