extension NSObjectProtocol where Self: NSObject {
    /// Observes a property by its key path.
    ///
    /// ```swift
    /// observation = scrollView.observe(\.contentOffset) { scrollView, _ in header.frame.origin.y = scrollView.contentOffset.y }
    /// ```
    ///
    /// Changes by layouts and scrolling are reported: a view's `frame`, `bounds` and `center`, a scroll view's `contentOffset` and
    /// `contentSize`, and what is computed from them. Other properties report nothing, except at once with the option `initial`.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func report(_ object: Self, new: Value?, old: Value?) {
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil,
                isPrior: false)
            changeHandler(object, change)
        }
        var last = self[keyPath: keyPath]
        if options.contains(.initial) { report(self, new: last, old: nil) }
        guard let view = self as? UIView else { return NSKeyValueObservation(nil) }
        let observation = view.observeLayout { view in
            guard let object = view as? Self else { return }
            let new = object[keyPath: keyPath], old = last
            guard !areEqual(new, old) else { return }
            last = new
            report(object, new: new, old: old)
        }
        return NSKeyValueObservation(observation)
    }

    /// No effect.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// No effect.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

extension NSObject {
    /// No effect.
    public func willChangeValue(forKey key: String) {}
    /// No effect.
    public func didChangeValue(forKey key: String) {}
    /// No effect. Observe with a closure instead: `observe(\.bounds) { … }`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {}
    /// No effect.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil) {}
}
