import QuoinBehaviors

/// The presentation controller of sheets. On phones a sheet has the height of its selected detent, the smallest by default.
open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var preferredCornerRadius: CGFloat?
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var sourceView: UIView?
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Computes the heights of the detents again.
    open func invalidateDetents() { presentedViewController.rearrange() }
    open override var frameOfPresentedViewInContainerView: CGRect { presentedViewController.viewIfLoaded?.frame ?? .zero }

    /// The height of the selected detent, or of the first.
    final var selectedDetentHeight: Double? {
        guard let chosen = detents.first(where: { $0.identifier == selectedDetentIdentifier }) ?? detents.first else { return nil }
        return chosen.resolvedValue(in: DetentContext(self)).map { Double($0) }
    }

    /// A height of a sheet.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public final let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }
        /// A detent at half of the available height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
    }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ controller: UISheetPresentationController) {
        containerTraitCollection = controller.traitCollection
        let window = controller.presentedViewController.viewIfLoaded?.window ?? controller.presentingViewController.viewIfLoaded?.window
        maximumDetentValue = CGFloat(Sheet.maximumHeight(on: window?.screenOfWindow ?? UIKitEnvironment.current.screen))
        super.init()
    }
}

/// The values from which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// No effect.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
