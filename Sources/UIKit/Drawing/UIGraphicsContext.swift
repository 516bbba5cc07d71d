/// Begins an image of a size; ``UIGraphicsEndImageContext()`` ends it.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIKitState.imageContexts.append(
        UIImage(size: size, scale: scale > 0 ? scale : CGFloat(UIKitEnvironment.current.screenDevice.scale)))
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The current image, which is empty.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIKitState.imageContexts.last }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = UIKitState.imageContexts.popLast() }

/// The current context; nil outside an image context.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { UIKitState.imageContexts.isEmpty ? nil : CGContext() }

/// No effect.
public func UIRectFill(_ rect: CGRect) {}

/// No effect.
public func UIRectFrame(_ rect: CGRect) {}

/// No effect.
public func UIRectClip(_ rect: CGRect) {}
