/// The selectors that are to be sent after a delay.
@MainActor
private enum DelayedPerforms {
    /// A selector that is performed after a delay. A cancelled one releases its target, even where the run loop keeps the timer.
    final class Request {
        private(set) var target: AnyObject?
        let selector: Selector
        let argument: Any?
        var timer: Timer?

        init(target: AnyObject, selector: Selector, argument: Any?) {
            (self.target, self.selector, self.argument) = (target, selector, argument)
        }

        func end() {
            timer?.invalidate()
            target = nil
        }
    }

    private static var requests: [Request] = []

    static func add(_ target: AnyObject, selector: Selector, argument: Any?, after delay: TimeInterval) {
        nonisolated(unsafe) let request = Request(target: target, selector: selector, argument: argument)
        request.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in onMain { fire(request) } }
        requests.append(request)
    }

    private static func fire(_ request: Request) {
        guard let target = request.target else { return }
        requests.removeAll { $0 === request }
        request.end()
        request.selector.send(to: target, request.argument)
    }

    static func cancel(_ isMeant: (Request) -> Bool) {
        for request in requests where isMeant(request) { request.end() }
        requests.removeAll { $0.target == nil }
    }
}

extension NSObjectProtocol {
    /// Sends a selector to the object after a delay, on the current run loop. The object is retained until then, as on iOS.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(self, selector: aSelector, argument: anArgument, after: delay)
    }
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Sends a selector to the object on the main queue: at once if asked to wait, else when the queue comes to it.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Cancels delayed performs of selectors on an object.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel { $0.target === aTarget as AnyObject }
    }
    /// Cancels a selector that an object was to be sent after a delay with an equal argument.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedPerforms.cancel { request in
            guard request.target === aTarget as AnyObject, request.selector == aSelector else { return false }
            guard let given = request.argument else { return anArgument == nil }
            return anArgument.map { areEqual($0, given) } ?? false
        }
    }
}
