import CBenchmark
import Engines
import Workloads

/// The child process's side: one engine on one picture, a line for each thing done.
///
///     ready                      the picture is drawn, the engine prepared
///     built NANOSECONDS PEAK-MB  after build + first solve + read
///     edited KIND NANOSECONDS    after one edit of each kind + read
///     asked NANOSECONDS          after the question of what is ambiguous
///     failed MESSAGE
enum Child {
    static func run(_ engine: any Engine, on picture: Picture, edits: [Edit.Kind], idle: Bool) -> Int32 {
        do {
            let prepared = try engine.prepare(picture)
            let values = Values(picture)
            peak_reset()
            say("ready")
            let time = idle ? 0 : try Stopwatch.build(prepared, values)
            say("built \(time) \(Double(peak_bytes()) / 1_048_576)")
            guard !idle else { return 0 }
            for kind in edits {
                guard let edit = picture.edit(kind, 0) else { continue }
                say("edited \(kind.rawValue) \(try Stopwatch.edit(prepared, by: edit, reading: values))")
            }
            if let (time, _) = try Stopwatch.ambiguity(prepared) { say("asked \(time)") }
            return 0
        } catch {
            say("failed \(error)")
            return 1
        }
    }

    private static func say(_ line: String) {
        Output.write(line + "\n")
    }
}
