/// The text of a message to the unified log, which is discarded.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    /// The parts of a message.
    public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// No effect.
        public mutating func appendLiteral(_ literal: String) {}
        /// No effect.
        public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {}
    }
}

/// The readers of a value in a message to the unified log.
public enum OSLogPrivacy: Hashable, Sendable {
    case auto, `public`, `private`, sensitive
}
