import Workloads

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Recorded counts of the solver: rows, classes, kernels and allocations, not times. A change of these figures
/// is a change of the method, and belongs into the same commit as the code that made it.
public struct Baseline: Codable, Equatable, Sendable {
    public struct Entry: Codable, Equatable, Sendable {
        public var counts: Counts
        /// The sum of violations per priority of the optimum, "750" and so on: a fact of the picture.
        public var violations: [String: Double]
    }

    public static let sizes = [10, 100, 1000]

    /// The counts of the solver, keyed by workload and size: "B 100".
    public var entries: [String: Entry] = [:]
    /// The counts of the layout engine, keyed by engine, workload and size: "layout A2 100", "stacks B 100".
    public var layouts: [String: LayoutTally] = [:]

    /// The engines and workloads that ``layouts`` has entries for.
    public static let layoutCases: [(engine: LayoutEngine, workload: Workload)] =
        [Workload.a, .a2, .b, .c].map { (.layout, $0) } + [(.stacks, .b)]

    public init() {}

    public static func name(_ workload: Workload, _ size: Int) -> String { "\(workload.rawValue) \(size)" }

    public static func name(_ engine: LayoutEngine, on workload: Workload, of size: Int) -> String {
        "\(engine.name) \(name(workload, size))"
    }

    /// Solves the picture with the C core and looks at what that took.
    public static func entry(_ picture: Picture) throws -> Entry {
        let prepared = try CSolverEngine.csolver().prepare(picture)
        try prepared.build()
        let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4 * picture.views.count)
        defer { values.deallocate() }
        try prepared.read(into: values)
        let certificate = picture.certificate(of: UnsafeBufferPointer(values), as: prepared.variables)
        guard certificate.requiredResidual <= 1e-3, let counts = prepared.counts else {
            throw EngineFailure("a required row is off by \(certificate.requiredResidual)")
        }
        let violations = certificate.violations.map { (String(Int($0.priority)), ($0.sum * 1e6).rounded() / 1e6) }
        return Entry(counts: counts, violations: Dictionary(violations) { $0 + $1 })
    }
}

extension Baseline {
    /// Counts everything. Allocations of the layout engine only where they can be: see ``LayoutTally/isExact``.
    public init(counting progress: (String) -> Void) throws {
        for size in Baseline.sizes {
            for workload in Workload.allCases {
                let name = Baseline.name(workload, size)
                progress(name)
                entries[name] = try Baseline.entry(workload.picture(size: size))
            }
            for (engine, workload) in Baseline.layoutCases {
                let name = Baseline.name(engine, on: workload, of: size)
                progress(name)
                layouts[name] = try LayoutTally(workload.picture(size: size), usesStacks: engine.usesStacks)
            }
        }
    }

    /// Returns a line for each difference from a baseline that was written down.
    public func differences(from written: Baseline) -> [String] {
        var found: [String] = []
        for name in Set(entries.keys).union(written.entries.keys).sorted() where entries[name]?.counts != written.entries[name]?.counts {
            found.append("\(name): \(entries[name]?.counts as Any), not \(written.entries[name]?.counts as Any)")
        }
        for name in Set(layouts.keys).union(written.layouts.keys).sorted() {
            switch (layouts[name], written.layouts[name]) {
            case (let counted?, let known?) where counted.agrees(with: known): continue
            case (let counted, let known): found.append("\(name): \(counted as Any), not \(known as Any)")
            }
        }
        return found
    }

    public init(readingFrom path: String) throws {
        self = try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: URL(filePath: path)))
    }

    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    }
}
