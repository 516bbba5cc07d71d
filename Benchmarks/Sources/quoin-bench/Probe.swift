import Engines
import Workloads

/// A trial run in a child process before an engine is measured here: whether it finishes at all, how much memory it
/// takes, and roughly how long. A crash or an endless loop ends the child, not the run.
struct Probe {
    var buildNanoseconds: UInt64?
    var peakMegabytes: Double?
    var editNanoseconds: [Edit.Kind: UInt64] = [:]
    /// Whether the engine says within the limit what is ambiguous.
    var tellsAmbiguity = false
    var end = ChildProcess.End.notStarted
    var message: String?
}

extension Probe {
    init(_ program: Program, picture: Picture, engine: String) {
        run(program, picture: picture, engine: engine)
        guard buildNanoseconds != nil, let peakMegabytes else { return }
        // Less what a child of the same engine has that builds nothing.
        var idle = Probe()
        idle.run(program, picture: picture, engine: engine, idle: true)
        self.peakMegabytes = idle.peakMegabytes.map { max(peakMegabytes - $0, 0) }
    }

    private mutating func run(_ program: Program, picture: Picture, engine: String, idle: Bool = false) {
        let edits = program.options.edits.map(\.rawValue)
        let arguments =
            ["--workloads", picture.workload.rawValue, "--sizes", String(picture.size), "--peers", program.peers]
            + ["--edits", edits.isEmpty ? "none" : edits.joined(separator: ",")]
            + ["--child", engine] + (idle ? ["--idle"] : [])
        var probe = self
        let deadline = UInt64(program.options.timeLimit * 1e9)
        probe.end = ChildProcess.run(program.path, arguments, deadline: deadline) { probe.take($0) }
        self = probe
    }

    private mutating func take(_ line: Substring) {
        let words = line.split(separator: " ")
        switch words.first {
        case "built" where words.count == 3:
            buildNanoseconds = UInt64(words[1])
            peakMegabytes = Double(words[2])
        case "edited" where words.count == 3:
            if let kind = Edit.Kind(rawValue: String(words[1])) { editNanoseconds[kind] = UInt64(words[2]) }
        case "asked": tellsAmbiguity = true
        case "failed": message = String(line.dropFirst(7))
        default: break
        }
    }

    /// The way in which the child failed; nil if it did not.
    var failure: String? {
        switch end {
        case .exited(0), .timedOut: nil
        case .exited(let status): message ?? "exited with status \(status)"
        case .signalled(let signal): signal == 11 ? "crashed, most likely out of stack (signal 11)" : "crashed (signal \(signal))"
        case .notStarted: "the child process could not be started"
        }
    }
}
