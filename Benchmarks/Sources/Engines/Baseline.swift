import Workloads

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the solver counted, written down: rows, classes, kernels and allocations, not times. A change of these figures
/// is a change of the method, and belongs into the same commit as the code that made it.
public struct Baseline: Codable, Equatable, Sendable {
    public struct Entry: Codable, Equatable, Sendable {
        public var counts: Counts
        /// The sum of violations per priority of the optimum, "750" and so on: a fact of the picture.
        public var violations: [String: Double]
    }

    public static let sizes = [10, 100, 1000]

    /// By workload and size: "B 100".
    public var entries: [String: Entry] = [:]

    public init() {}

    public static func name(_ workload: Workload, _ size: Int) -> String { "\(workload.rawValue) \(size)" }

    /// Solves the picture with the C core and looks at what that took.
    public static func entry(_ picture: Picture) throws -> Entry {
        let entrant = try CSolverEngine.csolver().prepare(picture)
        try entrant.build()
        let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4 * picture.views.count)
        defer { values.deallocate() }
        try entrant.read(into: values)
        let certificate = picture.certificate(of: UnsafeBufferPointer(values), as: entrant.variables)
        guard certificate.requiredResidual <= 1e-3, let counts = entrant.counts else {
            throw EngineFailure("a required row is off by \(certificate.requiredResidual)")
        }
        let violations = certificate.violations.map { (String(Int($0.priority)), ($0.sum * 1e6).rounded() / 1e6) }
        return Entry(counts: counts, violations: Dictionary(violations) { $0 + $1 })
    }
}

extension Baseline {
    public init(readingFrom path: String) throws {
        self = try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: URL(filePath: path)))
    }

    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    }
}
