// UIView.observeLayout for Apple's platforms: a file to copy into a package that observes layouts and is tested on Linux, where
// Quoin's UIKit has the same function.

#if canImport(UIKit) && canImport(ObjectiveC)
    import UIKit

    /// An object whose layout can be observed: a view.
    @MainActor
    public protocol LayoutObservable: AnyObject {}

    extension UIView: LayoutObservable {}

    extension LayoutObservable where Self: UIView {
        /// Calls a closure whenever the view has got another frame or bounds, until the observation is invalidated or released.
        ///
        /// ```swift
        /// observation = card.observeLayout { card in shadow.frame = card.bounds }
        /// ```
        public func observeLayout(_ handler: @escaping @MainActor (Self) -> Void) -> LayoutObservation {
            let call: @MainActor () -> Void = { [weak self] in
                if let self { handler(self) }
            }
            return LayoutObservation([
                layer.observe(\.bounds) { _, _ in MainActor.assumeIsolated(call) },
                layer.observe(\.position) { _, _ in MainActor.assumeIsolated(call) },
            ])
        }
    }

    /// An observation of a view's layout, which ends when it is invalidated or released.
    @MainActor
    public final class LayoutObservation {
        private var observations: [NSKeyValueObservation]

        fileprivate init(_ observations: [NSKeyValueObservation]) { self.observations = observations }

        /// Ends the observation.
        public func invalidate() { observations = [] }
    }
#endif
