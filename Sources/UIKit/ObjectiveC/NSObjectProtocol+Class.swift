// Parts of Objective-C that code for iOS takes for granted.

/// Runs the body. There is no autorelease pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObjectProtocol {
    /// Whether the object is an instance of the class or of a subclass.
    public func isKind(of aClass: AnyClass) -> Bool {
        var walker: AnyClass? = type(of: self)
        while let here = walker {
            if here == aClass { return true }
            walker = _getSuperclass(here)
        }
        return false
    }

    /// Whether the object is of the class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Whether the object has a method. No effect. It is always false, as methods cannot be called by name.
    public func responds(to aSelector: Selector!) -> Bool { false }
}
