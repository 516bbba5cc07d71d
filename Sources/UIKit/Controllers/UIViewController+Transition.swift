extension UIViewController {
    /// The transition by which a controller is shown. No effect. Transitions are not animated.
    public final class Transition: NSObject {
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }

        /// The options of a zoom transition.
        public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var interactiveDismissShouldBegin: (@MainActor (Any) -> Bool)?
            public var alignmentRectProvider: (@MainActor (Any) -> CGRect?)?
        }

        /// The controllers of a zoom transition.
        @preconcurrency @MainActor
        public struct ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
        }
    }

    /// The transition that the controller prefers. It is stored only.
    public final var preferredTransition: Transition? {
        get { rareResponderProperties?.preferredTransition as? Transition }
        set { ensureRareResponderProperties().preferredTransition = newValue }
    }
}
