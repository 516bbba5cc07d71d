import QuoinBehaviors
import QuoinLayout

/// Where the time of a layout goes, for those who ask.
///
/// ```swift
/// let stopwatch = Stopwatch()
/// let layout = try SceneLayout(scene, stopwatch: stopwatch)
/// print(stopwatch[.solving], stopwatch[.text])
/// ```
///
/// For one thread; sum the times of several with ``add(_:)``. Asking costs two readings of the clock for each text.
///
/// This type is not `Sendable`: one for each thread.
public final class Stopwatch {
    /// The phases between which time is divided.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Files, and what is in them.
        case reading
        /// Items, behaviors and constraints of them.
        case building
        /// Frames, without the texts in them.
        case solving
        case text
        /// Finding the frames that constraints leave open.
        case ambiguity
        /// Finding out what each frame rests on.
        case trust
        case writing
    }

    /// Seconds by phase.
    public private(set) var times: [Phase: Double] = [:]

    public init() {}

    public subscript(phase: Phase) -> Double { times[phase, default: 0] }

    public func add(_ other: [Phase: Double]) { times.merge(other) { $0 + $1 } }

    /// Does the work and adds its time, less what texts took of it.
    public func time<Value, Failure>(_ phase: Phase, _ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        let text = self[.text]
        let start = ContinuousClock.now
        defer {
            let inner = phase == .text ? 0 : self[.text] - text
            times[phase, default: 0] += Stopwatch.seconds(ContinuousClock.now - start) - inner
        }
        return try work()
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }

    private func timed(_ measure: @escaping TextMeasuring) -> TextMeasuring {
        { request in self.time(.text) { measure(request) } }
    }

    /// Lets the texts of an item be timed.
    func watch(_ item: Item) {
        switch item.behavior {
        case let label as Label: label.measure = timed(label.measure)
        case let button as Button: button.title = button.title.map(timed)
        case let field as TextField: field.text = timed(field.text)
        case let view as TextView: view.text = timed(view.text)
        case let control as SegmentedControl: control.titles = control.titles.map(timed)
        default: break
        }
    }
}

extension Stopwatch? {
    /// Does the work, timed if there is a watch.
    public func timing<Value, Failure>(_ phase: Stopwatch.Phase, _ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard let self else { return try work() }
        return try self.time(phase, work)
    }
}
