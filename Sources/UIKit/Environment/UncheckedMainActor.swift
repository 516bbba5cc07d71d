// UIKit belongs to the main actor, but the overrides of Foundation's methods (`description`) and the calls of the layout engine
// (behaviors) do not. They run where UIKit was called, so they are not checked and cannot trap.

/// Runs `body` as if on the main actor, without a check.
@inline(__always)
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { escaping in
        try unsafeBitCast(escaping, to: (() throws -> Result).self)()
    }
}

/// Runs `body` in the same way. A closure that captures nothing needs no memory, unlike one that captures what it works on.
@inline(__always)
func onMain<Argument, Result>(_ argument: Argument, _ body: @MainActor (Argument) -> Result) -> Result {
    withoutActuallyEscaping(body) { escaping in unsafeBitCast(escaping, to: ((Argument) -> Result).self)(argument) }
}

/// The address of an object in UIKit's format: `0x600000001000`.
func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The name of an object's class in UIKit's format: without a module for UIKit's own (`UILabel`), else with it (`App.Card`).
func className(_ object: AnyObject) -> String {
    let full = String(reflecting: type(of: object))
    return full.hasPrefix("UIKit.") ? String(full.dropFirst(6)) : full
}

extension Unmanaged {
    /// Uses the object without retaining it. The caller ensures that it stays alive.
    ///
    /// It is declared here because a closure of the main actor that is passed to the standard library is checked at each call.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
