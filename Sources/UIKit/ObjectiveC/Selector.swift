// What code for iOS takes from Objective-C without asking for it. `#selector` and `@objc` need a runtime that does not exist
// here; the type does, for parameters that are nil or never sent.

/// The name of a method. It cannot be sent: targets that are called are closures (`UIAction`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Runs the body. There is no pool to drain: everything is released where it ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObjectProtocol {
    /// Whether the object is of the class or of one below it.
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

    /// False: nothing can be called by a name.
    public func responds(to aSelector: Selector!) -> Bool { false }
}
