/// Calls with the screen's beat; there is no screen, and it never calls.
open class CADisplayLink: NSObject {
    public convenience init(target: Any, selector sel: Selector) { self.init() }
    open var isPaused = false
    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 1 / 60 }
    open var preferredFramesPerSecond = 60
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// Seconds since some moment, never going back.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
