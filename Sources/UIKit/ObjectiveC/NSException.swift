extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}

/// An exception of Objective-C. Swift cannot unwind: one that is raised goes to `UIKitEnvironment.log`, and the program continues.
///
/// ```swift
/// NSException(name: .invalidArgumentException, reason: "no such page", userInfo: nil).raise()
/// ```
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Writes the exception to `UIKitEnvironment.log`.
    open func raise() {
        let name = name.rawValue, text = reason ?? ""
        onMain { UIKitState.raise(name, text) }
    }
}
