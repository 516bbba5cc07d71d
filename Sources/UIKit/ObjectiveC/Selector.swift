// Parts of Objective-C that code for iOS takes for granted. `#selector` and `@objc` need its runtime; the type exists for
// parameters that are nil or never sent.

/// The name of a method. Selectors are not sent; use closures (`UIAction`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Runs the body. There is no autorelease pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObjectProtocol {
    /// Whether the object is of the class or a subclass.
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
