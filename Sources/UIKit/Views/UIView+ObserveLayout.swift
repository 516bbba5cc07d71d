/// An object whose layout can be observed: a view.
@preconcurrency @MainActor
public protocol LayoutObservable: AnyObject {}

extension UIView: LayoutObservable {}

extension LayoutObservable where Self: UIView {
    /// Calls a closure whenever the view's frame or bounds change, by a layout or by code, until the observation is invalidated or
    /// released.
    ///
    /// ```swift
    /// observation = card.observeLayout { card in shadow.frame = card.bounds }
    /// ```
    ///
    /// It stands for `observe(\.bounds)`, which needs Objective-C. UIKit on Apple's platforms does not have it:
    /// `Examples/ObserveLayout` is a file to copy that does the same there. What the closure changes applies in the next layout.
    public func observeLayout(_ handler: @escaping @MainActor (Self) -> Void) -> LayoutObservation {
        let observation = LayoutObservation { view in (view as? Self).map(handler) }
        ensureRareProperties().observations.append(.init(observation: observation))
        flags.insert(.wantsDidMove)
        return observation
    }
}

extension UIView {
    /// Calls the observers after the frame or the content area has changed.
    final func reportLayout() {
        guard let observations = rareProperties?.observations, !observations.isEmpty else { return }
        rareProperties?.observations = observations.filter { $0.observation?.handler != nil }
        for reference in observations { reference.observation?.handler?(self) }
    }
}
