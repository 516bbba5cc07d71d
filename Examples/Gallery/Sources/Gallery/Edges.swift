#if os(iOS) || os(tvOS)
    import UIKit
    public typealias View = UIView
    public typealias Priority = UILayoutPriority
#elseif os(macOS)
    import AppKit
    public typealias View = NSView
    public typealias Priority = NSLayoutConstraint.Priority
#endif

#if os(iOS) || os(tvOS) || os(macOS)
    extension View {
        /// Pins the view to its superview.
        @discardableResult
        public func pin(inset: CGFloat = 0) -> [NSLayoutConstraint] {
            guard let superview = superview else { return [] }
            translatesAutoresizingMaskIntoConstraints = false
            let constraints = [
                leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
                superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
                topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
                superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
            ]
            NSLayoutConstraint.activate(constraints)
            return constraints
        }
    }
#endif

#if os(iOS)
    extension UIView {
        public var isOnAPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
    }
#endif
