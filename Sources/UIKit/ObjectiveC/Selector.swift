// `#selector` and `@objc` need the runtime of Objective-C. A selector here is a name, and perhaps a closure that calls the method,
// because without the runtime no method is found by its name.

/// The name of a method, with or without a call of it.
///
/// ```swift
/// button.addTarget(self, action: Selector("tapped:", in: CardView.self) { $0.tapped($1) }, for: .touchUpInside)
/// ```
///
/// A selector with a call is sent by controls, bar buttons, notifications, timers and `perform`. One that is only a name is never
/// sent. Selectors are equal if their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    private let call: (@Sendable (AnyObject, Any?, Any?) -> Bool)?

    /// Makes a selector that is only a name.
    public init(_ name: String) { (description, call) = (name, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a selector of a method without parameters.
    public init<Target: AnyObject, Result>(_ name: String, in type: Target.Type, _ call: @escaping @MainActor (Target) -> Result) {
        self.init(name) { (target: Target, _, _) in
            _ = call(target)
            return true
        }
    }

    /// Makes a selector of a method with a sender.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, in type: Target.Type, _ call: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.init(name) { (target: Target, sender, _) in
            guard let sender = sender as? Sender else { return false }
            _ = call(target, sender)
            return true
        }
    }

    /// Makes a selector of a method with a sender and an event.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, in type: Target.Type, _ call: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        self.init(name) { (target: Target, sender, event) in
            guard let sender = sender as? Sender, let event = event as? Event else { return false }
            _ = call(target, sender, event)
            return true
        }
    }

    private init<Target: AnyObject>(_ name: String, send: @escaping @MainActor (Target, Any?, Any?) -> Bool) {
        description = name
        // The caller is where UIKit was called, as in `onMain`.
        nonisolated(unsafe) let send = unsafeBitCast(send, to: ((Target, Any?, Any?) -> Bool).self)
        call = { target, sender, event in (target as? Target).map { send($0, sender, event) } ?? false }
    }

    /// Calls the method of an object; false if the selector is only a name, or the object or the arguments are of other types.
    @discardableResult
    func send(to target: AnyObject, _ sender: Any? = nil, _ event: Any? = nil) -> Bool { call?(target, sender, event) ?? false }

    /// Calls the method of an object, or where there is none of the first in the chain of responders that has it.
    @MainActor
    @discardableResult
    func send(to target: Any?, from sender: Any?, _ event: UIEvent?) -> Bool {
        if let target { return send(to: target as AnyObject, sender, event) }
        var responder = sender as? UIResponder
        while let here = responder {
            if send(to: here, sender, event) { return true }
            responder = here.next
        }
        return false
    }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.description == rhs.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
