// UIKit is a matter of the main actor; what it overrides from Foundation (`description`) and what the layout engine calls
// (behaviors) is not. Both are called from where UIKit itself was called, so no check is made and nothing can trap.

/// Runs `body` where the caller already is.
@inline(__always)
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { escaping in
        try unsafeBitCast(escaping, to: (() throws -> Result).self)()
    }
}

/// `0x600000001000`, as UIKit's texts name an object.
func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class without its module, as UIKit's texts name it: `UILabel`; a program's own with its module: `App.Card`.
func className(_ object: AnyObject) -> String {
    let full = String(reflecting: type(of: object))
    return full.hasPrefix("UIKit.") ? String(full.dropFirst(6)) : full
}

extension Unmanaged {
    /// Uses the object without counting it. Somebody else has to keep it meanwhile.
    ///
    /// Of this module, because a closure of the main actor that is handed to the standard library is checked, at each call,
    /// for where it runs.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
