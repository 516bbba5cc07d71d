/// The work and the time of one layout pass, for a log: see ``Layout/passDidEnd``.
///
/// ```text
///   preparing   behaviors' constraints, content sizes, insets      calls the program
///   writing     rows to the solver
///   solving     the solver, and contents measured at their widths
///   finishing   frames, insets that moved along, didLayOut         calls the program
/// ```
public struct PassTimes: Hashable, Sendable {
    /// The items whose frame or content area changed.
    public internal(set) var moved = 0
    /// The number of times the system was solved.
    public internal(set) var solves = 0
    /// The number of rounds of behaviors, solving and insets.
    public internal(set) var rounds = 0
    /// The time spent on constraints of behaviors, content sizes and insets, which calls the program.
    public internal(set) var preparing = Duration.zero
    /// The time spent on sending rows to the solver.
    public internal(set) var writing = Duration.zero
    /// The time spent in the solver, and on measuring contents at their widths.
    public internal(set) var solving = Duration.zero
    /// The time spent on frames, insets that moved along, and ``LayoutBehavior/didLayOut(_:)``, which calls the program.
    public internal(set) var finishing = Duration.zero

    /// The time of the whole pass.
    public var total: Duration { preparing + writing + solving + finishing }
}

extension PassTimes: CustomStringConvertible {
    /// A text such as `3 moved, 1 solve, 1 round in 0.412 ms: preparing 0.100, writing 0.050, solving 0.200, finishing 0.062`.
    public var description: String {
        let parts = [("preparing", preparing), ("writing", writing), ("solving", solving), ("finishing", finishing)]
        let work = "\(moved) moved, \(counted(solves, "solve")), \(counted(rounds, "round"))"
        return "\(work) in \(milliseconds(total)) ms: " + parts.map { "\($0) \(milliseconds($1))" }.joined(separator: ", ")
    }

    /// The duration in milliseconds with three decimals.
    private func milliseconds(_ duration: Duration) -> String {
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        let decimals = "\(microseconds % 1000)"
        return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
    }
}

/// `1 solve`, `2 solves`
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// Takes the times of a pass, if they are asked for.
struct PassClock {
    var times = PassTimes()
    private var last: ContinuousClock.Instant?

    init(isRunning: Bool) { if isRunning { last = .now } }

    /// Counts the time since the last call as one part of the pass, to which `add` adds it.
    mutating func didDo(_ add: (inout PassTimes, Duration) -> Void) {
        guard let last else { return }
        let now = ContinuousClock.now
        add(&times, now - last)
        self.last = now
    }
}

extension LayoutPass {
    /// The times of the pass, and the counts of its report.
    mutating func times(moved: Int) -> PassTimes {
        clock.didDo { $0.finishing += $1 }
        var times = clock.times
        (times.moved, times.solves, times.rounds) = (moved, report.solves, report.rounds)
        return times
    }
}
