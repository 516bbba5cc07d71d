/// An observation of a view's layout, which ends when it is invalidated or released.
@preconcurrency @MainActor
public final class LayoutObservation {
    private(set) var handler: ((UIView) -> Void)?

    init(_ handler: @escaping (UIView) -> Void) { self.handler = handler }

    /// Ends the observation.
    public func invalidate() { handler = nil }

    /// A weak reference to an observation, kept by the view.
    struct Reference {
        weak var observation: LayoutObservation?
    }
}
