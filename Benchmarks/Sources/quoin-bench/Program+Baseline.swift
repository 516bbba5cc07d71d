import Engines
import Workloads

extension Program {
    /// Counts every workload at the baseline's sizes and writes the file anew.
    func writeBaseline(_ path: String) -> Int32 {
        var baseline = Baseline()
        do {
            for workload in Workload.allCases {
                for size in Baseline.sizes {
                    progress.show("\(workload.rawValue) \(size)")
                    baseline.entries[Baseline.name(workload, size)] = try Baseline.entry(workload.picture(size: size))
                }
            }
            progress.clear()
            try baseline.write(to: path)
            return 0
        } catch {
            progress.clear()
            Output.warn("the baseline could not be written: \(error)")
            return 1
        }
    }
}
