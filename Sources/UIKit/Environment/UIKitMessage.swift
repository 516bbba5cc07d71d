/// A message for which UIKit raises an exception or writes to the log.
public struct UIKitMessage: Hashable, Sendable, CustomStringConvertible {
    /// The name of the exception; nil for a log message.
    public let exception: String?
    /// UIKit's own text.
    public let text: String

    public var description: String {
        exception.map { "*** Exception '\($0)', reason: '\(text)'" } ?? text
    }
}
