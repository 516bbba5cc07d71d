/// Something UIKit would have raised or logged.
public struct UIKitMessage: Hashable, Sendable, CustomStringConvertible {
    /// The name of the exception that UIKit raises; nil for what it only logs.
    public let exception: String?
    /// UIKit's own text.
    public let text: String

    public var description: String {
        exception.map { "*** Exception '\($0)', reason: '\(text)'" } ?? text
    }
}
