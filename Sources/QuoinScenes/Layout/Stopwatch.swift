import QuoinBehaviors
import QuoinLayout

/// A stopwatch that divides the time of a layout into phases.
///
/// ```swift
/// let stopwatch = Stopwatch()
/// let layout = try SceneLayout(scene, stopwatch: stopwatch)
/// print(stopwatch[.solving], stopwatch[.text])
/// ```
///
/// With a stopwatch each measurement of a text costs two readings of the clock.
///
/// This type is not `Sendable`: use one for each thread, and sum their times with ``add(_:)``.
public final class Stopwatch {
    /// A phase that time is counted in.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Reading and parsing files.
        case reading
        /// Creating items, behaviors and constraints.
        case building
        /// Computing frames, without measuring text.
        case solving
        /// Measuring text.
        case text
        /// Finding the frames that constraints leave open.
        case ambiguity
        /// Finding the reasons to doubt frames.
        case trust
        /// Writing the output.
        case writing
    }

    /// The seconds spent in each phase; a phase without any is missing.
    public private(set) var times: [Phase: Double] = [:]

    /// Creates a stopwatch that shows zero.
    public init() {}

    /// The seconds spent in a phase.
    public subscript(phase: Phase) -> Double { times[phase, default: 0] }

    /// Adds the times of another stopwatch.
    public func add(_ other: [Phase: Double]) { times.merge(other) { $0 + $1 } }

    /// Runs a function and adds its time to a phase, less the time of texts measured in it. Returns the function's result.
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

    /// Times the measurements of an item's texts.
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
    /// Runs a function and returns its result, timed if there is a stopwatch.
    public func timing<Value, Failure>(_ phase: Stopwatch.Phase, _ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard let self else { return try work() }
        return try self.time(phase, work)
    }
}
