import Engines
import Workloads

extension Program {
    /// Counts every workload at the baseline's sizes and rewrites the file.
    func writeBaseline(_ path: String) -> Int32 {
        attempt("the baseline could not be written") {
            guard LayoutTally.isExact else { throw EngineFailure("allocations are counted in a release build on GNU/Linux") }
            try count().write(to: path)
            return 0
        }
    }

    /// Counts them and compares with what is written down.
    func checkBaseline(_ path: String) -> Int32 {
        attempt("the baseline could not be checked") {
            guard LayoutTally.isExact else { throw EngineFailure("allocations are counted in a release build on GNU/Linux") }
            let differences = try count().differences(from: Baseline(readingFrom: path))
            for line in differences { Output.warn(line) }
            return differences.isEmpty ? 0 : 1
        }
    }

    private func count() throws -> Baseline {
        defer { progress.clear() }
        return try Baseline { progress.show($0) }
    }

    private func attempt(_ failure: String, _ body: () throws -> Int32) -> Int32 {
        do { return try body() } catch {
            Output.warn("\(failure): \(error)")
            return 1
        }
    }
}
