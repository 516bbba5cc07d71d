import Engines
import Workloads

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Program {
    /// Runs this program as its own child.
    func child(_ name: String, idle: Bool) -> Int32 {
        guard let workload = options.workloads.first, let size = options.sizes?.first else {
            Output.warn("--child needs --workloads and --sizes")
            return 64
        }
        do throws(Unavailable) {
            guard let engine = try Engines.engine(named: name, peers: peers) else {
                Output.warn("unknown engine \(name): there are \(Engines.names.joined(separator: ", "))")
                return 64
            }
            return Child.run(engine, on: workload.picture(size: size), edits: options.edits, idle: idle)
        } catch {
            Output.warn("\(name) is unavailable: \(error.remedy)")
            return 1
        }
    }
}

/// `exit`, under a name that does not depend on the platform's module.
func exitProcess(_ status: Int32) -> Never { exit(status) }
