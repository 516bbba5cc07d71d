/// The evidence for an answer: its violations, computed from the rows.
///
/// ```swift
/// let certificate = try solver.certificate()
/// for level in certificate.levels { print(level.priority, level.violation) }   // 750 12.0, then 250 0.0
/// ```
public struct Certificate: Equatable, Sendable {
    /// A priority and the sum of its rows' violations.
    public struct Level: Equatable, Sendable {
        /// The priority of the level.
        public let priority: Priority
        /// The sum of the violations of its rows.
        public let violation: Double
    }

    /// The largest violation of a required row that is not the culprit of a conflict.
    public let requiredResidual: Double
    /// The violations by priority, from the highest to the lowest.
    public let levels: [Level]
}
