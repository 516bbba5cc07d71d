// The places of Foundation that take selectors on iOS.

extension NotificationCenter {
    /// Adds an observer by a selector, which is called within `post`; one that is only a name is not (``Selector``). The observer
    /// is not retained; `removeObserver` does not know it.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        nonisolated(unsafe) weak let object = observer as AnyObject
        _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            if let object { aSelector.send(to: object, notification) }
        }
    }
}

extension Timer {
    /// Makes a timer that sends a selector. The target is retained until the timer is invalidated, as on iOS.
    public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let object = target as AnyObject
        self.init(timeInterval: timeInterval, repeats: repeats) { selector.send(to: object, $0) }
    }

    /// Makes a timer that sends a selector, and schedules it on the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let object = target as AnyObject
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { selector.send(to: object, $0) }
    }
}

extension NSObjectProtocol {
    /// Sends a selector to the object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector?.send(to: self)
        return nil
    }

    /// Sends a selector to the object, with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector?.send(to: self, object)
        return nil
    }
}
