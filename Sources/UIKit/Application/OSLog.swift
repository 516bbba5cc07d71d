// The unified log of Apple's platforms, which `import os` brings there: code that logs compiles, and nothing is logged.

/// A log of a subsystem. Nothing is logged.
public final class OSLog: NSObject, @unchecked Sendable {
    public let subsystem: String
    public let category: String

    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    public static let `default` = OSLog(subsystem: "", category: "default")
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether messages are logged, which they are not. No effect.
    public func isEnabled(type: OSLogType) -> Bool { false }

    /// A category that tools such as Instruments recognize.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

/// No effect.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}
/// No effect.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ arguments: Any...) {}
