extension NotificationCenter {
    /// Adds an observer by a selector. No effect. Selectors are not sent (``Selector``); use
    /// ``Foundation/NotificationCenter/addObserver(forName:object:queue:using:)``.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {}
}
